import Foundation

/// A folder with files, gone after use.
final class Folder {
  /// The folder's path, without a slash at its end.
  let path: String

  /// A folder with these files: paths in it, and their texts.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("scenario-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The whole path of what has that name in the folder; of the folder itself for an empty name.
  func callAsFunction(_ name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  /// Makes a link in the folder.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: destination)
  }

  /// The text with paths as seen from the folder.
  func without(_ text: String) -> String {
    text.replacingOccurrences(of: "\(path)/", with: "").replacingOccurrences(of: path, with: "FOLDER")
  }
}
