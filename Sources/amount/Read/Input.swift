import Foundation

/// An input could not be read.
struct InputError: Error, CustomStringConvertible {
  var path: String
  var message: String

  var description: String { "cannot read \(path == "-" ? "standard input" : "\"\(path)\""): \(message)" }
}

/// A file or standard input, read in pieces of any size.
final class Input {
  /// What has more bytes than this is no amount, and need not be kept.
  static let longestAmount = 1 << 16

  let path: String
  private let descriptor: Int32
  /// How many bytes there are, where that is known.
  let size: Int?

  init(path: String) throws(InputError) {
    self.path = path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(path: path, message: String(cString: strerror(errno))) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else {
      throw InputError(path: path, message: String(cString: strerror(errno)))
    }
    let type = info.st_mode & S_IFMT
    if type == S_IFDIR { throw InputError(path: path, message: String(cString: strerror(EISDIR))) }
    size = type == S_IFREG ? Int(info.st_size) : nil
  }

  deinit {
    if path != "-" { close(descriptor) }
  }

  /// Fills a buffer as far as bytes are there at once, at least one. Returns how many came, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int {
    var filled = 0
    while filled < buffer.count {
      // What waits for more would keep the answers to what is there.
      if filled > 0 && size == nil && !isReady { break }
      let count = Foundation.read(descriptor, buffer.baseAddress! + filled, buffer.count - filled)
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          waitForMore()
          continue
        }
        throw InputError(path: path, message: String(cString: strerror(errno)))
      }
      filled += count
    }
    return filled
  }

  private var isReady: Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  private func waitForMore() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// A line on standard error about how far a long job is, where that is a terminal.
final class Progress {
  private let total: Int?
  private var done = 0
  private var isShown = false
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var next = DispatchTime.now().uptimeNanoseconds + 1_000_000_000

  init(inputs: [Input]) {
    total = inputs.reduce(0) { sum, input in sum.flatMap { sum in input.size.map { sum + $0 } } }
  }

  func advance(by bytes: Int) {
    done += bytes
    guard isTerminal else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    guard now >= next else { return }
    next = now + 250_000_000
    isShown = true
    var text = "\r\u{1B}[K\(done / 1_000_000) MB"
    if let total, total > 0 { text += " of \(total / 1_000_000) MB, \(done * 100 / total) %" }
    Output.tell(text)
  }

  func finish() {
    if isShown { Output.tell("\r\u{1B}[K") }
  }
}
