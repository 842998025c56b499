public import Foundation

/// A program with arguments, to be run as a process whose output nobody reads.
public struct Command: Sendable {
  /// The program's path, then its arguments.
  public let words: [String]

  /// The program at that path.
  public init(_ path: String, _ arguments: [String] = []) {
    words = [path] + arguments
  }

  /// The program of that name where the shell would find it, or nil.
  public init?(named name: String) {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.init(path)
  }

  /// The same with more arguments.
  public func callAsFunction(_ arguments: String...) -> Command {
    Command(words[0], words.dropFirst() + arguments)
  }

  /// What it prints when it is run, without the line's end; nil when it can't be run, or fails.
  public func output() -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A command that is measured did not do its work.
public struct CommandFailure: LocalizedError {
  let command: Command
  let status: Int32

  /// Which command, how it ended, and what to do.
  public var errorDescription: String? {
    "'\(command.words.joined(separator: " "))' ended with status \(status); run it by hand to see why"
  }
}
