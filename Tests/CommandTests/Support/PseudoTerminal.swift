import Foundation

/// The program in a terminal of its own: what a person types, and what they see.
final class PseudoTerminal {
  private let controller: Int32
  private let child: pid_t
  private let output: TemporaryFile
  private(set) var screen: Screen
  /// Everything that was drawn, escape sequences included.
  private(set) var drawn: [UInt8] = []
  private var ended: Int32?

  init(_ arguments: [String], columns: Int = 60, environment: [String: String] = [:]) throws {
    var (controller, terminal): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&controller, &terminal, &name, nil, &size) == 0 else { throw Spawn.Failure(code: errno) }
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    output = try TemporaryFile()
    var actions = Spawn.Actions()
    actions.open(String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self), O_RDWR, as: 0)
    actions.open(output.path, O_WRONLY, as: 1)
    actions.duplicate(0, as: 2)
    child = try Spawn.start(Program.path, arguments, environment: environment, actions, inNewSession: true)
    self.controller = controller
    screen = Screen(columns: columns)
    // Kept open until here, so that the name is ours.
    held = terminal
  }

  private let held: Int32

  deinit {
    if ended == nil {
      kill(child, SIGKILL)
      _ = Spawn.wait(for: child)
    }
    close(held)
    close(controller)
  }

  func type(_ keys: String) { type(Array(keys.utf8)) }

  /// Types as soon as the prompt is there: what comes earlier the terminal echoes by itself.
  func type(_ bytes: [UInt8]) {
    if drawn.isEmpty { _ = shows { $0.column > 0 } }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(controller, $0.baseAddress!, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  func send(_ signal: Int32) { kill(child, signal) }

  func resize(to columns: Int) {
    var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    screen.columns = columns
    _ = ioctl(controller, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the screen is as wanted. Returns whether it came to that within ten seconds.
  func shows(_ isWanted: (Screen) -> Bool) -> Bool {
    let limit = Date().addingTimeInterval(10)
    while !isWanted(screen) {
      guard Date() < limit, receive(for: 100) else { return isWanted(screen) }
    }
    return true
  }

  /// Waits until the first lines are these and, where it is given, the cursor stands there.
  func shows(_ lines: String..., cursor: Int? = nil) -> Bool {
    shows { screen in
      lines.enumerated().allSatisfy { screen.line($0.offset) == $0.element }
        && (cursor ?? screen.column) == screen.column
    }
  }

  /// Reads what is drawn for so long. Returns false where the program has gone and all is read.
  private func receive(for milliseconds: Int32) -> Bool {
    var source = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, milliseconds) > 0 else { return true }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(controller, &bytes, bytes.count)
    guard count > 0 else { return false }
    drawn += bytes[..<count]
    screen.take(bytes[..<count])
    return true
  }

  /// Waits for the end of the program. Returns its status and what it printed.
  func end() throws -> (status: Int32, output: String) {
    let limit = Date().addingTimeInterval(10)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      guard Date() < limit else { throw Spawn.Failure(code: ETIMEDOUT) }
      _ = receive(for: 20)
    }
    ended = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    while receive(for: 0), poll(0) {}
    return (ended ?? -1, try output.text())
  }

  private func poll(_ milliseconds: Int32) -> Bool {
    var source = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    return Foundation.poll(&source, 1, milliseconds) > 0
  }

  private func poll(_ source: inout pollfd, _ count: nfds_t, _ milliseconds: Int32) -> Int32 {
    Foundation.poll(&source, count, milliseconds)
  }

  /// Whether the terminal echoes and waits for whole lines, as a shell wants it back.
  var isCooked: Bool {
    var modes = termios()
    tcgetattr(held, &modes)
    let wanted = tcflag_t(ECHO | ICANON | ISIG)
    return modes.c_lflag & wanted == wanted
  }
}
