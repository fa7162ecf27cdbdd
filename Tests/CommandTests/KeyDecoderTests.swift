#if os(macOS) || os(Linux)
import Testing

@testable import amount

/// Bytes and the keys they are.
private let sequences: [(bytes: String, keys: [Key])] = [
  ("1中", [.type("1"), .type("中")]),
  ("e\u{301}😀", [.type("e"), .type("\u{301}"), .type("😀")]),
  ("\u{1}\u{2}\u{5}\u{6}", [.start, .left, .end, .right].map { .move($0, selecting: false) }),
  ("\u{8}\u{7F}", [.delete(.left), .delete(.left)]),
  ("\u{3}\u{4}\r\n", [.leave, .deleteOrLeave, .enter, .enter]),
  ("\u{B}\u{15}\u{17}", [.delete(.end), .delete(.start), .delete(.groupLeft)]),
  ("\u{1A}\u{1F}\u{19}\u{C}\t", [.undo, .undo, .redo, .redraw, .unknown]),
  ("\u{1B}[D\u{1B}OD\u{1B}[1;1D", Array(repeating: .move(.left, selecting: false), count: 3)),
  ("\u{1B}[C\u{1B}OC", Array(repeating: .move(.right, selecting: false), count: 2)),
  ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", Array(repeating: .move(.start, selecting: false), count: 4)),
  ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", Array(repeating: .move(.end, selecting: false), count: 4)),
  ("\u{1B}[1;2D\u{1B}[d", Array(repeating: .move(.left, selecting: true), count: 2)),
  ("\u{1B}[1;2C\u{1B}[c", Array(repeating: .move(.right, selecting: true), count: 2)),
  ("\u{1B}[1;2H\u{1B}[1;2~\u{1B}[7$\u{1B}[1;6H", Array(repeating: .move(.start, selecting: true), count: 4)),
  ("\u{1B}[1;2F\u{1B}[8$", Array(repeating: .move(.end, selecting: true), count: 2)),
  (
    "\u{1B}[1;3D\u{1B}[1;5D\u{1B}b\u{1B}Od\u{1B}\u{1B}[D\u{1B}\u{1B}OD",
    Array(repeating: .move(.groupLeft, selecting: false), count: 6)
  ),
  ("\u{1B}[1;3C\u{1B}[1;5C\u{1B}f\u{1B}Oc", Array(repeating: .move(.groupRight, selecting: false), count: 4)),
  ("\u{1B}[1;4D\u{1B}[1;6D\u{1B}[1;8D", Array(repeating: .move(.groupLeft, selecting: true), count: 3)),
  ("\u{1B}[3~\u{1B}[3;5~\u{1B}[3^\u{1B}d", [.delete(.right)] + Array(repeating: .delete(.groupRight), count: 3)),
  ("\u{1B}\u{7F}\u{1B}\u{8}", [.delete(.groupLeft), .delete(.groupLeft)]),
  ("\u{1B}Op\u{1B}Oy\u{1B}On\u{1B}OM", [.type("0"), .type("9"), .type("."), .enter]),
  ("\u{1B}[A\u{1B}OP\u{1B}[15~\u{1B}[[A\u{1B}[2~\u{1B}x\u{1B}é5", Array(repeating: .unknown, count: 7) + [.type("5")]),
  ("\u{1B}\u{3}", [.leave, .leave]),
  ("\u{1B}[12\u{1B}[D", [.unknown, .move(.left, selecting: false)]),
  ("\u{1B}[\u{3}", [.unknown, .leave]),
  ("\u{1B}]11;rgb:0/0/0\u{7}7\u{1B}P1$r\u{1B}\\8", [.unknown, .type("7"), .unknown, .type("8")]),
  ("\u{1B}[200~1,2\u{1B}[D3\n\u{1B}[201~4", [.paste("1,2\u{1B}[D3\n"), .type("4")]),
  ("\u{1B}[200~\u{1B}\u{1B}[201~\u{1B}[200~\u{1B}[201~", [.paste("\u{1B}"), .paste("")]),
  ("\u{1B}[200~1\u{3}2", [.leave, .type("2")]),
  ("\u{1B}[201~5", [.unknown, .type("5")]),
]

private let broken: [(bytes: [UInt8], keys: [Key])] = [
  ([0xFF, 0x31], [.type("\u{FFFD}"), .type("1")]),
  ([0xE4, 0xB8, 0x31], [.type("\u{FFFD}"), .type("1")]),
  ([0xC0, 0x80], [.type("\u{FFFD}"), .type("\u{FFFD}")]),
  ([0xED, 0xA0, 0x80], [.type("\u{FFFD}")]),
  ([0xE4, 0x1B, 0x5B, 0x44], [.type("\u{FFFD}"), .move(.left, selecting: false)]),
]

@Suite struct KeyDecoderTests {
  @Test func sequencesInAnyTwoPieces() {
    for (bytes, keys) in sequences.map({ (Array($0.bytes.utf8), $0.keys) }) + broken {
      for cut in 0...bytes.count {
        var decoder = KeyDecoder()
        let found = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
        #expect(found == keys, "\(bytes) cut at \(cut)")
        #expect(!decoder.awaitsMore && decoder.finish() == [])
      }
    }
  }

  @Test func sequencesByteByByte() {
    var decoder = KeyDecoder()
    let all = sequences.map { (Array($0.bytes.utf8), $0.keys) } + broken
    #expect(all.flatMap(\.0).flatMap { decoder.decode([$0]) } == all.flatMap(\.1))
  }

  @Test(
    arguments: [
      ("\u{1B}", .leave), ("\u{1B}\u{1B}", .leave), ("\u{1B}[", .unknown), ("\u{1B}O", .unknown), ("\u{1B}]", .unknown),
    ] as [(String, Key)])
  fileprivate func whatNothingFollows(_ bytes: String, _ key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array(bytes.utf8)) == [] && decoder.awaitsMore)
    #expect(decoder.finish() == [key] && !decoder.awaitsMore)
    #expect(decoder.decode([0x35]) == [.type("5")])
  }

  @Test func aScalarThatBreaksOff() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0xE4, 0xB8]) == [] && decoder.finish() == [.type("\u{FFFD}")])
  }

  @Test func aPasteWaitsForItsEnd() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[200~12".utf8)) == [])
    #expect(decoder.isPasting && !decoder.awaitsMore && decoder.finish() == [])
    #expect(decoder.decode(Array("3\u{1B}[201~".utf8)) == [.paste("123")] && !decoder.isPasting)
  }

  @Test func aPasteThatIsTooLongIsNotCut() {
    var decoder = KeyDecoder()
    let text = String(repeating: "1", count: 1 << 16)
    #expect(decoder.decode(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)) == [.paste(text)])
    #expect(decoder.decode(Array("\u{1B}[200~\(text)2\u{1B}[201~".utf8)) == [.paste(nil)])
  }

  /// No bytes trap, and whatever came, a key afterwards is a key.
  @Test func noise() {
    var random = SystemRandomNumberGenerator()
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x32, 0x7E, 0x30, 0x44, 0xE4, 0xB8, 0x5D, 0x07, 0x03]
    for _ in 0..<2000 {
      var decoder = KeyDecoder()
      let bytes = (0..<24).map { _ in
        Bool.random(using: &random) ? likely.randomElement(using: &random)! : UInt8.random(in: 0...255, using: &random)
      }
      _ = decoder.decode(bytes)
      if decoder.isPasting { _ = decoder.decode([0x03]) }
      _ = decoder.finish()
      let keys = decoder.decode([0x35])
      if keys != [.type("5")] { Issue.record("\(bytes) made \(keys) of a 5") }
    }
  }
}
#endif
