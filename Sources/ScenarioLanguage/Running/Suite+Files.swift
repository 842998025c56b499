import Foundation

/// Why a path of a scenario names no file of its suite.
enum SuitePathError: Error, CustomStringConvertible {
  /// It begins at the root of the file system, or goes up, or is empty.
  case notBelow(String)
  /// There is no such file in any of the folders.
  case missing(String, folders: [String])
  /// Links lead out of the suite.
  case outside(String)

  var description: String {
    switch self {
    case .notBelow(let path):
      "\(path.quoted) is no path beside the scenario; write it downwards from the scenario's folder or the suite's, "
        + "as \"photos/portrait.jpg\", without . and .."
    case .missing(let path, let folders):
      "there is no file \(path.quoted) in \(folders.map { "'\($0)'" }.joined(separator: " or "))"
    case .outside(let path): "\(path.quoted) is a link that leads out of the suite"
    }
  }
}

extension Suite {
  /// The file that a scenario names, its links followed: looked for beside the scenario, then at the suite's root.
  func file(_ path: String) throws(SuitePathError) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let goesDown = !path.hasPrefix("/") && !parts.contains("..") && !parts.contains(".")
    guard goesDown, !path.isEmpty, !path.contains("\0") else { throw .notBelow(path) }
    for base in [folder, root] {
      let candidate = base == "." ? path : "\(base)/\(path)"
      guard FileManager.default.fileExists(atPath: candidate) else { continue }
      guard isInside(candidate), let file = Self.real(candidate) else { throw .outside(path) }
      return file
    }
    throw .missing(path, folders: Self.real(folder) == root ? [folder] : [folder, root])
  }
}
