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
        let file = try performer.load(path)
        current = (task, file)
        sendNow(.loaded(file.scenarios, required: file.requiredFiles))
      } catch {
        sendNow(.loadError(error))
      }
    case .run(let task, let path, let scenarios):
      var report = FailureReport(aboutFile: "the file was loaded again, in another process, without this scenario")
      if current?.task != task {
        current = nil
        do throws(LoadError) {
          current = (task, try performer.load(path))
          sendNow(.alive)
        } catch {
          report = error.report
          report.message = "the file was loaded again, in another process, and did not load: \(report.message)"
        }
      }
      for scenario in scenarios {
        guard outbox.sendOverdue(to: socket) else { _exit(0) }
        let place = scenario.number - 1
        if let file = current?.file, file.scenarios.indices.contains(place),
          file.scenarios[place].title == scenario.title
        {
          answer(.ended(performer.run(file, place) { sendNow(.alive) }))
        } else {
          answer(.ended(RanScenario(result: ScenarioResult(outcome: .error, failure: report), wallSeconds: 0)))
        }
      }
      sendNow(.done(required: current?.file.requiredFiles ?? []))
    }
  }

  private func answer(_ answer: WorkerAnswer) {
    guard outbox.put(answer.message, to: socket) else { _exit(0) }
  }

  private func sendNow(_ answer: WorkerAnswer) {
    self.answer(answer)
    guard outbox.send(to: socket) else { _exit(0) }
  }
}
