// Written from the documentation of SwiftUI's View, its containers and modifiers, as far as the field and the example use
// them. Nothing is laid out or drawn: the types are there to be checked.
@_exported public import AppleDoubles
@_exported public import Foundation

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

/// A view that has no body of its own.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError("a primitive view has no body") }
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

public struct TupleView<each Content: View>: PrimitiveView {
  init(_ content: repeat each Content) {}
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { Either() }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { Either() }
}

public struct Either<First: View, Second: View>: PrimitiveView {}

public struct Text: PrimitiveView {
  public let double: String
  public init(_ text: String) { double = text }
  public init(verbatim text: String) { double = text }
}

public struct Button: PrimitiveView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct VStack<Content: View>: PrimitiveView {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    _ = content()
  }
}

public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct Section<Content: View>: PrimitiveView {
  public init(_ title: String, @ViewBuilder content: () -> Content) { _ = content() }
}

public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) {
    for element in data { _ = content(element) }
  }
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  public init(_ title: String, @ViewBuilder destination: () -> Destination) where Label == Text { _ = destination() }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

@MainActor @preconcurrency public protocol Scene {}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) { _ = content() }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  public static func main() { _ = Self().body }
}

@MainActor @resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// What a modifier changes in the environment of a view.
public struct EnvironmentView<Content: View>: PrimitiveView {
  nonisolated(unsafe) let content: Content
  public nonisolated(unsafe) let change: (inout EnvironmentValues) -> Void

  nonisolated init(content: Content, change: @escaping (inout EnvironmentValues) -> Void) {
    self.content = content
    self.change = change
  }
}

extension View {
  nonisolated public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { EnvironmentView(content: self) { $0[keyPath: path] = value } }
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = !disabled }
  }
  nonisolated public func font(_ font: Font?) -> some View { EnvironmentView(content: self) { $0.font = font } }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    EnvironmentView(content: self) { $0.multilineTextAlignment = alignment }
  }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    EnvironmentView(content: self) { _ in }
  }
  nonisolated public func padding() -> some View { EnvironmentView(content: self) { _ in } }
  nonisolated public func navigationTitle(_ title: String) -> some View { EnvironmentView(content: self) { _ in } }
  nonisolated public func foregroundColor(_ color: Color?) -> some View { EnvironmentView(content: self) { _ in } }
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { EnvironmentView(content: self) { _ in } }
}

public struct Color: Hashable, Sendable {
  let name: String
  public static let red = Color(name: "red")
  public static let secondary = Color(name: "secondary")
}

public struct Font: Hashable, Sendable {
  let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")
  public static func system(size: CGFloat) -> Font { Font(name: "system \(size)") }
}
