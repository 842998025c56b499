import Foundation
import ScenarioLanguage

/// What a worker does: it carries out one order after the other, until the first process has gone.
struct WorkerLoop {
  private let socket: Descriptor
  private let outbox: Outbox
  private let performer: Performer

  init(_ socket: Int32, _ outbox: Outbox, _ performer: Performer) {
    self.socket = Descriptor(socket)
    self.outbox = outbox
    self.performer = performer
  }

  func callAsFunction() -> Never {
    var received: [UInt8] = []
    while true {
      while let end = Descriptor.endOfMessage(received, from: 0) {
        let order = WorkerOrder(received[ByteWriter.lengthSize..<end])
        received.removeFirst(end)
        perform(order)
      }
      guard socket.read(into: &received) else { _exit(0) }
    }
  }

  private func perform(_ order: WorkerOrder) {
    switch order {
    case .run(let task):
      do throws(LoadError) {
        let file = try load(task.path.file)
        let chosen = performer.choose(task, file.scenarios).scenarios.map(\.number)
        answer(.loaded(file.scenarios, chosen: chosen))
        for number in chosen {
          let hasFailed = run(number - 1, of: file)
          if hasFailed, performer.endsAtFailure { break }
        }
        sendNow(.done)
      } catch {
        sendNow(.loadError(error))
      }
    case .resume(let path, let scenarios):
      var report = FailureReport(aboutFile: "the file was loaded again, in another process, without this scenario")
      var file: ScenarioFile?
      do throws(LoadError) {
        file = try load(path)
        sendNow(.alive)
      } catch {
        report = error.report
        report.message = "the file was loaded again, in another process, and did not load: \(report.message)"
      }
      for scenario in scenarios {
        let index = scenario.number - 1
        if let file, file.scenarios.indices.contains(index), file.scenarios[index].title == scenario.title {
          run(index, of: file)
        } else {
          answer(.ended(RanScenario(result: ScenarioResult(outcome: .error, failure: report), wallSeconds: 0)))
        }
      }
      sendNow(.done)
    }
  }

  private func load(_ path: String) throws(LoadError) -> ScenarioFile {
    try performer.load(path) { answer(.dependencies($0)) }
  }

  /// Runs a scenario, and answers whether it has failed.
  @discardableResult
  private func run(_ index: Int, of file: ScenarioFile) -> Bool {
    guard outbox.sendOverdue(to: socket) else { _exit(0) }
    let ran = performer.run(file, index) { sendNow(.alive) }
    answer(.ended(ran))
    return ran.result.outcome.isFailure
  }

  private func answer(_ answer: WorkerAnswer) {
    guard outbox.put(answer.message, to: socket) else { _exit(0) }
  }

  private func sendNow(_ answer: WorkerAnswer) {
    self.answer(answer)
    guard outbox.send(to: socket) else { _exit(0) }
  }
}
