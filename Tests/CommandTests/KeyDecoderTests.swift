import Testing

@testable import amount

/// Bytes of a terminal, in whatever pieces they come.
@Suite struct KeyDecoderTests {
  static let keys: [(String, [Key])] = [
    ("5", [.type("5")]), ("é", [.type("é")]), ("五", [.type("五")]), ("👍", [.type("👍")]),
    ("\u{1B}[D", [.move(.left, selecting: false)]), ("\u{1B}OD", [.move(.left, selecting: false)]),
    ("\u{1B}[1;2C", [.move(.right, selecting: true)]), ("\u{1B}[1;5D", [.move(.groupLeft, selecting: false)]),
    ("\u{1B}b", [.move(.groupLeft, selecting: false)]), ("\u{1B}[H", [.move(.start, selecting: false)]),
    ("\u{1B}[4~", [.move(.end, selecting: false)]), ("\u{1B}[1;2F", [.move(.end, selecting: true)]),
    ("\u{1B}[3~", [.delete(.right)]), ("\u{7F}", [.delete(.left)]), ("\u{8}", [.delete(.left)]),
    ("\u{17}", [.delete(.groupLeft)]), ("\u{15}", [.delete(.start)]), ("\u{B}", [.delete(.end)]),
    ("\u{1A}", [.undo]), ("\u{1F}", [.undo]), ("\u{19}", [.redo]), ("\r", [.enter]), ("\n", [.enter]),
    ("\u{3}", [.leave]),
    ("\u{1B}[200~1,5\u{1B}[201~", [.paste("1,5")]), ("\u{1B}[200~\u{1B}[20\u{1B}[201~", [.paste("\u{1B}[20")]),
    ("\u{1B}[99;99;99z", [.unknown]), ("\u{1B}[24~", [.unknown]),
  ]

  /// However the bytes are cut, the keys are the same.
  @Test func everyCutGivesTheSameKeys() {
    for (text, wanted) in Self.keys {
      let bytes = Array(text.utf8) + Array("7".utf8)
      for cut in 0...bytes.count {
        var decoder = KeyDecoder()
        let found = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
        #expect(found == wanted + [.type("7")], "\(text.debugDescription) cut at \(cut)")
        #expect(!decoder.awaitsMore)
      }
    }
  }

  @Test func escapeAloneLeavesAfterAMoment() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.awaitsMore)
    #expect(decoder.finish() == [.leave])
    #expect(decoder.finish().isEmpty)
  }

  /// No bytes trap, none keeps the decoder from coming back.
  @Test func anyBytesComeToAnEnd() {
    for first in 0...255 as ClosedRange<UInt8> {
      for second in 0...255 as ClosedRange<UInt8> {
        var decoder = KeyDecoder()
        _ = decoder.decode([0x1B, first, second, 0x7E])
        _ = decoder.decode([first, second])
        _ = decoder.finish()
        #expect(!decoder.awaitsMore)
      }
    }
  }

  @Test func bytesThatAreNoTextAreOneKeyEach() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xFF, 0x35]) == [.type("\u{FFFD}"), .type("5")])
    #expect(decoder.decode([0xE4, 0xBA, 0x35]) == [.type("\u{FFFD}"), .type("5")])
  }
}
