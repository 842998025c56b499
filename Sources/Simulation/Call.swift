public import Blocks

/// One call of a closure that the host gave.
public final class Call: Hashable {
  /// Which closure it is, by the option's name.
  public enum Closure: String, Sendable {
    /// Asks whether a username is free.
    case checkUsername
    /// Saves.
    case onContinue
    /// Leaves without saving.
    case onSkip
  }

  /// What the closure received.
  public enum Argument: Hashable {
    /// Nothing.
    case none
    /// The username to check.
    case username(String)
    /// The profile to save.
    case profile(Profile)
    /// The picked ids, in the topics' order.
    case topics([String])
  }

  /// How the closure ended.
  public enum Answer: Hashable {
    /// It returned; a check said whether the username is free.
    case returned(Bool?)
    /// It threw.
    case threw(Failure)
  }

  /// How the call stands.
  public enum Outcome: String, Sendable {
    /// The closure has not ended.
    case running
    /// It returned.
    case returned
    /// It threw.
    case threw
    /// The block cancelled it, whatever the closure does.
    case cancelled
  }

  /// Which closure was called.
  public let closure: Closure
  /// What it received.
  public let argument: Argument
  /// When it was called.
  public let at: Instant
  /// How it stands.
  public private(set) var outcome = Outcome.running
  /// How the closure ended, or nil while it runs.
  public private(set) var answer: Answer?
  /// When the closure ended.
  public private(set) var endedAt: Instant?
  /// When the block cancelled it.
  public private(set) var cancelledAt: Instant?
  /// The number of the request that it carries out.
  let number: RequestNumber

  init(_ closure: Closure, _ argument: Argument, number: RequestNumber, at moment: Instant) {
    self.closure = closure
    self.argument = argument
    self.number = number
    at = moment
  }

  /// Whether the block has cancelled it.
  public var isCancelled: Bool { cancelledAt != nil }

  func cancel(at moment: Instant) {
    cancelledAt = moment
    outcome = .cancelled
  }

  func end(_ answer: Answer, at moment: Instant) {
    self.answer = answer
    endedAt = moment
    guard !isCancelled else { return }
    switch answer {
    case .returned: outcome = .returned
    case .threw: outcome = .threw
    }
  }

  /// Two calls are the same only when they are one call.
  public static func == (left: Call, right: Call) -> Bool { left === right }

  /// Hashes what makes a call one.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
