import Foundation

/// A folder for what a test writes, gone after use.
final class Scratch {
  let path: String

  /// A folder with these files: paths in it, and their texts.
  init(_ files: [String: String] = [:]) throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("scenario-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The whole path of what has that name in the folder.
  func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file in the folder.
  func write(_ name: String, _ text: String) throws {
    let folder = URL(fileURLWithPath: self(name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: self(name)))
  }

  /// The text of a file in the folder, or nil when it is not there.
  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The names of what is in the folder, hidden ones too.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
