import ScenarioLanguage

/// What came of a run, in numbers.
struct RunSummary: Sendable, Hashable, Decodable {
  /// Scenarios whose every expectation held.
  var passed = 0
  /// Scenarios with an expectation that did not hold, and known bugs that are none any more.
  var failed = 0
  /// Scenarios with a mistake in the script, or that met a limit.
  var errors = 0
  /// Scenarios that were not run.
  var skipped = 0
  /// Scenarios that failed as their known bugs make them.
  var knownBugs = 0
  /// Files that do not load.
  var loadErrors = 0
  /// What was saved of snapshots; nil when nothing was.
  var snapshots: SnapshotCounts?
  /// Whether the run ended at the first failure.
  var endedEarly = false
  /// Whether a person or the system interrupted the run, with others left to run.
  var interrupted = false
  /// How long the run took, in seconds of wall-clock time.
  var wallSeconds = 0.0
  /// Stands for all that was chosen of the suite, whatever the shard; nil when the run did not come to its end.
  var suite: String?

  /// How many scenarios failed, in whatever way.
  var failures: Int { failed + errors }

  /// How many scenarios there were.
  var total: Int { passed + failures + skipped + knownBugs }

  /// What the command's exit status says of the run.
  var exitStatus: ExitStatus {
    if interrupted { return .interrupted }
    if loadErrors > 0 { return .scriptNotLoaded }
    if let snapshots, snapshots.unwritten > 0 { return .outputNotWritten }
    if failures > 0 { return .failed }
    return total == 0 ? .nothingMatched : .passed
  }

  mutating func count(_ outcome: ScenarioResult.Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .error: errors += 1
    case .skipped: skipped += 1
    case .knownBug: knownBugs += 1
    }
  }
}

extension ScenarioResult.Outcome {
  /// Whether the scenario failed, in whatever way.
  var isFailure: Bool { self == .failed || self == .error }
}
