import Foundation
import Testing

/// The engine against the laws and the model, exhaustively: every state within reach, every edit in each.
@Suite struct ProofTests {
  /// What a normal run can afford. `Scripts/prove` goes on where this stops.
  @Test(.enabled(if: Proof.wanted == nil)) func everyStateNearTheEmptyFieldIsRight() async {
    let proof = Proof(ProofFormat.small)
    await proof.run(turns: 1)
    #expect(proof.failures.isEmpty, "\(proof.failures.joined(separator: "\n"))")
    #expect(proof.edges > 100_000)
  }

  @Test(.enabled(if: Proof.wanted != nil)) func everyStateWithinTheTimeIsRight() async throws {
    let wanted = try #require(Proof.wanted)
    Self.stopBacktraces()
    let proof = Proof(ProofFormat.all, deepest: wanted.depth, minutes: wanted.minutes)
    await proof.run()
    print(proof.table)
    #expect(proof.failures.isEmpty)
  }

  /// Swift Testing takes a backtrace of each error thrown. A refusal is an error, and there are millions of them: it would
  /// be half of the time. The runtime's hook is emptied, for this process, which runs nothing else.
  private static func stopBacktraces() {
    #if os(Linux)
    dlsym(nil, "_swift_willThrowTypedImpl")?.storeBytes(of: nil, as: UnsafeRawPointer?.self)
    #endif
  }
}
