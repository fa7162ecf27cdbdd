// Any calls of the WebAssembly interface, with any numbers and any record in the buffer. It must neither trap nor write
// outside the buffer, whatever a page does.

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  var input = Bytes(data, size)
  formats = Table()
  fields = Table()
  // Most sessions begin with a format that is one.
  if input.flag() { fillWithUsualFormat() } else { fill(&input) }
  let format = makeFormat()
  _ = makeField(format)
  var calls = 0
  while !input.isEmpty, calls < 24 {
    calls += 1
    call(&input)
  }
  return 0
}

private func call(_ input: inout Bytes) {
  // The first field and format far more often than none.
  func number() -> Int32 { input.flag() ? 1 : input.number() }
  func offset() -> Int32 { input.flag() ? Int32(input.below(24)) : input.number() }
  switch input.below(14) {
  case 0:
    fill(&input)
    _ = makeFormat()
  case 1: _ = makeField(number())
  case 2:
    fillWithText(&input)
    _ = apply(number(), offset(), offset())
  case 3:
    fillWithText(&input)
    _ = adopt(number(), offset())
  case 4:
    fillWithText(&input)
    _ = set(number())
  case 5: _ = select(number(), offset(), offset())
  case 6: _ = perform(number(), Int32(input.below(6)))
  case 7: _ = reformat(number(), number())
  case 8: respell(number(), number())
  case 9:
    fillWithText(&input)
    _ = restore(number(), offset(), offset(), Int32(input.below(2)))
  case 10:
    fillWithText(&input)
    _ = read(number())
  case 11:
    fillWithText(&input)
    _ = show(number())
  case 12: releaseField(number())
  default: releaseFormat(number())
  }
}

private func fill(_ input: inout Bytes) {
  put(input.bytes(input.below(256)))
}

private func fillWithText(_ input: inout Bytes) {
  let text = input.bytes(input.below(20))
  // Now and then the length is a lie.
  let length = input.below(16) == 0 ? input.number() : Int32(text.count)
  put(bytes(of: length) + text)
}

private func put(_ record: [UInt8]) {
  guard let memory = buffer(Int32(record.count)) else { return }
  for (index, byte) in record.enumerated() { memory.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
}

private func bytes(of number: Int32) -> [UInt8] { withUnsafeBytes(of: number.littleEndian) { Array($0) } }

/// The record of the English notation and the standard options.
private func fillWithUsualFormat() {
  var record: [UInt8] = []
  func add(_ number: Int32) { record += bytes(of: number) }
  func add(_ text: String) {
    add(Int32(text.utf8.count))
    record += text.utf8
  }
  for mark in [46, 44] as [Int32] { add(mark) }
  for number in [3, 3, 1] as [Int32] { add(number) }
  for digit in 48...57 { add(Int32(digit)) }
  for number in [0, 2, 0] as [Int32] { add(number) }
  for text in ["-", "$", "", "-$", "", "en"] { add(text) }
  for number in [0, 0] as [Int32] { add(number) }
  add("USD")
  for list in [["$", "US$"], [], ["€"]] as [[String]] {
    add(Int32(list.count))
    for spelling in list { add(spelling) }
  }
  // Options: the preset, no fraction digits of its own, fifteen digits, no bounds, any sign, all else as it is.
  for number in [0, -1, 0, 15, -1, -1, 1] as [Int32] { add(number) }
  for _ in 0..<10 { add(-1) }
  for number in [255, -1, -1, -1, 0, 0, -1] as [Int32] { add(number) }
  put(record)
}
