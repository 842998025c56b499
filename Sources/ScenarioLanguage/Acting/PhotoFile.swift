import Drawing
import Foundation

/// A file that a person picks as a photo.
enum PhotoFile {
  /// Its bytes, links in the path followed before; what is no plain file, such as a folder, can't be read, and a file that is too large is not looked at.
  static func bytes(of path: String) throws(PictureError) -> [UInt8] {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size] as? Int
    else { throw .unreadable }
    guard size <= PictureLimits.fileSize else { throw .tooManyBytes(size) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return [UInt8](data)
  }
}
