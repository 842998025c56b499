/// Why there is no picture.
public enum PictureError: Error, Hashable {
  /// The bytes are no picture that can be read: of no known format, broken, or not whole.
  case unreadable
  /// The file is larger than ``PictureLimits/fileSize``; its size in bytes.
  case tooManyBytes(Int)
  /// The picture has more pixels than its format can be read with, see ``PictureLimits``.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// A test picture's side is too long for a JPEG file.
  case tooLongForJPEG(side: Int)
  /// The library that reads and writes pictures is not installed; what of it was not found.
  case libraryIsMissing(String)
  /// There was no memory for the picture, or it could not be written.
  case unwritable

  /// Whether the bytes are at fault, so that a person who picked them is told that they can't be read (PS-A6).
  public var isUnreadable: Bool {
    switch self {
    case .unreadable, .tooManyBytes, .tooManyPixels: true
    case .tooLongForJPEG, .libraryIsMissing, .unwritable: false
    }
  }
}

extension PictureError: CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public var description: String {
    switch self {
    case .unreadable: "the bytes are no whole picture of a known format"
    case .tooManyBytes(let count):
      "the file has \(count) bytes, and at most \(PictureLimits.fileSize >> 20) MiB are read"
    case .tooManyPixels(let width, let height, let limit):
      "\(width) × \(height) are \(width * height) pixels, and at most \(limit) can be had"
    case .tooLongForJPEG(let side):
      "a JPEG's sides are at most \(PictureLimits.jpegSide) pixels, got \(side); give it format = \"png\""
    case .libraryIsMissing(let name):
      "photos need the library GdkPixbuf, and \(name) was not found; install the package libgdk-pixbuf-2.0-0 "
        + "(Debian, Ubuntu) or gdk-pixbuf (Homebrew)"
    case .unwritable: "there is no memory for the picture, or it can't be written"
    }
  }
}
