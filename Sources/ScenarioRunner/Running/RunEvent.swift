public import ScenarioLanguage

/// What happens in a run, told to every reporter in this order.
public enum RunEvent {
  /// A file was loaded; its chosen scenarios follow.
  case fileLoaded(file: String, chosen: Int)
  /// A file does not load, so that none of its scenarios can run.
  case fileNotLoaded(file: String, FailureReport)
  /// A scenario begins.
  case scenarioStarted(ScenarioDeclaration)
  /// A scenario has ended after so many seconds of wall-clock time.
  case scenarioEnded(ScenarioDeclaration, ScenarioResult, wallSeconds: Double)
  /// The run is over.
  case runEnded(RunSummary)
}

/// What came of a run, in numbers.
public struct RunSummary: Sendable, Hashable {
  /// Scenarios whose every expectation held.
  public var passed = 0
  /// Scenarios that failed, in whatever way.
  public var failed = 0
  /// Scenarios that were not run.
  public var skipped = 0
  /// Scenarios that failed as their known bugs make them.
  public var knownBugs = 0
  /// Files that do not load.
  public var filesNotLoaded = 0
  /// Whether the run ended at the first failure.
  public var endedEarly = false
  /// Whether a person or the system interrupted the run, with others left to run.
  public var wasInterrupted = false
  /// How long the run took, in seconds of wall-clock time.
  public var wallSeconds = 0.0

  /// A run of nothing.
  public init() {}

  /// How many scenarios there were.
  public var total: Int { passed + failed + skipped + knownBugs }

  /// What the command's exit status says of the run.
  public var exitStatus: ExitStatus {
    if wasInterrupted { return .interrupted }
    if filesNotLoaded > 0 { return .scriptNotLoaded }
    if failed > 0 { return .failed }
    return total == 0 ? .nothingMatched : .passed
  }

  mutating func count(_ outcome: ScenarioResult.Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed, .error: failed += 1
    case .skipped: skipped += 1
    case .knownBug: knownBugs += 1
    }
  }
}

/// Tells people or programs of a run.
public protocol Reporter: AnyObject {
  /// Hears of what has just happened.
  func receive(_ event: RunEvent)
}
