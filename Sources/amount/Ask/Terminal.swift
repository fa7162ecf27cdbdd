import CTerminal
import Foundation

/// The terminal went away: its window was closed, its line was cut.
struct TerminalGone: Error {}

/// A terminal in raw mode: its keys, its screen, and the signals that are about it.
struct Terminal {
  /// What comes next from a terminal.
  enum Event: Equatable {
    case bytes([UInt8])
    /// Nothing came for as long as was waited.
    case quiet
    case resized
    /// The process was stopped and goes on: the screen is not as it was left.
    case resumed
  }

  let keys: Int32
  let screen: Int32
  private var signals: Int32 = -1

  /// The terminal that standard input is; nil where it is none.
  ///
  /// What is drawn goes to the terminal itself, not to standard output, which is for the amount alone.
  init?() {
    guard isatty(STDIN_FILENO) == 1 else { return nil }
    keys = STDIN_FILENO
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    // Without a terminal of its own the process may still have been given one.
    screen = terminal >= 0 ? terminal : isatty(STDERR_FILENO) == 1 ? STDERR_FILENO : STDIN_FILENO
  }

  /// How wide the screen is; 80 columns where it does not say.
  var columns: Int {
    let columns = Int(terminal_width(screen))
    return columns > 0 ? columns : 80
  }

  /// Takes the terminal over: raw mode, and no way out of the program that leaves it so.
  mutating func enter() throws {
    signals = terminal_watch_signals()
    atexit(terminal_leave)
    try enterRawMode()
  }

  /// Gives the terminal back, with the cursor on a fresh line.
  func leave() { terminal_leave() }

  private func enterRawMode() throws {
    let code = terminal_enter(keys, screen)
    if code == EIO { throw TerminalGone() }
    if code != 0 { throw TerminalError(code: code) }
  }

  /// Waits for the next thing to happen.
  ///
  /// - Parameters:
  ///   - limit: For how long, in milliseconds; nil for ever.
  ///   - most: How many bytes to take at once. What is left belongs to whoever reads next.
  func next(limit: Int32?, most: Int) throws -> Event {
    while true {
      var sources = [
        pollfd(fd: keys, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, nfds_t(sources.count), limit ?? -1)
      if count == 0 { return .quiet }
      if count < 0 {
        if errno == EINTR { continue }
        throw TerminalError(code: errno)
      }
      if sources[1].revents != 0, let event = try answerSignals() { return event }
      let state = Int32(sources[0].revents)
      if state & POLLIN != 0 {
        if let bytes = try read(most) { return .bytes(bytes) }
      } else if state != 0 {
        throw TerminalGone()
      }
    }
  }

  /// Does what the signals that came ask for, and says what that means for the screen.
  private func answerSignals() throws -> Event? {
    var news = [UInt8](repeating: 0, count: 64)
    let count = Foundation.read(signals, &news, news.count)
    guard count > 0 else { return nil }
    let stopOrGo = news[..<count].last { $0 != UInt8(TERMINAL_RESIZED) }
    guard let stopOrGo else { return .resized }
    // One that was continued before it came to stopping must not stop now.
    if stopOrGo == UInt8(TERMINAL_STOPPING) { terminal_stop() }
    // Whoever had the terminal meanwhile may have left it in another mode.
    try enterRawMode()
    return .resumed
  }

  private func read(_ most: Int) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: most)
    let count = Foundation.read(keys, &bytes, most)
    if count > 0 { return Array(bytes[..<count]) }
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return nil }
    throw TerminalGone()
  }

  func write(_ text: String) throws {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { Foundation.write(screen, $0.baseAddress! + written, $0.count - written) }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        var ready = pollfd(fd: screen, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw TerminalGone()
      }
    }
  }
}

/// The terminal cannot be used.
struct TerminalError: Error, CustomStringConvertible {
  var code: Int32

  var description: String { "cannot use the terminal: \(String(cString: strerror(code)))" }
}
