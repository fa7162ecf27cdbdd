// What Objective-C and Core Graphics bring on Apple platforms and Linux lacks, as far as the fields use it. Written from
// the documentation of each type.
@_exported public import Foundation

/// The name of a method.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  private let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

/// A pointer to a reference that the callee replaces.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let pointer: UnsafeMutablePointer<Pointee>
  public init(_ pointer: UnsafeMutablePointer<Pointee>) { self.pointer = pointer }
  public var pointee: Pointee {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }
}

public struct CGAffineTransform: Equatable, Sendable {
  public var tx: CGFloat
  public var ty: CGFloat
  public init(translationX tx: CGFloat, y ty: CGFloat) { (self.tx, self.ty) = (tx, ty) }
  public static let identity = CGAffineTransform(translationX: 0, y: 0)
}

/// Whether an object implements an optional requirement. The default of every such requirement says that it ran.
@MainActor public enum OptionalRequirement {
  private static var reachedDefault = false

  /// Called by defaults.
  public static func notImplemented() { reachedDefault = true }

  /// The answer of an object, or nil where it does not implement the requirement.
  public static func call<Answer>(_ body: () -> Answer) -> Answer? {
    reachedDefault = false
    let answer = body()
    defer { reachedDefault = false }
    return reachedDefault ? nil : answer
  }
}
