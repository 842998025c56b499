import Foundation
import Testing

@testable import ScenarioLanguage

@Suite("Mistakes with snapshots")
struct SnapshotMistakeTests {
  @Test(
    "A name that no file can have everywhere",
    arguments: [
      ("nil", "the name must be a string, got nil"), ("5", "the name must be a string, got a number (5)"),
      ("''", "the name is empty; it is a part of a file's name, such as \"a taken username\""),
      ("'a/b'", "the name \"a/b\" has '/', which not every system allows in file names"),
      ("'a:b'", "the name \"a:b\" has ':', which not every system allows in file names"),
      ("'a\\\\b'", "the name \"a\\\\b\" has '\\', which not every system allows in file names"),
      ("'..'", "the name \"..\" begins with a dot, which hides a file"),
      ("'.git'", "the name \".git\" begins with a dot, which hides a file"),
      ("' a'", "the name \" a\" begins or ends with a space"), ("'a '", "the name \"a \" begins or ends with a space"),
      ("'a\\0b'", "the name \"a\\u{0}b\" has a character that can't be seen"),
      ("'a\\nb'", "the name \"a\\nb\" has a character that can't be seen"),
      ("'a\\u{202E}b'", "the name \"a\\u{202E}b\" has a character that can't be seen"),
      ("'a\\xFF'", "the name is not UTF-8; it is a part of a file's name, such as \"a taken username\""),
      ("('x'):rep(201)", "the name has 201 bytes, and 200 at most are taken"),
    ]
  )
  func names(_ name: String, _ complaint: String) throws {
    #expect(try message("ProfileSetup {}:snapshot(\(name))") == "block:snapshot: \(complaint)")
  }

  @Test("Names that any file can have", arguments: ["a", "320 points, dark", "naïve – ½", "日本", "a.b", "x-y_z (2)"])
  func goodNames(_ name: String) throws {
    try expectPass("ProfileSetup {}:snapshot('\(name)')")
  }

  @Test("Options, arguments and places that are wrong")
  func words() throws {
    #expect(
      try message("ProfileSetup {}:snapshot('a', { pictures = true })")
        == "block:snapshot has no option 'pictures'; did you mean 'picture'? (it has picture)"
    )
    #expect(
      try message("ProfileSetup {}:snapshot('a', { picture = 2 })")
        == "block:snapshot: picture must be true or false, got a number (2)"
    )
    #expect(
      try message("ProfileSetup {}:snapshot('a', true)")
        == "block:snapshot wants its options in a table { … }, got true"
    )
    #expect(try message("ProfileSetup {}:snapshot('a', {}, 1)") == "block:snapshot takes at most 2 arguments, got 3")
    #expect(
      try message("local b = ProfileSetup {} waitUntil(function() b:snapshot('a') return true end)")
        == "block:snapshot can't be used in the condition of waitUntil or eventually, which is asked again and again"
    )
    #expect(
      try message("ProfileSetup {}:snapshop('a')")
        == "a ProfileSetup has no 'snapshop'; did you mean 'snapshot'?"
    )
  }

  // MARK: Saved files

  private static let script = "scenario('it', function() ProfileSetup {}:snapshot('rest') end)"

  /// What is told of a scenario that takes the snapshot `rest`.
  private func told(_ scripts: Scripts, _ mode: SnapshotMode) throws -> String {
    let file = try ScenarioFile(path: scripts.path("s/it.lua"))
    let result = file.run(0, snapshots: SnapshotPolicy(mode))
    let failure = result.failure?.without(scripts.folder)
    return ([failure?.message ?? result.outcome.rawValue] + (failure?.differences ?? [])).joined(separator: "\n")
  }

  private func suite(_ prepare: (Scripts) throws -> Void) throws -> Scripts {
    let scripts = try Scripts(["s/it.lua": Self.script, "s/RULES.md": "", "outside/it/rest.txt": "kept\n"])
    try prepare(scripts)
    return scripts
  }

  private func link(_ scripts: Scripts, _ name: String, to destination: String) throws {
    let path = scripts.path(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: path).deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: destination)
  }

  @Test(
    "A link that leads out of the suite is followed neither for reading nor for writing",
    arguments: SnapshotMode.allCases,
    ["s/__snapshots__", "s/__snapshots__/it", "s/__snapshots__/it/rest.txt"]
  )
  func links(_ mode: SnapshotMode, _ place: String) throws {
    let outside = ["s/__snapshots__": "outside", "s/__snapshots__/it": "outside/it"][place] ?? "outside/it/rest.txt"
    let scripts = try suite { try link($0, place, to: $0.path(outside)) }
    let told = try told(scripts, mode)
    #expect(
      told == "block:snapshot: '\(place)' is a link that does not lead to a place in the suite, "
        + "where snapshots are kept"
    )
    #expect(try String(contentsOfFile: scripts.path("outside/it/rest.txt"), encoding: .utf8) == "kept\n")
  }

  @Test("A link that leads nowhere is not made into a file")
  func deadLink() throws {
    let scripts = try suite { try link($0, "s/__snapshots__/it/rest.txt", to: $0.path("outside/none.txt")) }
    #expect(try told(scripts, .update).hasPrefix("block:snapshot: 's/__snapshots__/it/rest.txt' is a link that does "))
    #expect(!FileManager.default.fileExists(atPath: scripts.path("outside/none.txt")))
  }

  @Test("A link inside of the suite is followed, and stays")
  func insideLink() throws {
    let scripts = try suite { scripts in
      try scripts.write("", to: "s/texts/rest.txt")
      try link(scripts, "s/__snapshots__/it/rest.txt", to: "../../texts/rest.txt")
    }
    #expect(try told(scripts, .update) == "passed")
    #expect(try told(scripts, .check) == "passed")
    let destination = try FileManager.default.destinationOfSymbolicLink(
      atPath: scripts.path("s/__snapshots__/it/rest.txt")
    )
    #expect(destination == "../../texts/rest.txt")
  }

  @Test("A folder or a pipe in the file's place is told", arguments: SnapshotMode.allCases)
  func noFile(_ mode: SnapshotMode) throws {
    let sentence =
      "block:snapshot: 's/__snapshots__/it/rest.txt' is not a file, so no snapshot can be read or saved there"
    let folder = try suite { try $0.write("", to: "s/__snapshots__/it/rest.txt/x") }
    #expect(try told(folder, mode) == sentence)
    let pipe = try suite { scripts in
      try scripts.write("", to: "s/__snapshots__/it/x")
      #expect(mkfifo(scripts.path("s/__snapshots__/it/rest.txt"), 0o600) == 0)
    }
    #expect(try told(pipe, mode) == sentence)
  }

  @Test("A file that is far too large is not read")
  func large() throws {
    let scripts = try suite { scripts in
      try scripts.write("", to: "s/__snapshots__/it/rest.txt")
      #expect(truncate(scripts.path("s/__snapshots__/it/rest.txt"), 1 << 40) == 0)
    }
    #expect(
      try told(scripts, .update) == "block:snapshot: 's/__snapshots__/it/rest.txt' can't be read: "
        + "it has 1099511627776 bytes, and at most 64 MiB are read"
    )
  }

  @Test("A folder that can't be made is told, and nothing is left behind")
  func unwritable() throws {
    let scripts = try suite { try $0.write("", to: "s/__snapshots__") }
    for mode in [SnapshotMode.new, .update] {
      #expect(
        try told(scripts, mode)
          == "block:snapshot: 's/__snapshots__/it/rest.txt' could not be written: Not a directory"
      )
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scripts.path("s")).sorted() == [
        "RULES.md", "__snapshots__", "it.lua",
      ]
    )
  }

  @Test("A saved file that is no UTF-8 differs; one that is cut shows what it lacks")
  func damaged() throws {
    let scripts = try suite { _ in }
    _ = try told(scripts, .new)
    let path = scripts.path("s/__snapshots__/it/rest.txt")
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    try Data([0x66, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: path))
    #expect(
      try told(scripts, .check)
        == "the screen is not as the snapshot \"rest\" has it (- saved, + now)\nthe saved file is not UTF-8 text"
    )
    let lastLine = "  transition: snappy\n"
    try whole.dropLast(lastLine.utf8.count).write(to: URL(fileURLWithPath: path))
    #expect(
      try told(scripts, .check)
        == "the screen is not as the snapshot \"rest\" has it (- saved, + now)\n"
        + "  continue: button \"Continue\"\n+   transition: snappy"
    )
    #expect(try told(scripts, .update) == "passed")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
  }
}
