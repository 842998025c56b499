import Foundation

/// A file that holds bytes, and is no folder, pipe or device, of which reading might never end.
public enum PlainFile {
  /// The largest script that is read, in bytes.
  public static let longestScript = 64 << 20

  /// Why a file can't be read.
  enum Failure: Error {
    case missing
    /// It is a folder, a pipe, a device or the like.
    case noFile
    case tooLarge(Int, most: Int)
    case unreadable(String)

    /// The end of a sentence that has said that it can't be read; "" when it is not there.
    var reason: String {
      switch self {
      case .missing: ""
      case .noFile: "; it is no plain file"
      case .tooLarge(let size, let most): "; it has \(size) bytes, and at most \(most >> 20) MiB are read"
      case .unreadable(let reason): "; \(reason)"
      }
    }
  }

  /// The bytes of the script at that path; nil when it can't be read.
  public static func script(_ path: String) -> [UInt8]? { try? bytes(of: path, atMost: longestScript) }

  /// The bytes of the file at that path, links followed.
  static func bytes(of path: String, atMost most: Int) throws(Failure) -> [UInt8] {
    // A pipe that nobody writes to would keep who opens it waiting.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else {
      throw [ENOENT, ENOTDIR].contains(errno) ? .missing : .unreadable(String(cString: strerror(errno)))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noFile }
    let size = Int(status.st_size)
    guard size <= most else { throw .tooLarge(size, most: most) }
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while isRead, count < size {
        let more = read(file, bytes.baseAddress.map { $0 + count }, size - count)
        if more == 0 { break }
        if more > 0 { count += more } else { isRead = errno == EINTR }
      }
    }
    guard isRead else { throw .unreadable(String(cString: strerror(errno))) }
    return bytes
  }
}
