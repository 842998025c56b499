import Blocks
public import Layout

/// A picture that can be drawn at any scale.
///
/// The same picture gives the same bytes on the same machine.
public struct VectorPicture {
  /// How large it is, in points.
  public let size: Size
  /// What it stands on.
  let background: RGBColor
  let draw: (any Canvas) throws(DrawingError) -> Void

  init(_ size: Size, on background: RGBColor, _ draw: @escaping (any Canvas) throws(DrawingError) -> Void) {
    self.size = size
    self.background = background
    self.draw = draw
  }

  /// The bytes of a PNG file with so many pixels a point.
  ///
  /// - Throws: A `DrawingError`, when a library is missing or there would be too many pixels.
  public func png(scale: Double) throws(DrawingError) -> [UInt8] {
    let canvas = try PixelCanvas(size, scale: scale)
    // The last row and column of pixels may reach over the edge.
    try draw(on: canvas, margin: 1 / scale)
    return try canvas.png()
  }

  /// The bytes of an SVG file whose words are outlines, so many times as large.
  ///
  /// - Throws: A `DrawingError`, when a library is missing.
  public func svg(scale: Double = 1) throws(DrawingError) -> [UInt8] {
    let canvas = VectorCanvas()
    try draw(on: canvas)
    return canvas.svg(size, scale: scale)
  }

  /// Draws the picture on its background, which may reach over its edge.
  func draw(on canvas: any Canvas, margin: Double = 0) throws(DrawingError) {
    let whole = Rectangle(x: 0, y: 0, width: size.width + margin, height: size.height + margin)
    try canvas.fill(.box(whole), Paint(color: background))
    try draw(canvas)
  }
}
