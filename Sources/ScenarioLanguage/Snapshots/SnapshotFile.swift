import Drawing
import Foundation

/// Why a saved snapshot can't be read or written.
public enum SnapshotFileError: Error, Hashable, CustomStringConvertible {
  /// A link on its path leads out of the suite, or nowhere.
  case outside(String)
  /// It is a folder, a pipe or another thing that holds no snapshot.
  case noFile(String)
  /// The system does not let it be read, for a reason.
  case unreadable(String, reason: String)
  /// Another is saved whose name differs only in case.
  case namesake(String, saved: String)
  /// The system does not let it be written, for a reason.
  case unwritten(String, reason: String)

  /// What is wrong and what would be right.
  public var description: String {
    switch self {
    case .outside(let path): "'\(path)' is a link that does not lead to a place in the suite, where snapshots are kept"
    case .noFile(let path): "'\(path)' is not a file, so no snapshot can be read or saved there"
    case .unreadable(let path, let reason): "'\(path)' can't be read: \(reason)"
    case .namesake(let path, let saved):
      "'\(path)' and '\(saved)', which is saved, differ only in case, which not every file system tells apart; "
        + "use that name, or remove that file"
    case .unwritten(let path, let reason): "'\(path)' could not be written: \(reason)"
    }
  }
}

/// The file in which a snapshot is saved: `__snapshots__/FILE/NAME.txt` or `.png` beside the scenario.
struct SnapshotFile: Sendable {
  /// The path, as the scenario's file was given.
  let path: String
  private let suite: Suite
  /// The folders above it that are of snapshots alone, from the outermost.
  private let folders: [String]

  /// The file of the snapshot of that name in the scenario file at that path.
  init(_ note: SnapshotNote, of scenarioFile: String, in suite: Suite) {
    self.suite = suite
    let inner = Self.folder(of: scenarioFile)
    folders = [String(inner[..<(inner.utf8.lastIndex(of: UInt8(ascii: "/")) ?? inner.endIndex)]), inner]
    path = note.path(beside: scenarioFile)
  }

  /// What the snapshots of a scenario file lie in: a folder of its name without `.lua`.
  static func folder(of scenarioFile: String) -> String {
    let start =
      scenarioFile.utf8.lastIndex(of: UInt8(ascii: "/")).map(scenarioFile.utf8.index(after:)) ?? scenarioFile.startIndex
    let name = scenarioFile[start...]
    let stem = name.hasSuffix(".lua") && name.count > 4 ? name.dropLast(4) : name
    return scenarioFile[..<start] + "\(SnapshotNote.folderName)/\(stem)"
  }

  /// The bytes that are saved; nil when there are none.
  func read() throws(SnapshotFileError) -> [UInt8]? {
    try checkLinks()
    do throws(PlainFile.Failure) {
      return try PlainFile.bytes(of: path, atMost: PictureLimits.fileSize)
    } catch {
      switch error {
      case .missing: return nil
      case .noFile: throw .noFile(path)
      case .tooLarge(let size, let most):
        throw .unreadable(path, reason: "it has \(size) bytes, and at most \(most >> 20) MiB are read")
      case .unreadable(let reason): throw .unreadable(path, reason: reason)
      }
    }
  }

  /// Saves the bytes, wholly or not at all, and makes the folders above when they are missing.
  func write(_ bytes: [UInt8]) throws(SnapshotFileError) {
    try checkLinks()
    // A link inside of the suite stays.
    let place = Suite.real(path) ?? path
    for folder in folders where mkdir(folder, 0o777) != 0 && errno != EEXIST {
      throw .unwritten(path, reason: String(cString: strerror(errno)))
    }
    do {
      try Data(bytes).writeWhole(to: place)
    } catch {
      throw .unwritten(path, reason: Self.reason(of: error))
    }
  }

  /// The name of a saved snapshot that only some file systems tell from this one.
  var namesake: String? {
    let name = path.dropFirst(folders[1].count + 1)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folders[1])) ?? []
    return names.sorted().first { $0 != name && $0.lowercased() == name.lowercased() }
  }

  private func checkLinks() throws(SnapshotFileError) {
    for part in folders + [path] {
      var status = stat()
      guard lstat(part, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { continue }
      guard suite.isInside(part) else { throw .outside(part) }
    }
  }

  /// What the system has said.
  static func reason(of error: any Error) -> String {
    guard let error = (error as? CocoaError)?.underlying as? POSIXError else { return error.localizedDescription }
    return String(cString: strerror(error.code.rawValue))
  }
}

extension SnapshotKind {
  /// The ending of a file's name.
  var ending: String {
    switch self {
    case .text: "txt"
    case .picture: "png"
    }
  }
}
