/// Why a screen can't be drawn.
public enum DrawingError: Error, Hashable {
  /// The library that draws is not installed; what of it was not found.
  case libraryIsMissing(String)
  /// The words can't be set.
  case text(TextError)
  /// The photo in the avatar can't be drawn.
  case photo(PictureError)
  /// The picture would have too many pixels.
  case tooLarge(width: Double, height: Double)
  /// There is no memory for the picture.
  case noMemory
}

extension DrawingError: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .libraryIsMissing(let name):
      "pictures need the library Cairo, and \(name) was not found; install the packages libpangocairo-1.0-0 and "
        + "libcairo2 (Debian, Ubuntu) or pango and cairo (Homebrew)"
    case .text(let error): error.description
    case .photo(let error): "the photo in the avatar can't be drawn: \(error)"
    case .tooLarge(let width, let height):
      "the picture would have \(width.wholeWords) × \(height.wholeWords) pixels, and at most "
        + "\(PixelCanvas.longestSide) on a side and \(PixelCanvas.mostPixels) together are drawn; "
        + "choose a smaller scale, or SVG"
    case .noMemory: "there is no memory for the picture"
    }
  }
}

extension Double {
  /// The number without decimals.
  fileprivate var wholeWords: String { self < 1e15 ? "\(Int(self))" : "\(self)" }
}
