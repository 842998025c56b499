import Drawing

/// A file that a person picks as a photo.
enum PhotoFile {
  /// Its bytes, links in the path followed before; what is no plain file, such as a folder, can't be read, and a file that is too large is not looked at.
  static func bytes(of path: String) throws(PictureError) -> [UInt8] {
    do throws(PlainFile.Failure) {
      return try PlainFile.bytes(of: path, atMost: PictureLimits.fileSize)
    } catch {
      if case .tooLarge(let size, _) = error { throw .tooManyBytes(size) }
      throw .unreadable
    }
  }
}
