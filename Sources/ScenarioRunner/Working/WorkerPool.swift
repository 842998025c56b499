import CWorkers
import Foundation
import ScenarioLanguage

/// Runs scenarios in processes of their own, several at a time, and tells their ends in the order of the run.
///
/// A scenario that kills its process, or keeps it busy where no limit reaches, fails; all others run in another.
final class WorkerPool: Executor {
  /// How many files are looked ahead, for each worker.
  private static let filesAhead = 4
  /// With so many ends waiting to be told, no further file is begun.
  private static let mostWaiting = 5_000
  /// How many bytes of ends wait to be told, more or less; with more only the file that is told is listened to.
  private static let mostBytesWaiting = 64 << 20
  /// How much longer than a scenario's limit a worker may be silent, as what ends it must be told.
  private static let grace = Duration.seconds(1)
  /// So many workers can end before they were asked for anything; with more no other is tried.
  private static let mostFailedStarts = 3
  /// How long one wait for messages lasts at most; no more counts as silence, for this process itself may have been stopped.
  private static let turn = Duration.milliseconds(500)

  private let jobs: Int
  private let performer: Performer
  private let files: () -> FileTask?
  private var workers: [Worker] = []
  /// The files that are not told yet, as far as they are looked ahead, in their order; the first is the one that is told.
  private var tasks: [FileTask] = []
  private var hasMore = true
  /// How many ends wait to be told.
  private var waitingCount = 0
  /// How many bytes their messages have taken.
  private var waitingBytes = 0
  /// How many workers have ended before they were asked for anything.
  private var failedStarts = 0
  /// When the workers were last listened to.
  private var listened = ContinuousClock.now

  /// How many processes so many files are shared out to: one for each core, or one for a single file, for which the cores
  /// need not be counted.
  static func jobs(for files: Int) -> Int {
    files > 1 ? ProcessInfo.processInfo.activeProcessorCount : 1
  }

  init(jobs: Int, _ performer: Performer, files: @escaping () -> FileTask?) {
    self.jobs = jobs
    self.performer = performer
    self.files = files
  }

  func nextFile() -> FileTask? {
    if let told = tasks.first, told.isTold { tasks.removeFirst() }
    lookAhead()
    guard let task = tasks.first else { return nil }
    task.isTold = true
    while task.loaded == nil { goOn() }
    return task
  }

  func result(of task: FileTask, at place: Int) -> RanScenario {
    while true {
      if let (result, bytes) = task.nextResult() {
        waitingCount -= 1
        waitingBytes -= bytes
        return result
      }
      goOn()
    }
  }

  func end() {
    for worker in workers {
      worker.stop()
      _ = worker.reap()
    }
    workers.removeAll()
  }

  // MARK: Handing out

  private func lookAhead() {
    while hasMore, tasks.count <= jobs * Self.filesAhead {
      guard let task = files() else { return hasMore = false }
      tasks.append(task)
    }
  }

  /// Hands out what can be done, and hears what was done.
  private func goOn() {
    handOut()
    listen()
  }

  private func handOut() {
    lookAhead()
    while hasWork, let worker = workers.first(where: \.isIdle) ?? newWorker() {
      if let task = tasks.first(where: { !$0.waiting.isEmpty }) {
        guard worker.resume(task, task.waiting) else {
          end(worker, isLate: false)
          continue
        }
        task.waiting = 0..<0
      } else if let task = tasks.first(where: { !$0.isBegun }) {
        // One that has ended while it had nothing to do has done nothing to the file.
        guard worker.run(task) else {
          end(worker, isLate: false)
          continue
        }
        task.isBegun = true
      }
    }
  }

  /// Whether a worker can be asked for something: what has lost its worker, or a file.
  private var hasWork: Bool {
    tasks.contains { !$0.waiting.isEmpty }
      || tasks.contains { !$0.isBegun } && (waitingCount < Self.mostWaiting || tasks.first?.isBegun == false)
  }

  /// Another worker when there is work for one more; nil when there are enough.
  private func newWorker() -> Worker? {
    guard workers.count < jobs else { return nil }
    let sockets = workers.map(\.socket)
    let worker = Worker(closing: sockets, memory: performer.limits.processMemory) { [performer] socket, outbox in
      WorkerLoop(socket, outbox, performer)()
    }
    guard let worker else {
      if workers.isEmpty { Fault.end("could not start a process: \(String(cString: strerror(errno)))") }
      return nil
    }
    workers.append(worker)
    return worker
  }

  // MARK: Hearing

  private func listen() {
    let workers = heardWorkers()
    var descriptors = workers.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    let count = poll(&descriptors, nfds_t(descriptors.count), Int32(Self.turn / .milliseconds(1)))
    let now = ContinuousClock.now
    let passed = min(now - listened, Self.turn)
    listened = now
    for (worker, descriptor) in zip(workers, descriptors) {
      worker.silence += passed
      if count > 0, descriptor.revents != 0 {
        hear(worker)
      } else if !worker.isIdle, worker.silence >= .seconds(performer.limits.seconds) + Self.grace {
        worker.kill()
        end(worker, isLate: true)
      }
    }
  }

  /// The workers that are listened to now; others wait until what they have to say has room.
  private func heardWorkers() -> [Worker] {
    guard waitingBytes > Self.mostBytesWaiting, let told = workers.first(where: { $0.file === tasks.first }) else {
      return workers
    }
    return [told]
  }

  private func hear(_ worker: Worker) {
    guard let messages = worker.receive() else { return end(worker, isLate: false) }
    for message in messages { hear(message, from: worker) }
  }

  private func hear(_ message: ArraySlice<UInt8>, from worker: Worker) {
    guard let task = worker.file else { return }
    switch (WorkerAnswer(message, path: task.path.file), worker.work) {
    case (.dependencies(let paths), _): task.dependencies += paths
    case (.loaded(let scenarios, let numbers), .loading):
      // What the worker has chosen, and runs, counts, should the choice depend on what has changed meanwhile.
      var chosen = performer.choose(task, scenarios)
      chosen.scenarios = numbers.map { scenarios[$0 - 1] }
      task.loaded = .chosen(chosen)
      worker.work = .running(task, chosen.scenarios.indices)
    case (.loadError(let error), .loading):
      task.loaded = .failed(error)
      worker.work = .nothing
    case (.ended(let ran), .running(_, let places)):
      note(ran, of: task, bytes: message.count)
      worker.work = .running(task, places.dropFirst())
    case (.alive, .running): break
    case (.done, .running): worker.work = .nothing
    case (let answer, _): preconditionFailure("a worker has answered \(answer) out of turn")
    }
  }

  private func note(_ ran: RanScenario, of task: FileTask, bytes: Int = 0) {
    task.add(ran, bytes: bytes)
    waitingCount += 1
    waitingBytes += bytes
  }

  /// A worker is no more: what it was doing has failed, and what it was to do waits again.
  private func end(_ worker: Worker, isLate: Bool) {
    let silent = worker.silence.inSeconds
    var wasHeard = false
    while let messages = worker.receive() {
      wasHeard = wasHeard || !messages.isEmpty
      for message in messages { hear(message, from: worker) }
    }
    let words = worker.reap().words(performer.limits)
    for message in worker.leftMessages() { hear(message, from: worker) }
    workers.removeAll { $0 === worker }
    switch worker.work {
    case .nothing where !worker.hasAnswered:
      failedStarts += 1
      if failedStarts > Self.mostFailedStarts {
        Fault.end("the processes in which scenarios run end as soon as they begin; the last \(words)")
      }
    case .nothing: break
    case .loading(let task):
      let message = "the process that loaded the file \(isLate ? lateWords(silent) : words)"
      task.loaded = .failed(LoadError(report: FailureReport(aboutFile: message)))
    case .running(let task, var places):
      // What was late may have answered at the last moment; then the next one has hardly begun, and begins again.
      if let place = places.first, !isLate || !wasHeard {
        let message = "the scenario's process \(isLate ? lateWords(silent) : words)"
        let report = FailureReport(message: message, of: task.chosen[place])
        let result = ScenarioResult(outcome: .error, failure: report)
        note(RanScenario(result: result, wallSeconds: silent), of: task)
        places.removeFirst()
      }
      task.waiting = places
    }
  }

  private func lateWords(_ seconds: Double) -> String {
    "did not answer for \(seconds.fixed(decimals: 1)) s and was ended; --timeout SECONDS raises the limit"
  }
}

extension Worker.Termination {
  /// How the process ended, as the end of a sentence, with what it wrote to standard error.
  fileprivate func words(_ limits: ScenarioLimits) -> String {
    if signal == 0, status == WORKERS_TOO_MUCH_MEMORY {
      // What a scenario prints is kept there until its end is told.
      let printed = limits.output >> 20
      let what =
        printed > ScenarioLimits.defaultMebibytesOfOutput ? ", where what is printed is too (--printed \(printed))" : ""
      return
        "used more than \(limits.processMemory >> 20) MiB of memory, three times \(limits.memory >> 20) for Lua and "
        + "\(ScenarioLimits.mebibytesBesideLua) beside it\(what), and was ended; --memory MIB raises the limit"
    }
    let end =
      signal == 0
      ? "exited with status \(status)" : "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    return standardError.isEmpty ? end : "\(end): \(standardError)"
  }
}
