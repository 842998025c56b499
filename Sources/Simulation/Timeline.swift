public import Blocks

/// The last things that happened, in order, with their times.
public final class Timeline {
  /// Something that happened.
  public struct Entry: Hashable {
    /// When it happened.
    public var at: Instant
    /// The block that it happened to, by its place in the order of opening; nil for the scenario itself.
    public var block: Int?
    /// What happened.
    public var what: What
  }

  /// The kinds of what can happen.
  public enum What: Hashable {
    /// The scenario acted: a verb, on what, and with what.
    case act(String, on: String, with: String)
    /// The act did nothing, since the element is not enabled for that reason, or is nothing to tap.
    case didNothing(DisabledReason?)
    /// The scenario let that much time pass.
    case paused(Span)
    /// The block waits that long.
    case waitBegan(RequestNumber, Span)
    /// A wait is over.
    case waitEnded(RequestNumber)
    /// A wait was cancelled.
    case waitCancelled(RequestNumber)
    /// A photo is being loaded, which takes that long.
    case photoBegan(Span)
    /// The photo is in, or couldn't be read.
    case photoEnded(isReadable: Bool)
    /// A photo that was still loading is not wanted any more.
    case photoCancelled
    /// A closure was called.
    case callBegan(Call)
    /// A closure returned or threw; its call was cancelled before when it says so.
    case callEnded(Call)
    /// The block cancelled a call.
    case callCancelled(Call)
    /// VoiceOver said it.
    case announced(String)
    /// The device gave it.
    case felt(Haptic)
  }

  private static let longest = 4096

  /// What happened; of a very long scenario the last part.
  public private(set) var entries: [Entry] = []

  /// How many entries were dropped before these.
  public private(set) var droppedCount = 0

  /// A timeline on which nothing has happened.
  public init() {}

  /// Forgets what happened and keeps its room.
  func removeAll() {
    entries.removeAll(keepingCapacity: true)
    droppedCount = 0
  }

  /// Notes what happened.
  public func add(_ what: What, to block: Int? = nil, at moment: Instant) {
    if entries.count == Self.longest {
      entries.removeFirst(Self.longest / 2)
      droppedCount += Self.longest / 2
    }
    entries.append(Entry(at: moment, block: block, what: what))
  }

  /// Notes an act of the scenario.
  public func addAct(
    _ verb: String,
    on target: String = "",
    with detail: String = "",
    to block: Int? = nil,
    at moment: Instant
  ) {
    add(.act(verb, on: target, with: detail), to: block, at: moment)
  }
}
