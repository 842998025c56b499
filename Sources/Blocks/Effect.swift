/// What a block asks its driver to do.
public enum Effect<Request: Sendable & Hashable>: Sendable, Hashable {
  /// VoiceOver says these words.
  case announce(String)
  /// The device gives this haptic.
  case haptic(Haptic)
  /// A visible change moves with this token (CB-M1).
  case move(Motion)
  /// After this time the block wants `waitEnded` with the number.
  case wait(RequestNumber, Duration)
  /// The host carries the request out and answers with its number.
  case start(RequestNumber, Request)
  /// The wait or request of that number is no longer wanted; an answer to it will be dropped.
  case cancel(RequestNumber)
}

/// A haptic that the blocks give.
public enum Haptic: String, Sendable, Hashable, CaseIterable {
  /// A colour or a topic was picked or unpicked.
  case selection
  /// The closure has saved.
  case success
  /// Continue was refused.
  case warning
  /// The closure has failed.
  case error
}

/// A token of the design system for how a change moves.
public enum Motion: String, Sendable, Hashable, CaseIterable {
  /// A pick and every change of state without a token of its own.
  case snappy
  /// The photo, and topics that load.
  case smooth
  /// The press of a chip.
  case bouncy
  /// The press of a button, and the change of the interests button.
  case standard
  /// What each of the others is with Reduce Motion (CB-M2).
  case fade

  /// The motion as a person with these settings sees it.
  public func shown(reduceMotion: Bool) -> Motion {
    reduceMotion ? .fade : self
  }
}
