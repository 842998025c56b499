import Foundation

/// Notices which files and folders have changed since it last looked.
struct FileStamps {
  /// What changes when a file is saved, whichever way an editor does that.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var number: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if os(macOS)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      seconds = Int(time.tv_sec)
      nanoseconds = Int(time.tv_nsec)
      size = Int64(status.st_size)
      number = UInt64(status.st_ino)
    }
  }

  private var stamps: [String: Stamp?] = [:]

  /// Looks after these paths from now on; what was looked after before keeps its stamp.
  mutating func watch(_ paths: Set<String>) {
    let before = stamps
    stamps = [:]
    for path in paths { stamps[path] = .some(before[path] ?? Stamp(path)) }
  }

  /// The paths that have changed, come or gone since they were last looked at.
  mutating func changes() -> Set<String> {
    var changed: Set<String> = []
    for (path, stamp) in stamps {
      let now = Stamp(path)
      guard now != stamp else { continue }
      stamps[path] = .some(now)
      changed.insert(path)
    }
    return changed
  }
}
