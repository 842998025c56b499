import CDrawing

/// A picture in memory, 8 bits a channel: red, green, blue and perhaps alpha.
final class Picture {
  /// Answers the size to decode a file at, or nil to refuse it, from its own size and whether its format scales freely.
  typealias SizeChoice = (_ size: PixelSize, _ isScalable: Bool) -> PixelSize?

  private let picture: OpaquePointer

  private init(_ picture: OpaquePointer) {
    self.picture = picture
  }

  deinit {
    drawing_release(picture)
  }

  /// Opens the library, once.
  static func openLibrary() throws(PictureError) {
    if let missing = drawing_open() { throw .libraryIsMissing(String(cString: missing)) }
  }

  /// The picture in a file's bytes, of an animation its first frame; nil when it is refused, broken or not whole.
  static func decode(_ bytes: UnsafeRawBufferPointer, _ choose: SizeChoice) throws(PictureError) -> Picture? {
    try openLibrary()
    return withoutActuallyEscaping(choose) { choose in
      var choose = choose
      let decoded = withUnsafeMutablePointer(to: &choose) { choose in
        drawing_decode(
          bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
          bytes.count,
          { context, size, isScalable in
            guard let choose = context?.assumingMemoryBound(to: SizeChoice.self).pointee else { return drawing_size() }
            return choose(PixelSize(size), isScalable)?.native ?? drawing_size()
          },
          choose
        )
      }
      return decoded.map(Picture.init)
    }
  }

  /// A picture whose pixels are not set.
  init(_ size: PixelSize, hasAlpha: Bool) throws(PictureError) {
    try Self.openLibrary()
    guard let picture = drawing_create(size.native, hasAlpha) else { throw .unwritable }
    self.picture = picture
  }

  /// The size in pixels.
  var size: PixelSize { PixelSize(drawing_size_of(picture)) }

  /// The orientation that the file named, as far as the library reads it.
  var orientation: Orientation? { Orientation(rawValue: Int(drawing_orientation(picture))) }

  /// Fills a rectangle inside the picture with a colour, 0xRRGGBBAA.
  func fill(_ rectangle: PixelRectangle, _ colour: UInt32) {
    drawing_fill(picture, Int32(rectangle.x), Int32(rectangle.y), rectangle.size.native, colour)
  }

  /// The picture at another size, in front of white where it is transparent.
  func scaledOnWhite(to size: PixelSize) throws(PictureError) -> Picture {
    guard let scaled = drawing_scale_on_white(picture, size.native) else { throw .unwritable }
    return Picture(scaled)
  }

  /// The picture upright, when this is how a file stores it.
  func upright(from orientation: Orientation) throws(PictureError) -> Picture {
    guard orientation != .topLeft else { return self }
    guard let turned = drawing_turn(picture, Int32(orientation.rawValue)) else { throw .unwritable }
    return Picture(turned)
  }

  /// The bytes of a JPEG file of the picture, at a quality of 1 to 100, without metadata.
  func jpeg(quality: Int) throws(PictureError) -> [UInt8] { try file("jpeg", "quality", "\(quality)") }

  /// The bytes of a PNG file of the picture.
  func png() throws(PictureError) -> [UInt8] { try file("png", "compression", "1") }

  private func file(_ type: String, _ key: String, _ value: String) throws(PictureError) -> [UInt8] {
    var count = 0
    guard let bytes = drawing_encode(picture, type, key, value, &count) else { throw .unwritable }
    defer { drawing_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// The pixels' channels, row by row: red, green, blue.
  var channels: [UInt8] {
    let size = size
    let stride = Int(drawing_channels(picture))
    var channels: [UInt8] = []
    channels.reserveCapacity(3 * size.count)
    for row in 0..<size.height {
      guard let bytes = drawing_row(picture, Int32(row)) else { break }
      if stride == 3 {
        channels.append(contentsOf: UnsafeBufferPointer(start: bytes, count: 3 * size.width))
      } else {
        for column in 0..<size.width {
          channels.append(contentsOf: UnsafeBufferPointer(start: bytes + stride * column, count: 3))
        }
      }
    }
    return channels
  }
}

extension PixelSize {
  fileprivate init(_ size: drawing_size) {
    self.init(width: Int(size.width), height: Int(size.height))
  }

  fileprivate var native: drawing_size { drawing_size(width: Int32(width), height: Int32(height)) }
}
