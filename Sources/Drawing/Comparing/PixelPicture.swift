import CDrawing
import Layout

/// A picture of pixels, as it is held against another.
public struct PixelPicture: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green and blue of each pixel, row by row.
  let channels: [UInt8]

  init(width: Int, height: Int, channels: [UInt8]) {
    self.width = width
    self.height = height
    self.channels = channels
  }

  /// Reads the bytes of a PNG file.
  ///
  /// - Throws: A `PictureError` when they are no whole PNG file, or more than is read of any picture.
  public init(png bytes: [UInt8]) throws(PictureError) {
    guard bytes.count <= PictureLimits.fileSize else { throw .tooManyBytes(bytes.count) }
    let decoded = bytes.withUnsafeBytes { bytes in
      Result { () throws(PictureError) -> Picture? in
        guard PNGFile.begins(bytes), PNGFile(bytes) != nil else { return nil }
        return try Picture.decode(bytes) { size, _ in size.count <= PictureLimits.pixels ? size : nil }
      }
    }
    guard let picture = try decoded.get() else { throw .unreadable }
    self.init(width: picture.size.width, height: picture.size.height, channels: picture.channels)
  }

  /// The bytes of a PNG file of the picture.
  ///
  /// - Throws: A `DrawingError`, when a library is missing or there are too many pixels.
  public func png() throws(DrawingError) -> [UInt8] {
    let canvas = try PixelCanvas(Size(width: Double(width), height: Double(height)), scale: 1)
    try canvas.show(self)
    return try canvas.png()
  }
}

extension PixelCanvas {
  /// Draws a picture from the left top corner on, a pixel a point.
  fileprivate func show(_ picture: PixelPicture) throws(DrawingError) {
    let size = drawing_size(width: Int32(picture.width), height: Int32(picture.height))
    guard show(picture.channels, size) else { throw .noMemory }
  }
}
