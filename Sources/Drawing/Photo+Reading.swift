public import Blocks

extension Photo {
  /// The JPEG quality that photos are handed on with.
  static let quality = 85

  /// Reads a picture file as the block hands it on: a JPEG of it upright, small, on white and without metadata (PS-A5).
  ///
  /// - Throws: A `PictureError`; its `isUnreadable` says that the bytes are at fault.
  public init(reading file: [UInt8]) throws(PictureError) {
    guard file.count <= PictureLimits.fileSize else { throw .tooManyBytes(file.count) }
    let decoded = try DecodedFile(file)
    let size = Self.handedOnSize(width: decoded.size.width, height: decoded.size.height)
    let upright = try decoded.picture
      .scaledOnWhite(to: PixelSize(width: size.width, height: size.height))
      .upright(from: decoded.orientation)
    self.init(width: upright.size.width, height: upright.size.height, jpeg: try upright.jpeg(quality: Self.quality))
  }
}

/// A picture file, decoded as it is stored.
private struct DecodedFile {
  /// The size that the file names, in pixels.
  var size = PixelSize(width: 0, height: 0)
  /// The picture, perhaps smaller than that.
  let picture: Picture
  /// How the file stores it.
  let orientation: Orientation

  init(_ file: [UInt8]) throws(PictureError) {
    var size: PixelSize?
    var refusal: PictureError?
    let outcome = file.withUnsafeBytes { bytes in
      Result { () throws(PictureError) -> (Picture, Orientation) in
        let structure = try FileStructure(bytes)
        let picture = try Picture.decode(bytes) { own, isScalable in
          size = own
          let decoded = structure.decodedSize(own, isScalable: isScalable)
          if decoded == nil {
            refusal = .tooManyPixels(width: own.width, height: own.height, limit: structure.limit)
          }
          return decoded
        }
        guard let picture else { throw .unreadable }
        return (picture, picture.orientation ?? structure.orientation ?? .topLeft)
      }
    }
    if let refusal { throw refusal }
    (picture, orientation) = try outcome.get()
    self.size = size ?? picture.size
  }
}

/// What can be told of a file before it is decoded.
private enum FileStructure {
  case jpeg(JPEGFile)
  case png(PNGFile)
  case other

  /// Reads the file's structure; a file that is not whole is unreadable.
  init(_ bytes: UnsafeRawBufferPointer) throws(PictureError) {
    if JPEGFile.begins(bytes) {
      guard let jpeg = JPEGFile(bytes) else { throw .unreadable }
      self = .jpeg(jpeg)
    } else if PNGFile.begins(bytes) {
      guard let png = PNGFile(bytes) else { throw .unreadable }
      self = .png(png)
    } else {
      self = .other
    }
  }

  /// The orientation, where the library does not read it.
  var orientation: Orientation? {
    if case .png(let png) = self { png.orientation } else { nil }
  }

  /// The most pixels of such a file.
  var limit: Int {
    guard case .jpeg(let jpeg) = self else { return PictureLimits.pixels }
    guard jpeg.needsWholePicture else { return PictureLimits.rowwisePixels }
    return min(PictureLimits.pixels, PictureLimits.scannedPixels / max(1, jpeg.scans))
  }

  /// The size to decode such a file at, or nil when it has too many pixels.
  func decodedSize(_ size: PixelSize, isScalable: Bool) -> PixelSize? {
    let (width, height) = Photo.handedOnSize(width: size.width, height: size.height)
    if isScalable { return PixelSize(width: width, height: height) }
    guard size.count <= limit else { return nil }
    guard case .jpeg = self else { return size }
    // A JPEG is decoded at a half, a quarter or an eighth as fast as that is smaller; what is left is scaled with care.
    let parts = [8, 4, 2].first { (size.width + $0 - 1) / $0 >= width && (size.height + $0 - 1) / $0 >= height }
    return parts.map { PixelSize(width: (size.width + $0 - 1) / $0, height: (size.height + $0 - 1) / $0) } ?? size
  }
}
