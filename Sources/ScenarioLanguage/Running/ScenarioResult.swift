import Foundation

/// A scenario as its file declares it.
public struct ScenarioDeclaration: Sendable, Hashable, Codable {
  /// The title, unique in its file.
  public var title: String
  /// The path of the file, as it was given.
  public var file: String
  /// Its place among the scenarios of its file, from 1.
  public var number = 1
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

  /// A scenario of that title, with nothing else to it.
  public init(title: String, file: String, number: Int = 1, line: Int, lastLine: Int) {
    self.title = title
    self.file = file
    self.number = number
    self.line = line
    self.lastLine = lastLine
  }

  private enum CodingKeys: String, CodingKey {
    case title, file, number, line, lastLine, covers, tags, skip, knownBug
    case isExhaustive = "exhaustive"
  }
}

/// How a scenario ended.
public struct ScenarioResult: Sendable, Hashable {
  /// The kinds of end.
  public enum Outcome: String, Sendable, Codable {
    /// Every expectation held.
    case passed
    /// An expectation did not hold, the script raised an error itself, a word did not find the block as it needs it, or a
    /// known bug is one no more.
    case failed
    /// The script has a mistake, met a limit, or ended its process.
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
  /// For how long its expectations hold, of those that time changes, when that was asked for.
  public var timings: [Timing] = []
  /// The snapshots that it has asked for, in their order, where they were held.
  public var snapshots: [SnapshotNote] = []

  /// The lines that it printed.
  public var printedLines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// A scenario that ended so.
  public init(
    outcome: Outcome,
    failure: FailureReport? = nil,
    output: String = "",
    virtualSeconds: Double = 0,
    snapshots: [SnapshotNote] = []
  ) {
    self.outcome = outcome
    self.failure = failure
    self.output = output
    self.virtualSeconds = virtualSeconds
    self.snapshots = snapshots
  }
}

extension FailureReport {
  /// What has happened to a scenario, told at the line where it stands.
  public init(message: String, of scenario: ScenarioDeclaration) {
    self.message = message
    let source = FileManager.default.contents(atPath: scenario.file).map { [UInt8]($0) } ?? []
    place = Place(file: scenario.file, line: scenario.line, text: Place.text(ofLine: scenario.line, in: source))
  }

  /// What is wrong with a file.
  public init(aboutFile message: String) {
    self.message = message
  }

  /// Reads a report; one of an older command says less.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    message = try fields.decode(String.self, forKey: .message)
    place = try fields.decodeIfPresent(Place.self, forKey: .place)
    expected = try fields.decodeIfPresent(String.self, forKey: .expected)
    found = try fields.decodeIfPresent(String.self, forKey: .found)
    differences = try fields.decode([String].self, forKey: .differences)
    snapshot = try fields.decodeIfPresent(String.self, forKey: .snapshot)
    traceback = try fields.decode([String].self, forKey: .traceback)
    reasons = try fields.decodeIfPresent([String].self, forKey: .reasons) ?? []
    remedy = try fields.decodeIfPresent(String.self, forKey: .remedy)
    time = try fields.decode(String.self, forKey: .time)
    events = try fields.decode([String].self, forKey: .events)
    screens = try fields.decode([Shown].self, forKey: .screens)
  }
}

/// What went wrong in a scenario, and all that helps to see why.
public struct FailureReport: Sendable, Hashable, Codable {
  /// A place in a script.
  public struct Place: Sendable, Hashable, Codable {
    /// The file's path.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The line's text, or nil when it can't be had.
    public var text: String?

    /// The text of a line of a script, without what it is indented by; nil when there is no such line.
    static func text(ofLine number: Int, in source: [UInt8]) -> String? {
      guard number > 0 else { return nil }
      var rest = source[...]
      for _ in 1..<number {
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        rest = rest[(end + 1)...]
      }
      let text = rest.prefix { $0 != UInt8(ascii: "\n") }.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      return String(decoding: text.last == UInt8(ascii: "\r") ? text.dropLast() : text, as: UTF8.self)
    }
  }

  /// A block's screen as VoiceOver reads it.
  public struct Shown: Sendable, Hashable, Codable {
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
  /// The snapshot that is missing or differs, when that is what went wrong.
  public var snapshot: String?
  /// Through which calls the script came there, innermost first, when it is a mistake in the script.
  public var traceback: [String] = []
  /// Why things are as they are, as far as that can be told, a sentence each.
  public var reasons: [String] = []
  /// What would help, as the end of a sentence that begins with "To fix it, "; nil when nothing usual does.
  public var remedy: String?
  /// The virtual time, in seconds with three decimals or more.
  public var time: String = "0.000"
  /// The last things that happened before it, a line each.
  public var events: [String] = []
  /// The screens of the scenario's blocks, in the order in which they were opened.
  public var screens: [Shown] = []
}
