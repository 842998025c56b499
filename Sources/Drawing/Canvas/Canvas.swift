import Blocks
import Layout

/// What can be drawn on, in points from its left top corner.
protocol Canvas: AnyObject {
  /// Fills what the path surrounds.
  func fill(_ path: Path, _ paint: Paint) throws(DrawingError)
  /// Draws along the path, with round ends and corners.
  func stroke(_ path: Path, _ paint: Paint, width: Double) throws(DrawingError)
  /// Draws a photo over the whole of a square, its middle where it is not square itself, inside of the path.
  func show(_ photo: Photo, over square: Rectangle, inside path: Path) throws(DrawingError)
  /// Draws something only where it lies inside of the path.
  func clip(to path: Path, _ draw: () throws(DrawingError) -> Void) throws(DrawingError)
  /// Draws something inside of a rectangle as one layer of that opacity.
  func fade(_ opacity: Double, in frame: Rectangle, _ draw: () throws(DrawingError) -> Void) throws(DrawingError)
  /// Draws something from another corner on, larger or smaller.
  func move(to corner: Path.Point, scale: Double, _ draw: () throws(DrawingError) -> Void) throws(DrawingError)
}

/// A colour with its opacity.
struct Paint: Hashable {
  var color: RGBColor
  var opacity = 1.0
}
