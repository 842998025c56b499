import Blocks
import Drawing
import Testing

extension PixelColour {
  static let pureRed = PixelColour(red: 255, green: 0, blue: 0)
  static let pureGreen = PixelColour(red: 0, green: 255, blue: 0)
  static let pureBlue = PixelColour(red: 0, green: 0, blue: 255)
  static let yellow = PixelColour(red: 255, green: 255, blue: 0)
  static let white = PixelColour(red: 255, green: 255, blue: 255)
  static let black = PixelColour(red: 0, green: 0, blue: 0)

  /// Whether it is the other colour but for what JPEG changes.
  func isNear(_ other: PixelColour, within tolerance: Int = 8) -> Bool {
    [(self.red, other.red), (self.green, other.green), (self.blue, other.blue)]
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }
}

/// Checks the colours in the middle of the four quarters: top left, top right, bottom left, bottom right.
func expectQuarters(
  _ photo: Photo,
  _ colours: [PixelColour] = [.pureRed, .pureGreen, .pureBlue, .yellow],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let pixels = try PhotoPixels(photo)
  #expect(pixels.width == photo.width && pixels.height == photo.height, sourceLocation: sourceLocation)
  for (index, colour) in colours.enumerated() {
    let x = (index % 2 == 1 ? 3 : 1) * pixels.width / 4
    let y = (index / 2 == 1 ? 3 : 1) * pixels.height / 4
    let found = try #require(pixels.colour(x: x, y: y), sourceLocation: sourceLocation)
    #expect(found.isNear(colour), "at (\(x), \(y))", sourceLocation: sourceLocation)
  }
}
