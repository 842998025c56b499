import CWorkers
import Foundation
import ScenarioLanguage

/// A process of the command's own in which scenarios run, as the first process sees it.
final class Worker {
  /// What it is doing.
  enum Work {
    case nothing
    case loading(FileTask)
    /// It runs the chosen scenarios of those places; the first has not ended yet.
    case running(FileTask, Range<Int>)
  }

  /// How a process came to its end.
  struct Death {
    var signal: Int32
    var status: Int32
    /// What it wrote to standard error, its last words.
    var lastWords: String
  }

  let socket: Int32
  var work = Work.nothing
  /// The file that it has loaded last.
  private(set) var loaded: ObjectIdentifier?
  /// When it was last heard of.
  private(set) var heard = ContinuousClock.now
  private let process: pid_t
  private let errors: UnsafeMutablePointer<FILE>?
  private let outbox: Outbox
  private var received: [UInt8] = []
  private var receivedCount = 0

  /// Starts a process that runs this loop with its end of the socket, and closes these sockets of others.
  ///
  /// Nil when the system has no process left.
  init?(closing others: [Int32], _ loop: (Int32, Outbox) -> Never) {
    guard let outbox = Outbox() else { return nil }
    self.outbox = outbox
    fflush(nil)
    errors = tmpfile()
    var socket: Int32 = -1
    process = workers_fork(&socket)
    guard process >= 0 else { return nil }
    self.socket = socket
    guard process == 0 else { return }
    for other in others { close(other) }
    if let errors { dup2(fileno(errors), STDERR_FILENO) }
    loop(socket, outbox)
  }

  var isIdle: Bool { if case .nothing = work { true } else { false } }

  /// The place of the scenario that it runs; nil when it runs none.
  var place: Int? {
    if case .running(_, let places) = work { places.first } else { nil }
  }

  /// Whether it has loaded that file, so that scenarios of it can run at once.
  func has(_ task: FileTask) -> Bool { loaded == ObjectIdentifier(task) }

  /// Has it load a file.
  func load(_ task: FileTask) {
    send(.load(task: task.number, path: task.path.file))
    work = .loading(task)
    loaded = ObjectIdentifier(task)
  }

  /// Has it run the chosen scenarios of those places.
  func run(_ task: FileTask, _ places: Range<Int>) {
    let scenarios = task.chosen[places].map { WorkerOrder.Scenario(number: $0.number, title: $0.title) }
    send(.run(task: task.number, path: task.path.file, scenarios))
    work = .running(task, places)
    loaded = ObjectIdentifier(task)
  }

  private func send(_ order: WorkerOrder) {
    heard = ContinuousClock.now
    // A dead worker is noticed when it is listened to.
    _ = Descriptor(socket).write(order.message[...])
  }

  /// The messages that have come; nil once it has ended.
  func receive() -> [ArraySlice<UInt8>]? {
    heard = ContinuousClock.now
    guard Descriptor(socket).read(into: &received) else { return nil }
    return takeMessages()
  }

  /// The messages that it had not sent when it ended.
  func leftMessages() -> [ArraySlice<UInt8>] {
    received = outbox.left(received: receivedCount)
    return takeMessages()
  }

  private func takeMessages() -> [ArraySlice<UInt8>] {
    var messages: [ArraySlice<UInt8>] = []
    var start = 0
    while let end = Descriptor.endOfMessage(received, from: start) {
      messages.append(received[start + ByteWriter.lengthSize..<end])
      start = end
    }
    received = Array(received[start...])
    receivedCount += messages.count
    return messages
  }

  /// Ends it at once.
  func kill() { Foundation.kill(process, SIGKILL) }

  /// Waits for its end and lets go of it.
  func bury() -> Death {
    defer {
      close(socket)
      if let errors { fclose(errors) }
    }
    var (signal, status): (Int32, Int32) = (0, 0)
    _ = workers_wait(process, &signal, &status)
    return Death(signal: signal, status: status, lastWords: lastWords())
  }

  private func lastWords() -> String {
    guard let errors else { return "" }
    let longest = 2000
    let size = lseek(fileno(errors), 0, SEEK_END)
    lseek(fileno(errors), max(0, size - off_t(longest)), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = read(fileno(errors), &bytes, longest)
    // What the system tells of a crash is full of addresses, which no result may hold.
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.prefix { !$0.contains("0x") && !$0.hasPrefix("***") }.joined(separator: "\n")
  }
}

/// A descriptor on which messages are written and read.
struct Descriptor {
  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Writes all of it; false when nobody reads.
  func write(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(number, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Appends what has come; false once nothing can come any more.
  func read(into bytes: inout [UInt8]) -> Bool {
    // Not filled with zeros first, which would cost more than all else that a scenario's end does.
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
      while true {
        let count = Foundation.read(number, room.baseAddress, room.count)
        if count > 0 {
          bytes.append(contentsOf: room[..<count])
          return true
        }
        guard count < 0, errno == EINTR else { return false }
      }
    }
  }

  /// Where the message ends that begins there; nil when it has not come wholly.
  static func endOfMessage(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count - start >= ByteWriter.lengthSize else { return nil }
    var length = ByteReader(bytes[start...])
    let end = start + ByteWriter.lengthSize + length.int()
    return end <= bytes.count ? end : nil
  }
}
