/// What both blocks share: Continue with working, done and failed in place, Skip, and leaving.
public struct ContinueButton: Sendable, Hashable {
  /// Where the step stands.
  public enum Phase: String, Sendable, Hashable {
    /// Continue can be tapped, if the block's own rules allow it.
    case resting
    /// The closure runs, or waits for the photo.
    case working
    /// The closure has returned; the check is shown.
    case done
    /// The person has skipped, or the host has taken the block away.
    case left
  }

  /// The words of a block for what its closure's end means.
  struct Words: Sendable, Hashable {
    /// Announced when the closure returns.
    var saved: String
    /// Shown and announced when the error has no description of its own (CB-P5).
    var failed: String
  }

  /// How long the check is shown: one second (CB-P3).
  public static let doneHold = Duration.seconds(1)

  /// Where the step stands.
  public private(set) var phase = Phase.resting
  /// The failure's message under the button, or nil.
  public private(set) var message: String?
  /// Whether the block is on the screen: false once the host has taken it away (CB-K3).
  public private(set) var isPresent = true

  /// Whether there is a failure's message.
  var hasMessage: Bool { message != nil }

  private var save: RequestNumber?
  private var hold: RequestNumber?

  /// Lifts a failure's message: the person has changed something, or taps Continue (CB-P7).
  mutating func liftMessage() {
    message = nil
  }

  /// An accepted Continue: the button shows working until the save ends (CB-P1).
  mutating func beginWorking() {
    phase = .working
  }

  /// What an accepted Continue waited for has failed: back to rest without a message.
  mutating func stopWorking() {
    if phase == .working { phase = .resting }
  }

  /// Runs the closure, once for each accepted Continue (CB-P1).
  mutating func startSaving<Request>(
    _ request: Request,
    numbers: inout RequestNumbers,
    effects: inout [Effect<Request>]
  ) {
    let number = numbers.next()
    save = number
    effects.append(.start(number, request))
  }

  /// The closure has returned (CB-P3); after `leave` its outcome is still felt and said (CB-K3).
  mutating func saveReturned<Request>(
    _ number: RequestNumber,
    words: Words,
    numbers: inout RequestNumbers,
    effects: inout [Effect<Request>]
  ) {
    guard number == save else { return }
    save = nil
    effects.append(.haptic(.success))
    effects.append(.announce(words.saved))
    guard phase == .working else { return }
    phase = .done
    let number = numbers.next()
    hold = number
    effects.append(.wait(number, Self.doneHold))
  }

  /// The closure has thrown (CB-P4 to CB-P6).
  mutating func saveFailed<Request>(
    _ number: RequestNumber,
    _ failure: Failure,
    words: Words,
    effects: inout [Effect<Request>]
  ) {
    guard number == save else { return }
    save = nil
    stopWorking()
    guard case .described(let description) = failure else { return }
    let message = description.flatMap { $0.isEmpty ? nil : $0 } ?? words.failed
    if phase == .resting { self.message = message }
    effects.append(.haptic(.error))
    effects.append(.announce(message))
  }

  /// The done check has been held long enough (CB-P3).
  mutating func waitEnded(_ number: RequestNumber) {
    guard number == hold else { return }
    hold = nil
    if phase == .done { phase = .resting }
  }

  /// The person has skipped (CB-K2).
  mutating func skip<Request>(
    _ request: Request,
    numbers: inout RequestNumbers,
    effects: inout [Effect<Request>]
  ) {
    phase = .left
    effects.append(.start(numbers.next(), request))
  }

  /// The host has taken the block away; a running save goes on (CB-K3).
  mutating func leave<Request>(effects: inout [Effect<Request>]) {
    isPresent = false
    phase = .left
    if let hold { effects.append(.cancel(hold)) }
    hold = nil
  }
}
