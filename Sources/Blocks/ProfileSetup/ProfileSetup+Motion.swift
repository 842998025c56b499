extension ProfileSetup {
  /// What the person sees of the block, by how its changes move (CB-M1).
  struct Appearance {
    /// Moves with `smooth`.
    var photo: RequestNumber?
    /// Moves with `snappy` where no photo hides it.
    var initials: String
    /// Moves with `snappy`.
    var state: State

    struct State: Equatable {
      var colour: AvatarColour
      var availability: Availability
      var refusesName: Bool
      var usernameRefusal: UsernameRefusal?
      var photoIsUnreadable: Bool
      var role: String?
      var birthday: CalendarDay?
      var focus: Field?
      var phase: ContinueButton.Phase
      var message: String?
    }

    func appendMotions(since before: Appearance, to effects: inout [Effect<Request>]) {
      if photo != before.photo { effects.append(.move(.smooth)) }
      let changesInitials = photo == nil && before.photo == nil && initials != before.initials
      if changesInitials || state != before.state { effects.append(.move(.snappy)) }
    }
  }

  var appearance: Appearance {
    Appearance(
      photo: chosenPhoto?.pick,
      initials: initials,
      state: Appearance.State(
        colour: colour,
        // Waiting looks like unchecked: there is no note before the check runs (PS-U3).
        availability: availability == .waiting ? .unchecked : availability,
        refusesName: refusesName,
        usernameRefusal: usernameRefusal,
        photoIsUnreadable: photoIsUnreadable,
        role: role,
        birthday: birthday,
        focus: focus,
        phase: phase,
        message: button.message
      )
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
