public import Blocks

/// An app in small around Profile Setup.
public final class ProfileSetupHost: SimulatedHost {
  private let driver: BlockDriver<ProfileSetup>
  private var items: [(photo: Photo?, after: Span)] = []

  /// The block, opened in that world, with what stands behind the host's closures.
  ///
  /// A closure without a server returns at once.
  public init(_ configuration: ProfileSetup.Configuration, world: World, servers: HostServers) {
    var configuration = configuration
    configuration.checksUsername = servers.checkUsername != nil
    configuration.offersSkip = servers.onSkip != nil
    driver = BlockDriver(ProfileSetup(configuration), runner: EffectRunner(world: world, servers: servers))
    driver.start = { [unowned self] number, request in start(number, request) }
  }

  /// The block as it is now.
  public var block: ProfileSetup { driver.block }
  /// Carries the block's effects out and keeps the journal.
  public var runner: EffectRunner { driver.runner }
  /// The block's elements now.
  public var screen: Screen { driver.screen }
  /// The elements that a locator names.
  public func elements(at locator: String) -> [Element] { driver.elements(at: locator) }
  /// Where the block stands.
  public var phase: ContinueButton.Phase { driver.block.phase }
  /// The id of the field that has focus, or nil.
  public var focusedField: String? { driver.block.focus?.rawValue }

  private func start(_ number: RequestNumber, _ request: ProfileSetup.Request) {
    switch request {
    case .checkUsername(let username):
      runner.call(.checkUsername, .username(username), number: number) { [driver] answer in
        switch answer {
        case .returned(let isFree): driver.send(.usernameChecked(number, isFree: isFree ?? true))
        case .threw(let failure): driver.send(.usernameCheckFailed(number, failure))
        }
      }
    case .loadPhoto(let item):
      let (photo, span) = items[item.number]
      runner.load(photo, after: span, number: number) { [driver] photo in
        driver.send(photo.map { .photoLoaded(number, $0) } ?? .photoUnreadable(number))
      }
    case .save(let profile): driver.save(.profile(profile), number: number)
    case .skip: driver.skip(number: number)
    }
  }

  // MARK: What a person does

  /// The person picks a photo that takes so long to load; nil can't be read.
  public func choosePhoto(_ photo: Photo?, after span: Span) {
    items.append((photo, span))
    driver.send(.photoPicked(PhotoItem(number: items.count - 1)))
  }

  /// The person chooses a role in the menu; nil is "Not now".
  public func chooseRole(_ role: String?) {
    driver.send(.roleChosen(role))
  }

  /// The person sets another day as the birthday.
  public func setBirthday(_ day: CalendarDay) {
    driver.send(.birthdayChanged(day, today: world.environment.today))
  }

  /// The person taps an element, which is known to be enabled.
  public func tapEnabled(_ element: Element) {
    switch element.id {
    case "photo.add", "photo.change": driver.send(.photoPickerOpened)
    case "photo.remove": driver.send(.photoRemoveTapped)
    case "name", "username": act(on: element.id, .focus)
    case "birthday.add": driver.send(.birthdayAddTapped(today: world.environment.today))
    case "birthday.clear": driver.send(.birthdayClearTapped)
    case "continue": driver.send(.continueTapped)
    case "skip": driver.send(.skipTapped)
    default:
      if let colour = AvatarColour.allCases.first(where: { "colour.\($0.rawValue)" == element.id }) {
        driver.send(.colourTapped(colour))
      }
    }
  }

  /// The person does this to a field, by its id.
  public func act(on field: String, _ act: FieldAct) {
    guard let field = ProfileSetup.Field(rawValue: field) else { return }
    guard act != .focus else { return driver.send(.focusChanged(field)) }
    driver.send { [driver] in
      switch act.change(field == .name ? driver.block.name : driver.block.username) {
      case .text(let text): .textChanged(field, text)
      case .composed(let marked): .composed(field, marked)
      case .committed(let text): .compositionCommitted(field, text)
      case nil: nil
      }
    }
  }

  /// The text of a field, by its id.
  public func entry(of field: String) -> TextEntry {
    field == ProfileSetup.Field.name.rawValue ? driver.block.name : driver.block.username
  }

  /// The person presses Return in the focused field.
  public func pressReturn() { driver.send(.returnPressed) }

  /// The person puts the keyboard away.
  public func dismissKeyboard() { driver.send(.focusChanged(nil)) }

  /// The host takes the block away.
  public func leave() { driver.send(.left) }
}
