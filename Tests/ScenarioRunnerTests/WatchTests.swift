import Foundation
import Testing

@testable import ScenarioRunner

/// What is run again when something is saved, or a key is pressed.
struct WatchTests {
  private static let files = [
    "s/RULES.md": "| id | rule |\n|---|---|\n| A-1 | One |\n",
    "s/a.lua": "local n = require 'support.names' scenario('a', function() expect(n.a):equals('A') end)",
    "s/b.lua": "scenario('b', function() end)", "s/support/names.lua": "return { a = 'A' }",
  ]

  /// Watches a folder, does one thing after the other when a key is waited for, and ends by `q`: what was told of runs.
  private func watch(
    _ folder: Folder,
    _ path: String = "s",
    options: [String] = [],
    _ steps: ((Folder) throws -> Character?)...
  ) -> (status: ScenarioRunner.ExitStatus, runs: [String]) {
    var rest = steps[...]
    let called = Called(["run", folder(path), "--watch"] + options) {
      guard let step = rest.popFirst() else { return "q" }
      do {
        return try step(folder)
      } catch {
        Issue.record(error)
        return "q"
      }
    }
    let told = folder.without(called.output + called.error).components(separatedBy: "\nWatching ")
    let runs = told.dropLast().enumerated().map { index, text in
      text.split(separator: "\n").filter {
        index > 0 && $0.hasPrefix("Saved") || $0.hasPrefix("✓") || $0.hasPrefix("✗ s")
      }
      .map { $0.replacingOccurrences(of: "Saved: ", with: "saved ") }.joined(separator: " | ")
    }
    return (called.status, runs)
  }

  /// Writes a file, as an editor saves it.
  private func save(_ name: String, _ text: String) -> (Folder) throws -> Character? {
    { folder in
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: folder(name)).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder(name)))
      return nil
    }
  }

  private let both = "✓ s/a.lua (1 passed) | ✓ s/b.lua (1 passed)"

  @Test("A saved file is run again, and no other; nothing is run while nothing is saved")
  func file() throws {
    let watched = watch(
      try Folder(Self.files),
      "s",
      { _ in nil },
      save("s/b.lua", "scenario('b', function() end) scenario('c', function() end)"),
      { _ in nil }
    )
    #expect(watched.runs == [both, "saved s/b.lua | ✓ s/b.lua (2 passed)"])
    #expect(watched.status == .passed)
  }

  @Test("A required file runs those that require it, also when it was mended")
  func required() throws {
    let watched = watch(
      try Folder(Self.files),
      "s",
      save("s/support/names.lua", "return {"),
      save("s/support/names.lua", "return { a = 'other' }"),
      save("s/support/names.lua", "return { a = 'A', b = 1 }")
    )
    let saved = "saved s/support/names.lua | "
    #expect(
      watched.runs == [
        both, saved + "✗ s/a.lua does not load", saved + "✗ s/a.lua (0 passed, 1 failed)",
        saved + "✓ s/a.lua (1 passed)",
      ]
    )
  }

  @Test("A required file that is not there yet runs those that require it when it comes")
  func notThereYet() throws {
    let watched = watch(
      try Folder(Self.files),
      "s",
      save("s/b.lua", "local n = require 'support.deep.more' scenario('b', function() end)"),
      save("s/support/deep/other.lua", "return {}"),
      save("s/support/deep/more.lua", "return {}"),
      save("s/support/deep/more.lua", "return {")
    )
    #expect(
      watched.runs == [
        both, "saved s/b.lua | ✗ s/b.lua does not load", "saved s/support/deep/more.lua | ✓ s/b.lua (1 passed)",
        "saved s/support/deep/more.lua | ✗ s/b.lua does not load",
      ]
    )
  }

  @Test("What a run that ended early has not come to is watched as before")
  func endedEarly() throws {
    let folder = try Folder([
      "a.lua": "scenario('a', function() expect(require 'support.n'):equals(1) end)",
      "b.lua": "scenario('b', function() require 'support.n' end)", "support/n.lua": "return 1",
    ])
    let watched = watch(
      folder,
      "",
      options: ["--fail-fast"],
      save("support/n.lua", "return 2"),
      save("a.lua", "scenario('a', function() end)"),
      save("support/n.lua", "return 3")
    )
    #expect(
      watched.runs == [
        "✓ a.lua (1 passed) | ✓ b.lua (1 passed)", "saved support/n.lua", "saved a.lua | ✓ a.lua (1 passed)",
        "saved support/n.lua | ✓ a.lua (1 passed) | ✓ b.lua (1 passed)",
      ]
    )
  }

  @Test("The suite's rules run all of it")
  func rules() throws {
    let watched = watch(try Folder(Self.files), "s", save("s/RULES.md", "| A-2 | Two |\n"))
    #expect(watched.runs == [both, "saved s/RULES.md | " + both])
  }

  @Test("Files that come are run, files that go are forgotten")
  func folders() throws {
    let watched = watch(
      try Folder(Self.files),
      "s",
      save("s/c.lua", "scenario('c', function() end)"),
      save("s/deep/d.lua", "scenario('d', function() end)"),
      { folder in
        try FileManager.default.removeItem(atPath: folder("s/c.lua"))
        return nil
      },
      { _ in "a" }
    )
    #expect(
      watched.runs == [
        both, "saved s/c.lua | ✓ s/c.lua (1 passed)", "saved s/deep/d.lua | ✓ s/deep/d.lua (1 passed)",
        both + " | ✓ s/deep/d.lua (1 passed)",
      ]
    )
  }

  @Test("The keys run all, what failed, and quit with the last run's status")
  func keys() throws {
    let watched = watch(
      try Folder(Self.files),
      "s",
      save("s/b.lua", "scenario('b', function() end) scenario('bad', function() error('x') end)"),
      { _ in "a" },
      { _ in "f" },
      { _ in "x" },
      save("s/a.lua", "scenario('a', function() end)"),
      { _ in "f" }
    )
    #expect(
      watched.runs == [
        both, "saved s/b.lua | ✗ s/b.lua (1 passed, 1 failed)", "✓ s/a.lua (1 passed) | ✗ s/b.lua (1 passed, 1 failed)",
        "✗ s/b.lua (0 passed, 1 failed)", "saved s/a.lua | ✓ s/a.lua (1 passed)", "✗ s/b.lua (0 passed, 1 failed)",
      ]
    )
    #expect(watched.status == .failed)
  }

  @Test("A file that is named alone may be gone for a while")
  func gone() throws {
    let watched = watch(
      try Folder(Self.files),
      "s/b.lua",
      { folder in
        try FileManager.default.removeItem(atPath: folder("s/b.lua"))
        return nil
      },
      { _ in nil },
      save("s/b.lua", "scenario('new', function() end)")
    )
    #expect(watched.runs == ["✓ s/b.lua (1 passed)", "saved s/b.lua | ✓ s/b.lua (1 passed)"])
  }

  @Test("A program that reads standard output is told nothing that is for a person")
  func program() throws {
    let folder = try Folder(Self.files)
    let called = Called(["run", folder("s"), "--watch", "--reporter=json"]) { "q" }
    #expect(called.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(called.error == "\nWatching 2 files. Keys: a runs all, f what failed, q quits.\n")
  }

  @Test("While one path is gone the others are watched")
  func oneGone() throws {
    let folder = try Folder(["s/a.lua": "scenario('a', function() end)", "t/b.lua": "scenario('b', function() end)"])
    let watched = watch(
      folder,
      "s",
      options: [folder("t")],
      { folder in
        try FileManager.default.removeItem(atPath: folder("s"))
        return nil
      },
      { _ in nil },
      save("t/b.lua", "scenario('new', function() end)"),
      save("s/a.lua", "scenario('again', function() end)"),
      { _ in "a" }
    )
    #expect(
      watched.runs == [
        "✓ s/a.lua (1 passed) | ✓ t/b.lua (1 passed)", "saved t/b.lua | ✓ t/b.lua (1 passed)",
        "saved s/a.lua | ✓ s/a.lua (1 passed)", "✓ s/a.lua (1 passed) | ✓ t/b.lua (1 passed)",
      ]
    )
  }

  @Test("A path that is not there is told, and nothing is watched")
  func missing() throws {
    let called = Called(["run", "/nowhere", "--watch"]) { "q" }
    #expect(called.status == .usage)
    #expect(called.error == "scenario: '/nowhere' is no file and no folder\n")
  }

  @Test("What has changed is told once")
  func stamps() throws {
    let folder = try Folder(["a": "1", "b": "1"])
    var stamps = FileStamps()
    stamps.watch([folder("a"), folder("b"), folder("c")])
    #expect(stamps.changes() == [])
    _ = try save("a", "22")(folder)
    _ = try save("c", "")(folder)
    try FileManager.default.removeItem(atPath: folder("b"))
    #expect(stamps.changes() == [folder("a"), folder("b"), folder("c")])
    #expect(stamps.changes() == [])
    // A file that takes the place of another of the same size is another.
    _ = try save("d", "33")(folder)
    #expect(rename(folder("d"), folder("a")) == 0)
    stamps.watch([folder("a"), folder("e")])
    #expect(stamps.changes() == [folder("a")])
  }
}
