/// How an element looks, in the design system's tokens; what does not apply is nil.
public struct Style: Sendable, Hashable {
  /// How heavy type is.
  public enum Weight: String, Sendable, Hashable {
    /// As text is.
    case regular
    /// A little heavier.
    case medium
    /// The heaviest that the blocks have.
    case semibold
  }

  /// How figures are set.
  public enum Figures: String, Sendable, Hashable {
    /// All of one width, so that a count that rolls does not shake (IP-H2).
    case tabular
  }

  /// How a change of the element is seen.
  public enum Transition: Sendable, Hashable {
    /// It moves with a token.
    case motion(Motion)
    /// Its figures roll to the new value (IP-H2).
    case numericText

    /// The token's name, or that of the platform's content transition.
    public var name: String {
      switch self {
      case .motion(let motion): motion.rawValue
      case .numericText: "numericText"
      }
    }
  }

  /// The colour of its words.
  public var foreground: SPTheme.Color?
  /// The colour that it stands on, where it has one of its own.
  public var background: SPTheme.Color?
  /// How opaque the background is: below 1 it lies over fill.
  public var backgroundOpacity: Double?
  /// The colour of its hairline or ring.
  public var border: SPTheme.Color?
  /// How opaque the border is.
  public var borderOpacity: Double?
  /// How wide the border is, in points.
  public var borderWidth: Double?
  /// The text style of its words.
  public var type: SPTheme.TypeStyle?
  /// The size of its words at the environment's text size, in points.
  public var size: Double?
  /// How heavy its words are.
  public var weight: Weight?
  /// How its figures are set, where that is not as in any text.
  public var figures: Figures?
  /// How round its corners are.
  public var radius: SPTheme.Radius?
  /// How opaque it is as a whole.
  public var opacity = 1.0
  /// The colour of its symbol or check.
  public var tint: SPTheme.Color?
  /// How a change of it is seen (CB-M1, CB-M2).
  public var transition: Transition

  init(transition: Transition) {
    self.transition = transition
  }

  mutating func setBackground(_ color: SPTheme.Color, opacity: Double = 1, radius: SPTheme.Radius) {
    background = color
    backgroundOpacity = opacity
    self.radius = radius
  }

  mutating func setBorder(_ color: SPTheme.Color, width: Double = 1, opacity: Double = 1) {
    border = color
    borderWidth = width
    borderOpacity = opacity
  }
}
