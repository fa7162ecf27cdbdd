/// Reads texts for a format. The field and the public reading are two uses of it.
package struct Reader {
  private let rules: Rules

  package init(rules: Rules) {
    self.rules = rules
  }

  package func read(_ text: UTF8Text) -> Answer {
    #if !hasFeature(Embedded)
    if let fast = rules.fastReading, let scan = fast.scan(text) { return fast.answer(of: scan) }
    #endif
    return readInGeneral(text)
  }

  /// Any text, without the short way for plain numbers.
  @inline(never)
  func readInGeneral(_ text: UTF8Text) -> Answer {
    var answer = Answer(.empty)
    withUnsafeTemporaryAllocation(of: ReadText.Piece.self, capacity: ReadText.longest) { pieces in
      do throws(Unreadable) {
        read(try ReadText(text, rules.reading, into: pieces), &answer)
      } catch {
        answer.meaning = .unreadable(error)
      }
    }
    return answer
  }

  private func read(_ text: ReadText, _ answer: inout Answer) {
    let range = text.unquoted
    let rules = rules.reading
    let frame = ReadingFrame(text, range, rules)
    do throws(Unreadable) {
      try StrictReading(text: text, rules: rules, frame: frame).read(&answer)
    } catch {
      answer = Answer(error)
      guard error == .notAnAmount || error == .misplacedSign || error == .malformedGroups else { return }
      if !GenerousReading(text: text, range: range, rules: rules, frame: frame).read(&answer) {
        readTriangle(text, range, &answer)
      }
    }
  }

  /// R7: `▲` and `△` are a minus in Japanese books.
  private func readTriangle(_ text: ReadText, _ range: Range<Int>, _ answer: inout Answer) {
    let rules = rules.reading
    guard rules.language == .japanese, let place = text.first(in: range, where: { $0 == "▲" || $0 == "△" }) else {
      return
    }
    text[place] = "-"
    let frame = ReadingFrame(text, range, rules)
    var found = Answer(.empty)
    try? StrictReading(text: text, rules: rules, frame: frame).read(&found)
    // Where it threw, no number was found.
    guard found.isNumber, found.draft.isNegative, !found.draft.digits.isZero else { return }
    guard rules.generosity.contains(.triangles) else {
      answer = Answer(needs: .triangles)
      return
    }
    found.isDigitsOnly = false
    found.hidesZeros = false
    found.meaning = .reinterpreted
    found.generosity = .triangles
    answer = found
  }
}
