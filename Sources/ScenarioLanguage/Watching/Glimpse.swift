public import Blocks
public import Drawing
public import Layout
public import Simulation

/// A block's screen at a moment of a scenario.
public struct Glimpse: Sendable {
  /// What has brought it about.
  public enum Cause: Sendable, Hashable {
    /// A word of the scenario, such as `tap Continue`, has done its work.
    case act(String)
    /// Time has passed, inside of an act too, such as typing key by key.
    case time(isInsideAct: Bool)
  }

  /// What has brought it about.
  public var cause: Cause
  /// The virtual time.
  public var moment: Instant
  /// The block's place in the order of opening.
  public var block: Int
  /// What the block shows.
  public var screen: Screen
  /// What the person had set on the device.
  public var environment: Environment
  /// The photo in the avatar.
  public var photo: Photo?

  /// The screen in its frames.
  ///
  /// - Throws: A `TextError` when the library or the font is missing.
  public func laidOut() throws(TextError) -> LaidOutScreen {
    LaidOutScreen(screen, in: environment, measuredBy: try FontMeasurer.shared())
  }

  /// The screen as a person sees it.
  ///
  /// - Throws: A `DrawingError` when a library or the font is missing.
  public func picture() throws(DrawingError) -> VectorPicture {
    do throws(TextError) {
      return VectorPicture(try laidOut(), environment.colorScheme, photo: photo)
    } catch {
      throw .text(error)
    }
  }
}
