public import Blocks

/// What a block let a person feel and hear, how it moved, and what it called.
public struct Journal {
  /// An event with its time.
  public struct Entry<Kind> {
    /// What it was.
    public var what: Kind
    /// When it was.
    public var at: Instant
  }

  /// What VoiceOver said.
  public internal(set) var announcements: [Entry<String>] = []
  /// What the device gave.
  public internal(set) var haptics: [Entry<Haptic>] = []
  /// How changes moved, as a person with these settings saw it.
  public internal(set) var motions: [Entry<Motion>] = []
  /// Which closures were called.
  public internal(set) var calls: [Call] = []
  /// What the block wrote to the host's selection.
  public internal(set) var writes: [Entry<[String]>] = []

  /// Empties the journal; calls that still run stay.
  mutating func forget() {
    announcements.removeAll()
    haptics.removeAll()
    motions.removeAll()
    writes.removeAll()
    calls.removeAll { $0.outcome != .running }
  }
}
