/// What `onContinue` receives (PS-S4).
public struct Profile: Sendable, Hashable {
  /// The photo, or nil.
  public var photo: Photo?
  /// The colour of the initials.
  public var colour: AvatarColour
  /// The name without the white space at its ends (PS-N4).
  public var name: String
  /// The username.
  public var username: String
  /// The role, or nil for "Not now" (PS-R1).
  public var role: String?
  /// The birthday, or nil when none was added (PS-B1).
  public var birthday: CalendarDay?
}
