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
