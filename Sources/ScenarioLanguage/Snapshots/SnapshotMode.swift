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
