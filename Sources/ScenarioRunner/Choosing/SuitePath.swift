import Foundation
import ScenarioLanguage

/// A scenario file to run, and the lines that were asked for.
struct SuitePath: Sendable, Hashable {
  /// The file's path, as it is shown.
  var file: String
  /// The lines whose scenarios were asked for; none for all of them.
  var lines: [Int] = []
}

extension SuitePath {
  /// The folders inside a suite that hold no scenarios: what scenarios require, photos, editors' definitions, snapshots.
  static let foldersWithoutScenarios: Set<String> = ["support", "photos", "library", snapshotFolder]
  /// The folder of the snapshots of the scenario files beside it.
  static let snapshotFolder = SnapshotNote.folderName

  /// The scenario files that the paths name, in order, each once.
  ///
  /// A path is a file, a folder with all `.lua` files below it, or `FILE:LINE`.
  static func find(_ paths: [String]) throws(UsageError) -> [SuitePath] {
    var found: [SuitePath] = []
    for path in paths {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
        found += (isFolder.boolValue ? scenarioFiles(in: path) : [path]).map { SuitePath(file: $0) }
      } else if let (file, line) = splitLine(path), FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
      {
        guard line > 0, !isFolder.boolValue else { throw .badLine(path) }
        found.append(SuitePath(file: file, lines: [line]))
      } else {
        throw .pathNotFound(path)
      }
    }
    return found.count > 1 ? merged(found) : found
  }

  /// The same, without those paths that are not there.
  static func findPresent(_ paths: [String]) -> [SuitePath] {
    merged(paths.flatMap { (try? find([$0])) ?? [] })
  }

  /// Each file once, since it may be named by several spellings of its path, where it was named first.
  private static func merged(_ paths: [SuitePath]) -> [SuitePath] {
    var merged: [SuitePath] = []
    // Not by characters: to some file systems names are other bytes that are the same characters.
    var places: [[UInt8]: Int] = [:]
    for path in paths {
      let key = Array(path.file.standardizedPath.utf8)
      if let place = places[key] {
        // All of the file may have been asked for, by one path or the other.
        let isWhole = merged[place].lines.isEmpty || path.lines.isEmpty
        merged[place].lines = isWhole ? [] : merged[place].lines + path.lines
      } else {
        places[key] = merged.count
        merged.append(path)
      }
    }
    return merged
  }

  private static func splitLine(_ path: String) -> (file: String, line: Int)? {
    guard let colon = path.lastIndex(of: ":"), let line = Int(path[path.index(after: colon)...]) else {
      return nil
    }
    return (String(path[..<colon]), line)
  }

  private static func scenarioFiles(in folder: String) -> [String] {
    let names = names(in: folder)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var files: [String] = []
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) where !name.hasPrefix(".") {
      let path = prefix + name
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        // A name that is no UTF-8 can't be written, and is told when it is to be loaded; a link may lead nowhere.
        if name.hasSuffix(".lua"), name.unicodeScalars.contains("\u{FFFD}") { files.append(path) }
        continue
      }
      if isFolder.boolValue {
        if !foldersWithoutScenarios.contains(name), !isLink(path) { files += scenarioFiles(in: path) }
      } else if name.hasSuffix(".lua") {
        files.append(path)
      }
    }
    return files
  }

  /// The names of what is in the folder; what is no UTF-8 in them is replaced, so that they are not passed over.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Linked folders are not followed, so that a circle of links has an end.
  private static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }
}
