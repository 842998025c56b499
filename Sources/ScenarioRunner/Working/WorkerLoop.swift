import Foundation
import ScenarioLanguage

/// What a worker does: it carries out one order after the other, until the first process has gone.
struct WorkerLoop {
  private let socket: Descriptor
  private let outbox: Outbox
  private let limits: ScenarioLimits
  private let suites: Suites
  private let performer: Performer

  init(_ socket: Int32, _ outbox: Outbox, _ limits: ScenarioLimits, suites: Suites, performer: @escaping Performer) {
    self.socket = Descriptor(socket)
    self.outbox = outbox
    self.limits = limits
    self.suites = suites
    self.performer = performer
  }

  func callAsFunction() -> Never {
    var received: [UInt8] = []
    var current: (task: Int, file: ScenarioFile)?
    while true {
      while let end = Descriptor.endOfMessage(received, from: 0) {
        let order = WorkerOrder(received[ByteWriter.lengthSize..<end])
        received.removeFirst(end)
        perform(order, &current)
      }
      guard socket.read(into: &received) else { _exit(0) }
    }
  }

  private func perform(_ order: WorkerOrder, _ current: inout (task: Int, file: ScenarioFile)?) {
    switch order {
    case .load(let task, let path):
      current = nil
      do throws(LoadError) {
        let file = try load(path)
        current = (task, file)
        sendNow(.loaded(file.scenarios, required: file.requiredFiles))
      } catch {
        sendNow(.loadError(error))
      }
    case .run(let task, let path, let numbers):
      if current?.task != task { current = (try? load(path)).map { (task, $0) } }
      // A file that loads no more has changed since; who asked sees that when this ends.
      guard let file = current?.file, numbers.allSatisfy({ $0 <= file.scenarios.count }) else { _exit(1) }
      for number in numbers {
        guard outbox.sendOverdue(to: socket) else { _exit(0) }
        let ran = performer(file, file.scenarios[number - 1]) { sendNow(.alive) }
        answer(.ended(ran))
      }
      sendNow(.done(required: file.requiredFiles))
    }
  }

  private func load(_ path: String) throws(LoadError) -> ScenarioFile {
    try ScenarioFile(path: path, suite: suites.suite(of: path), limits: limits)
  }

  private func answer(_ answer: WorkerAnswer) {
    guard outbox.put(answer.message, to: socket) else { _exit(0) }
  }

  private func sendNow(_ answer: WorkerAnswer) {
    self.answer(answer)
    guard outbox.send(to: socket) else { _exit(0) }
  }
}
