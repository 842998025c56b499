import Foundation
import Layout

/// A symbol, drawn in a square of 24 points.
struct Symbol {
  /// The side of the square.
  static let side = 24.0
  /// How wide its lines are, unless they say otherwise.
  static let width = 1.7

  /// A part of a symbol: a line of that width, or, without one, what the path surrounds.
  struct Mark {
    var path: Path
    var width: Double?
    var opacity = 1.0
  }

  let marks: [Mark]

  /// The symbol of that name; one that is not known is a plain dot.
  init(_ name: String) {
    marks = Self.known[name] ?? [.fill(.circle(12, 12, 3.4))]
  }

  /// What turns while something is under way, at rest: spokes that fade.
  static let spinner: [Mark] = (0..<8).map { spoke in
    let angle = Double(spoke) * .pi / 4 - .pi / 2
    let (x, y) = (cos(angle), sin(angle))
    let line = Path.line([(12 + 5 * x, 12 + 5 * y), (12 + 9 * x, 12 + 9 * y)])
    return Mark(path: line, width: 2.2, opacity: 0.25 + 0.75 * Double(spoke + 1) / 8)
  }

  /// A cross of lines as an area that lies the other way round, so that it is a hole in what surrounds it.
  static let crossHole: Path = {
    let (long, wide) = (4.6, 0.85)
    let plus = [
      (-wide, -long), (-wide, -wide), (-long, -wide), (-long, wide), (-wide, wide), (-wide, long),
      (wide, long), (wide, wide), (long, wide), (long, -wide), (wide, -wide), (wide, -long),
    ]
    let turned = plus.map { x, y in (12 + (x - y) * 0.5.squareRoot(), 12 + (x + y) * 0.5.squareRoot()) }
    return .line(turned, isClosed: true)
  }()

  /// The way of an electron, turned by that angle.
  static func orbit(_ angle: Double) -> Path {
    Path.circle(0, 0, 9.6).mapped { point in
      let (x, y) = (point.x, point.y * 0.38)
      return Path.Point(x: 12 + x * cos(angle) - y * sin(angle), y: 12 + x * sin(angle) + y * cos(angle))
    }
  }
}

extension Symbol.Mark {
  static func fill(_ path: Path) -> Self { Self(path: path, width: nil) }
  static func stroke(_ path: Path, width: Double = Symbol.width) -> Self { Self(path: path, width: width) }
  static func line(_ points: (Double, Double)...) -> Self { stroke(.line(points)) }
  static func shape(_ points: (Double, Double)...) -> Self { stroke(.line(points, isClosed: true)) }
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Self { stroke(.circle(x, y, radius)) }
  static func dot(_ x: Double, _ y: Double, _ radius: Double) -> Self { fill(.circle(x, y, radius)) }
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) -> Self {
    stroke(.box(Rectangle(x: x, y: y, width: width, height: height), radius: radius))
  }
}
