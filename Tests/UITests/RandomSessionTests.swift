#if AMOUNTKIT_DOUBLES
import AmountCore
import AmountTesting
import Testing
import UIKit

@testable import AmountUI

/// Long sessions of everything a person may do: after each action the field shows what the engine alone would show.
@Suite @MainActor struct RandomSessions {
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func fieldFollowsTheEngine(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for switches in FieldSwitches.undoWorlds {
      var options = AmountFormat.Options.standard
      options.sign = .any
      options.prefix = seed % 2 == 0 ? "$" : nil
      options.outOfRange = seed % 3 == 0 ? .reject : .flag
      options.maximum = 50_000
      let fixture = FieldFixture(try! AmountFormat(options: options), switches)
      var model = AmountEditor(format: fixture.field.format)
      var history = EditHistory()
      var trail: [String] = []
      for _ in 0..<60 {
        trail.append(step(&random, fixture, &model, &history))
        await fixture.turns()
        guard fixture.field.text == model.text, fixture.field.selectedOffsets == model.selection else {
          Issue.record(
            "seed \(seed), \(switches): field \(fixture.shown), engine \(model.text) \(model.selection) after \(trail)")
          return
        }
      }
      #expect(fixture.field.amount == model.amount)
    }
  }

  private func step(
    _ random: inout SeededGenerator, _ fixture: FieldFixture, _ model: inout AmountEditor, _ history: inout EditHistory
  ) -> String {
    let keys = ["1", "2", "0", "5", ".", ",", "-", "x", "９"]
    let pastes = ["12", "1,234.5", "abc", "007", ".75", "-3", "100000", "  "]
    let selection = model.selection
    func edit(_ range: Range<Int>, _ text: String) {
      _ = try? history.apply(TextEdit(replacing: range, with: text), to: &model)
    }
    switch random.next(10) {
    case 0...3:
      let key = keys[random.next(keys.count)]
      fixture.person.type(key)
      edit(selection, key)
      return key
    case 4:
      let text = pastes[random.next(pastes.count)]
      fixture.person.paste(text)
      edit(selection, text)
      return "paste(\(text))"
    case 5:
      fixture.person.backspace()
      let start = selection.isEmpty ? max(0, selection.lowerBound - 1) : selection.lowerBound
      edit(start..<selection.upperBound, "")
      return "bs"
    case 6:
      fixture.person.forwardDelete()
      let end = selection.isEmpty ? min(model.textLength, selection.upperBound + 1) : selection.upperBound
      edit(selection.lowerBound..<end, "")
      return "del"
    case 7:
      let (a, b) = (random.next(model.textLength + 1), random.next(model.textLength + 1))
      let range = min(a, b)..<max(a, b)
      // A selection that stays is no move to the control.
      guard model.legal(range) != selection, range != fixture.field.selectedOffsets else { return "" }
      fixture.person.select(range)
      history.select(range, in: &model)
      return "select(\(range))"
    case 8:
      guard history.canUndo else { return "" }
      fixture.person.undo()
      history.undo(&model)
      return "undo"
    default:
      guard history.canRedo else { return "" }
      fixture.person.redo()
      history.redo(&model)
      return "redo"
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
#endif
