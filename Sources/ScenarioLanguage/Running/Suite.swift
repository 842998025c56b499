import Foundation

/// The suite that a scenario file belongs to: the nearest folder above it that holds `RULES.md`, or the file's own folder.
struct Suite {
  /// The suite's folder.
  let root: String
  /// The folder of the scenario file.
  let folder: String
  /// The rule ids of `RULES.md`, or nil where there is none.
  let rules: Set<String>?

  init(of file: String) {
    folder = Self.folder(of: file)
    var above = Self.absolute(folder)
    while true {
      let table = above == "/" ? "/RULES.md" : above + "/RULES.md"
      if let text = FileManager.default.contents(atPath: table) {
        root = above
        rules = Self.ids(in: String(decoding: text, as: UTF8.self))
        return
      }
      guard above != "/" else { break }
      above = Self.folder(of: above)
    }
    root = Self.absolute(folder)
    rules = nil
  }

  /// A Lua module of the suite: the path and bytes of `folder/name.lua`, looked for beside the scenario and at the root.
  func module(_ name: String) -> (path: String, source: [UInt8])? {
    let relative = name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "/") + ".lua"
    for base in [folder, root] {
      let path = base == "." ? relative : "\(base)/\(relative)"
      guard isInside(path), let data = FileManager.default.contents(atPath: path) else { continue }
      return (path, [UInt8](data))
    }
    return nil
  }

  /// Whether the file, links followed, lies in the suite or in the scenario's folder.
  func isInside(_ path: String) -> Bool {
    guard let real = Self.real(path) else { return false }
    return [root, folder].contains { base in
      Self.real(base).map { real.hasPrefix($0 == "/" ? "/" : $0 + "/") } ?? false
    }
  }

  static func real(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func absolute(_ folder: String) -> String {
    real(folder) ?? folder
  }

  /// The first column of the Markdown tables in the text, where it looks like a rule's id: capitals, a hyphen, more.
  private static func ids(in text: String) -> Set<String> {
    var ids: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 2, cells[0].allSatisfy(\.isWhitespace) else { continue }
      let id = cells[1].filter { !$0.isWhitespace && $0 != "`" && $0 != "*" }
      if id.contains(where: \.isLetter), id.lowercased() != "id", !id.allSatisfy({ $0 == "-" || $0 == ":" }) {
        ids.insert(String(id))
      }
    }
    return ids
  }
}
