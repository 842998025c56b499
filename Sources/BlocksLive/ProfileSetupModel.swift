public import Blocks
public import Observation

/// Profile Setup as an app shows it: the block, the app's closures, and real time.
@MainActor @Observable
public final class ProfileSetupModel {
  /// Loads what the person picked; nil or an error means that it can't be read (PS-A6).
  ///
  /// The photo is to be upright JPEG of `Photo.handedOnSize` (PS-A5).
  public typealias PhotoLoad = @MainActor () async throws -> Photo?

  let driver: BlockDriver<ProfileSetup>
  private let host: ProfileSetupHost
  private let today: @MainActor () -> CalendarDay

  /// A block at rest; only `onContinue` is required.
  ///
  /// A thrown `LocalizedError` shows its `errorDescription`, a `CancellationError` nothing, and any other error the block's
  /// own words (CB-P4 to CB-P6).
  ///
  /// - Parameters:
  ///   - step: Which step this is, for "Step 2 of 3"; nil hides the line.
  ///   - count: How many steps there are; nil hides the line.
  ///   - title: Replaces the default title.
  ///   - message: Replaces the default line on why.
  ///   - name: Prefills the display name.
  ///   - roles: The choices of the "What do you do?" menu; an empty list hides the row.
  ///   - asksBirthday: Whether there is a birthday row.
  ///   - checkUsername: Returns whether a username is free; nil skips the live check.
  ///   - onContinue: Saves the profile.
  ///   - onSkip: Leaves without saving; nil hides "Skip for now".
  ///   - environment: What the person has set on the device.
  ///   - clock: Measures the typing pause and how long the check is shown.
  ///   - feedback: What the app does about announcements, haptics and motions.
  ///   - today: The latest day that a birthday can be.
  public init(
    step: Int? = nil,
    of count: Int? = nil,
    title: String = ProfileSetup.Configuration().title,
    message: String = ProfileSetup.Configuration().message,
    name: String = "",
    roles: [String] = [],
    asksBirthday: Bool = false,
    checkUsername: (@MainActor (String) async throws -> Bool)? = nil,
    onContinue: @escaping @MainActor (Profile) async throws -> Void,
    onSkip: (@MainActor () -> Void)? = nil,
    environment: Environment = Environment(today: .today),
    clock: any Clock<Duration> = ContinuousClock(),
    feedback: any BlockFeedback = SilentFeedback(),
    today: @escaping @MainActor () -> CalendarDay = { .today }
  ) {
    var configuration = ProfileSetup.Configuration()
    configuration.step = step
    configuration.of = count
    configuration.title = title
    configuration.message = message
    configuration.name = name
    configuration.roles = roles
    configuration.asksBirthday = asksBirthday
    configuration.checksUsername = checkUsername != nil
    configuration.offersSkip = onSkip != nil
    let host = ProfileSetupHost(checkUsername: checkUsername, onContinue: onContinue, onSkip: onSkip)
    self.host = host
    self.today = today
    driver = BlockDriver(
      ProfileSetup(configuration),
      environment: environment,
      clock: clock,
      feedback: feedback,
      waitEnded: ProfileSetup.Event.waitEnded,
      carryOut: host.carryOut
    )
  }

  /// The block as it is now.
  public var block: ProfileSetup { driver.block }

  /// What the person has set on the device; Reduce Motion turns each motion into a fade (CB-M2).
  public var environment: Environment {
    get { driver.environment }
    set { driver.environment = newValue }
  }

  /// The elements that a person and VoiceOver meet now.
  public var screen: Screen {
    var environment = environment
    environment.today = today()
    return block.screen(in: environment)
  }
}

// MARK: - What the person and the host do

extension ProfileSetupModel {
  /// The person changes a field's text by typing, pasting or filling it in.
  public func type(_ text: String, in field: ProfileSetup.Field) { driver.send(.textChanged(field, text)) }

  /// An input method composes this at the end of a field (CB-I1).
  public func compose(_ marked: String, in field: ProfileSetup.Field) { driver.send(.composed(field, marked)) }

  /// The composition is accepted as it is, or as this text (CB-I1).
  public func commitComposition(in field: ProfileSetup.Field, as text: String? = nil) {
    driver.send(.compositionCommitted(field, text))
  }

  /// A field gets focus, or none has it any more.
  public func focus(_ field: ProfileSetup.Field?) { driver.send(.focusChanged(field)) }

  /// The person presses Return in the field that has focus (PS-N3, PS-U13).
  public func pressReturn() { driver.send(.returnPressed) }

  /// The person taps a colour for the initials (PS-C2).
  public func tapColour(_ colour: AvatarColour) { driver.send(.colourTapped(colour)) }

  /// The person taps "Add a photo" or "Change photo".
  public func openPhotoPicker() { driver.send(.photoPickerOpened) }

  /// The person picks a photo; a newer pick wins over one that still loads (PS-A7).
  public func pickPhoto(_ load: @escaping PhotoLoad) { driver.send(.photoPicked(host.item(for: load))) }

  /// The person taps Remove beside the photo (PS-A4).
  public func removePhoto() { driver.send(.photoRemoveTapped) }

  /// The person chooses a role; nil is "Not now" (PS-R1).
  public func chooseRole(_ role: String?) { driver.send(.roleChosen(role)) }

  /// The person taps the birthday's Add (PS-B2).
  public func addBirthday() { driver.send(.birthdayAddTapped(today: today())) }

  /// The person sets another day as the birthday (PS-B2).
  public func changeBirthday(to day: CalendarDay) { driver.send(.birthdayChanged(day, today: today())) }

  /// The person clears the birthday (PS-B1).
  public func clearBirthday() { driver.send(.birthdayClearTapped) }

  /// The person taps Continue.
  public func tapContinue() { driver.send(.continueTapped) }

  /// The person taps "Skip for now" (CB-K2).
  public func skip() { driver.send(.skipTapped) }

  /// The host takes the block away; a running save goes on to its outcome (CB-K3).
  public func leave() { driver.send(.left) }
}

extension ProfileSetup {
  /// What `onContinue` receives, by the name that it has beside the block (PS-S4).
  public typealias Profile = Blocks.Profile
}
