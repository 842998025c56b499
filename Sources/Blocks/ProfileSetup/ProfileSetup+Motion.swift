extension ProfileSetup {
  /// What the person sees of the block, by how its changes move (CB-M1).
  struct Appearance {
    /// Moves with `smooth`.
    var photo: RequestNumber?
    /// Moves with `snappy` where no photo hides it.
    var initials: String
    /// Moves with `snappy`.
    var state: State
    /// Moves with `snappy`.
    var role: String?
    /// Moves with `snappy`.
    var phase: ContinueButton.Phase
    /// Moves with `snappy`; a message never gives way to another one at once.
    var hasMessage: Bool
  }

  var appearance: Appearance {
    Appearance(
      photo: chosenPhoto?.pick,
      initials: initials,
      state: state,
      role: role,
      phase: button.phase,
      hasMessage: button.hasMessage
    )
  }
}

extension ProfileSetup.Event {
  /// Whether a person does it, so that it does nothing while the block is working, done or left (CB-P2).
  var isOfPerson: Bool {
    switch self {
    case .left, .waitEnded, .usernameChecked, .usernameCheckFailed, .photoLoaded, .photoUnreadable, .saveReturned,
      .saveFailed:
      false
    default: true
    }
  }

  /// Whether it is the press of a button, which moves with `standard` (CB-M1).
  var pressesButton: Bool {
    switch self {
    case .colourTapped, .photoPickerOpened, .photoRemoveTapped, .birthdayAddTapped, .birthdayClearTapped,
      .continueTapped, .skipTapped:
      true
    default: false
    }
  }
}
