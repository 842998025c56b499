import Foundation

/// A temporary folder with what commands read, which is removed at the end.
struct Workspace {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder with all that is in it.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of what bears that name in the folder.
  func path(_ name: String) -> String {
    folder.appending(path: name).path()
  }

  /// Writes a file, in a folder if its name has one, and answers its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path()
  }

  /// Writes so many files with the same text into a folder, and answers the folder's path.
  func write(_ text: String, times: Int, to name: String, ending: String) throws -> String {
    for number in 1...times { _ = try write(text, to: "\(name)/file\(number)\(ending)") }
    return path(name)
  }
}
