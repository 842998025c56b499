/// How a file stores a picture, by EXIF's numbers: where its first row and first column lie when it is seen upright.
enum Orientation: Int, CaseIterable {
  case topLeft = 1
  case topRight, bottomRight, bottomLeft, leftTop, rightTop, rightBottom, leftBottom

  /// Whether the file's rows are columns of the upright picture.
  var isTransposed: Bool { rawValue > 4 }

  /// Whether the file's columns run against the upright picture's axis.
  private var reversesColumns: Bool {
    switch self {
    case .topRight, .bottomRight, .rightBottom, .leftBottom: true
    case .topLeft, .bottomLeft, .leftTop, .rightTop: false
    }
  }

  /// Whether the file's rows run against the upright picture's axis.
  private var reversesRows: Bool {
    switch self {
    case .bottomRight, .bottomLeft, .rightTop, .rightBottom: true
    case .topLeft, .topRight, .leftTop, .leftBottom: false
    }
  }

  /// The upright size of a stored one, and the other way round.
  func turned(_ size: PixelSize) -> PixelSize {
    isTransposed ? PixelSize(width: size.height, height: size.width) : size
  }

  /// Where a file of that size stores a rectangle of the upright picture.
  func stored(_ upright: PixelRectangle, in file: PixelSize) -> PixelRectangle {
    var stored = upright
    if isTransposed {
      (stored.x, stored.y) = (upright.y, upright.x)
      stored.size = turned(upright.size)
    }
    if reversesColumns { stored.x = file.width - stored.x - stored.size.width }
    if reversesRows { stored.y = file.height - stored.y - stored.size.height }
    return stored
  }
}

/// A size in pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int

  /// How many pixels that are.
  var count: Int { width * height }
}

/// A rectangle of pixels.
struct PixelRectangle: Hashable {
  var x: Int
  var y: Int
  var size: PixelSize
}
