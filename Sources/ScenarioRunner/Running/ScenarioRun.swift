import Foundation
import ScenarioLanguage

/// A run of scenarios: which, in which order, under which limits, and who hears of it.
struct ScenarioRun {
  /// What is to be run.
  struct Options: Sendable, Hashable {
    /// Which scenarios.
    var choice = Choice()
    /// What a scenario may use.
    var limits = ScenarioLimits()
    /// What the order comes from, when it is shuffled.
    var seed: UInt32?
    /// How many times everything is run.
    var repetitions = 1
    /// In how many processes scenarios run at the same time; nil for one for each core, or one for a single file.
    var jobs: Int?
    /// Whether it is found out for how long expectations hold.
    var isTimed = false
    /// Whether each scenario is run twice, and must do the same.
    var checksDeterminism = false
    /// What is done with snapshots that are missing or differ.
    var snapshots = SnapshotMode.check
    /// Whether the run ends at the first failure.
    var failsFast = false
    /// The options of the call that can change how a scenario ends, as they stood in it; in a shuffled run also those that
    /// choose what runs before it.
    var outcomeOptions: [String] = []

    /// The whole suite in `Scenarios`, once.
    init() {}
  }

  private let options: Options
  private let paths: [SuitePath]
  private let chooser: Chooser
  private let suites: Suites
  private let sweep: Sweep?
  private let makesProcesses: Bool
  private let review: ((ScenarioDeclaration, SnapshotChange) -> Void)?
  private let reporters: [any Reporter]
  private let noteDependencies: (SuitePath, [String]) -> Void
  private let isInterrupted: () -> Bool

  /// A run of these files that these reporters hear of; it ends before the next scenario once it is interrupted.
  ///
  /// The scenarios run in processes of their own, or in this one. Who reviews snapshots, in this one, is told of
  /// those that are missing or differ, which then neither fail nor are written. Of each file the paths are noted on which
  /// its outcome depends.
  init(
    _ options: Options,
    paths: [SuitePath],
    chooser: Chooser,
    suites: Suites,
    sweep: Sweep? = nil,
    makesProcesses: Bool = false,
    review: ((ScenarioDeclaration, SnapshotChange) -> Void)? = nil,
    reporters: [any Reporter],
    noteDependencies: @escaping (SuitePath, [String]) -> Void = { _, _ in },
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.options = options
    self.paths = paths
    self.chooser = chooser
    self.suites = suites
    self.sweep = sweep
    self.makesProcesses = makesProcesses
    self.review = review
    self.reporters = reporters
    self.noteDependencies = noteDependencies
    self.isInterrupted = isInterrupted
  }

  /// Runs what was chosen, file by file, and tells what came of it.
  func callAsFunction() -> RunSummary {
    let clock = ContinuousClock()
    let start = clock.now
    var summary = RunSummary()
    tell(
      .runStarted(
        RunHeader(
          startedAt: Self.now,
          files: paths.count,
          repetitions: options.repetitions,
          shard: options.choice.shard,
          seed: options.seed,
          options: options.outcomeOptions.isEmpty ? nil : options.outcomeOptions
        )
      )
    )
    let executor = executor(FileTasks(paths, options, suites).next)
    while !summary.endedEarly, !summary.interrupted, let file = executor.nextFile() {
      run(file, executor, &summary)
      summary.interrupted = summary.interrupted || isInterrupted()
    }
    executor.end()
    summary.wallSeconds = start.duration(to: clock.now).inSeconds
    if !summary.endedEarly, !summary.interrupted { summary.suite = chooser.suite }
    tell(.runEnded(summary))
    return summary
  }

  private func run(_ file: FileTask, _ executor: any Executor, _ summary: inout RunSummary) {
    let (path, repetition) = (file.path, file.order.repetition)
    defer { noteDependencies(path, file.dependencies) }
    switch file.loaded {
    case .failed(let error):
      summary.loadErrors += 1
      summary.endedEarly = options.failsFast
      chooser.note(nil, of: path)
      tell(.loadError(LoadFailure(file: path.file, repetition: repetition, failure: error.report)))
    case .chosen(let chosen):
      chooser.note(chosen, of: path)
      tell(.fileLoaded(LoadedFile(file: path.file, repetition: repetition, chosen: chosen.scenarios.count)))
      var names = SnapshotNames()
      for (place, scenario) in chosen.scenarios.enumerated() {
        summary.interrupted = isInterrupted()
        guard !summary.interrupted else { return }
        tell(.scenarioStarted(ScenarioStart(of: scenario, repetition: repetition)))
        var ran = executor.result(of: file, at: place)
        names.check(&ran.result, of: scenario)
        summary.count(ran.result)
        let end = ScenarioEnd(
          scenario: scenario,
          repetition: repetition,
          result: ran.result,
          wallSeconds: ran.wallSeconds
        )
        tell(.scenarioEnded(end))
        if options.failsFast, ran.result.outcome.isFailure {
          summary.endedEarly = true
          return
        }
      }
    case nil: preconditionFailure("a file was told before it was loaded")
    }
  }

  // MARK: Where it runs

  /// In processes of their own, as many as are asked for, or in this one.
  private func executor(_ files: @escaping () -> FileTask?) -> any Executor {
    let performer = Performer(
      limits: options.limits,
      suites: suites,
      endsAtFailure: options.failsFast,
      choose: { [chooser] task, scenarios in
        var chosen = chooser.choose(among: scenarios, of: task.path)
        chosen.scenarios = task.order.order(chosen.scenarios, by: \.title)
        return chosen
      },
      run: perform
    )
    guard makesProcesses else { return performer.executor(jobs: nil, files: files) }
    // What is run ahead and never told must not write, and what is told to be missing must be so.
    let runsAhead = options.snapshots == .check || !options.failsFast && options.repetitions == 1
    let jobs = runsAhead ? options.jobs ?? WorkerPool.jobs(for: max(paths.count, options.repetitions)) : 1
    return performer.executor(jobs: jobs, files: files)
  }

  private func perform(_ file: ScenarioFile, _ index: Int, _ tellAlive: () -> Void) -> RanScenario {
    let clock = ContinuousClock()
    let start = clock.now
    file.isTraced = options.checksDeterminism
    let noteChange = review.map { review in { review(file.scenarios[index], $0) } }
    let policy = SnapshotPolicy(options.snapshots, review: noteChange)
    var result =
      sweep?.run(file, index, snapshots: policy, tellAlive: tellAlive)
      ?? file.run(index, snapshots: policy, tellAlive: tellAlive)
    let wallSeconds = start.duration(to: clock.now).inSeconds
    if options.checksDeterminism {
      if let difference = file.difference(whenRunAgain: index, tellAlive: tellAlive) {
        (result.outcome, result.failure) = (.failed, difference)
      }
    }
    if options.isTimed, result.outcome == .passed {
      tellAlive()
      result.timings = file.timings(of: index, tellAlive: tellAlive)
    }
    return RanScenario(result: result, wallSeconds: wallSeconds)
  }

  private func tell(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
  }

  /// The wall clock in UTC, as ISO 8601 has it.
  ///
  /// Foundation would open its calendars for that, which takes longer than a small scenario.
  private static var now: String {
    var (seconds, parts) = (time(nil), tm())
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The files of a run in their order, one repetition after the other.
private final class FileTasks {
  private let paths: [SuitePath]
  private let options: ScenarioRun.Options
  private let suites: Suites
  private var repetition = 0
  private var order: [SuitePath] = []
  private var place = 0
  private var number = 0

  init(_ paths: [SuitePath], _ options: ScenarioRun.Options, _ suites: Suites) {
    self.paths = paths
    self.options = options
    self.suites = suites
  }

  func next() -> FileTask? {
    while place == order.count {
      guard !paths.isEmpty, repetition < options.repetitions else { return nil }
      repetition += 1
      place = 0
      order = runOrder.order(paths) { suites.path(of: $0.file) }
    }
    defer { (place, number) = (place + 1, number + 1) }
    return FileTask(number, order[place], runOrder)
  }

  private var runOrder: RunOrder { RunOrder(seed: options.seed, repetition: repetition) }
}

extension Duration {
  /// The length in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
