#if AMOUNTKIT_DOUBLES
import AmountCore
import AmountScenarios
import UIKit

@testable import AmountUI

/// A field in a window, with everything it tells written down.
@MainActor final class FieldFixture {
  let window = UIWindow(frame: .zero)
  let field: AmountTextField
  var amounts: [String] = []
  var rejections: [EditRejection] = []
  var events = 0

  init(_ format: AmountFormat = .standard, _ switches: FieldSwitches = FieldSwitches(), isFocused: Bool = true) {
    field = AmountTextField(format: format, frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    field.switches = switches
    window.addSubview(field)
    field.onAmountChange = { [unowned self] in self.amounts.append($0?.description ?? "nil") }
    field.onRejection = { [unowned self] in self.rejections.append($0) }
    field.addAction(UIAction { [unowned self] _ in self.events += 1 }, for: .editingChanged)
    if isFocused { field.becomeFirstResponder() }
  }

  var person: Person { field.person }

  /// Text and caret, as in scenario files.
  var shown: String { MarkedText(text: field.text ?? "", selection: field.selectedOffsets).description }

  func type(_ text: String) async {
    for scalar in text.unicodeScalars {
      person.type(String(scalar))
      await turns()
    }
  }

  func turns() async { for _ in 0..<3 { await turn() } }
}

extension AmountFormat {
  /// A format from option words, as in scenario files.
  static func words(_ change: (inout Options) -> Void) -> AmountFormat {
    var options = Options.standard
    change(&options)
    return try! AmountFormat(options: options)
  }
}

extension FieldSwitches {
  /// Every reading of how the control keeps its undo steps.
  static let undoWorlds: [FieldSwitches] = (0..<32).map { bits in
    var switches = FieldSwitches()
    switches.undoRecording = bits & 1 == 0 ? .beforeAsking : .afterEditing
    switches.undoAsksFirst = bits & 2 == 0
    switches.undoGoesThroughOverride = bits & 4 == 0
    switches.recordsThroughOverride = bits & 8 == 0
    switches.disablesRegistrationWhileAsking = bits & 16 == 0
    return switches
  }
}
#endif
