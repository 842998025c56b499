/// What is done with a snapshot that is missing or is not as it was saved.
///
/// It is written when its scenario has passed.
public enum SnapshotMode: String, Sendable, Hashable, CaseIterable {
  /// One that is missing is written; one that differs fails.
  case new
  /// Either fails, and nothing is written.
  case check
  /// Either is written.
  case update
}

/// What a snapshot holds.
public enum SnapshotKind: String, Sendable, Hashable, Codable {
  /// The screen's elements with their styles.
  case text
  /// The screen as it is drawn.
  case picture
}

/// How the snapshots of a scenario are held.
public struct SnapshotPolicy {
  /// What is done with one that is missing or differs.
  public var mode: SnapshotMode
  /// Is told instead of what is missing or differs: it is then neither written nor does it fail.
  public var review: ((SnapshotChange) -> Void)?

  /// A policy of that mode.
  public init(_ mode: SnapshotMode, review: ((SnapshotChange) -> Void)? = nil) {
    self.mode = mode
    self.review = review
  }

  /// Where the pictures of what differs are drawn in the mode `new`: a folder where the command was called.
  public static let pictureFolder = "pictures"
}

/// A snapshot that a scenario has asked for, and what came of it.
public struct SnapshotNote: Sendable, Hashable, Codable {
  /// What came of a snapshot.
  public enum Outcome: String, Sendable, Codable {
    /// It was as it is saved.
    case same
    /// It was missing, and was written.
    case written
    /// It was not as it was saved, and was written.
    case updated
    /// It is not as it is saved.
    case differs
    /// It is missing.
    case missing
    /// It could not be written.
    case unwritten
  }

  /// Its name.
  public var name: String
  /// What it holds.
  public var kind: SnapshotKind
  /// What came of it.
  public var outcome: Outcome

  /// The folder that holds the snapshots of the scenario files beside it.
  public static let folderName = "__snapshots__"

  /// The path of the file in which it is saved for the scenario file at that path.
  public func path(beside scenarioFile: String) -> String {
    SnapshotFile.folder(of: scenarioFile) + "/\(name).\(kind.ending)"
  }

  /// A snapshot of that name with what came of it.
  public init(name: String, kind: SnapshotKind, outcome: Outcome) {
    self.name = name
    self.kind = kind
    self.outcome = outcome
  }
}

/// A snapshot that is missing or is not as it was saved, for a person to decide on.
public struct SnapshotChange {
  /// Where it is saved, as the scenario's file was given.
  public var path: String
  /// Whether there is none yet.
  public var isMissing: Bool
  /// Where the saved one and what is there now differ, a line each.
  public var differences: [String]
  let file: SnapshotFile
  let content: [UInt8]

  /// Saves what is there now.
  public func accept() throws(SnapshotFileError) {
    try file.write(content)
  }
}
