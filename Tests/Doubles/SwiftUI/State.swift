// Written from the documentation of Binding, State, FocusState, Environment and EnvironmentValues. The closures of a binding
// are @Sendable and inherit the actor they are written on, as in the real declaration.
public import Foundation

@propertyWrapper public struct Binding<Value> {
  private let get: @Sendable () -> Value
  private let set: @Sendable (Value) -> Void

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    self.set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public static func constant(_ value: Value) -> Binding<Value> where Value: Sendable {
    Binding(get: { value }, set: { _ in })
  }
}

extension Binding: Sendable where Value: Sendable {}

/// A place to keep a value.
final class Storage<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value> {
  private let storage: Storage<Value>
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { [storage] in storage.value }, set: { [storage] in storage.value = $0 })
  }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  private let storage: Storage<Value>
  public init() where Value == Bool { storage = Storage(false) }
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }
  public var projectedValue: Binding { Binding(storage: storage) }

  @propertyWrapper public struct Binding {
    let storage: Storage<Value>
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    public var projectedValue: Binding { self }
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public var locale = Locale(identifier: "en_US")
  public var layoutDirection = LayoutDirection.leftToRight
  public var isEnabled = true
  public var font: Font?
  public var multilineTextAlignment = TextAlignment.leading
}
