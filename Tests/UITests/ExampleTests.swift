#if AMOUNTKIT_DOUBLES
import AmountCore
import SwiftUI
import Testing
import UIKit

@testable import AmountDemo

/// The example is built with the tests; its field by a delegate also runs.
@Suite @MainActor struct Example {
  @Test func theClassicFieldKeepsItsOwnDelegate() {
    let host = UIViewHost(ClassicField())
    let window = UIWindow(frame: .zero)
    window.addSubview(host.view)
    host.view.becomeFirstResponder()
    for key in ["1", "0", ".", "5", "0", "0"] { host.view.person.type(key) }
    #expect(host.view.text == "10.50")
    host.view.person.pressReturn()
    #expect(!host.view.isFirstResponder)
  }

  @Test func theScreenIsMade() {
    _ = FieldList().body
    _ = AmountDemoApp().body
  }
}
#endif
