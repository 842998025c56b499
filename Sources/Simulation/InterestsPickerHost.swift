public import Blocks

/// An app in small around Interests Picker.
public final class InterestsPickerHost: SimulatedHost {
  private let driver: BlockDriver<InterestsPicker>
  /// The host's selection, in the order in which it keeps it; nil when the block keeps its own picks.
  public private(set) var selection: [String]?

  /// The block, opened in that world, with what stands behind the host's closures.
  ///
  /// A closure without a server returns at once.
  public init(_ configuration: InterestsPicker.Configuration, world: World, servers: HostServers) {
    var configuration = configuration
    configuration.offersSkip = servers.onSkip != nil
    let block = InterestsPicker(configuration)
    driver = BlockDriver(block, runner: EffectRunner(world: world, servers: servers))
    selection = block.isBound ? block.picks.ids : nil
    driver.start = { [unowned self] number, request in start(number, request) }
  }

  /// The block as it is now.
  public var block: InterestsPicker { driver.block }
  /// Carries the block's effects out and keeps the journal.
  public var runner: EffectRunner { driver.runner }
  /// The block's elements now.
  public var screen: Screen { driver.screen }
  /// The elements that a locator names.
  public func elements(at locator: String) -> [Element] { driver.elements(at: locator) }
  /// Where the block stands.
  public var phase: ContinueButton.Phase { driver.block.phase }
  /// The id of the field that has focus, or nil.
  public var focusedField: String? { driver.block.isSearching ? "search" : nil }

  private func start(_ number: RequestNumber, _ request: InterestsPicker.Request) {
    switch request {
    case .save(let ids): driver.save(.topics(ids), number: number)
    case .skip: driver.skip(number: number)
    case .writeSelection(let ids):
      selection = ids
      runner.write(ids)
    }
  }

  // MARK: What the host does

  /// The host passes other categories; nil while they load.
  public func setCategories(_ categories: [InterestsPicker.Category]?) {
    driver.send(.categoriesChanged(categories))
  }

  /// The host changes its selection; it must have one.
  public func setSelection(_ ids: [String]) {
    precondition(selection != nil, "a block that keeps its own picks has no host's selection")
    selection = Picks(ids).ids
    driver.send(.selectionChanged(ids))
  }

  /// The host takes the block away.
  public func leave() { driver.send(.left) }

  // MARK: What a person does

  /// The person taps an element, which is known to be enabled.
  public func tapEnabled(_ element: Element) {
    switch element.id {
    case "search": act(on: element.id, .focus)
    case "search.clear": driver.send(.queryClearTapped)
    case "continue": driver.send(.continueTapped)
    case "skip": driver.send(.skipTapped)
    default:
      if let topic = element.topicID { driver.send(.topicTapped(topic)) }
    }
  }

  /// The person does this to a field, by its id.
  public func act(on field: String, _ act: FieldAct) {
    guard act != .focus else { return driver.send(.focusChanged(true)) }
    driver.send { [driver] in
      switch act.change(driver.block.query) {
      case .text(let text): .queryChanged(text)
      case .composed(let marked): .queryComposed(marked)
      case .committed(let text): .queryCommitted(text)
      case nil: nil
      }
    }
  }

  /// The text of a field, by its id.
  public func entry(of field: String) -> TextEntry { driver.block.query }

  /// The person presses Return in the focused field.
  public func pressReturn() { driver.send(.returnPressed) }

  /// The person puts the keyboard away.
  public func dismissKeyboard() { driver.send(.focusChanged(false)) }
}
