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
    /// Whether it is found out for how long expectations hold.
    var isTimed = false
    /// Whether the run ends at the first failure.
    var failsFast = false

    /// The whole suite in `Scenarios`, once.
    init() {}
  }

  private let options: Options
  private let paths: [SuitePath]
  private let chooser: Chooser
  private let suites: Suites
  private let sweep: Sweep?
  private let reporters: [any Reporter]
  private let noteRequired: (SuitePath, [String]) -> Void
  private let isInterrupted: () -> Bool

  /// A run of these files that these reporters hear of; it ends before the next scenario once it is interrupted.
  ///
  /// Of each file is noted which others it has required.
  init(
    _ options: Options,
    paths: [SuitePath],
    chooser: Chooser,
    suites: Suites,
    sweep: Sweep? = nil,
    reporters: [any Reporter],
    noteRequired: @escaping (SuitePath, [String]) -> Void = { _, _ in },
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    self.options = options
    self.paths = paths
    self.chooser = chooser
    self.suites = suites
    self.sweep = sweep
    self.reporters = reporters
    self.noteRequired = noteRequired
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
          startedAt: Date().ISO8601Format(),
          files: paths.count,
          repetitions: options.repetitions,
          shard: options.choice.shard,
          seed: options.seed
        )
      )
    )
    repetitions: for repetition in 1...options.repetitions {
      let order = RunOrder(seed: options.seed, repetition: repetition)
      for path in order.order(paths, by: { suites.path(of: $0.file) }) {
        run(path, order, &summary)
        if summary.endedEarly || summary.interrupted { break repetitions }
      }
    }
    summary.wallSeconds = start.duration(to: clock.now).inSeconds
    if !summary.endedEarly, !summary.interrupted { summary.suite = chooser.suite }
    tell(.runEnded(summary))
    return summary
  }

  private func run(_ path: SuitePath, _ order: RunOrder, _ summary: inout RunSummary) {
    let file: ScenarioFile
    do {
      file = try ScenarioFile(path: path.file, suite: suites.suite(of: path.file), limits: options.limits)
    } catch {
      summary.loadErrors += 1
      summary.endedEarly = options.failsFast
      chooser.noteUnloaded(path)
      noteRequired(path, error.requiredFiles)
      tell(.loadError(LoadFailure(file: path.file, repetition: order.repetition, failure: error.report)))
      return
    }
    let chosen = order.order(chooser.choose(among: file.scenarios, of: path), by: \.title)
    tell(.fileLoaded(LoadedFile(file: path.file, repetition: order.repetition, chosen: chosen.count)))
    defer { noteRequired(path, file.requiredFiles) }
    let clock = ContinuousClock()
    for scenario in chosen {
      summary.interrupted = isInterrupted()
      guard !summary.interrupted else { return }
      tell(.scenarioStarted(ScenarioStart(of: scenario, repetition: order.repetition)))
      let start = clock.now
      let index = scenario.number - 1
      let result = sweep?.run(file, index) ?? file.run(index)
      var end = ScenarioEnd(
        scenario: scenario,
        repetition: order.repetition,
        result: result,
        wallSeconds: start.duration(to: clock.now).inSeconds
      )
      if options.isTimed, result.outcome == .passed { end.result.timings = file.timings(of: index) }
      summary.count(result.outcome)
      tell(.scenarioEnded(end))
      if options.failsFast, result.outcome.isFailure {
        summary.endedEarly = true
        return
      }
    }
  }

  private func tell(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
  }
}

extension Duration {
  /// The length in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
