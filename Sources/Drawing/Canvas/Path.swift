import Layout

/// Lines and curves, in points.
struct Path {
  /// A place, from the left top corner on.
  struct Point: Hashable {
    var x: Double
    var y: Double
  }

  enum Step {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  private(set) var steps: [Step] = []

  mutating func add(_ step: Step) {
    steps.append(step)
  }

  /// The path with every point moved.
  func mapped(_ place: (Point) -> Point) -> Path {
    var mapped = Path()
    mapped.steps = steps.map { step in
      switch step {
      case .move(let point): .move(place(point))
      case .line(let point): .line(place(point))
      case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
      case .close: .close
      }
    }
    return mapped
  }

  /// The path larger by that factor, and then moved.
  func placed(x: Double, y: Double, scale: Double = 1) -> Path {
    mapped { Point(x: x + $0.x * scale, y: y + $0.y * scale) }
  }
}

extension Path {
  /// How far a curve's middle points are along its sides, so that it is a quarter of a circle within a thousandth.
  private static let roundness = 0.5523

  /// Straight lines from point to point.
  static func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, (x, y)) in points.enumerated() {
      path.add(index == 0 ? .move(Point(x: x, y: y)) : .line(Point(x: x, y: y)))
    }
    if isClosed { path.add(.close) }
    return path
  }

  /// A box with round corners.
  static func box(_ frame: Rectangle, radius: Double = 0) -> Path {
    let (left, top, right, bottom) = (frame.x, frame.y, frame.maxX, frame.maxY)
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    guard radius > 0 else { return line([(left, top), (right, top), (right, bottom), (left, bottom)], isClosed: true) }
    let rest = radius * (1 - roundness)
    var path = Path()
    func corner(
      _ start: (Double, Double),
      _ first: (Double, Double),
      _ second: (Double, Double),
      _ end: (Double, Double)
    ) {
      path.add(.line(Point(x: start.0, y: start.1)))
      path.add(
        .curve(Point(x: first.0, y: first.1), Point(x: second.0, y: second.1), Point(x: end.0, y: end.1))
      )
    }
    path.add(.move(Point(x: left + radius, y: top)))
    corner((right - radius, top), (right - rest, top), (right, top + rest), (right, top + radius))
    corner((right, bottom - radius), (right, bottom - rest), (right - rest, bottom), (right - radius, bottom))
    corner((left + radius, bottom), (left + rest, bottom), (left, bottom - rest), (left, bottom - radius))
    corner((left, top + radius), (left, top + rest), (left + rest, top), (left + radius, top))
    path.add(.close)
    return path
  }

  /// A circle around a point.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    box(Rectangle(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), radius: radius)
  }

  /// Smooth curves: from a point, each with its two middle points and its end.
  static func curves(
    _ start: (Double, Double),
    _ curves: [(Double, Double, Double, Double, Double, Double)],
    isClosed: Bool = false
  ) -> Path {
    var path = Path()
    path.add(.move(Point(x: start.0, y: start.1)))
    for (x1, y1, x2, y2, x, y) in curves {
      path.add(.curve(Point(x: x1, y: y1), Point(x: x2, y: y2), Point(x: x, y: y)))
    }
    if isClosed { path.add(.close) }
    return path
  }
}

extension Path {
  static func + (first: Path, second: Path) -> Path {
    var path = first
    path.steps += second.steps
    return path
  }
}
