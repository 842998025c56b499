public import Blocks

/// What an app does about a block's announcements, haptics and motions.
@MainActor
public protocol BlockFeedback {
  /// VoiceOver says the words: post them as an accessibility announcement.
  func announce(_ words: String)

  /// The device gives the haptic: `SensoryFeedback` has the same names.
  func play(_ haptic: Haptic)

  /// Makes a change that moves with these, in their order: press, change, button (CB-M1).
  ///
  /// With Reduce Motion each is a fade (CB-M2). Call `change` once before returning, such as within `withAnimation`.
  func animate(_ motions: [Motion], _ change: () -> Void)
}

/// Feedback that nobody hears or feels, for previews.
public struct SilentFeedback: BlockFeedback {
  /// Feedback that nobody hears or feels.
  public init() {}

  /// Says nothing.
  public func announce(_ words: String) {}

  /// Gives nothing.
  public func play(_ haptic: Haptic) {}

  /// Makes the change at once.
  public func animate(_ motions: [Motion], _ change: () -> Void) { change() }
}
