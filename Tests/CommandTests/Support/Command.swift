import Foundation
import Testing

/// The built command, run as a process.
struct Command {
  /// What came of a run.
  struct Ended {
    /// The exit status, or minus the signal that ended it.
    var status: Int32
    var output: String
    var error: String
  }

  private static let process = "scenario"

  /// Runs the command with these arguments in the folder with the fixtures.
  static func run(_ arguments: String...) throws -> Ended { try run(arguments) }

  /// The same with a list of arguments; it must end within so many seconds.
  static func run(_ arguments: [String], within seconds: Double = 120) throws -> Ended {
    try run(executable(), arguments, within: seconds)
  }

  /// The same with variables.
  static func run(_ arguments: [String], environment: [String: String]) throws -> Ended {
    try run(executable(), arguments, environment: environment)
  }

  /// Runs lines of the shell, in which `$SCENARIO` is the command, `workers ID` tells the processes in which the command of
  /// that process id runs scenarios, and `await_worker ID` waits until there is one, or the command has ended.
  static func shell(_ lines: String) throws -> Ended {
    let functions = """
      workers() { cat /proc/$1/task/$1/children 2>/dev/null; }
      await_worker() { while [ -z "$(workers $1)" ] && kill -0 $1 2>/dev/null; do sleep 0.1; done; }

      """
    return try run(
      URL(fileURLWithPath: "/bin/bash"),
      ["-c", functions + lines],
      environment: ["SCENARIO": executable().path]
    )
  }

  /// The variables of the tests themselves with these, and without those that change a run.
  static func environment(_ changes: [String: String]) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CI", "TAP_VERSION", "TEST_TOTAL_SHARDS", "SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX"] {
      variables[name] = nil
    }
    // Nothing is kept from test to test.
    variables["XDG_CACHE_HOME"] = "/dev/null"
    return variables.merging(changes) { _, new in new }
  }

  private static func run(
    _ executable: URL,
    _ arguments: [String],
    environment: [String: String] = [:],
    within seconds: Double = 120
  ) throws -> Ended {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: fixtures)
    process.environment = Self.environment(environment)
    process.standardInput = FileHandle.nullDevice
    // Files, not pipes: nobody needs to read while the command writes.
    let output = try TemporaryFile()
    let error = try TemporaryFile()
    process.standardOutput = output.handle
    process.standardError = error.handle
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    if ended.wait(timeout: .now() + seconds) == .timedOut {
      process.terminate()
      Issue.record("\(arguments) has not ended after \(seconds) s")
      ended.wait()
    }
    return Ended(status: process.endStatus, output: output.text, error: error.text)
  }

  /// The folder with the fixtures.
  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures").path

  /// The command in the folder where the package was built, found beside the tests.
  static func executable() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    #if os(macOS)
      if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
        folder = bundle.bundleURL
      }
    #endif
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let candidate = folder.appendingPathComponent(process)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue,
        FileManager.default.isExecutableFile(atPath: candidate.path)
      {
        return candidate
      }
    }
    throw NotBuilt()
  }

  /// The command is not where the tests are; `swift build` builds both.
  struct NotBuilt: Error {}
}

/// A file without a name for long.
private final class TemporaryFile {
  let handle: FileHandle
  private let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("scenario-\(UUID().uuidString)")
    path = url.path
    try Data().write(to: url)
    handle = try FileHandle(forUpdating: url)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var text: String { String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self) }
}

extension Process {
  /// Its exit status, or the signal that has ended it, negative.
  var endStatus: Int32 { terminationReason == .exit ? terminationStatus : -terminationStatus }
}
