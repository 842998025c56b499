import Foundation
import Testing

@testable import ScenarioLanguage

@Suite("Snapshots")
struct SnapshotTests {
  private static let rest = "scenario('it', function()\nProfileSetup {}:snapshot('rest')\nend)"
  private static let saved = "__snapshots__/it/rest.txt"

  /// Runs all scenarios of a file: what is told of each, or its outcome, and what came of its snapshots.
  private func run(_ scripts: Scripts, _ mode: SnapshotMode?, _ name: String = "it.lua") throws -> [String] {
    let file = try ScenarioFile(path: scripts.path(name))
    return file.scenarios.indices.map { index in
      let result = file.run(index, snapshots: mode.map { SnapshotPolicy($0) })
      let notes = result.snapshots.map { "\($0.name) \($0.kind.rawValue) \($0.outcome.rawValue)" }
      return ([result.failure?.without(scripts.folder).message ?? result.outcome.rawValue] + notes)
        .joined(separator: "; ")
    }
  }

  private func text(_ scripts: Scripts, _ name: String = saved) -> String? {
    FileManager.default.contents(atPath: scripts.path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("new writes what is missing, and holds it from then on")
  func new() throws {
    let scripts = try Scripts(["it.lua": Self.rest])
    #expect(try run(scripts, .new) == ["passed; rest text written"])
    let written = try #require(text(scripts))
    #expect(written.hasPrefix("header: header \"Set up your profile, "))
    #expect(try run(scripts, .new) == ["passed; rest text same"])
    try scripts.write(written.replacing("Display name", with: "Name"), to: Self.saved)
    #expect(
      try run(scripts, .new) == [
        "the screen is not as the snapshot \"rest\" has it (- saved, + now); rest text differs"
      ]
    )
    #expect(text(scripts) == written.replacing("Display name", with: "Name"))
  }

  @Test("check fails what is missing, and writes nothing")
  func check() throws {
    let scripts = try Scripts(["it.lua": Self.rest])
    #expect(
      try run(scripts, .check) == [
        "there is no snapshot \"rest\" yet, and this run writes none: '__snapshots__/it/rest.txt' is missing; "
          + "rest text missing"
      ]
    )
    #expect(!FileManager.default.fileExists(atPath: scripts.path("__snapshots__")))
  }

  @Test("update writes what is missing and what differs")
  func update() throws {
    let scripts = try Scripts(["it.lua": Self.rest])
    #expect(try run(scripts, .update) == ["passed; rest text written"])
    let written = text(scripts)
    for other in ["", "other\n", "\u{FEFF}" + (written ?? "")] {
      try scripts.write(other, to: Self.saved)
      #expect(try run(scripts, .update) == ["passed; rest text updated"])
      #expect(text(scripts) == written)
    }
    #expect(try run(scripts, .update) == ["passed; rest text same"])
  }

  @Test("Without a policy nothing is held")
  func notHeld() throws {
    let scripts = try Scripts(["it.lua": Self.rest])
    #expect(try run(scripts, nil) == ["passed"])
    #expect(text(scripts) == nil)
  }

  @Test("What differs is told line by line, with the element that it belongs to")
  func differences() throws {
    let scripts = try Scripts(["it.lua": Self.rest])
    _ = try run(scripts, .new)
    let written = try #require(text(scripts))
    let head = "username: textField \"Username\"\n"
    try scripts.write(
      written.replacing(head + "  value: \"\"\n", with: head + "  value: \"x\"\n"),
      to: Self.saved
    )
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    let result = file.run(0, snapshots: SnapshotPolicy(.check))
    #expect(result.outcome == .failed)
    #expect(result.failure?.snapshot == "rest")
    #expect(result.failure?.place?.line == 2)
    #expect(
      result.failure?.differences == [
        "  username: textField \"Username\"", "-   value: \"x\"", "+   value: \"\"",
      ]
    )
  }

  @Test("A scenario may come back to a screen, and be run again; another screen needs another name")
  func again() throws {
    let scripts = try Scripts([
      "it.lua": """
      scenario('back', function()
        local block = ProfileSetup {}
        block:snapshot('rest')
        block:type('Username', 'm')
        block:clear('Username')
        block:dismissKeyboard()
        block:snapshot('rest')
      end)
      scenario('on', function()
        local block = ProfileSetup {}
        block:snapshot('other')
        block:type('Username', 'm')
        block:snapshot('other')
      end)
      """
    ])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    for mode in [SnapshotMode.new, .update] {
      for _ in 1...2 {
        #expect(file.run(0, snapshots: SnapshotPolicy(mode)).outcome == .passed)
        let other = file.run(1, snapshots: SnapshotPolicy(mode))
        #expect(other.outcome == .error)
        #expect(
          other.failure?.message == "block:snapshot: this scenario has taken \"other\" already in line 11, of another "
            + "screen; give this one a name of its own"
        )
      }
    }
  }

  @Test("Of a scenario that fails nothing is saved", arguments: [SnapshotMode.new, .update])
  func failing(_ mode: SnapshotMode) throws {
    let script = """
      scenario('it', function()
        ProfileSetup {}:snapshot('rest')
        ProfileSetup { name = 'M' }:snapshot('named')
        expect(1):equals(2)
      end)
      """
    let scripts = try Scripts(["it.lua": script, Self.saved: "kept\n"])
    let rest = mode == .new ? "the screen is not as the snapshot \"rest\" has it (- saved, + now)" : nil
    let notes = mode == .new ? "; rest text differs" : "; rest text differs; named text missing"
    #expect(try run(scripts, mode) == [(rest ?? "expected and found differ") + notes])
    #expect(text(scripts) == "kept\n")
    #expect(text(scripts, "__snapshots__/it/named.txt") == nil)
  }

  @Test("A run that is looked into again takes snapshots again, and neither holds nor writes them")
  func rehearsed() throws {
    let script = """
      scenario('late', function()
        local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
        block:type('Username', 'maya')
        block:snapshot('rest')
        expect(block.state.availability):equals('available')
      end)
      scenario('timed', function()
        local block = ProfileSetup {}
        block:snapshot('timed')
        pause(1)
        expect(block.state.name):equals('')
      end)
      """
    let scripts = try Scripts(["it.lua": script])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    let failure = file.run(0, snapshots: SnapshotPolicy(.new)).failure
    #expect(failure?.reasons.contains("This line would have passed at 0.650, 0.650 s later.") == true)
    _ = file.timings(of: 1)
    #expect(!FileManager.default.fileExists(atPath: scripts.path("__snapshots__")))
  }

  @Test("Names that differ only in case are one, also when another is saved")
  func caseOnly() throws {
    let scripts = try Scripts([
      "it.lua": "scenario('it', function() local b = ProfileSetup {} b:snapshot('Rest') b:snapshot('rest') end)",
      "__snapshots__/other/Rest.txt": "", "other.lua": Self.rest,
    ])
    #expect(
      try run(scripts, .new) == [
        "block:snapshot: \"rest\" and \"Rest\" differ only in case, which not every file system tells apart; "
          + "Rest text missing"
      ]
    )
    #expect(
      try run(scripts, .new, "other.lua") == [
        "block:snapshot: '__snapshots__/other/rest.txt' and 'Rest.txt', which is saved, differ only in case, which not "
          + "every file system tells apart; use that name, or remove that file; rest text missing"
      ]
    )
  }

  @Test("What a known bug shows is never saved")
  func knownBug() throws {
    let scripts = try Scripts(["it.lua": Self.rest.replacing("'it',", with: "'it', { knownBug = 'B' },")])
    for mode in SnapshotMode.allCases {
      let file = try ScenarioFile(path: scripts.path("it.lua"))
      #expect(file.run(0, snapshots: SnapshotPolicy(mode)).outcome == .knownBug)
      #expect(text(scripts) == nil)
    }
  }

  @Test("A reviewer is told instead, and can accept")
  func review() throws {
    let scripts = try Scripts(["it.lua": Self.rest])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    var changes: [SnapshotChange] = []
    let policy = SnapshotPolicy(.new) { changes.append($0) }
    #expect(file.run(0, snapshots: policy).outcome == .passed)
    #expect(text(scripts) == nil)
    try #require(changes.count == 1)
    #expect(changes[0].isMissing)
    #expect(changes[0].path == scripts.path(Self.saved))
    #expect(
      changes[0].differences.first == "+ header: header \"Set up your profile, This is how people will see you.\""
    )
    try changes[0].accept()
    #expect(file.run(0, snapshots: policy).outcome == .passed)
    #expect(changes.count == 1)
  }
}
