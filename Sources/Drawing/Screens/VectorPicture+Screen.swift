public import Blocks
public import Layout

extension VectorPicture {
  /// How far the section is from the edges of the picture, as the host pads it, in points.
  static let padding = 20.0

  /// A section as a person sees it, on the host's background.
  ///
  /// The photo is the one in the avatar, when that shows one.
  public init(_ screen: LaidOutScreen, _ colorScheme: ColorScheme, photo: Photo? = nil) {
    let padding = Self.padding
    let size = Size(width: screen.size.width + 2 * padding, height: screen.size.height + 2 * padding)
    let theme = SPTheme(colorScheme)
    self.init(size, on: theme.color(.bg)) { (canvas) throws(DrawingError) in
      let painter = ScreenPainter(canvas: canvas, theme: theme, fonts: try .forDrawing(), photo: photo)
      try canvas.move(to: Path.Point(x: padding, y: padding), scale: 1) { () throws(DrawingError) in
        for element in screen.elements { try painter.draw(element) }
      }
    }
  }
}

extension FontMeasurer {
  /// What draws the words of this process.
  static func forDrawing() throws(DrawingError) -> FontMeasurer {
    do throws(TextError) { return try fonts.get() } catch { throw .text(error) }
  }
}

/// Draws elements on a canvas.
struct ScreenPainter {
  let canvas: any Canvas
  let theme: SPTheme
  let fonts: FontMeasurer
  /// The photo in the avatar.
  let photo: Photo?

  /// Draws an element, as one layer where it steps back as a whole.
  func draw(_ element: LaidOutElement) throws(DrawingError) {
    guard element.style.opacity < 1 else { return try drawParts(of: element) }
    try canvas.fade(element.style.opacity, in: element.bounds) { () throws(DrawingError) in
      try drawParts(of: element)
    }
  }

  private func drawParts(of element: LaidOutElement) throws(DrawingError) {
    for box in element.backgrounds { try fill(box, element.style) }
    if let photo, element.showsPhoto {
      try canvas.show(photo, over: element.frame, inside: .box(element.frame, radius: element.frame.width / 2))
    }
    for box in element.borders { try stroke(box, element.style) }
    for symbol in element.symbols { try draw(symbol) }
    for text in element.words { try draw(text) }
  }

  private func paint(_ color: SPTheme.Color, opacity: Double = 1) -> Paint {
    Paint(color: theme.color(color), opacity: opacity)
  }

  /// A background that lets something through lies over fill.
  private func fill(_ box: RoundedBox, _ style: Style) throws(DrawingError) {
    guard let color = style.background else { return }
    let opacity = style.backgroundOpacity ?? 1
    let path = Path.box(box.frame, radius: box.radius)
    if opacity < 1 { try canvas.fill(path, paint(.fill)) }
    try canvas.fill(path, paint(color, opacity: opacity))
  }

  private func stroke(_ box: RoundedBox, _ style: Style) throws(DrawingError) {
    guard let color = style.border, let width = style.borderWidth else { return }
    let paint = paint(color, opacity: style.borderOpacity ?? 1)
    var frame = box.frame
    // Where the border has no room to run around anything, it is a line.
    guard min(frame.width, frame.height) > 2 * width else { return try canvas.fill(.box(frame), paint) }
    frame.x += width / 2
    frame.y += width / 2
    frame.width -= width
    frame.height -= width
    try canvas.stroke(.box(frame, radius: box.radius - width / 2), paint, width: width)
  }

  private func draw(_ symbol: PlacedSymbol) throws(DrawingError) {
    let (frame, scale) = (symbol.frame, symbol.frame.width / Symbol.side)
    for mark in Symbol(symbol.name).marks {
      let path = mark.path.placed(x: frame.x, y: frame.y, scale: scale)
      let paint = paint(symbol.color, opacity: mark.opacity)
      if let width = mark.width {
        try canvas.stroke(path, paint, width: width * scale)
      } else {
        try canvas.fill(path, paint)
      }
    }
  }

  private func draw(_ text: PlacedText) throws(DrawingError) {
    guard let clip = text.clip, text.isCut else { return try drawLines(of: text) }
    try canvas.clip(to: .box(clip)) { () throws(DrawingError) in try drawLines(of: text) }
  }

  private func drawLines(of text: PlacedText) throws(DrawingError) {
    for line in text.lines {
      let outline = try fonts.outline(line.text, text.font, isRightToLeft: line.isRightToLeft)
      try canvas.fill(outline.placed(x: line.x, y: line.baseline), paint(text.color))
    }
  }
}

extension LaidOutElement {
  /// Whether it is an avatar that has neither a symbol nor initials.
  fileprivate var showsPhoto: Bool { element.id == "avatar" && element.symbol == nil && element.colour == nil }
}
