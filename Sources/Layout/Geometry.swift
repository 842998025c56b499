/// How large something is, in points.
public struct Size: Sendable, Hashable {
  /// From one side to the other.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// A size of that width and height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  static let zero = Size(width: 0, height: 0)
}

/// A place on the screen, in points from the section's top left corner.
public struct Rectangle: Sendable, Hashable {
  /// Its left edge.
  public var x: Double
  /// Its top edge.
  public var y: Double
  /// From its left to its right edge.
  public var width: Double
  /// From its top to its bottom edge.
  public var height: Double

  /// A rectangle with its left top corner at that place, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Its right edge.
  public var maxX: Double { x + width }
  /// Its bottom edge.
  public var maxY: Double { y + height }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rectangle) -> Rectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rectangle(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both have in common, or nil when that is nothing.
  public func intersection(_ other: Rectangle) -> Rectangle? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right > left, bottom > top else { return nil }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle with the same centre that is at least so wide and so high.
  func expanded(to side: Double) -> Rectangle {
    let (wider, higher) = (max(0, side - width), max(0, side - height))
    return Rectangle(x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher)
  }

  func moved(x: Double, y: Double) -> Rectangle {
    Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle as a mirror shows it, in a section of that width.
  func mirrored(in width: Double) -> Rectangle {
    Rectangle(x: width - maxX, y: y, width: self.width, height: height)
  }
}
