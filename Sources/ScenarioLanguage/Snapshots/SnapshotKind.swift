/// What a snapshot holds.
public enum SnapshotKind: String, Sendable, Hashable, Codable {
  /// The screen's elements with their styles.
  case text
  /// The screen as it is drawn.
  case picture
}
