import ScenarioLanguage

/// The suites of scenario files, each looked for once.
final class Suites {
  /// The suite of a folder's files, and its path in the suite, "" for the suite's own or with a slash at the end.
  private typealias Folder = (suite: Suite, pathInSuite: String)

  /// The folders by the bytes of their paths.
  private var folders: [[UInt8]: Folder] = [:]

  /// The suite that the file belongs to.
  func suite(of file: String) -> Suite { folder(of: file).suite }

  /// The file's path in its suite.
  func path(of file: String) -> String {
    folder(of: file).pathInSuite + file[Self.nameStart(file)...]
  }

  private func folder(of file: String) -> Folder {
    let path = file[..<Self.nameStart(file)]
    let bytes = Array(path.utf8)
    if let known = folders[bytes] { return known }
    let suite = Suite(of: file)
    let name = file[path.endIndex...]
    let pathInSuite = Suite.path(of: file, below: suite.root).utf8.dropLast(name.utf8.count)
    let folder = (suite, String(decoding: pathInSuite, as: UTF8.self))
    folders[bytes] = folder
    return folder
  }

  private static func nameStart(_ file: String) -> String.Index {
    file.utf8.lastIndex(of: UInt8(ascii: "/")).map(file.utf8.index(after:)) ?? file.startIndex
  }
}
