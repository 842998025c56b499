public import Blocks
import Layout

extension VectorPicture {
  /// Pictures beside and below each other, each under its title, half as large as they are.
  ///
  /// - Throws: A `DrawingError` when the library that sets the titles or its font is missing.
  public init(
    sheetOf pictures: [(title: String, picture: VectorPicture)],
    _ colorScheme: ColorScheme = .light
  ) throws(DrawingError) {
    let theme = SPTheme(colorScheme)
    let fonts = try FontMeasurer.forDrawing()
    let cells = pictures.map { SheetCell(title: $0, picture: $1, fonts: fonts) }
    let rows = stride(from: 0, to: cells.count, by: SheetCell.columns).map {
      cells[$0..<min($0 + SheetCell.columns, cells.count)]
    }
    let gap = SheetCell.gap
    let columnWidth = cells.map(\.size.width).max() ?? 0
    let heights = rows.map { $0.map(\.size.height).max() ?? 0 }
    let columns = Double(min(SheetCell.columns, cells.count))
    let size = Size(
      width: gap + columns * (columnWidth + gap),
      height: gap + heights.reduce(0) { $0 + $1 + gap }
    )
    self.init(size, on: theme.color(.separator)) { (canvas) throws(DrawingError) in
      var y = gap
      for (row, height) in zip(rows, heights) {
        for (column, cell) in row.enumerated() {
          let corner = Path.Point(x: gap + Double(column) * (columnWidth + gap), y: y)
          try canvas.move(to: corner, scale: 1) { () throws(DrawingError) in
            try cell.draw(on: canvas, theme, fonts)
          }
        }
        y += height + gap
      }
    }
  }
}

/// A picture with its title on a sheet.
private struct SheetCell {
  static let columns = 6
  /// Between pictures, in points.
  static let gap = 16.0
  /// How much smaller pictures are than by themselves.
  static let scale = 0.5
  static let font = TextFont(size: 10, weight: .medium)
  static let leading = 13.0

  let picture: VectorPicture
  let title: MeasuredText

  init(title: String, picture: VectorPicture, fonts: FontMeasurer) {
    self.picture = picture
    self.title = fonts.measure(title, Self.font, width: max(60, picture.size.width * Self.scale))
  }

  private var titleHeight: Double { Double(title.lines.count) * Self.leading + 4 }

  var size: Size {
    let width = max(picture.size.width * Self.scale, title.lines.map(\.width).max() ?? 0)
    return Size(width: width, height: titleHeight + picture.size.height * Self.scale)
  }

  func draw(on canvas: any Canvas, _ theme: SPTheme, _ fonts: FontMeasurer) throws(DrawingError) {
    for (index, line) in title.lines.enumerated() {
      let outline = try fonts.outline(line.text, Self.font, isRightToLeft: line.isRightToLeft)
      let baseline = Double(index) * Self.leading + title.ascent
      try canvas.fill(outline.placed(x: 0, y: baseline), Paint(color: theme.color(.textPrimary)))
    }
    try canvas.move(to: Path.Point(x: 0, y: titleHeight), scale: Self.scale) { () throws(DrawingError) in
      try picture.draw(on: canvas)
    }
  }
}
