/// A test picture: four quarters, or one colour, as a file stores them.
///
/// Seen upright the quarters are red (top left), green (top right), blue (bottom left) and yellow (bottom right). Where a
/// side is odd, its right or lower half is the longer one.
public struct PictureDescription: Sendable, Hashable {
  /// A file's format.
  public enum Format: String, Sendable, CaseIterable {
    case jpeg, png
  }

  /// The file's width in pixels, before it is turned.
  public var width: Int
  /// The file's height in pixels, before it is turned.
  public var height: Int
  /// The file's format.
  public var format = Format.jpeg
  /// The EXIF orientation that the file names, 1 to 8, or nil when it names none; a PNG names it in an eXIf chunk.
  public var orientation: Int?
  /// Whether the bottom half, seen upright, is clear; only a PNG can have it so.
  public var isTransparent = false
  /// The colour, 0xRRGGBB, or nil for the four quarters.
  public var colour: UInt32?

  /// A JPEG of four quarters.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Checks that a file can be made.
  public func check() throws(PictureError) {
    guard width * height <= PictureLimits.pixels else {
      throw .tooManyPixels(width: width, height: height, limit: PictureLimits.pixels)
    }
    let side = max(width, height)
    guard format == .png || side <= PictureLimits.jpegSide else { throw .tooLongForJPEG(side: side) }
  }

  /// The bytes of the file, the same for the same description.
  public func file() throws(PictureError) -> [UInt8] {
    try check()
    let picture = try Picture(PixelSize(width: width, height: height), hasAlpha: isTransparent)
    let stored = orientation.flatMap(Orientation.init)
    paint(picture, stored ?? .topLeft)
    switch format {
    case .jpeg:
      let file = try picture.jpeg(quality: 100)
      return stored.map { JPEGFile.tagged(file, $0) } ?? file
    case .png:
      let file = try picture.png()
      return stored.map { PNGFile.tagged(file, $0) } ?? file
    }
  }

  private func paint(_ picture: Picture, _ orientation: Orientation) {
    let upright = orientation.turned(picture.size)
    let middle = PixelSize(width: upright.width / 2, height: upright.height / 2)
    let quarters: [UInt32] = colour.map { Array(repeating: $0, count: 4) } ?? [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFF00]
    for (index, colour) in quarters.enumerated() {
      let (isRight, isBottom) = (index % 2 == 1, index / 2 == 1)
      let quarter = PixelRectangle(
        x: isRight ? middle.width : 0,
        y: isBottom ? middle.height : 0,
        size: PixelSize(
          width: isRight ? upright.width - middle.width : middle.width,
          height: isBottom ? upright.height - middle.height : middle.height
        )
      )
      let alpha: UInt32 = isTransparent && isBottom ? 0 : 0xFF
      picture.fill(orientation.stored(quarter, in: picture.size), colour << 8 | alpha)
    }
  }
}
