import AmountScenarios

// Any text as a scenario file; what can be parsed is also run.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: data, count: size), as: UTF8.self)
  guard let rows = try? ScenarioParser.parse(text, file: "fuzz.tsv") else { return 0 }
  for row in rows { _ = try? EngineRunner.run(row) }
  return 0
}
