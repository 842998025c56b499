import ScenarioLanguage

/// A run of scenarios for the sake of their snapshots, which tells only what went wrong.
struct SnapshotRun {
  /// What came of it.
  struct Ended {
    var summary: RunSummary
    /// The scenarios' ends, in the order of the run.
    var ends: [ScenarioEnd]
    /// The files whose scenarios did not all come to their end by passing, so that not all they ask for is known.
    var unsure: Set<String>
  }

  let options: ScenarioRun.Options
  let paths: [SuitePath]
  let console: Console

  /// Runs the scenarios in that mode; a reviewer is told of what is missing or differs.
  func callAsFunction(
    _ mode: SnapshotMode,
    review: ((ScenarioDeclaration, SnapshotChange) -> Void)? = nil
  ) -> Ended {
    var options = options
    options.snapshots = mode
    let suites = Suites()
    let chooser = Chooser(options.choice, suites: suites, failures: LastFailures { _ in nil })
    let listener = Listener()
    let summary = ScenarioRun(
      options,
      paths: paths,
      chooser: chooser,
      suites: suites,
      review: review,
      reporters: [listener],
      isInterrupted: { console.isInterrupted() || console.isUnread() }
    )()
    for failure in listener.failures { console.error("scenario: \(failure)\n") }
    if summary.exitStatus == .nothingMatched { chooser.tellNothingMatched(console) }
    return Ended(summary: summary, ends: listener.ends, unsure: listener.unsure)
  }

  /// Keeps what happens.
  private final class Listener: Reporter {
    var ends: [ScenarioEnd] = []
    var unsure: Set<String> = []
    var failures: [String] = []

    func receive(_ event: RunEvent) {
      switch event {
      case .runStarted, .fileLoaded, .scenarioStarted, .runEnded: break
      case .loadError(let error):
        unsure.insert(error.file)
        failures.append("'\(error.file.shown)' does not load: \(error.failure.inOneLine)")
      case .scenarioEnded(let end):
        ends.append(end)
        if end.result.outcome != .passed { unsure.insert(end.scenario.file) }
        guard end.result.outcome.isFailure, let failure = end.result.failure else { return }
        let place = "\(end.scenario.file):\(end.scenario.line)"
        failures.append("the scenario at '\(place.shown)' failed: \(failure.inOneLine)")
      }
    }
  }
}
