import Foundation
import Testing

@testable import ScenarioRunner

/// Which files paths name.
struct SuitePathTests {
  /// What is found, as seen from the folder: "a.lua" or "a.lua:3,9".
  private func find(_ folder: Folder, _ paths: String...) throws(UsageError) -> [String] {
    try SuitePath.find(paths.map { folder($0) }).map { path in
      let lines = path.lines.map(String.init).joined(separator: ",")
      return folder.without(path.file) + (lines.isEmpty ? "" : ":\(lines)")
    }
  }

  @Test("A file is found by its path, whatever its name ends with")
  func file() throws {
    let folder = try Folder(["a.lua": "", "b.txt": ""])
    #expect(try find(folder, "b.txt", "a.lua") == ["b.txt", "a.lua"])
  }

  @Test("Names of the same characters in other bytes are two files where the file system says so")
  func bytes() throws {
    let folder = try Folder(["s/e\u{301}.lua": ""])
    try Data().write(to: URL(fileURLWithPath: folder("s/\u{E9}.lua")))
    let count = try FileManager.default.contentsOfDirectory(atPath: folder("s")).count
    #expect(try find(folder, "s").count == count)
  }

  @Test("A folder gives all .lua files below it, in the order of their names, but for what holds no scenarios")
  func folder() throws {
    let folder = try Folder([
      "s/b.lua": "", "s/a.lua": "", "s/B.lua": "", "s/10.lua": "", "s/notes.md": "", "s/.hidden.lua": "",
      "s/.git/x.lua": "", "s/deep/er/c.lua": "", "s/support/x.lua": "", "s/photos/x.lua": "", "s/library/x.lua": "",
      "s/__snapshots__/x.lua": "", "s/deep/support/x.lua": "", "s/supporters/d.lua": "", "other/e.lua": "",
    ])
    #expect(
      try find(folder, "s") == [
        "s/10.lua", "s/B.lua", "s/a.lua", "s/b.lua", "s/deep/er/c.lua", "s/supporters/d.lua",
      ]
    )
    #expect(try find(folder, "s/") == find(folder, "s"))
    #expect(try find(folder, "s/support") == ["s/support/x.lua"])
  }

  @Test("FILE:LINE asks for a line; several lines of a file are asked for together")
  func line() throws {
    let folder = try Folder(["a.lua": "", "b.lua": ""])
    #expect(try find(folder, "a.lua:3") == ["a.lua:3"])
    #expect(try find(folder, "a.lua:9", "b.lua", "a.lua:3") == ["a.lua:9,3", "b.lua"])
  }

  @Test("Each file is found once, and wholly when it is asked for wholly")
  func once() throws {
    let folder = try Folder(["s/a.lua": "", "s/b.lua": ""])
    #expect(try find(folder, "s/a.lua", "s", "s/a.lua") == ["s/a.lua", "s/b.lua"])
    #expect(try find(folder, "s/a.lua:3", "s") == ["s/a.lua", "s/b.lua"])
    #expect(try find(folder, "s", "s/a.lua:3") == ["s/a.lua", "s/b.lua"])
  }

  @Test("One file by two spellings of its path is found once")
  func spellings() throws {
    let folder = try Folder(["s/a.lua": ""])
    #expect(try find(folder, "s/a.lua", "s/./a.lua", "s//a.lua").count == 1)
    #expect(try find(folder, "s", "s/").count == 1)
  }

  @Test("Names may have spaces, colons, quotes and what else a file system allows")
  func names() throws {
    let folder = try Folder(["with space.lua": "", "12:30.lua": "", "a.lua:5": "", "it's é.lua": ""])
    #expect(try find(folder, "with space.lua", "it's é.lua") == ["with space.lua", "it's é.lua"])
    #expect(try find(folder, "12:30.lua:7") == ["12:30.lua:7"])
    #expect(try find(folder, "a.lua:5") == ["a.lua:5"])
    #expect(try SuitePath.find([folder("a.lua:5")]).first?.lines == [])
    #expect(try SuitePath.find([folder("12:30.lua")]).first?.lines == [])
  }

  @Test(
    "What is not there is told as it was written",
    arguments: ["nowhere.lua", "nowhere.lua:3", "a.lua:", "a.lua:x", "a.lua:3:4", "a.lua/b.lua"]
  )
  func missing(_ name: String) throws {
    let folder = try Folder(["a.lua": ""])
    #expect(throws: UsageError.pathNotFound(folder(name))) { try find(folder, name) }
  }

  @Test("A line that no file has is told, as is a line of a folder", arguments: ["a.lua:0", "a.lua:-1", "s:3"])
  func badLine(_ name: String) throws {
    let folder = try Folder(["a.lua": "", "s/a.lua": ""])
    #expect(throws: UsageError.badLine(folder(name))) { try find(folder, name) }
  }

  @Test("A folder without scenarios gives none")
  func emptyFolder() throws {
    let folder = try Folder(["s/x.txt": ""])
    #expect(try find(folder, "s") == [])
  }

  @Test("Links to files are followed, links to folders inside a folder are not, so that a circle has an end")
  func links() throws {
    let folder = try Folder(["s/a.lua": "", "s/deep/b.lua": "", "elsewhere/c.lua": ""])
    try folder.link("s/circle", to: folder("s"))
    try folder.link("s/deep/up", to: "..")
    try folder.link("s/self", to: folder("s/self"))
    try folder.link("s/gone.lua", to: folder("nowhere"))
    try folder.link("s/linked.lua", to: folder("elsewhere/c.lua"))
    try folder.link("s/other", to: folder("elsewhere"))
    try folder.link("shortcut", to: folder("s"))
    #expect(try find(folder, "s") == ["s/a.lua", "s/deep/b.lua", "s/linked.lua"])
    #expect(try find(folder, "shortcut") == ["shortcut/a.lua", "shortcut/deep/b.lua", "shortcut/linked.lua"])
  }
}
