import Foundation
import ScenarioLanguage

/// A run of scenarios: which, under which limits, and who hears of it.
struct ScenarioRun {
  /// What is to be run.
  struct Options: Sendable, Hashable {
    /// Files, folders, or `FILE:LINE`.
    var paths = ["Scenarios"]
    /// Parts of "file › title", of which a scenario must have one; none for all.
    var filters: [String] = []
    /// Whether the run ends at the first failure.
    var failsFast = false
    /// What a scenario may use.
    var limits = ScenarioLimits()

    /// The whole suite in `Scenarios`.
    init() {}
  }

  private let options: Options
  private let reporters: [any Reporter]
  private let isInterrupted: () -> Bool

  /// A run that these reporters hear of; it ends before the next scenario once it is interrupted.
  init(_ options: Options, reporters: [any Reporter], isInterrupted: @escaping () -> Bool = { false }) {
    self.options = options
    self.reporters = reporters
    self.isInterrupted = isInterrupted
  }

  /// Runs what was chosen, file by file, and tells what came of it.
  func callAsFunction() throws(UsageError) -> RunSummary {
    let clock = ContinuousClock()
    let start = clock.now
    var summary = RunSummary()
    let paths = try SuitePath.find(options.paths)
    tell(.runStarted(RunHeader(startedAt: Date().ISO8601Format(), files: paths.count)))
    for path in paths {
      run(path, &summary)
      if summary.endedEarly || summary.interrupted { break }
    }
    summary.wallSeconds = start.duration(to: clock.now).inSeconds
    tell(.runEnded(summary))
    return summary
  }

  private func run(_ path: SuitePath, _ summary: inout RunSummary) {
    let file: ScenarioFile
    do {
      file = try ScenarioFile(path: path.file, limits: options.limits)
    } catch {
      summary.loadErrors += 1
      summary.endedEarly = options.failsFast
      tell(.loadError(LoadFailure(file: path.file, failure: error.report)))
      return
    }
    let chosen = file.scenarios.indices.filter { isChosen(file.scenarios[$0], path) }
    tell(.fileLoaded(LoadedFile(file: path.file, chosen: chosen.count)))
    for index in chosen {
      summary.interrupted = isInterrupted()
      guard !summary.interrupted else { return }
      let scenario = file.scenarios[index]
      tell(.scenarioStarted(ScenarioStart(of: scenario)))
      let clock = ContinuousClock()
      let start = clock.now
      let result = file.run(index)
      summary.count(result.outcome)
      let seconds = start.duration(to: clock.now).inSeconds
      tell(.scenarioEnded(ScenarioEnd(scenario: scenario, result: result, wallSeconds: seconds)))
      if options.failsFast, result.outcome.isFailure {
        summary.endedEarly = true
        return
      }
    }
  }

  private func isChosen(_ scenario: ScenarioDeclaration, _ path: SuitePath) -> Bool {
    guard path.lines.isEmpty || path.lines.contains(where: { (scenario.line...scenario.lastLine).contains($0) }) else {
      return false
    }
    guard !options.filters.isEmpty else { return true }
    let name = "\(scenario.file) › \(scenario.title)"
    return options.filters.contains { name.contains($0) }
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
