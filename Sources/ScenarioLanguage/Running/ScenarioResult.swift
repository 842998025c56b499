/// A scenario as its file declares it.
public struct ScenarioDeclaration: Sendable, Hashable {
  /// The title, unique in its file.
  public var title: String
  /// The path of the file, as it was given.
  public var file: String
  /// The line of the call of `scenario`.
  public var line: Int
  /// The last line of its body.
  public var lastLine: Int
  /// The rule ids that it covers.
  public var covers: [String] = []
  /// Its tags.
  public var tags: [String] = []
  /// Why it is skipped, or nil.
  public var skip: String?
  /// The reference of the bug that makes it fail, or nil.
  public var knownBug: String?
  /// Whether every announcement and haptic must be seen by an expectation.
  public var isExhaustive = false
}

/// How a scenario ended.
public struct ScenarioResult: Sendable {
  /// The kinds of end.
  public enum Outcome: String, Sendable {
    /// Every expectation held.
    case passed
    /// An expectation did not hold, or a known bug is one no more.
    case failed
    /// The script has a mistake, or met a limit.
    case error
    /// It was not run.
    case skipped
    /// It failed as its known bug makes it.
    case knownBug
  }

  /// How it ended.
  public var outcome: Outcome
  /// What went wrong, when something did.
  public var failure: FailureReport?
  /// What it printed.
  public var output: String = ""
  /// How much virtual time it took, in seconds.
  public var virtualSeconds: Double = 0
}

/// What went wrong in a scenario, and all that helps to see why.
public struct FailureReport: Sendable {
  /// A place in a script.
  public struct Place: Sendable, Hashable {
    /// The file's path.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The line's text, or nil when it can't be had.
    public var text: String?
  }

  /// A block's screen as VoiceOver reads it.
  public struct Shown: Sendable, Hashable {
    /// Whose screen it is.
    public var title: String
    /// A line for each element.
    public var outline: [String]
  }

  /// What went wrong, in a sentence.
  public var message: String
  /// Where the script stood.
  public var place: Place?
  /// What was expected, as a scenario would write it.
  public var expected: String?
  /// What was there.
  public var found: String?
  /// Where expected and found differ, a line each.
  public var differences: [String] = []
  /// Through which calls the script came there, innermost first, when it is a mistake in the script.
  public var traceback: [String] = []
  /// The virtual time, in seconds with three decimals or more.
  public var time: String = "0.000"
  /// The last things that happened before it, a line each.
  public var events: [String] = []
  /// The screens of the scenario's blocks, in the order in which they were opened.
  public var screens: [Shown] = []
}
