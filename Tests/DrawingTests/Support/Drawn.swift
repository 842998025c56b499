import Blocks
import Drawing
import Layout

/// A block that was laid out and drawn, with one pixel a point.
struct Drawn {
  let screen: LaidOutScreen
  let picture: VectorPicture
  private let pixels: PhotoPixels

  init(_ block: some Block, _ colorScheme: ColorScheme, photo: Photo? = nil) throws {
    var environment = Environment(today: .suggestedBirthday)
    environment.colorScheme = colorScheme
    screen = LaidOutScreen(block.screen(in: environment), in: environment, measuredBy: try FontMeasurer.shared())
    picture = VectorPicture(screen, colorScheme, photo: photo)
    pixels = try PhotoPixels(Photo(width: 0, height: 0, jpeg: picture.png(scale: 1)))
  }

  /// The colour at a place of the section, in points.
  func colour(x: Double, y: Double) -> RGBColor? {
    pixels.colour(x: Int(x + 20), y: Int(y + 20)).map {
      RGBColor(UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue))
    }
  }

  /// Whether something is drawn in a rectangle of the section besides its background.
  func hasInk(in frame: Rectangle, on background: RGBColor) -> Bool {
    for y in Int(frame.y)..<Int(frame.maxY) {
      for x in Int(frame.x)..<Int(frame.maxX) where colour(x: Double(x), y: Double(y)) != background { return true }
    }
    return false
  }
}

extension ProfileSetup {
  static func plain() -> ProfileSetup { ProfileSetup(Configuration()) }
}

extension RGBColor {
  func mixed(with other: RGBColor, _ share: Double) -> RGBColor {
    func mix(_ own: UInt8, _ other: UInt8) -> UInt32 {
      UInt32((Double(own) * (1 - share) + Double(other) * share).rounded())
    }
    return RGBColor(mix(red, other.red) << 16 | mix(green, other.green) << 8 | mix(blue, other.blue))
  }

  /// Whether no channel is further away than rounding and a JPEG make it.
  func isNear(_ other: RGBColor) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue]).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
  }
}
