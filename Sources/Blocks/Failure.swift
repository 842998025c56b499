/// What a host's closure threw.
public enum Failure: Sendable, Hashable {
  /// An error with the description that a person may read, or none.
  case described(String?)
  /// A `CancellationError`.
  case cancelled
}
