#if os(macOS) || os(Linux)
import AmountTesting
import Foundation

/// The built program as a process of its own, in a session of its own.
struct ChildProcess {
  enum Status: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  let identifier: pid_t

  static var program: String { BuiltProgram.path(of: "amount") }

  static let environment = [
    "TERM": "xterm-256color", "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin",
    // A trap is to be quick here, and what it prints is for nobody.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// - Parameters:
  ///   - terminal: The name of the terminal for all three streams, which it will own.
  ///   - streams: Descriptors in place of the terminal's.
  init(
    running program: String = Self.program, _ arguments: [String], environment: [String: String],
    terminal: String? = nil, streams: [Int32: Int32] = [:]
  ) throws {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    let newSession: Int32 = 0x400
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    let newSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let terminal {
      posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    }
    for (stream, descriptor) in streams { posix_spawn_file_actions_adddup2(&actions, descriptor, stream) }

    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of the test block nearly all signals, and a child inherits that.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | newSession))

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, program, &actions, &attributes, &words, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    self.identifier = identifier
  }

  /// How it ended; nil while it runs, or waits to be continued.
  func poll() -> Status? {
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }

  func wait() -> Status {
    while true {
      if let status = poll() { return status }
      usleep(2000)
    }
  }

  func send(_ signal: Int32) { kill(identifier, signal) }
}

/// What the program does with its streams where there is no terminal.
struct PlainRun {
  var status: ChildProcess.Status
  var output: String
  var errors: String

  init(_ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]) throws {
    let files = try (0..<3).map { _ in try Self.temporaryFile() }
    defer { for file in files { close(file) } }
    var written = 0
    while written < input.count {
      let count = input.withUnsafeBytes { write(files[0], $0.baseAddress! + written, $0.count - written) }
      guard count > 0 else { throw POSIXError(.EIO) }
      written += count
    }
    lseek(files[0], 0, SEEK_SET)
    let child = try ChildProcess(
      arguments, environment: ChildProcess.environment.merging(environment) { $1 },
      streams: [0: files[0], 1: files[1], 2: files[2]])
    status = child.wait()
    output = Self.contents(files[1])
    errors = Self.contents(files[2])
  }

  private static func temporaryFile() throws -> Int32 {
    var path = Array((NSTemporaryDirectory() + "/amount-XXXXXX").utf8CString)
    let file = mkstemp(&path)
    guard file >= 0 else { throw POSIXError(.EIO) }
    unlink(path)
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    return file
  }

  private static func contents(_ file: Int32) -> String {
    lseek(file, 0, SEEK_SET)
    let data = FileHandle(fileDescriptor: file, closeOnDealloc: false).readDataToEndOfFile()
    return String(decoding: data, as: UTF8.self)
  }
}
#endif
