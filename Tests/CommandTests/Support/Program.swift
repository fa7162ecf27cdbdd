import Foundation

/// The built program, run for real.
enum Program {
  /// Beside the test bundle.
  static let path = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("amount").path

  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program without a terminal.
  static func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Result {
    let (input, output, errors) = (try TemporaryFile(input), try TemporaryFile(), try TemporaryFile())
    var actions = Spawn.Actions()
    actions.open(input.path, O_RDONLY, as: 0)
    actions.open(output.path, O_WRONLY, as: 1)
    actions.open(errors.path, O_WRONLY, as: 2)
    let child = try Spawn.start(path, arguments, environment: environment, actions, inNewSession: true)
    let status = Spawn.wait(for: child)
    return Result(status: status, output: try output.text(), errors: try errors.text())
  }
}

/// A file that is there as long as the value is.
final class TemporaryFile {
  let path: String

  init(_ bytes: [UInt8] = []) throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("amount-\(UUID().uuidString)").path
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  func text() throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Child processes. `Process` has no controlling terminal to give, and passes on the blocked signals of a test's thread.
enum Spawn {
  struct Failure: Error { var code: Int32 }

  struct Actions {
    fileprivate var steps: [(inout posix_spawn_file_actions_t) -> Void] = []

    mutating func open(_ path: String, _ flags: Int32, as descriptor: Int32) {
      steps.append { posix_spawn_file_actions_addopen(&$0, descriptor, path, flags, 0) }
    }

    mutating func duplicate(_ descriptor: Int32, as target: Int32) {
      steps.append { posix_spawn_file_actions_adddup2(&$0, descriptor, target) }
    }
  }

  /// glibc knows this flag and hides it; Darwin has another value.
  #if canImport(Darwin)
  private static let newSession: Int32 = 0x400
  #else
  private static let newSession: Int32 = 0x80
  #endif

  static func start(
    _ path: String, _ arguments: [String], environment: [String: String], _ actions: Actions, inNewSession: Bool
  ) throws -> pid_t {
    var fileActions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&fileActions)
    defer { posix_spawn_file_actions_destroy(&fileActions) }
    for step in actions.steps { step(&fileActions) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | (inNewSession ? newSession : 0)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // Nothing of the test's environment comes along but the search path.
    let variables = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color"].merging(environment) { $1 }
    var argumentPointers = ([path] + arguments).map { strdup($0) } + [nil]
    var variablePointers = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argumentPointers + variablePointers { free(pointer) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &fileActions, &attributes, &argumentPointers, &variablePointers)
    guard code == 0 else { throw Failure(code: code) }
    return child
  }

  /// The exit status; 128 and the signal where one ended the child, as shells have it.
  static func wait(for child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 && errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }
}
