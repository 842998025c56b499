import Blocks
import CDrawing
public import Layout
import Synchronization

/// Measures words in Inter, which stands in for the platform's own face, with Pango.
///
/// The library and the font are opened when the first measurer is made, and never by a process that makes none.
public final class FontMeasurer: TextMeasurer, Sendable {
  private let fonts: Mutex<Fonts>

  /// A measurer of its own.
  ///
  /// - Throws: A `TextError` when the library or the font is missing.
  public init() throws(TextError) {
    fonts = Mutex(try Fonts())
  }

  /// The measurer of this process, which remembers what it has measured.
  ///
  /// - Throws: A `TextError` when the library or the font is missing.
  public static func shared() throws(TextError) -> MeasureCache<FontMeasurer> { try sharedMeasurer.get() }

  private static let sharedMeasurer = Result { () throws(TextError) in MeasureCache(try fonts.get()) }

  /// What draws the words of this process.
  static let fonts = Result { () throws(TextError) in try FontMeasurer() }

  /// The lines of a text in Inter, or in other fonts of the machine where Inter lacks its letters.
  public func measure(_ text: String, _ font: TextFont, width: Double?) -> MeasuredText {
    fonts.withLock { $0.measure(text, font, width: width) }
  }

  /// The outlines of a line's letters, which stand on y = 0 from x = 0 on.
  ///
  /// Letters that are pictures of their own, such as colourful emoji, are outlined as their shapes are.
  func outline(_ line: String, _ font: TextFont, isRightToLeft: Bool) throws(DrawingError) -> Path {
    try PixelCanvas.openLibrary()
    guard let path = fonts.withLock({ $0.outline(line, font, isRightToLeft: isRightToLeft) }) else { throw .noMemory }
    return path
  }
}

/// The system's fonts.
private final class Fonts {
  private let text: OpaquePointer
  /// The family of the display face: Inter Display, which Inter brings since its version 4, or Inter itself.
  private var displayFamily = Family.display
  private var metrics: [TextFont: MeasuredText] = [:]
  /// The outlines of lines that were drawn before, emptied when they take some 16 MiB.
  private var outlines: [OutlineKey: Path] = [:]
  private var outlineSteps = 0
  private static let mostOutlineSteps = 1 << 18

  private struct OutlineKey: Hashable {
    var line: String
    var font: TextFont
    var isRightToLeft: Bool
  }

  init() throws(TextError) {
    if let missing = drawing_open_text() { throw .libraryIsMissing(String(cString: missing)) }
    guard let text = drawing_text_new() else { throw .libraryIsMissing("memory for it") }
    self.text = text
    var font = TextFont(size: 17, weight: .regular)
    guard reach(font).isThere else { throw .fontIsMissing(Family.text) }
    font.isDisplay = true
    if !reach(font).isThere { displayFamily = Family.text }
  }

  deinit {
    drawing_text_free(text)
  }

  func measure(_ words: String, _ font: TextFont, width: Double?) -> MeasuredText {
    var measured = empty(font)
    guard !words.isEmpty else { return measured }
    let bytes = Array(words.measurable(asOneLine: width == nil).utf8)
    for paragraph in paragraphs(of: bytes, font) {
      for line in paragraph.lines(width: width) {
        var line = paragraph.measured(line, of: bytes)
        // A line without letters is as high as its font.
        if line.ascent + line.descent == 0 { (line.ascent, line.descent) = (measured.ascent, measured.descent) }
        measured.lines.append(line)
      }
    }
    return measured
  }

  private func paragraphs(of bytes: [UInt8], _ font: TextFont) -> [Paragraph] {
    var visited = Visited()
    bytes.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &visited) { visited in
        withNative(font) { font in
          _ = drawing_text_measure(
            text,
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
            Int32(clamping: bytes.count),
            font,
            { visited, paragraph in
              visited?.assumingMemoryBound(to: Visited.self).pointee.paragraphs.append(paragraph)
            },
            { visited, cluster in visited?.assumingMemoryBound(to: Visited.self).pointee.clusters.append(cluster) },
            visited
          )
        }
      }
    }
    var clusters = visited.clusters.sorted { $0.start < $1.start }[...]
    return visited.paragraphs.map { paragraph in
      let own = clusters.prefix { $0.start < paragraph.end }
      clusters = clusters.dropFirst(own.count)
      return Paragraph(paragraph, Array(own))
    }
  }

  func outline(_ line: String, _ font: TextFont, isRightToLeft: Bool) -> Path? {
    let key = OutlineKey(line: line, font: font, isRightToLeft: isRightToLeft)
    if let known = outlines[key] { return known }
    guard let outline = newOutline(line, font, isRightToLeft: isRightToLeft) else { return nil }
    outlineSteps += outline.steps.count
    if outlineSteps > Self.mostOutlineSteps { (outlines, outlineSteps) = ([:], outline.steps.count) }
    outlines[key] = outline
    return outline
  }

  private func newOutline(_ line: String, _ font: TextFont, isRightToLeft: Bool) -> Path? {
    var outline = Path()
    let bytes = Array(line.utf8)
    let isWhole = bytes.withUnsafeBytes { bytes in
      withUnsafeMutablePointer(to: &outline) { outline in
        withNative(font) { font in
          drawing_text_outline(
            text,
            bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
            Int32(clamping: bytes.count),
            font,
            isRightToLeft,
            { outline, step, points in
              guard let outline, let points else { return }
              outline.assumingMemoryBound(to: Path.self).pointee.add(Path.Step(step, points))
            },
            outline
          )
        }
      }
    }
    return isWhole ? outline : nil
  }

  /// What Pango has told of a text.
  private struct Visited {
    var paragraphs: [drawing_paragraph] = []
    var clusters: [drawing_cluster] = []
  }

  /// No lines of that font.
  private func empty(_ font: TextFont) -> MeasuredText {
    if let known = metrics[font] { return known }
    let (ascent, descent, _) = reach(font)
    let empty = MeasuredText(ascent: ascent, descent: descent, lines: [])
    metrics[font] = empty
    return empty
  }

  private func reach(_ font: TextFont) -> (ascent: Double, descent: Double, isThere: Bool) {
    var (ascent, descent) = (0.0, 0.0)
    let isThere = withNative(font) { drawing_font_metrics(text, $0, &ascent, &descent) }
    return (ascent, descent, isThere)
  }

  private func withNative<Result>(_ font: TextFont, _ use: (drawing_font) -> Result) -> Result {
    (font.isDisplay ? displayFamily : Family.text).withCString { family in
      let (weight, size) = (font.weight.native, font.size)
      return use(
        drawing_font(family: family, weight: weight, size: size, has_tabular_figures: font.hasTabularFigures)
      )
    }
  }
}

extension Path.Step {
  fileprivate init(_ step: drawing_step, _ points: UnsafePointer<drawing_point>) {
    func point(_ index: Int) -> Path.Point { Path.Point(x: points[index].x, y: points[index].y) }
    switch step {
    case DRAWING_MOVE: self = .move(point(0))
    case DRAWING_LINE: self = .line(point(0))
    case DRAWING_CURVE: self = .curve(point(0), point(1), point(2))
    default: self = .close
    }
  }
}

/// The families of fonts that stand in for the platform's.
private enum Family {
  static let text = "Inter"
  static let display = "Inter Display"
}

extension Style.Weight {
  /// The weight on the scale of fonts, 100 to 1000.
  fileprivate var native: Int32 {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    }
  }
}

extension String {
  /// The text as it is set: of one line, its breaks are spaces; a zero byte is the character for what can't be shown.
  fileprivate func measurable(asOneLine: Bool) -> String {
    guard utf8.contains(where: { $0 < 32 || $0 > 127 }) else { return self }
    return String(map { asOneLine && $0.isNewline ? " " : $0 == "\0" ? "\u{FFFD}" : $0 })
  }
}
