/// What a picture may take: no file, however hostile, costs more than some hundred MiB and a few seconds.
public enum PictureLimits {
  /// The largest file that is read, in bytes.
  public static let fileSize = 64 << 20
  /// The most pixels of a picture that is decoded whole (at most 256 MiB), and of a test picture.
  public static let pixels = 64 << 20
  /// The most pixels of a JPEG that is decoded row by row, at a smaller size when it is large.
  public static let rowwisePixels = 256 << 20
  /// The most pixels that the scans of a JPEG have together; a progressive one has about ten scans.
  public static let scannedPixels = 1 << 30
  /// The longest side of a JPEG file that can be written, in pixels.
  public static let jpegSide = 65_500
}
