import Foundation
import Testing

/// A terminal in which the command runs.
final class Terminal {
  private let master: Int32
  private let process = Process()
  private var written: [UInt8] = []

  /// Starts the command in a terminal of that many columns.
  init(_ arguments: [String], columns: UInt16, environment: [String: String] = [:]) throws {
    let (master, name) = try #require(Self.open())
    self.master = master
    let slave = Foundation.open(name, O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(slave, UInt(TIOCSWINSZ), &size) == 0)
    process.executableURL = try Command.executable()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: Command.fixtures)
    process.environment = Command.environment(["TERM": "xterm"].merging(environment) { _, new in new })
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
  }

  /// A new terminal: its end for this process, and the path of the other.
  private static func open() -> (master: Int32, name: String)? {
    let master = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0 else { return nil }
    #if os(Linux)
      // TIOCSPTLCK and TIOCGPTN, which Swift does not see.
      var lock: Int32 = 0
      var number: Int32 = 0
      guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0 else { return nil }
      return (master, "/dev/pts/\(number)")
    #else
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else { return nil }
      return (master, String(cString: name))
    #endif
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  /// What the command has written so far; line ends are as the command wrote them.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(master, &bytes, bytes.count), count > 0 { written += bytes[..<count] }
    return String(decoding: written, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Interrupts the command as Ctrl-C does.
  func interrupt() { send(SIGINT) }

  /// Sends the command a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The ids of the processes in which scenarios run, where the system tells them.
  var workers: [pid_t] {
    let id = process.processIdentifier
    // What the system tells has no size, so that it is read to its end.
    let file = FileHandle(forReadingAtPath: "/proc/\(id)/task/\(id)/children")
    return String(decoding: file?.readDataToEndOfFile() ?? Data(), as: UTF8.self).split(separator: " ").compactMap {
      pid_t($0)
    }
  }

  /// Waits until a worker has been at work for a while, as it is in an endless loop.
  func waitForWork() {
    _ = wait { _ in
      workers.contains { worker in
        let fields = (try? String(contentsOfFile: "/proc/\(worker)/stat", encoding: .utf8))?.split(separator: " ")
        // The time of its own and of the system for it, in hundredths of a second.
        return fields.map { $0[13...14].reduce(0) { $0 + (Int($1) ?? 0) } >= 30 } ?? false
      }
    }
  }

  /// Whether the terminal shows what is typed, as it does unless a command reads keys one by one.
  var showsKeys: Bool {
    var settings = termios()
    return tcgetattr(master, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
  }

  /// Presses a key.
  func press(_ key: String) {
    _ = Array(key.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Waits until what was written satisfies the condition, at most 60 s.
  func wait(until isRight: (String) -> Bool) -> String {
    let end = Date().addingTimeInterval(60)
    while Date() < end {
      if isRight(text) { return text }
      usleep(2_000)
    }
    Issue.record("the terminal still shows: \(text)")
    return text
  }

  /// Waits until the command has ended: its status and all that it has written.
  func end() -> (status: Int32, text: String) {
    _ = wait { _ in !process.isRunning }
    return (process.endStatus, text)
  }
}
