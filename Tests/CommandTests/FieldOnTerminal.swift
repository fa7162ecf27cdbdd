#if os(macOS) || os(Linux)
import Foundation
import Testing

/// `amount ask` on a pseudo-terminal, with standard output on a pipe as in `amount=$(amount ask)`.
final class FieldOnTerminal {
  private(set) var screen: VirtualScreen
  /// All that the program wrote to the terminal.
  private(set) var written = ""
  let child: ChildProcess
  /// The modes the terminal had before the program ran.
  let modesBefore: termios
  private let controller: Int32
  private let output: Int32
  private var status: ChildProcess.Status?

  /// How long anything may take: only a failing test waits for it.
  private static let limit: TimeInterval = 10

  init(
    _ arguments: [String] = [], columns: Int = 60, environment: [String: String] = [:], program: String? = nil
  ) throws {
    var terminal: Int32 = -1
    var controller: Int32 = -1
    var name = [CChar](repeating: 0, count: 1024)
    var size = winsize(ws_row: 8, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&controller, &terminal, &name, nil, &size) == 0 else { throw POSIXError(.ENODEV) }
    var pipeEnds: [Int32] = [-1, -1]
    guard pipe(&pipeEnds) == 0 else { throw POSIXError(.EMFILE) }
    for descriptor in [controller, terminal] + pipeEnds { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var modes = termios()
    tcgetattr(controller, &modes)
    modesBefore = modes
    child = try ChildProcess(
      running: program ?? ChildProcess.program, (program == nil ? ["ask"] : []) + arguments,
      environment: ChildProcess.environment.merging(environment) { $1 },
      terminal: String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self),
      streams: [1: pipeEnds[1]])
    close(terminal)
    close(pipeEnds[1])
    self.controller = controller
    output = pipeEnds[0]
    screen = VirtualScreen(columns: columns > 0 ? columns : 80, rows: 8)
  }

  deinit {
    if status == nil {
      child.send(SIGKILL)
      _ = child.wait()
    }
    close(output)
    if !isHungUp { close(controller) }
  }

  // MARK: What the person does

  func type(_ keys: String) { type(Array(keys.utf8)) }

  func type(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { write(controller, $0.baseAddress! + written, $0.count - written) }
      if count < 0 { return }
      written += count
      // What the program answers must not fill the terminal while it is being fed.
      receive(for: 0)
    }
  }

  func resize(columns: Int) {
    var size = winsize(ws_row: 8, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    screen = VirtualScreen(columns: columns, rows: 8)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  private var isHungUp = false

  /// Closes the window.
  func hangUp() {
    close(controller)
    isHungUp = true
  }

  /// Signals whoever has the terminal, as a shell's job control would have it.
  func signalForeground(_ signal: Int32) { kill(-tcgetpgrp(controller), signal) }

  // MARK: What the person sees

  /// Whether the terminal has the modes it had at first.
  var isRestored: Bool {
    var modes = termios()
    tcgetattr(controller, &modes)
    return modes.c_iflag == modesBefore.c_iflag && modes.c_lflag == modesBefore.c_lflag
      && modes.c_oflag == modesBefore.c_oflag && modes.c_cflag == modesBefore.c_cflag
  }

  /// Waits until the field is there. What is typed before the terminal is raw may be echoed, and then be seen.
  var isReady: Bool {
    wait { $0.screen.pastesInBrackets && $0.screen.showsCursor && $0.written.hasSuffix("\u{1B}[?25h") }
  }

  /// Waits until the screen is as described.
  @discardableResult
  func shows(_ description: String, _ note: String = "", at location: SourceLocation = #_sourceLocation) -> Bool {
    let isSeen = wait { $0.screen.description == description }
    #expect(
      isSeen, "\(note): wanted \(description.debugDescription), saw \(screen.description.debugDescription)",
      sourceLocation: location)
    #expect(screen.surprises == [], sourceLocation: location)
    return isSeen
  }

  func wait(until isReached: (FieldOnTerminal) -> Bool) -> Bool {
    let deadline = Date().addingTimeInterval(Self.limit)
    while !isReached(self) {
      guard Date() < deadline else { return false }
      receive(for: 20)
    }
    return true
  }

  /// How it ended and what it printed on standard output.
  func finish(at location: SourceLocation = #_sourceLocation) -> (status: ChildProcess.Status?, output: String) {
    let hasEnded = wait { field in
      field.status = field.status ?? field.child.poll()
      return field.status != nil
    }
    #expect(hasEnded, "still running: \(screen.description.debugDescription)", sourceLocation: location)
    guard hasEnded else { return (nil, "") }
    while receive(for: 0) {}
    let printed = FileHandle(fileDescriptor: output, closeOnDealloc: false).readDataToEndOfFile()
    return (status, String(decoding: printed, as: UTF8.self))
  }

  @discardableResult
  private func receive(for milliseconds: Int32) -> Bool {
    if isHungUp {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    var source = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) == 1 else { return false }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(controller, &bytes, bytes.count)
    guard count > 0 else {
      // The last one has closed its end.
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    screen.feed(bytes[..<count])
    written += String(decoding: bytes[..<count], as: UTF8.self)
    return true
  }
}

/// What keys send.
enum Sends {
  static let left = "\u{1B}[D"
  static let right = "\u{1B}[C"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let delete = "\u{1B}[3~"
  static let backspace = "\u{7F}"
  static let shiftLeft = "\u{1B}[1;2D"
  static let shiftRight = "\u{1B}[1;2C"
  static let shiftHome = "\u{1B}[1;2H"
  static let ctrlLeft = "\u{1B}[1;5D"
  static let ctrlRight = "\u{1B}[1;5C"
  static let altB = "\u{1B}b"
  static let altD = "\u{1B}d"
  static let altF = "\u{1B}f"
  static let escape = "\u{1B}"

  static func ctrl(_ letter: Character) -> String { String(Unicode.Scalar(letter.asciiValue! & 0x1F)) }
  static func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
#endif
