extension SPTheme {
  /// A text style by its token.
  public enum TypeStyle: Sendable, Hashable {
    /// What is read: lines, labels, typed text.
    case body
    /// The step, the count and chips' labels.
    case subhead
    /// Notes and errors.
    case footnote
    /// Continue and sections' titles.
    case headline
    /// The display face, in points at the default text size: 30 and 28 for the blocks' titles (PS-T1, IP-T1).
    case display(points: Double)

    /// The token's name.
    public var name: String {
      switch self {
      case .body: "body"
      case .subhead: "subhead"
      case .footnote: "footnote"
      case .headline: "headline"
      case .display: "display"
      }
    }
  }

  /// How large text is.
  public struct TextMetrics: Sendable, Hashable {
    /// The size of the type in points.
    public var size: Double
    /// The height of a line in points.
    public var leading: Double
  }
}

extension SPTheme.TypeStyle {
  /// The size and leading at a text size, by the platform's table of Dynamic Type.
  ///
  /// The display face belongs to no style of that table: it grows as Large Title's leading does, and no faster, as the
  /// platform scales a number by a style; it is rounded to a third of a point, a pixel of a phone's screen.
  public func metrics(at textSize: DynamicTypeSize) -> SPTheme.TextMetrics {
    let row = Self.row(textSize)
    switch self {
    case .body, .headline: return row.body
    case .subhead: return row.subhead
    case .footnote: return row.footnote
    case .display(let points):
      let ratio = row.largeTitle.leading / Self.row(.large).largeTitle.leading
      // Large titles of the platform have lines of 1.2 times their size: 28/34, 34/41.
      let leading = (points * 1.2).rounded()
      return .of(Self.roundedToPixel(points * ratio), Self.roundedToPixel(leading * ratio))
    }
  }

  private static func roundedToPixel(_ points: Double) -> Double {
    (points * 3).rounded() / 3
  }

  private typealias Row = (
    largeTitle: SPTheme.TextMetrics, body: SPTheme.TextMetrics, subhead: SPTheme.TextMetrics,
    footnote: SPTheme.TextMetrics
  )

  /// Large Title, Body (Headline's too), Subhead and Footnote.
  private static func row(_ textSize: DynamicTypeSize) -> Row {
    switch textSize {
    case .xSmall: (.of(31, 38), .of(14, 19), .of(12, 16), .of(12, 16))
    case .small: (.of(32, 39), .of(15, 20), .of(13, 18), .of(12, 16))
    case .medium: (.of(33, 40), .of(16, 21), .of(14, 19), .of(12, 16))
    case .large: (.of(34, 41), .of(17, 22), .of(15, 20), .of(13, 18))
    case .xLarge: (.of(36, 43), .of(19, 24), .of(17, 22), .of(15, 20))
    case .xxLarge: (.of(38, 46), .of(21, 26), .of(19, 24), .of(17, 22))
    case .xxxLarge: (.of(40, 48), .of(23, 29), .of(21, 28), .of(19, 24))
    case .accessibility1: (.of(44, 52), .of(28, 34), .of(25, 31), .of(23, 29))
    case .accessibility2: (.of(48, 57), .of(33, 40), .of(30, 37), .of(27, 33))
    case .accessibility3: (.of(52, 61), .of(40, 48), .of(36, 43), .of(33, 40))
    case .accessibility4: (.of(56, 66), .of(47, 56), .of(42, 50), .of(38, 46))
    case .accessibility5: (.of(60, 70), .of(53, 62), .of(49, 58), .of(44, 52))
    }
  }
}

extension SPTheme.TextMetrics {
  fileprivate static func of(_ size: Double, _ leading: Double) -> Self {
    Self(size: size, leading: leading)
  }
}
