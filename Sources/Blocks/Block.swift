/// A block of the onboarding: a value that takes an event and answers with effects.
///
/// A block knows no clock, no task, no closure and no file. A driver carries its effects out and reports what came of them
/// as further events, so that the simulation and an app run the very same rules.
public protocol Block: Sendable, Hashable {
  /// What can happen to the block.
  associatedtype Event: Sendable, Hashable
  /// What the block can ask its host for.
  associatedtype Request: Sendable, Hashable

  /// Takes an event and appends what is to be done about it, in order.
  mutating func receive(_ event: Event, effects: inout [Effect<Request>])

  /// The elements that a person and VoiceOver meet now.
  func screen(in environment: Environment) -> Screen

  /// Whether the event would be turned away because the block is working, done or left.
  var phase: ContinueButton.Phase { get }
}

extension Block {
  /// Takes an event and returns what is to be done about it, in order.
  public mutating func receive(_ event: Event) -> [Effect<Request>] {
    var effects: [Effect<Request>] = []
    receive(event, effects: &effects)
    return effects
  }
}
