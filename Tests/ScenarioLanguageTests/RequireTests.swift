import Foundation
import Testing

@testable import ScenarioLanguage

/// What a scenario can load with `require`.
struct RequireTests {
  /// A file that requires the name and fails with what it gets.
  private func required(_ name: String, _ files: [String: String], by file: String = "it.lua") throws -> String {
    let scripts = try Scripts(files)
    try scripts.write(
      "local module = require \"\(name)\"\nscenario('a', function() error(tostring(module), 0) end)",
      to: file
    )
    let failure = scripts.loadFailure(file)
    if !failure.isEmpty { return failure }
    return try scripts.run(file)[0].failure?.message ?? ""
  }

  @Test("A module is found beside the scenario, in folders below it, and at the suite's root")
  func found() throws {
    #expect(try required("people", ["people.lua": "return 'beside'"]) == "beside")
    #expect(try required("support.more.people", ["support/more/people.lua": "return 'below'"]) == "below")
    let rooted = ["RULES.md": "", "support/people.lua": "return 'root'"]
    #expect(try required("support.people", rooted, by: "profile/names/it.lua") == "root")
  }

  @Test("Beside the scenario comes before the suite's root")
  func beside() throws {
    let files = ["RULES.md": "", "people.lua": "return 'root'", "profile/people.lua": "return 'beside'"]
    #expect(try required("people", files, by: "profile/it.lua") == "beside")
  }

  @Test("A module that returns nothing is true, and is told its name")
  func returnsNothing() throws {
    #expect(try required("people", ["people.lua": ""]) == "true")
    #expect(try required("a.b", ["a/b.lua": "return ..."]) == "a.b")
  }

  @Test("A module is loaded once")
  func once() throws {
    let scripts = try Scripts([
      "counter.lua": "count = (count or 0) + 1\nreturn { n = count }",
      "it.lua": """
      local first = require "counter"
      scenario("a", function()
        local second = require "counter"
        expect(rawequal(first, second)):isTrue()
        expect(count):equals(1)
      end)
      """,
    ])
    #expect(try scripts.run()[0].failure?.told == nil)
  }

  @Test("The paths on which a file's outcome depends are noted once each, and of those that are missing not all")
  func noted() throws {
    let scripts = try Scripts([
      "bad.lua": "error('x')",
      "it.lua": "for i = 1, 500 do pcall(require, 'bad') pcall(require, 'missing' .. i) end",
    ])
    var noted: [String] = []
    _ = try ScenarioFile(path: scripts.path("it.lua")) { noted += $0 }
    #expect(noted.count { $0 == scripts.path("bad.lua") } == 1)
    #expect(noted.contains(scripts.path("missing1.lua")))
    #expect(Set(noted).count == noted.count)
    #expect(noted.count < 110)
  }

  @Test("What is not there is told with where it was looked for")
  func missing() throws {
    #expect(
      try required("support.people", [:]) == """
        require 'support.people': there is no such file in its folder or the suite's folder
        at it.lua:1 │ local module = require "support.people"
        """
    )
  }

  @Test("A name is no path", arguments: ["../people", "/etc/people", "a/b", "", "a..b", ".a", "a."])
  func noPath(_ name: String) throws {
    #expect(
      try required(name, ["people.lua": "return 1"]).hasPrefix(
        "require '\(name)': a name is a file without .lua, folders parted by dots, such as 'support.people'"
      )
    )
  }

  @Test("Files that require each other in a circle are told so")
  func circle() throws {
    let told = try required("a", ["a.lua": "return require 'b'", "b.lua": "return require 'a'"])
    #expect(
      told == """
        require 'a': it is being loaded already, so the files go in a circle
        at b.lua:1 │ return require 'a'
        from b.lua:1: in main chunk
        from a.lua:1: in main chunk
        from it.lua:1: in main chunk
        """
    )
  }

  @Test("A link that leads out of the suite is not followed")
  func outside() throws {
    let outside = try Scripts(["people.lua": "return 'outside'"])
    let scripts = try Scripts(["it.lua": "require 'people'", "inside.lua": "return 1"])
    try FileManager.default.createSymbolicLink(
      atPath: scripts.path("people.lua"),
      withDestinationPath: outside.path("people.lua")
    )
    #expect(scripts.loadFailure().hasPrefix("require 'people': there is no such file"))
    try FileManager.default.removeItem(atPath: scripts.path("people.lua"))
    try FileManager.default.createSymbolicLink(
      atPath: scripts.path("people.lua"),
      withDestinationPath: scripts.path("inside.lua")
    )
    #expect(scripts.loadFailure().isEmpty)
  }

  @Test(
    "A mistake in a module is told with its own place and line",
    arguments: [
      (
        "local x\n  return x.y",
        """
        attempt to index a nil value (local 'x')
        at people.lua:2 │ return x.y
        from people.lua:2: in main chunk
        from it.lua:1: in main chunk
        """
      ),
      (
        "return (",
        """
        unexpected symbol near <eof>
        at people.lua:1 │ return (
        """
      ),
    ]
  )
  func mistake(_ module: String, _ failure: String) throws {
    let told = try required("people", ["people.lua": module])
    #expect(told == failure)
  }

  @Test("A module that failed can be required again")
  func again() throws {
    let scripts = try Scripts([
      "people.lua": "if not ready then error('not yet') end return 5",
      "it.lua": """
      local ok = pcall(require, "people")
      ready = true
      scenario("a", function()
        expect(ok):isFalse()
        expect(require "people"):equals(5)
      end)
      """,
    ])
    #expect(try scripts.run()[0].failure?.told == nil)
  }

  @Test("Scenarios may be declared by a module; they stand where the file has called it")
  func declaredByModule() throws {
    let scripts = try Scripts([
      "shared.lua": """
      scenario('from afar', function() end)
      return function(title) scenario(title, function() end) end
      """,
      "it.lua": "\nlocal declare = require 'shared'\n\ndeclare 'one'\ndeclare 'two'",
    ])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    #expect(file.scenarios.map(\.title) == ["from afar", "one", "two"])
    #expect(file.scenarios.map(\.file) == Array(repeating: scripts.path("it.lua"), count: 3))
    #expect(file.scenarios.map(\.line) == [2, 4, 5])
    #expect(file.scenarios.map(\.lastLine) == [3, 4, 5])
  }

  @Test("A file whose folder is gone does not load")
  func gone() {
    #expect(throws: LoadError.self) { try ScenarioFile(path: "gone/it.lua") }
    #expect(throws: LoadError.self) { try ScenarioFile(path: "../gone/deeper/it.lua") }
  }

  @Test("What is no plain file, or is far too large, is not read")
  func noFile() throws {
    let scripts = try Scripts(["folder.lua/x": "", "huge.lua": ""])
    #expect(mkfifo(scripts.path("pipe.lua"), 0o600) == 0)
    #expect(truncate(scripts.path("huge.lua"), 1 << 40) == 0)
    for (name, reason) in [
      ("folder", "it is no plain file"), ("pipe", "it is no plain file"),
      ("huge", "it has 1099511627776 bytes, and at most 64 MiB are read"),
    ] {
      try scripts.write("require '\(name)'", to: "it.lua")
      #expect(scripts.loadFailure().hasPrefix("require '\(name)': '\(name).lua' can't be read; \(reason)"))
    }
  }

  @Test("Neither is the script itself, nor a table of rules")
  func noScript() throws {
    let scripts = try Scripts(["it.lua": "scenario('a', function() end)"])
    #expect(mkfifo(scripts.path("pipe.lua"), 0o600) == 0)
    #expect(mkfifo(scripts.path("RULES.md"), 0o600) == 0)
    #expect(scripts.loadFailure("pipe.lua") == "'pipe.lua' can't be read; it is no plain file")
    #expect(scripts.loadFailure().isEmpty)
  }

  @Test("A name that is no path's is refused before it is looked at")
  func longName() throws {
    #expect(
      try message("require(('a.'):rep(1000000))")
        == "require: the name has 2000000 bytes, and 1000 at most are taken"
    )
  }
}
