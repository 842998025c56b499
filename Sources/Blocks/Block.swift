/// A block of the onboarding: a value that takes an event and answers with effects.
///
/// A block knows no clock, no task, no closure and no file. A driver carries its effects out and reports what came of them
/// as further events, so that the simulation and an app run the very same rules.
public protocol Block: Sendable, Hashable {
  /// What can happen to the block.
  associatedtype Event: BlockEvent
  /// What the block can ask its host for.
  associatedtype Request: Sendable, Hashable

  /// Takes an event and appends what is to be done about it, in order.
  mutating func receive(_ event: Event, effects: inout [Effect<Request>])

  /// Adds the elements that a person and VoiceOver meet now, in reading order.
  func describe(to screen: inout ScreenBuilder)

  /// Where the step stands.
  var phase: ContinueButton.Phase { get }
}

/// The events that every block knows, whatever else can happen to it.
public protocol BlockEvent: Sendable, Hashable {
  /// Return was pressed in the focused field.
  static var returnPressed: Self { get }
  /// Continue was tapped.
  static var continueTapped: Self { get }
  /// Skip was tapped.
  static var skipTapped: Self { get }
  /// The host has taken the block away.
  static var left: Self { get }
  /// A wait is over.
  static func waitEnded(_ number: RequestNumber) -> Self
  /// `onContinue` returned.
  static func saveReturned(_ number: RequestNumber) -> Self
  /// `onContinue` threw.
  static func saveFailed(_ number: RequestNumber, _ failure: Failure) -> Self
}

extension Block {
  /// Takes an event and returns what is to be done about it, in order.
  public mutating func receive(_ event: Event) -> [Effect<Request>] {
    var effects: [Effect<Request>] = []
    receive(event, effects: &effects)
    return effects
  }

  /// The elements that a person and VoiceOver meet now.
  public func screen(in environment: Environment) -> Screen {
    var builder = ScreenBuilder()
    describe(to: &builder)
    return Screen(builder.elements)
  }

  /// The elements that a locator names: the one of that id, or those of that label or drawn words.
  ///
  /// The same as looking for them on the whole screen, without making the rest of it.
  public func elements(at locator: String, in environment: Environment) -> [Element] {
    var builder = ScreenBuilder(locator: locator)
    describe(to: &builder)
    return builder.isFound ? builder.elements : Screen(builder.elements).elements(at: locator)
  }
}
