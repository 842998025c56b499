import Foundation
import ScenarioLanguage

/// Runs scenarios in processes of their own, several at a time, and tells their ends in the order of the run.
///
/// A scenario that kills its process, or keeps it busy where no limit reaches, fails; all others run in another.
final class WorkerPool: Executor {
  /// How many files are loaded ahead, by worker.
  private static let filesAhead = 4
  /// How many ends wait to be told, at most.
  private static let mostWaiting = 10_000
  /// How much longer than a scenario's limit a worker may be silent, as what ends it must be told.
  private static let grace = Duration.seconds(1)

  private let jobs: Int
  private let limits: ScenarioLimits
  private let suites: Suites
  private let files: () -> FileTask?
  private let choose: (FileTask, [ScenarioDeclaration]) -> Chosen
  private let performer: Performer
  private var workers: [Worker] = []
  /// The files that were begun and not told yet, in their order; the first is the one that is told.
  private var tasks: [FileTask] = []
  private var hasMore = true
  /// How many ends wait to be told.
  private var waitingCount = 0

  init(
    jobs: Int,
    _ limits: ScenarioLimits,
    suites: Suites,
    files: @escaping () -> FileTask?,
    choose: @escaping (FileTask, [ScenarioDeclaration]) -> Chosen,
    performer: @escaping Performer
  ) {
    self.jobs = jobs
    self.limits = limits
    self.suites = suites
    self.files = files
    self.choose = choose
    self.performer = performer
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
      if let result = task.results.removeValue(forKey: place) {
        waitingCount -= 1
        return result
      }
      goOn()
    }
  }

  func end() {
    for worker in workers {
      worker.kill()
      _ = worker.bury()
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
    while let worker = workers.first(where: \.isIdle) ?? newWorker() {
      guard let (task, work) = nextWork(for: worker) else { return }
      switch work {
      case nil:
        task.isBegun = true
        worker.load(task)
      case let places?: worker.run(task, places)
      }
    }
  }

  /// What a worker is to do next: scenarios of a file, or to load it.
  private func nextWork(for worker: Worker) -> (FileTask, Range<Int>?)? {
    let open = tasks.filter { !$0.waiting.isEmpty }
    if let task = open.first(where: worker.has) ?? open.first, task === tasks.first || waitingCount < Self.mostWaiting {
      return (task, task.waiting.removeFirst())
    }
    guard waitingCount < Self.mostWaiting || tasks.first?.isBegun == false else { return nil }
    return tasks.first { !$0.isBegun }.map { ($0, nil) }
  }

  /// Another worker when there is work for one more; nil when there are enough.
  private func newWorker() -> Worker? {
    guard workers.count < jobs, tasks.contains(where: { !$0.isBegun || !$0.waiting.isEmpty }) else { return nil }
    let sockets = workers.map(\.socket)
    let worker = Worker(closing: sockets) { [limits, suites, performer] socket, outbox in
      WorkerLoop(socket, outbox, limits, suites: suites, performer: performer)()
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
    var descriptors = workers.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
    let count = poll(&descriptors, nfds_t(descriptors.count), patience())
    for (worker, descriptor) in zip(workers, descriptors) {
      if count > 0, descriptor.revents != 0 {
        hear(worker)
      } else if !worker.isIdle, ContinuousClock.now - worker.heard > silence {
        worker.kill()
        end(worker, isLate: true)
      }
    }
  }

  /// How long a worker may be silent.
  private var silence: Duration { .seconds(limits.seconds) + Self.grace }

  /// How long to wait for a message before it is time to look whether a worker has been silent for too long.
  private func patience() -> Int32 {
    let longest = workers.filter { !$0.isIdle }.map { ContinuousClock.now - $0.heard }.max() ?? .zero
    let rest = (silence - longest).inSeconds * 1000
    return Int32(min(max(rest, 1), 60_000))
  }

  private func hear(_ worker: Worker) {
    guard let messages = worker.receive() else { return end(worker, isLate: false) }
    for message in messages { hear(message, from: worker) }
  }

  private func hear(_ message: ArraySlice<UInt8>, from worker: Worker) {
    switch worker.work {
    case .nothing: break
    case .loading(let task):
      let answer = WorkerAnswer(message, path: task.path.file)
      worker.work = .nothing
      switch answer {
      case .loaded(let scenarios, let required):
        task.requiredFiles = required
        loaded(task, choose(task, scenarios))
      case .loadError(let error):
        task.requiredFiles = error.requiredFiles
        task.loaded = .failure(error)
      case .alive, .ended, .done: preconditionFailure("a worker has answered \(answer) to an order to load")
      }
    case .running(let task, let places):
      switch WorkerAnswer(message, path: task.path.file) {
      case .ended(let ran):
        note(ran, of: task, at: places.lowerBound)
        worker.work = .running(task, places.dropFirst())
      case .done(let required):
        task.requiredFiles = Set(task.requiredFiles).union(required).sorted()
        worker.work = .nothing
      case .alive: break
      case .loaded, .loadError: preconditionFailure("a worker has loaded a file in answer to an order to run")
      }
    }
  }

  private func loaded(_ task: FileTask, _ chosen: Chosen) {
    task.loaded = .success(chosen)
    // All of a file runs in one process, as what its scenarios share must be the same with any number of them.
    if !chosen.scenarios.isEmpty { task.waiting = [chosen.scenarios.indices] }
  }

  private func note(_ ran: RanScenario, of task: FileTask, at place: Int) {
    task.results[place] = ran
    waitingCount += 1
  }

  /// A worker is no more: what it was doing has failed, and what it was to do waits again.
  private func end(_ worker: Worker, isLate: Bool) {
    let silent = (ContinuousClock.now - worker.heard).inSeconds
    let suspect = worker.place
    while let messages = worker.receive() { for message in messages { hear(message, from: worker) } }
    let words = worker.bury().words
    for message in worker.leftMessages() { hear(message, from: worker) }
    workers.removeAll { $0 === worker }
    switch worker.work {
    case .nothing: break
    case .loading(let task):
      let message = "the process that loaded the file \(isLate ? lateWords(silent) : words)"
      task.loaded = .failure(LoadError(report: FailureReport(aboutFile: message)))
    case .running(let task, var places):
      // What was late may have ended at the last moment; the next one has not begun then, or begins again.
      if let place = places.first, !isLate || place == suspect {
        let message = "the scenario's process \(isLate ? lateWords(silent) : words)"
        let report = FailureReport(message: message, of: task.chosen[place])
        let result = ScenarioResult(outcome: .error, failure: report)
        note(RanScenario(result: result, wallSeconds: silent), of: task, at: place)
        places.removeFirst()
      }
      if !places.isEmpty { task.waiting.insert(places, at: 0) }
    }
  }

  private func lateWords(_ seconds: Double) -> String {
    "did not answer for \(seconds.fixed(decimals: 1)) s and was ended; --timeout SECONDS raises the limit"
  }
}

extension Worker.Death {
  /// How the process ended, as the end of a sentence, with what it said last.
  fileprivate var words: String {
    let end =
      signal == 0
      ? "exited with status \(status)" : "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    return lastWords.isEmpty ? end : "\(end): \(lastWords)"
  }
}
