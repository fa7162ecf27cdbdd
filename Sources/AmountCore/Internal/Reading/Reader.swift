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
    withUnsafeTemporaryAllocation(of: ReadText.Piece.self, capacity: ReadText.longest) { pieces in
      do throws(Unreadable) {
        return read(try ReadText(text, rules.reading, into: pieces))
      } catch {
        return Answer(error)
      }
    }
  }

  private func read(_ text: ReadText) -> Answer {
    let range = text.unquoted
    let rules = rules.reading
    let frame = ReadingFrame(text, range, rules)
    do throws(Unreadable) {
      return try StrictReading(text: text, rules: rules, frame: frame).answer()
    } catch {
      guard error == .notAnAmount || error == .misplacedSign || error == .malformedGroups else { return Answer(error) }
      var answer = Answer(error)
      if !GenerousReading(text: text, range: range, rules: rules, frame: frame).read(&answer) {
        readTriangle(text, range, &answer)
      }
      return answer
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
    guard var found = try? StrictReading(text: text, rules: rules, frame: frame).answer(), found.isNumber,
      found.draft.isNegative, !found.draft.digits.isZero
    else { return }
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
