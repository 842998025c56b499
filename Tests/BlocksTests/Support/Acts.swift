import Blocks

extension ProfileSetup.Event {
  /// One of each that a person can do.
  static let acts: [ProfileSetup.Event] = [
    .textChanged(.name, "Other"), .textChanged(.username, "other"), .composed(.name, "x"),
    .compositionCommitted(.name, "x"), .focusChanged(.username), .returnPressed, .colourTapped(.accent),
    .photoPickerOpened, .photoPicked(PhotoItem(number: 9)), .photoRemoveTapped, .roleChosen("Writer"),
    .birthdayAddTapped(today: .testToday), .birthdayChanged(.earliestBirthday, today: .testToday), .birthdayClearTapped,
    .continueTapped, .skipTapped,
  ]
}
