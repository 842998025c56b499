import Foundation
import ScenarioLanguage

/// What a worker does: it carries out one order after the other, until the first process has gone.
struct WorkerLoop {
  private let socket: Descriptor
  private let limits: ScenarioLimits
  private let suites: Suites
  private let performer: Performer

  init(_ socket: Int32, _ limits: ScenarioLimits, suites: Suites, performer: @escaping Performer) {
    self.socket = Descriptor(socket)
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
        answer(.loaded(file.scenarios, required: file.requiredFiles))
      } catch {
        answer(.loadError(error))
      }
    case .run(let task, let path, let numbers):
      if current?.task != task { current = (try? load(path)).map { (task, $0) } }
      // A file that loads no more has changed since; who asked sees that when this ends.
      guard let file = current?.file, numbers.allSatisfy({ $0 <= file.scenarios.count }) else { _exit(1) }
      for number in numbers {
        answer(.ended(performer(file, file.scenarios[number - 1]) { answer(.alive) }))
      }
      answer(.done(required: file.requiredFiles))
    }
  }

  private func load(_ path: String) throws(LoadError) -> ScenarioFile {
    try ScenarioFile(path: path, suite: suites.suite(of: path), limits: limits)
  }

  private func answer(_ answer: WorkerAnswer) {
    guard socket.write(answer.message) else { _exit(0) }
  }
}
