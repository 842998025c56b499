extension ProfileSetup {
  /// What can happen to the block: what the person does, what the host does, and what comes back.
  public enum Event: BlockEvent {
    /// The whole text of a field is now this.
    case textChanged(Field, String)
    /// An input method composes this at the end of a field.
    case composed(Field, String)
    /// The composition of a field was accepted, or this text in its place.
    case compositionCommitted(Field, String?)
    /// A field got focus, or none has it any more.
    case focusChanged(Field?)
    /// Return was pressed in the focused field.
    case returnPressed
    /// A colour was tapped.
    case colourTapped(AvatarColour)
    /// The button that opens the photo picker was tapped.
    case photoPickerOpened
    /// The person picked a photo.
    case photoPicked(PhotoItem)
    /// Remove was tapped.
    case photoRemoveTapped
    /// A role was chosen in the menu; nil is "Not now".
    case roleChosen(String?)
    /// The birthday's Add was tapped.
    case birthdayAddTapped(today: CalendarDay)
    /// Another day was set as the birthday.
    case birthdayChanged(CalendarDay, today: CalendarDay)
    /// The birthday's clear button was tapped.
    case birthdayClearTapped
    /// Continue was tapped.
    case continueTapped
    /// Skip was tapped.
    case skipTapped
    /// The host has taken the block away.
    case left

    /// A wait is over.
    case waitEnded(RequestNumber)
    /// The check said whether the username is free.
    case usernameChecked(RequestNumber, isFree: Bool)
    /// The check threw.
    case usernameCheckFailed(RequestNumber, Failure)
    /// The photo is in.
    case photoLoaded(RequestNumber, Photo)
    /// The photo couldn't be read.
    case photoUnreadable(RequestNumber)
    /// `onContinue` returned.
    case saveReturned(RequestNumber)
    /// `onContinue` threw.
    case saveFailed(RequestNumber, Failure)
  }

  /// What the block can ask its host for.
  public enum Request: Sendable, Hashable {
    /// Is this username free? (PS-U3)
    case checkUsername(String)
    /// Load what the person picked.
    case loadPhoto(PhotoItem)
    /// Run `onContinue`.
    case save(Profile)
    /// Run `onSkip`.
    case skip
  }
}
