// Written from the documentation of UIViewRepresentable and NSViewRepresentable. The hosts are of the double only: they do
// what SwiftUI does with a representable, when a test says so.
public import AppKit
public import UIKit

@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Self.Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Self.Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

@preconcurrency @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// Of the double only.
@MainActor public final class UIViewHost<Representable: UIViewRepresentable> {
  public let view: Representable.UIViewType
  public let coordinator: Representable.Coordinator
  public private(set) var updates = 0

  public init(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    coordinator = representable.makeCoordinator()
    let context = UIViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    view = representable.makeUIView(context: context)
    update(representable, environment: environment)
  }

  public func update(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    updates += 1
    let context = UIViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    representable.updateUIView(view, context: context)
  }

  public func dismantle() { Representable.dismantleUIView(view, coordinator: coordinator) }
}

@preconcurrency @MainActor public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Self.Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Self.Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
}

extension NSViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

@preconcurrency @MainActor public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// Of the double only.
@MainActor public final class NSViewHost<Representable: NSViewRepresentable> {
  public let view: Representable.NSViewType
  public let coordinator: Representable.Coordinator

  public init(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    coordinator = representable.makeCoordinator()
    let context = NSViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    view = representable.makeNSView(context: context)
    update(representable, environment: environment)
  }

  public func update(_ representable: Representable, environment: EnvironmentValues = EnvironmentValues()) {
    let context = NSViewRepresentableContext<Representable>(coordinator: coordinator, environment: environment)
    representable.updateNSView(view, context: context)
  }

  public func dismantle() { Representable.dismantleNSView(view, coordinator: coordinator) }
}
