import Foundation
import ScenarioLanguage

/// The files in folders of snapshots that no scenario asks for.
struct UnreferencedSnapshots {
  private let ended: SnapshotRun.Ended
  private let files: Set<String>
  private let asked: Set<String>
  private let folders: [String]

  /// Of the files that ran, and of what was named to find them.
  init(_ ended: SnapshotRun.Ended, files: [SuitePath], operands: [String]) {
    self.ended = ended
    self.files = Set(files.map(\.file.standardizedPath))
    asked = Set(
      ended.ends.flatMap { end in end.result.snapshots.map { $0.path(beside: end.scenario.file).standardizedPath } }
    )
    let beside = files.map { Self.beside($0.file) + SuitePath.snapshotFolder }
    folders = Set(beside + operands.flatMap(Self.snapshotFolders)).sorted()
  }

  /// Their paths; those of files that are not sure to have asked for all of theirs are left out.
  var paths: [String] {
    folders.flatMap { folder in
      Self.names(in: folder).flatMap { name -> [String] in
        let path = "\(folder)/\(name)"
        guard Self.isFolder(path) else { return [path] }
        let file = String(folder.dropLast(SuitePath.snapshotFolder.count)) + name + ".lua"
        let isRun = files.contains(file.standardizedPath)
        if !isRun, FileManager.default.fileExists(atPath: file) { return [] }
        if isRun, ended.unsure.contains(where: { $0.standardizedPath == file.standardizedPath }) { return [] }
        return Self.files(below: path).filter { !asked.contains($0.standardizedPath) }
      }
    }
  }

  private static func beside(_ file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }

  private static func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }

  /// What is in the folder and not hidden.
  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? files(below: path) : [path]
    }
  }

  /// The folders of snapshots in a folder, at any depth; those of scenario files that are gone are among them.
  private static func snapshotFolders(in folder: String) -> [String] {
    guard isFolder(folder) else { return [] }
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      return name == SuitePath.snapshotFolder ? [path] : snapshotFolders(in: path)
    }
  }
}
