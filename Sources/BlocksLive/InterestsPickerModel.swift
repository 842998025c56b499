public import Blocks
public import Observation

/// Interests Picker as an app shows it: the block, the app's closures and selection, and real time.
@MainActor @Observable
public final class InterestsPickerModel {
  let driver: BlockDriver<InterestsPicker>

  /// The sections with their topics, or nil while they load (IP-L1, IP-L2).
  public var categories: [InterestsPicker.Category]? {
    didSet { driver.send(.categoriesChanged(categories)) }
  }

  /// A block at rest.
  ///
  /// Limits below 0 count as 0, and a minimum above the maximum as the maximum (IP-X5). A thrown `LocalizedError` shows its
  /// `errorDescription`, a `CancellationError` nothing, and any other error the block's own words (CB-P4 to CB-P6).
  ///
  /// - Parameters:
  ///   - categories: The sections with their topics, or nil while they load.
  ///   - selection: The host's selection; left out, the block keeps its own.
  ///   - minimum: The fewest picks; 0 makes Continue available at once.
  ///   - maximum: The most picks; nil means no limit.
  ///   - title: Replaces the default title.
  ///   - onContinue: Saves the picked ids.
  ///   - onSkip: Leaves without saving; nil hides "Skip for now".
  ///   - environment: What the person has set on the device.
  ///   - clock: Measures how long the check is shown.
  ///   - feedback: What the app does about announcements, haptics and motions.
  public init(
    categories: [InterestsPicker.Category]?,
    selection: SelectionBinding? = nil,
    minimum: Int = 3,
    maximum: Int? = nil,
    title: String = InterestsPicker.Configuration().title,
    onContinue: @escaping @MainActor (Set<String>) async throws -> Void,
    onSkip: (@MainActor () -> Void)? = nil,
    environment: Environment = Environment(today: .today),
    clock: any Clock<Duration> = ContinuousClock(),
    feedback: any BlockFeedback = SilentFeedback()
  ) {
    var configuration = InterestsPicker.Configuration()
    configuration.categories = categories
    configuration.selection = selection?.get().sorted()
    configuration.limits = PickLimits(minimum: minimum, maximum: maximum)
    configuration.title = title
    configuration.offersSkip = onSkip != nil
    self.categories = categories
    let host = InterestsPickerHost(selection: selection, onContinue: onContinue, onSkip: onSkip)
    driver = BlockDriver(
      InterestsPicker(configuration),
      environment: environment,
      clock: clock,
      feedback: feedback,
      waitEnded: InterestsPicker.Event.waitEnded,
      hostChange: host.selectionChange,
      carryOut: host.carryOut
    )
  }

  /// The block as it is now.
  public var block: InterestsPicker { driver.block }

  /// What the person has set on the device; Reduce Motion turns each motion into a fade (CB-M2).
  public var environment: Environment {
    get { driver.environment }
    set { driver.environment = newValue }
  }

  /// The elements that a person and VoiceOver meet now.
  public var screen: Screen { block.screen(in: environment) }

  /// The host has changed its selection; call it whenever it does, so that the block follows at once (IP-S1).
  ///
  /// It is read around each event too, so that no act is judged by an old set.
  public func selectionChanged() { driver.followHost() }
}

// MARK: - What the person and the host do

extension InterestsPickerModel {
  /// The person taps a topic's chip (IP-C2).
  public func tapTopic(_ id: String) { driver.send(.topicTapped(id)) }

  /// The person changes the search's text (IP-Q1).
  public func search(_ text: String) { driver.send(.queryChanged(text)) }

  /// An input method composes this at the end of the search (CB-I1).
  public func composeSearch(_ marked: String) { driver.send(.queryComposed(marked)) }

  /// The composition is accepted as it is, or as this text (CB-I1).
  public func commitSearch(as text: String? = nil) { driver.send(.queryCommitted(text)) }

  /// The person taps the search's clear button (IP-Q3).
  public func clearSearch() { driver.send(.queryClearTapped) }

  /// The search gets focus or loses it.
  public func focusSearch(_ isFocused: Bool) { driver.send(.focusChanged(isFocused)) }

  /// The person presses Return in the search.
  public func pressReturn() { driver.send(.returnPressed) }

  /// The person taps Continue.
  public func tapContinue() { driver.send(.continueTapped) }

  /// The person taps "Skip for now" (CB-K2).
  public func skip() { driver.send(.skipTapped) }

  /// The host takes the block away; a running save goes on to its outcome (CB-K3).
  public func leave() { driver.send(.left) }
}
