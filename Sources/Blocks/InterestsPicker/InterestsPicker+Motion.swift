extension InterestsPicker {
  /// What the person sees of the block, by how its changes move (CB-M1).
  struct Appearance {
    /// Moves with `smooth`.
    var catalogue: Catalogue?
    /// Moves with `snappy`.
    var state: State
    /// Moves with `standard`.
    var button: Button

    struct State: Equatable {
      var query: String
      var isSearching: Bool
      var message: String?
    }

    struct Button: Equatable {
      var phase: ContinueButton.Phase
      var title: PickLimits.Title
      var isEnabled: Bool
    }

    func appendMotions(since before: Appearance, picksChange: Bool, to effects: inout [Effect<Request>]) {
      if catalogue !== before.catalogue { effects.append(.move(.smooth)) }
      if picksChange || state != before.state { effects.append(.move(.snappy)) }
      if button != before.button { effects.append(.move(.standard)) }
    }
  }

  var appearance: Appearance {
    Appearance(
      catalogue: catalogue,
      state: Appearance.State(
        query: query.text,
        isSearching: isSearching,
        message: button.message
      ),
      button: Appearance.Button(phase: phase, title: buttonTitle, isEnabled: allowsContinue)
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
