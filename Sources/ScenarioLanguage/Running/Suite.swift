import Foundation
import LuaRuntime

/// The suite that a scenario file belongs to: the nearest folder above it that holds `RULES.md`, or the file's own folder.
public struct Suite: Sendable {
  /// A rule of the suite.
  public struct Rule: Sendable, Hashable {
    /// The id that scenarios name in `covers`.
    public var id: String
    /// What it says, as it stands in the table.
    public var text: String
  }

  /// The suite's folder, as a whole path.
  public let root: String
  /// The rules of `RULES.md` in their order, or nil where there is none.
  public let rules: [Rule]?
  /// The folder of the scenario file, as it was given.
  let folder: String
  let ruleIDs: Set<String>

  /// The suite of the scenario file at that path.
  public init(of file: String) {
    folder = Self.folder(of: file)
    var above = Self.absolute(folder)
    while true {
      let table = above == "/" ? "/RULES.md" : above + "/RULES.md"
      if let text = PlainFile.script(table) {
        root = above
        let rules = Self.rules(in: String(decoding: text, as: UTF8.self))
        self.rules = rules
        ruleIDs = Set(rules.map(\.id))
        return
      }
      // The whole path of a folder that is gone can't be found, and what is above it neither.
      guard above != "/", above != "." else { break }
      above = Self.folder(of: above)
    }
    root = Self.absolute(folder)
    rules = nil
    ruleIDs = []
  }

  /// The file's path below the suite's folder, the same however the path was written and wherever the suite lies.
  public static func path(of file: String, below root: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let folder = absolute(folder(of: file))
    let base = root.hasSuffix("/") ? root : root + "/"
    return folder.hasPrefix(base) ? "\(folder.dropFirst(base.count))/\(name)" : name
  }

  /// A Lua module of the suite: the path and bytes of `folder/name.lua`, looked for beside the scenario and at the root.
  ///
  /// Nil when there is none.
  func module(_ name: String) throws(LuaRaise) -> (path: String, source: [UInt8])? {
    for path in places(ofModule: name) where isInside(path) {
      do {
        return (path, try PlainFile.bytes(of: path, atMost: PlainFile.longestScript))
      } catch {
        throw .message("require '\(name)': '\(path)' can't be read\(error.reason)")
      }
    }
    return nil
  }

  /// The paths at which a module is looked for, in that order.
  func places(ofModule name: String) -> [String] {
    let relative = name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "/") + ".lua"
    return [folder, root].map { $0 == "." ? relative : "\($0)/\(relative)" }
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
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func absolute(_ folder: String) -> String {
    real(folder) ?? folder
  }

  /// The first two columns of the Markdown tables in the text, where the first looks like a rule's id.
  private static func rules(in text: String) -> [Rule] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 2, cells[0].allSatisfy(\.isWhitespace) else { return nil }
      let id = cells[1].filter { !$0.isWhitespace && $0 != "`" && $0 != "*" }
      guard id.contains(where: \.isLetter), id.lowercased() != "id" else { return nil }
      return Rule(id: id, text: cells[2].trimmingCharacters(in: .whitespaces))
    }
  }
}
