public import Blocks
import Synchronization

/// Photos that were read before, kept by content, so that the same picture is read once in a process.
public final class PhotoShelf: Sendable {
  /// The shelf of this process.
  public static let shared = PhotoShelf()

  /// How many bytes are kept, more or less.
  private static let capacity = 64 << 20

  private enum Source: Hashable {
    case file([UInt8])
    case description(PictureDescription)
  }

  private struct Contents {
    var photos: [Source: Result<Photo, PictureError>] = [:]
    var size = 0

    /// Makes room: an overfull shelf is emptied.
    mutating func add(_ bytes: Int) {
      size += bytes
      guard size > PhotoShelf.capacity else { return }
      (photos, size) = ([:], bytes)
    }
  }

  private let contents = Mutex(Contents())

  /// An empty shelf.
  public init() {}

  /// The photo that is handed on of a picture file (PS-A5).
  public func photo(reading file: [UInt8]) throws(PictureError) -> Photo {
    guard file.count <= PictureLimits.fileSize else { throw .tooManyBytes(file.count) }
    return try photo(.file(file), size: file.count) { () throws(PictureError) in try Photo(reading: file) }
  }

  /// The photo that is handed on of a test picture (PS-A5).
  public func photo(of description: PictureDescription) throws(PictureError) -> Photo {
    try photo(.description(description), size: 0) { () throws(PictureError) in
      try Photo(reading: try description.file())
    }
  }

  private func photo(
    _ source: Source,
    size: Int,
    _ decode: () throws(PictureError) -> Photo
  ) throws(PictureError) -> Photo {
    if let known = contents.withLock({ $0.photos[source] }) { return try known.get() }
    let outcome = Result(catching: decode)
    contents.withLock { contents in
      contents.add(size + ((try? outcome.get())?.jpeg.count ?? 0))
      contents.photos[source] = outcome
    }
    return try outcome.get()
  }
}
