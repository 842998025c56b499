import Foundation

/// What a process took, with all processes that it had waited for.
public struct Usage: Sendable {
  /// From its start to its end, in seconds.
  public let wallSeconds: Double
  /// The time of the cores, in seconds.
  public let coreSeconds: Double
  /// The most memory of the process and of the largest of its children, in bytes; 0 unless they were watched.
  public internal(set) var peak = Peak()

  /// The most memory, in bytes.
  public struct Peak: Sendable {
    /// Of the process itself.
    public internal(set) var first = 0.0
    /// Of the largest of its children.
    public internal(set) var children = 0.0

    /// Nothing yet.
    public init() {}
  }
}

extension Command {
  /// Runs it with nothing to read and its output thrown away, and says what that took.
  ///
  /// Memory is watched where the system tells of processes in `/proc`. A command that fails is a ``CommandFailure``.
  public func measured(watchingMemory: Bool = false) throws -> Usage {
    let clock = ContinuousClock()
    let start = clock.now
    let process = try spawned()
    var (status, resources, peak): (Int32, rusage, Usage.Peak) = (0, rusage(), Usage.Peak())
    while wait4(process, &status, watchingMemory ? WNOHANG : 0, &resources) == 0 {
      peak.watch(process)
      usleep(1_000)
    }
    let wall = start.duration(to: clock.now)
    guard status == 0 else { throw CommandFailure(command: self, status: status & 0x7f == 0 ? status >> 8 : status) }
    return Usage(wallSeconds: wall.seconds, coreSeconds: resources.coreSeconds, peak: peak)
  }

  private func spawned() throws -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, words[0], &actions, nil, arguments, variables)
    guard status == 0 else { throw CommandFailure(command: self, status: status) }
    return process
  }
}

extension Usage.Peak {
  /// Notes the most memory that the process and its children have had until now.
  fileprivate mutating func watch(_ process: pid_t) {
    first = max(first, Self.peak(of: "\(process)"))
    for child in Self.text("/proc/\(process)/task/\(process)/children").split(separator: " ") {
      children = max(children, Self.peak(of: child))
    }
  }

  private static func peak(of process: some StringProtocol) -> Double {
    let line = text("/proc/\(process)/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
    return (kibibytes ?? 0) * 1024
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension rusage {
  fileprivate var coreSeconds: Double {
    [ru_utime, ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }
}

extension Duration {
  /// The length in seconds.
  public var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
