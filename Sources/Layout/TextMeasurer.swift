public import Blocks

/// Says how wide and high words are and how they wrap.
public protocol TextMeasurer {
  /// The lines of a text: wrapped at that width in points, at words where that can be and between characters where not;
  /// without a width one line, whatever breaks the text holds.
  ///
  /// An empty text has no lines.
  func measure(_ text: String, _ font: TextFont, width: Double?) -> MeasuredText
}

/// What words are set in.
public struct TextFont: Sendable, Hashable {
  /// The size of the type in points.
  public var size: Double
  /// How heavy it is.
  public var weight: Style.Weight
  /// Whether all figures are of one width (IP-H2).
  public var hasTabularFigures = false
  /// Whether it is the display face, that of the titles (PS-T1, IP-T1).
  public var isDisplay = false

  /// A font of that size in points and that weight.
  public init(size: Double, weight: Style.Weight) {
    self.size = size
    self.weight = weight
  }
}

/// A text in lines.
public struct MeasuredText: Sendable, Hashable {
  /// How far the font reaches above the baseline, in points.
  public var ascent: Double
  /// How far the font reaches below the baseline, in points.
  public var descent: Double
  /// The lines, from top to bottom.
  public var lines: [MeasuredLine]

  /// A text of lines in a font that reaches so far above and below its baseline, in points.
  public init(ascent: Double, descent: Double, lines: [MeasuredLine]) {
    self.ascent = ascent
    self.descent = descent
    self.lines = lines
  }
}

/// A line of a text.
public struct MeasuredLine: Sendable, Hashable {
  /// Its words, in logical order, without the white space at which it was broken.
  public var text: String
  /// How wide it is, in points.
  public var width: Double
  /// How far it reaches above its baseline, in points: more than its font where a script needs another font.
  public var ascent: Double
  /// How far it reaches below its baseline, in points.
  public var descent: Double
  /// Whether its paragraph runs from right to left.
  public var isRightToLeft: Bool

  /// A line of that text and these measures, in points.
  public init(text: String, width: Double, ascent: Double, descent: Double, isRightToLeft: Bool) {
    self.text = text
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.isRightToLeft = isRightToLeft
  }
}
