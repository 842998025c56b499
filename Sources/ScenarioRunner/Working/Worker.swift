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
  struct Termination {
    var signal: Int32
    var status: Int32
    /// The last that it wrote to standard error.
    var standardError: String
  }

  let socket: Int32
  var work = Work.nothing
  /// For how long it has been listened to without an answer, since its last one or the last order.
  var silence = Duration.zero
  private let process: pid_t
  private let errors: UnsafeMutablePointer<FILE>?
  private let outbox: Outbox
  private var received: [UInt8] = []
  private var receivedCount = 0

  /// Starts a process that runs this loop with its end of the socket, and closes these sockets of others; it may use so
  /// many bytes of memory.
  ///
  /// Nil when the system has no process left.
  init?(closing others: [Int32], memory: Int, _ loop: (Int32, Outbox) -> Never) {
    guard let outbox = Outbox() else { return nil }
    self.outbox = outbox
    fflush(nil)
    errors = tmpfile()
    var socket: Int32 = -1
    process = workers_fork(&socket, memory)
    guard process >= 0 else { return nil }
    self.socket = socket
    guard process == 0 else { return }
    for other in others { close(other) }
    if let errors { dup2(fileno(errors), STDERR_FILENO) }
    loop(socket, outbox)
  }

  /// The file that it is at.
  var file: FileTask? {
    switch work {
    case .nothing: nil
    case .loading(let task), .running(let task, _): task
    }
  }

  /// Whether it has ever answered.
  var hasAnswered: Bool { receivedCount > 0 }

  var isIdle: Bool { if case .nothing = work { true } else { false } }

  /// Has it load a file and run what is chosen of it; false when it is no more.
  func run(_ task: FileTask) -> Bool {
    guard send(.run(task)) else { return false }
    work = .loading(task)
    return true
  }

  /// Has it run the chosen scenarios of those places, which another has left; false when it is no more.
  func resume(_ task: FileTask, _ places: Range<Int>) -> Bool {
    let scenarios = task.chosen[places].map { WorkerOrder.Scenario(number: $0.number, title: $0.title) }
    guard send(.resume(path: task.path.file, scenarios)) else { return false }
    work = .running(task, places)
    return true
  }

  private func send(_ order: WorkerOrder) -> Bool {
    silence = .zero
    return Descriptor(socket).write(order.message[...])
  }

  /// The messages that have come; nil once it has ended.
  func receive() -> [ArraySlice<UInt8>]? {
    guard Descriptor(socket).read(into: &received) else { return nil }
    silence = .zero
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
    if start > 0 { received = Array(received[start...]) }
    receivedCount += messages.count
    return messages
  }

  /// Ends it as soon as it writes no file any more, within a second.
  func stop() {
    Foundation.kill(process, SIGUSR1)
    // Its end of the socket is closed once it has ended.
    var descriptor = pollfd(fd: socket, events: 0, revents: 0)
    if poll(&descriptor, 1, 1000) <= 0 { kill() }
  }

  /// Ends it at once.
  func kill() { Foundation.kill(process, SIGKILL) }

  /// Waits for its end and lets go of it.
  func reap() -> Termination {
    defer {
      close(socket)
      if let errors { fclose(errors) }
    }
    var (signal, status): (Int32, Int32) = (0, 0)
    _ = workers_wait(process, &signal, &status)
    return Termination(signal: signal, status: status, standardError: standardError())
  }

  private func standardError() -> String {
    guard let errors else { return "" }
    let longest = 2000
    let size = lseek(fileno(errors), 0, SEEK_END)
    guard size > 0 else { return "" }
    lseek(fileno(errors), max(0, size - off_t(longest)), SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: longest)
    let count = read(fileno(errors), &bytes, longest)
    // What the system tells of a crash is full of addresses, which no result may hold.
    let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.prefix { !$0.contains("0x") && !$0.hasPrefix("***") }.joined(separator: "\n")
  }
}
