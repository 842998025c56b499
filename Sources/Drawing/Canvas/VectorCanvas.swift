import Blocks
import Foundation
import Layout

/// A canvas whose picture is SVG.
final class VectorCanvas: Canvas {
  private var body = ""
  private var clips = 0

  func fill(_ path: Path, _ paint: Paint) {
    guard !path.steps.isEmpty else { return }
    body += "<path fill=\"\(paint.color.hex)\"\(opacity("fill-opacity", paint.opacity)) d=\"\(path.data)\"/>\n"
  }

  func stroke(_ path: Path, _ paint: Paint, width: Double) {
    body += "<path fill=\"none\" stroke=\"\(paint.color.hex)\"\(opacity("stroke-opacity", paint.opacity)) "
    body += "stroke-width=\"\(width.svg)\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"\(path.data)\"/>\n"
  }

  func show(_ photo: Photo, over square: Rectangle, inside path: Path) {
    clip(to: path) {
      body += "<image x=\"\(square.x.svg)\" y=\"\(square.y.svg)\" "
      body += "width=\"\(square.width.svg)\" height=\"\(square.height.svg)\" preserveAspectRatio=\"xMidYMid slice\" "
      body += "href=\"data:image/jpeg;base64,\(Data(photo.jpeg).base64EncodedString())\"/>\n"
    }
  }

  func clip<Failure>(to path: Path, _ draw: () throws(Failure) -> Void) throws(Failure) {
    clips += 1
    body += "<clipPath id=\"clip\(clips)\"><path d=\"\(path.data)\"/></clipPath>\n"
    try group("clip-path=\"url(#clip\(clips))\"", draw)
  }

  func fade(_ opacity: Double, in frame: Rectangle, _ draw: () throws(DrawingError) -> Void) throws(DrawingError) {
    try group("opacity=\"\(opacity.svg)\"", draw)
  }

  func move(to corner: Path.Point, scale: Double, _ draw: () throws(DrawingError) -> Void) throws(DrawingError) {
    try group("transform=\"translate(\(corner.x.svg) \(corner.y.svg)) scale(\(scale.svg))\"", draw)
  }

  private func group<Failure>(_ attribute: String, _ draw: () throws(Failure) -> Void) throws(Failure) {
    body += "<g \(attribute)>\n"
    try draw()
    body += "</g>\n"
  }

  private func opacity(_ name: String, _ opacity: Double) -> String {
    opacity < 1 ? " \(name)=\"\(opacity.svg)\"" : ""
  }

  /// The bytes of an SVG file of what was drawn, of that size in points, that many times as large.
  func svg(_ size: Size, scale: Double) -> [UInt8] {
    let (width, height) = (size.width.svg, size.height.svg)
    let head =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\((size.width * scale).svg)\" "
      + "height=\"\((size.height * scale).svg)\" viewBox=\"0 0 \(width) \(height)\">\n"
    return Array((head + body + "</svg>\n").utf8)
  }
}

extension RGBColor {
  /// Such as `#1a1b1f`.
  fileprivate var hex: String {
    let digits = String(UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}

extension Double {
  /// The number in hundredths.
  fileprivate var hundredths: Int { Int((self * 100).rounded()) }
  /// The number with at most two decimals, without a nought before the point.
  fileprivate var svg: String {
    var text = ""
    text.add(hundredths)
    return text
  }
}

extension String {
  /// Adds a number of hundredths, as short as SVG has it.
  fileprivate mutating func add(_ hundredths: Int) {
    let (whole, part) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if hundredths < 0 { append("-") }
    if whole > 0 || part == 0 { append("\(whole)") }
    guard part > 0 else { return }
    append(part % 10 == 0 ? ".\(part / 10)" : part < 10 ? ".0\(part)" : ".\(part)")
  }
}

extension Path {
  /// The path as SVG writes it: each point from the last one on, in hundredths, so that nothing adds up.
  fileprivate var data: String {
    var data = ""
    var (x, y) = (0, 0)
    var (startX, startY) = (0, 0)
    func add(_ letter: Character, _ points: [Point]) {
      data.append(letter)
      var isFirst = true
      for point in points {
        for delta in [point.x.hundredths - x, point.y.hundredths - y] {
          if !isFirst, delta >= 0 { data.append(" ") }
          data.add(delta)
          isFirst = false
        }
      }
      if let end = points.last { (x, y) = (end.x.hundredths, end.y.hundredths) }
    }
    for step in steps {
      switch step {
      case .move(let point):
        add("m", [point])
        (startX, startY) = (x, y)
      case .line(let point): add("l", [point])
      case .curve(let first, let second, let end): add("c", [first, second, end])
      case .close:
        data.append("z")
        (x, y) = (startX, startY)
      }
    }
    return data
  }
}
