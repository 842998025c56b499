import Foundation
import Testing

@testable import ScenarioRunner

@Suite("scenario snapshots, and the snapshots of a run")
struct SnapshotsCommandTests {
  private static let files = [
    "RULES.md": "",
    "a.lua": """
    scenario("one", function() ProfileSetup {}:snapshot("rest") end)
    scenario("two", function() ProfileSetup { name = "Maya" }:snapshot("named") end)
    """,
    "b.lua": "scenario('three', function() InterestsPicker {}:snapshot('topics') end)",
  ]
  private static let differing = "name: textField \"Display name\"\n"

  /// A suite whose snapshots are saved, but for what is changed.
  private func saved(_ change: (Folder) throws -> Void = { _ in }) throws -> Folder {
    let folder = try Folder(Self.files)
    #expect(Called(["run", folder("")]).status == .passed)
    try change(folder)
    return folder
  }

  /// Changes a saved snapshot.
  private func damage(_ folder: Folder, _ name: String) throws {
    let url = URL(fileURLWithPath: folder("__snapshots__/\(name).txt"))
    let text = try String(contentsOf: url, encoding: .utf8)
    try Data(text.replacing("Skip", with: "Sk1p").replacing("Display name", with: "Name").utf8).write(to: url)
  }

  private func text(_ folder: Folder, _ name: String) -> String? {
    FileManager.default.contents(atPath: folder("__snapshots__/\(name).txt")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func write(_ folder: Folder, _ name: String) throws {
    let url = URL(fileURLWithPath: folder(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: url)
  }

  // MARK: run

  @Test("A run tells how many it wrote and updated, and a repetition writes none again")
  func counts() throws {
    let folder = try Folder(Self.files)
    let first = Called(["run", folder(""), "--repeat=2", "--shuffle=1"])
    #expect(first.output.contains("\n3 snapshots were written.\n6 scenarios in "))
    #expect(!Called(["run", folder("")]).output.contains("snapshot"))
    try damage(folder, "a/rest")
    let updated = Called(["run", folder(""), "--snapshots=update", "--verbose"])
    #expect(updated.output.contains("\n  ✓ one 0.000 s\n      updated the snapshot rest\n"))
    #expect(updated.output.contains("\n1 snapshot was updated.\n3 scenarios in "))
    let tap = Called(["run", folder("a.lua"), "--snapshots=update", "--reporter=tap"])
    #expect(!tap.output.contains("snapshot"))
    try damage(folder, "a/rest")
    #expect(
      Called(["run", folder("a.lua"), "--snapshots=update", "--reporter=tap"]).output
        .hasSuffix("\n# 1 snapshot was updated.\n1..2\n")
    )
  }

  @Test("A name that another scenario of the file has taken is a mistake, in whatever order they run")
  func taken() throws {
    let folder = try Folder([
      "a.lua": """
      scenario("one", function() ProfileSetup {}:snapshot("rest") end)
      scenario("two", function() InterestsPicker {}:snapshot("Rest") end)
      """
    ])
    for options in [["--snapshots=new"], ["--snapshots=update"], ["--snapshots=update", "--repeat=2"]] {
      let called = Called(["run", folder("a.lua"), "--verbose"] + options)
      #expect(called.status == .failed)
      #expect(
        folder.without(called.output).contains(
          """
            ✗ two

            the snapshot "Rest" belongs to the scenario "one" in line 1; each scenario's snapshots need names of their own

            a.lua:2
          """
        )
      )
    }
  }

  @Test("Joined shares tell what one run would")
  func merged() throws {
    let folder = try Folder(Self.files)
    for index in 1...2 {
      _ = Called(["run", folder(""), "--shard=\(index)/2", "--reporter=json=\(folder("\(index).json"))"])
    }
    #expect(Called(["merge", folder("1.json"), folder("2.json")]).output.contains("\n3 snapshots were written.\n"))
  }

  @Test("A sweep holds snapshots as it holds every expectation, and rules writes none")
  func others() throws {
    let folder = try Folder(Self.files.merging(["RULES.md": "| A-1 | a |\n"]) { $1 })
    #expect(Called(["rules", folder("")]).status == .failed)
    #expect(!FileManager.default.fileExists(atPath: folder("__snapshots__")))
    #expect(Called(["run", folder(""), "--sweep"]).output.contains("\n3 snapshots were written.\n"))
    try damage(folder, "a/rest")
    #expect(Called(["run", folder("a.lua:1"), "--sweep"]).status == .failed)
  }

  @Test(
    "Where CI is set nothing is written, and asking for that is a mistake",
    arguments: ["true", "1", "woodpecker"]
  )
  func ci(_ value: String) throws {
    let folder = try Folder(Self.files)
    #expect(Called(["run", folder("")], environment: ["CI": value]).status == .failed)
    for arguments in [["run", "--snapshots=update"], ["run", "--snapshots=new"]] {
      let called = Called(arguments + [folder("")], environment: ["CI": value])
      #expect(called.status == .usage)
      #expect(
        called.error == "scenario: '\(arguments[1].replacing("=", with: " "))' writes snapshots, but none are written "
          + "while the variable CI is set; to write them, clear it: CI= scenario …\n"
      )
    }
    for option in ["--accept", "--review"] {
      let called = Called(["snapshots", option, folder("")], isTerminal: true, environment: ["CI": value])
      #expect(called.status == .usage)
      #expect(
        called.error.hasPrefix("scenario: '\(option)' writes snapshots, but none are written while the variable ")
      )
    }
    #expect(!FileManager.default.fileExists(atPath: folder("__snapshots__")))
    #expect(Called(["run", folder("")], environment: ["CI": "false"]).status == .passed)
  }

  @Test("One that can't be written is the status 5, in the joined results too")
  func unwritten() throws {
    let folder = try Folder(Self.files.merging(["__snapshots__": ""]) { $1 })
    let called = Called(["run", folder(""), "--reporter=json=\(folder("x.json"))"])
    #expect(called.status == .outputNotWritten)
    #expect(
      folder.without(called.output).contains(
        "  block:snapshot: '__snapshots__/a/rest.txt' could not be written: Not a directory\n"
      )
    )
    #expect(Called(["merge", folder("x.json")]).status == .outputNotWritten)
  }

  // MARK: snapshots

  @Test("--accept writes all that are missing or differ, and names them")
  func accept() throws {
    let folder = try saved { folder in
      try damage(folder, "a/named")
      try FileManager.default.removeItem(atPath: folder("__snapshots__/b"))
    }
    let called = Called(["snapshots", "--accept", folder("")])
    #expect(called.status == .passed)
    #expect(
      folder.without(called.output) == """
        updated  __snapshots__/a/named.txt
        written  __snapshots__/b/topics.txt
        1 written, 1 updated

        """
    )
    #expect(called.error.isEmpty)
    #expect(Called(["run", folder(""), "--snapshots=check"]).status == .passed)
    #expect(Called(["snapshots", "--accept", folder("a.lua:1")]).output == "0 written, 0 updated\n")
  }

  @Test("--unreferenced names what no scenario asks for, and says so by its status")
  func unreferenced() throws {
    let folder = try saved()
    #expect(Called(["snapshots", "--unreferenced", folder("")]).status == .passed)
    for name in ["a/old.txt", "a/rest.png", "a/deep/x.txt", "gone/rest.txt", "loose.txt", "a/.hidden"] {
      try write(folder, "__snapshots__/" + name)
    }
    try write(folder, "lost/__snapshots__/c/x.txt")
    let called = Called(["snapshots", "--unreferenced", folder("")])
    #expect(called.status == .failed)
    #expect(
      folder.without(called.output) == """
        __snapshots__/a/deep/x.txt
        __snapshots__/a/old.txt
        __snapshots__/a/rest.png
        __snapshots__/gone/rest.txt
        __snapshots__/loose.txt
        lost/__snapshots__/c/x.txt

        """
    )
    #expect(called.error.isEmpty)
    let one = Called(["snapshots", "--unreferenced", folder("b.lua")])
    #expect(folder.without(one.output) == "__snapshots__/gone/rest.txt\n__snapshots__/loose.txt\n")
  }

  @Test("--unreferenced looks at what differs or is missing without writing, and judges no file that is not sure")
  func unsure() throws {
    let folder = try saved { folder in
      try damage(folder, "a/rest")
      try write(folder, "__snapshots__/a/old.txt")
      try write(folder, "__snapshots__/b/old.txt")
      try FileManager.default.removeItem(atPath: folder("__snapshots__/a/named.txt"))
    }
    let script = Self.files["b.lua", default: ""] + "\nscenario('four', { skip = 'later' }, function() end)"
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder("b.lua")))
    let called = Called(["snapshots", "--unreferenced", folder("")])
    #expect(called.status == .failed)
    #expect(folder.without(called.output) == "__snapshots__/a/old.txt\n")
    #expect(
      folder.without(called.error)
        == "scenario: the snapshots of 'b.lua' are not judged, since not all of its scenarios ran and passed\n"
    )
    #expect(text(folder, "a/named") == nil)
  }

  /// What a person sees who presses these keys.
  private func review(_ folder: Folder, _ keys: String, _ paths: [String] = [""]) -> Called {
    var keys = keys[...]
    return Called(
      ["snapshots", "--review", "--color=never"] + paths.map { folder($0) },
      isTerminal: true,
      key: { keys.popFirst() }
    )
  }

  @Test("--review shows each that is missing or differs, and saves what is accepted")
  func review() throws {
    let folder = try saved { folder in
      try damage(folder, "a/rest")
      try damage(folder, "a/named")
      try damage(folder, "b/topics")
    }
    let before = text(folder, "a/named")
    let called = review(folder, "xka", ["a.lua"])
    #expect(called.status == .failed)
    #expect(
      folder.without(called.output) == """
        1 of 2  one a.lua:1
          __snapshots__/a/rest.txt
            - name.label: text "Name"
            + name.label: text "Display name"
            - name: textField "Name"
            + name: textField "Display name"
          a accepts, k keeps what is saved, q quits: kept

        2 of 2  two a.lua:2
          __snapshots__/a/named.txt
            - name.label: text "Name"
            + name.label: text "Display name"
            - name: textField "Name"
            + name: textField "Display name"
          a accepts, k keeps what is saved, q quits: accepted

        1 accepted, 1 kept

        """
    )
    #expect(text(folder, "a/named") != before)
    #expect(review(folder, "q").output.hasSuffix("quit\n\n0 accepted, 1 kept\n"))
    #expect(review(folder, "a").status == .passed)
    let none = review(folder, "")
    #expect(none.status == .passed)
    #expect(none.output == "Every snapshot is as it was saved.\n")
  }

  @Test("Calls that are wrong say what would be right")
  func usage() throws {
    let folder = try saved()
    func error(_ arguments: String...) -> String {
      let called = Called(["snapshots"] + arguments)
      #expect(called.status == .usage)
      return called.error
    }
    #expect(
      error(folder("")) == "scenario: 'scenario snapshots' wants one of --review, --accept and --unreferenced\n"
    )
    #expect(
      error("--accept", "--review", folder("")) == "scenario: '--review' and '--accept' can't be given together\n"
    )
    #expect(
      error("--review", folder(""))
        == "scenario: '--review' needs a terminal; '--accept' writes all of them without asking\n"
    )
    #expect(
      error("--unreferenced", folder("a.lua:1"))
        == "scenario: 'scenario snapshots' wants whole files or folders with --unreferenced, without a line\n"
    )
    #expect(
      Called(["run", "--snapshots=all"]).error
        == "scenario: '--snapshots' can't be 'all'; it is new, check or update\n"
    )
    #expect(
      Called(["run", "--snapshots=updat"]).error
        == "scenario: '--snapshots' can't be 'updat'; it is new, check or update; did you mean 'update'?\n"
    )
  }

  @Test("Scripts that do not load and scenarios that fail are told on standard error")
  func failures() throws {
    let folder = try Folder(["a.lua": "scenario(", "b.lua": "scenario('x', function() error('no') end)"])
    let called = Called(["snapshots", "--accept", folder("")])
    #expect(called.status == .scriptNotLoaded)
    #expect(called.output == "0 written, 0 updated\n")
    #expect(
      folder.without(called.error) == """
        scenario: 'a.lua' does not load: a.lua:1: unexpected symbol near <eof>
        scenario: the scenario at 'b.lua:1' failed: b.lua:1: no

        """
    )
    #expect(Called(["snapshots", "--unreferenced", folder("a.lua")]).status == .scriptNotLoaded)
  }
}
