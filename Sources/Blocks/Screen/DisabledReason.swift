/// Why an element is not enabled.
public enum DisabledReason: Sendable, Hashable {
  /// The closure runs (CB-P2).
  case saving
  /// The done check is shown (CB-P2).
  case saved
  /// The person has skipped (CB-K2).
  case skipped
  /// So many more topics must be picked (IP-M1).
  case picksMissing(Int)
  /// So many topics must be unpicked (IP-X3).
  case picksTooMany(Int)
  /// The most topics are picked (IP-X1).
  case full(maximum: Int)
  /// The topics load (IP-L4).
  case loading

  /// The reason as the end of a sentence after "because".
  public var words: String {
    switch self {
    case .saving: "the block is saving"
    case .saved: "the block has just saved and still shows its check"
    case .skipped: "the person has skipped"
    case .picksMissing(let count): "\(count) more must be picked"
    case .picksTooMany(let count): "\(count) must be removed"
    case .full(let maximum): "the maximum of \(maximum) is reached"
    case .loading: "the topics are still loading"
    }
  }
}

extension Element {
  mutating func disable(because reason: DisabledReason?) {
    disabledBecause = reason
    isEnabled = reason == nil
  }
}
