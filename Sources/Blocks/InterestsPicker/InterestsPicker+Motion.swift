extension InterestsPicker {
  /// What the person sees of the block beside its topics and picks, by how its changes move (CB-M1).
  struct Appearance {
    /// Moves with `snappy`.
    var query: String
    /// Moves with `snappy`.
    var isSearching: Bool
    /// Moves with `snappy`; a message never gives way to another one at once.
    var hasMessage: Bool
    /// Moves with `standard`.
    var phase: ContinueButton.Phase
    /// Moves with `standard`.
    var restingButton: PickLimits.Button
  }

  var appearance: Appearance {
    Appearance(
      query: query.text,
      isSearching: isSearching,
      hasMessage: button.hasMessage,
      phase: button.phase,
      restingButton: restingButton
    )
  }
}

extension InterestsPicker.Event {
  /// Whether a person does it, so that it does nothing while the block is working, done or left (CB-P2).
  var isOfPerson: Bool {
    switch self {
    case .categoriesChanged, .selectionChanged, .left, .waitEnded, .saveReturned, .saveFailed: false
    default: true
    }
  }

  /// How the press of what was tapped moves (CB-M1), or nil when nothing was tapped.
  var press: Motion? {
    switch self {
    case .topicTapped: .bouncy
    case .queryClearTapped, .continueTapped, .skipTapped: .standard
    default: nil
    }
  }
}
