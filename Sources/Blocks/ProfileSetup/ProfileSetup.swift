/// The Profile Setup block.
public struct ProfileSetup: Sendable, Hashable {
  /// The parameters that the app gives, named as the SwiftUI block names them.
  public struct Configuration: Sendable, Hashable {
    /// Which step this is, for "Step 2 of 3"; nil hides the line (PS-H1).
    public var step: Int?
    /// How many steps there are; nil hides the line (PS-H1).
    public var of: Int?
    /// The title (PS-H2).
    public var title = "Set up your profile"
    /// The line on why (PS-H2).
    public var message = "This is how people will see you."
    /// Prefills the display name (PS-N1).
    public var name = ""
    /// The roles of the menu; an empty list hides the row (PS-R1).
    public var roles: [String] = []
    /// Whether there is a birthday row (PS-B1).
    public var asksBirthday = false
    /// Whether there is a `checkUsername` (PS-U12).
    public var checksUsername = false
    /// Whether there is an `onSkip` (CB-K1).
    public var offersSkip = false

    /// A block without steps, roles, birthday, check or Skip, with the default words.
    public init() {}
  }

  /// A text field of the block.
  public enum Field: String, Sendable, Hashable {
    /// Display name.
    case name
    /// Username.
    case username
  }

  /// Why Continue was refused for the username's length (PS-S1).
  public enum UsernameRefusal: Sendable, Hashable {
    /// Nothing was entered.
    case empty
    /// Fewer than three characters were entered.
    case tooShort
  }

  /// What the person sees beside the texts, the photo, the role and Continue: each change of it moves with `snappy`.
  struct State: Sendable, Hashable {
    var colour = AvatarColour.ink
    /// Never `waiting`, which looks like `unchecked`: there is no note before the check runs (PS-U3).
    var availability = Availability.unchecked
    var birthday: CalendarDay?
    var focus: Field?
    var photoIsUnreadable = false
    var refusesName = false
    var usernameRefusal: UsernameRefusal?
  }

  /// A photo that was chosen, with the number of its pick.
  struct ChosenPhoto: Sendable, Hashable {
    var pick: RequestNumber
    var photo: Photo
  }

  /// The parameters that the app gave.
  public let configuration: Configuration
  /// The display name as the field shows it.
  public internal(set) var name: TextEntry
  /// The username as the field shows it.
  public internal(set) var username = TextEntry()
  /// The initials of the kept name (PS-A2).
  public internal(set) var initials: String
  /// The picked role, or nil for "Not now".
  public internal(set) var role: String?
  /// Continue, its message, Skip and leaving.
  public internal(set) var button = ContinueButton()

  /// What VoiceOver reads of the header (PS-H3).
  let header: String
  var state = State()
  var chosenPhoto: ChosenPhoto?
  var photoLoad: RequestNumber?
  var availabilityRequest: RequestNumber?
  var savesOncePhotoIsIn = false
  var numbers = RequestNumbers()

  /// A block at rest, as the person first meets it.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
    name = TextEntry(DisplayName.kept(from: configuration.name))
    initials = Initials.of(name.text)
    header = Self.header(configuration)
  }

  /// The picked colour (PS-C1).
  public var colour: AvatarColour { state.colour }
  /// What is known about the username.
  public var availability: Availability {
    state.availability == .unchecked && availabilityRequest != nil ? .waiting : state.availability
  }
  /// The birthday, or nil.
  public var birthday: CalendarDay? { state.birthday }
  /// The field that has focus, or nil.
  public var focus: Field? { state.focus }
  /// Whether the last picked photo couldn't be read (PS-A6).
  public var photoIsUnreadable: Bool { state.photoIsUnreadable }
  /// Whether Continue was refused for want of a name (PS-S1).
  public var refusesName: Bool { state.refusesName }
  /// Why Continue was refused for the username's length, or nil (PS-S1).
  public var usernameRefusal: UsernameRefusal? { state.usernameRefusal }

  /// The photo, or nil.
  public var photo: Photo? { chosenPhoto?.photo }

  /// What the avatar shows (PS-A1).
  public enum Avatar: String, Sendable, Hashable {
    /// The person symbol.
    case symbol
    /// The initials on the picked colour.
    case initials
    /// The photo.
    case photo
  }

  /// What the avatar shows (PS-A1).
  public var avatar: Avatar {
    if chosenPhoto != nil { return .photo }
    return initials.isEmpty ? .symbol : .initials
  }

  /// The first and last day that a birthday can be, with the given today (PS-B2).
  public static func birthdays(today: CalendarDay) -> ClosedRange<CalendarDay> {
    CalendarDay.earliestBirthday...max(today, CalendarDay.earliestBirthday)
  }

  var profile: Profile {
    Profile(
      photo: photo,
      colour: colour,
      name: DisplayName.trimmed(name.text),
      username: username.text,
      role: role,
      birthday: birthday
    )
  }
}
