import Blocks
import CDrawing
import Foundation
import Layout

/// A canvas of pixels, drawn on by Cairo.
final class PixelCanvas: Canvas {
  /// The longest side that Cairo draws, in pixels.
  static let longestSide = 32_767
  /// The most pixels, so that none takes more than 256 MiB.
  static let mostPixels = 64 << 20

  private let canvas: OpaquePointer

  /// A canvas of that size in points, with so many pixels a point.
  init(_ size: Size, scale: Double) throws(DrawingError) {
    try Self.openLibrary()
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    let side = Double(Self.longestSide)
    guard width <= side, height <= side, width * height <= Double(Self.mostPixels) else {
      throw .tooLarge(width: width, height: height)
    }
    let pixels = drawing_size(width: max(1, Int32(width)), height: max(1, Int32(height)))
    guard let canvas = drawing_canvas_new(pixels, scale) else { throw .noMemory }
    self.canvas = canvas
  }

  deinit {
    drawing_canvas_free(canvas)
  }

  /// Opens the library, once.
  static func openLibrary() throws(DrawingError) {
    if let missing = drawing_open_canvas() { throw .libraryIsMissing(String(cString: missing)) }
  }

  func fill(_ path: Path, _ paint: Paint) {
    add(path)
    drawing_canvas_fill(canvas, paint.native)
  }

  func stroke(_ path: Path, _ paint: Paint, width: Double) {
    add(path)
    drawing_canvas_stroke(canvas, paint.native, width)
  }

  func show(_ photo: Photo, over square: Rectangle, inside path: Path) throws(DrawingError) {
    let pixels: PhotoPixels
    do throws(PictureError) { pixels = try PhotoPixels(photo) } catch { throw .photo(error) }
    let scale = max(square.width / Double(pixels.width), square.height / Double(pixels.height))
    let corner = drawing_point(
      x: square.x + (square.width - Double(pixels.width) * scale) / 2,
      y: square.y + (square.height - Double(pixels.height) * scale) / 2
    )
    let size = drawing_size(width: Int32(pixels.width), height: Int32(pixels.height))
    try clip(to: path) { () throws(DrawingError) in
      guard drawing_canvas_show(canvas, pixels.channels, size, corner, scale) else { throw .noMemory }
    }
  }

  /// Draws a picture of that size, three bytes a pixel, from the left top corner on; false when there is no memory.
  func show(_ channels: [UInt8], _ size: drawing_size) -> Bool {
    drawing_canvas_show(canvas, channels, size, drawing_point(), 1)
  }

  func clip(to path: Path, _ draw: () throws(DrawingError) -> Void) throws(DrawingError) {
    drawing_canvas_save(canvas, drawing_point(), 1)
    defer { drawing_canvas_restore(canvas) }
    add(path)
    drawing_canvas_clip(canvas)
    try draw()
  }

  func fade(_ opacity: Double, in frame: Rectangle, _ draw: () throws(DrawingError) -> Void) throws(DrawingError) {
    try clip(to: .box(frame)) { () throws(DrawingError) in
      drawing_canvas_begin_layer(canvas)
      defer { drawing_canvas_end_layer(canvas, opacity) }
      try draw()
    }
  }

  func move(to corner: Path.Point, scale: Double, _ draw: () throws(DrawingError) -> Void) throws(DrawingError) {
    drawing_canvas_save(canvas, corner.native, scale)
    defer { drawing_canvas_restore(canvas) }
    try draw()
  }

  private func add(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move(let point): add(DRAWING_MOVE, point)
      case .line(let point): add(DRAWING_LINE, point)
      case .curve(let first, let second, let end):
        withUnsafeTemporaryAllocation(of: drawing_point.self, capacity: 3) { points in
          _ = points.initialize(from: [first.native, second.native, end.native])
          drawing_canvas_step(canvas, DRAWING_CURVE, points.baseAddress)
        }
      case .close: drawing_canvas_step(canvas, DRAWING_CLOSE, nil)
      }
    }
  }

  private func add(_ step: drawing_step, _ point: Path.Point) {
    var point = point.native
    drawing_canvas_step(canvas, step, &point)
  }

  /// The bytes of a PNG file of what was drawn.
  func png() throws(DrawingError) -> [UInt8] {
    var count = 0
    guard let bytes = drawing_canvas_png(canvas, &count) else { throw .noMemory }
    defer { free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension Path.Point {
  fileprivate var native: drawing_point { drawing_point(x: x, y: y) }
}

extension Paint {
  fileprivate var native: drawing_paint {
    drawing_paint(
      red: Double(color.red) / 255,
      green: Double(color.green) / 255,
      blue: Double(color.blue) / 255,
      opacity: opacity
    )
  }
}
