/// How many topics must and may be picked, and what the block says about it (IP-M, IP-X).
public struct PickLimits: Sendable, Hashable {
  /// The fewest picks, 0 or more.
  public let minimum: Int
  /// The most picks, or nil for no limit.
  public let maximum: Int?

  /// The limits as given: below 0 counts as 0, and a minimum above the maximum as the maximum (IP-X5).
  ///
  /// The minimum is 3 when it is not given (IP-M1).
  public init(minimum: Int? = nil, maximum: Int? = nil) {
    self.maximum = maximum.map { max(0, $0) }
    let least = max(0, minimum ?? 3)
    self.minimum = min(least, self.maximum ?? least)
  }

  /// The limits with so many topics on offer, nil while they load: all of them are enough (IP-M4).
  func onOffer(_ count: Int?) -> PickLimits {
    PickLimits(minimum: min(minimum, count ?? minimum), maximum: maximum)
  }

  /// What the button reads.
  public enum Title: Sendable, Hashable {
    /// So many more must be picked.
    case pickMore(Int)
    /// So many must be unpicked.
    case remove(Int)
    /// The picks are within the limits.
    case proceed

    /// The button's words.
    public var words: String {
      switch self {
      case .pickMore(let count): "Pick \(count) more"
      case .remove(let count): "Remove \(count)"
      case .proceed: "Continue"
      }
    }

    /// The words that VoiceOver reads.
    public var label: String {
      self == .proceed ? words : words + " to continue"
    }
  }

  /// What the button reads with so many picks.
  public func title(picked: Int) -> Title {
    if let maximum, picked > maximum { return .remove(picked - maximum) }
    return picked < minimum ? .pickMore(minimum - picked) : .proceed
  }

  /// The button at rest.
  struct Button: Equatable {
    var title: Title
    var isEnabled: Bool
  }

  /// The button at rest with so many topics on offer, nil while they load, and so many picks.
  func button(onOffer count: Int?, picked: Int) -> Button {
    let limits = onOffer(count)
    let title = limits.title(picked: picked)
    return Button(title: title, isEnabled: title == .proceed && (count != nil || limits.minimum == 0))
  }

  /// The rule under the title.
  public var rule: String {
    switch (minimum, maximum) {
    case (0, nil): "Pick as many as you like."
    case (0, let maximum?): "Pick up to \(maximum)."
    case (let minimum, nil): "Pick at least \(minimum)."
    case (let minimum, let maximum?):
      minimum == maximum ? "Pick \(minimum)." : "Pick \(minimum) to \(maximum)."
    }
  }

  /// The count of what's picked, as it is shown.
  public func count(picked: Int) -> String {
    "\(picked) picked"
  }

  /// The count as VoiceOver reads it (IP-H3).
  public func countLabel(picked: Int) -> String {
    switch (minimum, maximum) {
    case (0, nil): "\(picked) picked"
    case (0, let maximum?): "\(picked) of at most \(maximum) picked"
    case (let minimum, nil): "\(picked) of at least \(minimum) picked"
    case (let minimum, let maximum?):
      minimum == maximum ? "\(picked) of \(minimum) picked" : "\(picked) of \(minimum) to \(maximum) picked"
    }
  }
}
