public import Blocks

/// The pixels of a photo that was handed on.
public struct PhotoPixels: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green and blue of each, row by row.
  let channels: [UInt8]

  /// Decodes a photo.
  public init(_ photo: Photo) throws(PictureError) {
    let decoded = photo.jpeg.withUnsafeBytes { bytes in
      Result { () throws(PictureError) -> Picture? in try Picture.decode(bytes) { size, _ in size } }
    }
    guard let picture = try decoded.get() else { throw .unreadable }
    width = picture.size.width
    height = picture.size.height
    channels = picture.channels
  }

  /// The colour of a pixel, (0, 0) being top left; nil outside of the photo.
  public func colour(x: Int, y: Int) -> PixelColour? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let first = 3 * (y * width + x)
    return PixelColour(red: channels[first], green: channels[first + 1], blue: channels[first + 2])
  }
}

/// A colour in sRGB.
public struct PixelColour: Sendable, Hashable {
  /// Red, 0 to 255.
  public var red: UInt8
  /// Green, 0 to 255.
  public var green: UInt8
  /// Blue, 0 to 255.
  public var blue: UInt8

  /// A colour of those channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
