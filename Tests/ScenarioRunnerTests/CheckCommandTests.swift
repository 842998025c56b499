import Foundation
import Testing

@testable import ScenarioRunner

/// All mistakes of scripts, told with their places.
struct CheckCommandTests {
  private func check(_ files: [String: String], _ path: String = "") throws -> (
    status: ScenarioRunner.ExitStatus, text: String
  ) {
    let folder = try Folder(files)
    let called = Called(["check", folder(path)])
    return (called.status, folder.without(called.output + called.error))
  }

  @Test("Each mistake has its file, line and column, the line's text and a caret, and what was probably meant")
  func all() throws {
    let script = """
      scenario("one", { covers = { "PS-U6", "PS-U66" }, tag = { "x" } }, function()
        local block = ProfileSetup { nmae = "Maya", onContinue = server { latncy = 1 } }
      \tblock:tpye("Username", "é漢", { evry = 0.1 }) pauze(1)
        expect(math.flor(1.5)):equal(1)
      end)
      scenario("two", { covers = { "PS-U66" } }, function() end)
      """
    let checked = try check(["RULES.md": "| id | rule |\n|---|---|\n| PS-U6 | Taken |\n", "a.lua": script])
    #expect(checked.status == .scriptNotLoaded)
    #expect(
      checked.text == """
        a.lua:1:51: scenario has no option 'tag'; did you mean 'tags'?
          1 │ scenario("one", { covers = { "PS-U6", "PS-U66" }, tag = { "x" } }, function()
            │                                                   ^~~

        a.lua:2:32: ProfileSetup has no option 'nmae'; did you mean 'name'?
          2 │   local block = ProfileSetup { nmae = "Maya", onContinue = server { latncy = 1 } }
            │                                ^~~~

        a.lua:2:69: server has no option 'latncy'; did you mean 'latency'?
          2 │   local block = ProfileSetup { nmae = "Maya", onContinue = server { latncy = 1 } }
            │                                                                     ^~~~~~

        a.lua:3:8: nothing has a method 'tpye'; did you mean 'type'?
          3 │   block:tpye("Username", "é漢", { evry = 0.1 }) pauze(1)
            │         ^~~~

        a.lua:3:47: there is no 'pauze'; did you mean 'pause'?
          3 │   block:tpye("Username", "é漢", { evry = 0.1 }) pauze(1)
            │                                                 ^~~~~

        a.lua:4:15: math has no 'flor'; did you mean 'floor'?
          4 │   expect(math.flor(1.5)):equal(1)
            │               ^~~~

        a.lua:4:26: nothing has a method 'equal'; did you mean 'equals'?
          4 │   expect(math.flor(1.5)):equal(1)
            │                          ^~~~~

        a.lua:6:31: scenario 'two' covers 'PS-U66', which is no rule of RULES.md; did you mean 'PS-U6'?
          6 │ scenario("two", { covers = { "PS-U66" } }, function() end)
            │                               ^~~~~~

        8 mistakes in 1 of 1 file

        """
    )
  }

  @Test("Titles that stand twice and ids of no rule are all found, where they stand")
  func declared() throws {
    let script = """
      for _ = 1, 2 do
        scenario("twin", function() end)
      end
      scenario("other", {
        covers = { "PS-U7",
          "PS-6" },
      }, function() end)
      scenario("other", function() end)
      """
    let checked = try check(["RULES.md": "| id | rule |\n|---|---|\n| PS-U6 | Taken |\n", "a.lua": script])
    #expect(
      checked.text == """
        a.lua:2:13: scenario: the title 'twin' stands already in line 2; give it another
          2 │   scenario("twin", function() end)
            │             ^~~~

        a.lua:5:15: scenario 'other' covers 'PS-U7', which is no rule of RULES.md; did you mean 'PS-U6'?
          5 │   covers = { "PS-U7",
            │               ^~~~~

        a.lua:6:6: scenario 'other' covers 'PS-6', which is no rule of RULES.md; did you mean 'PS-U6'?
          6 │     "PS-6" },
            │      ^~~~

        a.lua:8:11: scenario: the title 'other' stands already in line 4; give it another
          8 │ scenario("other", function() end)
            │           ^~~~~

        4 mistakes in 1 of 1 file

        """
    )
  }

  @Test(
    "What is no Lua is told by Lua's words at the column that is wrong",
    arguments: [
      ("local x = = 3", "a.lua:1:11: unexpected symbol near '='\n  1 │ local x = = 3\n    │           ^\n"),
      (
        "\n  local s = 'open\n",
        "a.lua:2:13: unfinished string near ''open'\n  2 │   local s = 'open\n    │             ^~~~~\n"
      ),
      (
        "scenario('a', function()\n",
        "a.lua:2:1: 'end' expected (to close 'function' at line 1) near <eof>\n  2 │ \n    │ ^\n"
      ),
      (
        "local é = 1",
        "a.lua:1:7: <name> expected near '<\\195>'\n  1 │ local é = 1\n    │       ^\n"
      ),
    ]
  )
  func syntax(_ script: String, _ told: String) throws {
    let checked = try check(["a.lua": script])
    #expect(checked.status == .scriptNotLoaded)
    #expect(checked.text == told + "\n1 mistake in 1 of 1 file\n")
  }

  @Test("What a mistake speaks of is looked for as a string first")
  func string() throws {
    #expect(
      try check(["a.lua": "local calls = require \"cal\"", "cal.lua": "require 'a'"]).text.hasPrefix(
        """
        a.lua:1:24: require 'cal': 
        """
      )
    )
  }

  @Test("Required files are checked too, once, and what they make is known")
  func required() throws {
    let files = [
      "RULES.md": "",
      "support/people.lua": "maya = 'Maya'\nlocal t = {}\nfunction t.greet() end\nlocal x = bne\nreturn t",
      "support/broken.lua": "return {",
      "a.lua": "local p = require 'support.people'\nscenario('a', function() p:greet(maya) end)",
      "b.lua": "local p = require 'support.people'\nrequire 'support.broken'",
      "c.lua": "require 'support.broken'",
    ]
    #expect(
      try check(files).text == """
        support/broken.lua:1:9: unexpected symbol near <eof>
          1 │ return {
            │         ^

        support/people.lua:4:11: there is no 'bne'
          4 │ local x = bne
            │           ^~~

        2 mistakes in 2 of 5 files

        """
    )
  }

  @Test("A mistake that only loading meets is told too; what an unknown name leads to is told once")
  func loading() throws {
    #expect(
      try check(["a.lua": "local x\nprint(x.y)"]).text == """
        a.lua:2:7: attempt to index a nil value (local 'x')
          2 │ print(x.y)
            │       ^

        1 mistake in 1 of 1 file

        """
    )
    #expect(try check(["a.lua": "scenaro('a', function() end)"]).text.contains("\n1 mistake in 1 of 1 file\n"))
    #expect(try check(["a.lua": "ProfileSetup {}"]).text.hasPrefix("a.lua:1:1: ProfileSetup is for a scenario's body"))
  }

  @Test("No scenario is run, and what is right has no mistakes")
  func right() throws {
    let script = """
      local seen = {}
      function seen:add(name) self[#self + 1] = name end
      shared = 1
      scenario("a", { tags = { "x" } }, function()
        error("run")
        seen:add(shared + _G.shared + math.pi)
        local s = ("x"):rep(3):upper()
        for i, v in ipairs(seen) do print(i, v, utf8.char(65)) end
        goto done
        ::done::
      end)
      """
    let checked = try check(["a.lua": script, "b.lua": ""])
    #expect(checked.text == "✓ 2 files, no mistakes\n")
    #expect(checked.status == .passed)
  }

  @Test("The suite of the blocks has no mistakes")
  func suite() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenarios").path
    let called = Called(["check", folder])
    #expect(called.output.hasSuffix(" files, no mistakes\n"))
  }

  @Test("What a link would have a script read outside its suite is not looked at")
  func outside() throws {
    let folder = try Folder(["secret.lua": "password = hunter2", "s/a.lua": "pcall(require, 'evil')", "s/RULES.md": ""])
    try folder.link("s/evil.lua", to: "../secret.lua")
    let called = Called(["check", folder("s/a.lua")])
    #expect(called.output == "✓ 1 file, no mistakes\n")
    #expect(called.status == .passed)
  }

  @Test("Bytes that are no text, files that can't be read, and folders without scenarios")
  func odd() throws {
    let folder = try Folder(["s/x.txt": ""])
    #expect(Called(["check", folder("s")]).status == .nothingMatched)
    #expect(folder.without(Called(["check", folder("s")]).error) == "scenario: there is no scenario file in 's'\n")
    try Data([0x66, 0x28, 0xFF, 0xFE, 0x29, 0x0A, 0x1B]).write(to: URL(fileURLWithPath: folder("s/a.lua")))
    try folder.link("s/b.lua", to: "/dev/null")
    let called = Called(["check", folder("s"), "--color=always"])
    #expect(called.status == .scriptNotLoaded)
    #expect(
      folder.without(called.output) == """
        \u{1B}[1ms/a.lua:1:3\u{1B}[0m: \u{1B}[31munexpected symbol near '<\\255>'\u{1B}[0m
        \u{1B}[2m  1 │\u{1B}[0m f(\u{FFFD}\u{FFFD})
        \u{1B}[2m    │\u{1B}[0m   ^

        \u{1B}[1ms/b.lua\u{1B}[0m: \u{1B}[31m's/b.lua' can't be read; it is no plain file\u{1B}[0m

        \u{1B}[31m2 mistakes in 2 of 2 files\u{1B}[0m

        """
    )
  }

  @Test("A place that a script makes up is not looked at")
  func madeUp() throws {
    let folder = try Folder(["secret.txt": "first\nsecret\n", "a.lua": ""])
    try Data("error('\(folder("secret.txt")):2: x', 0)".utf8).write(to: URL(fileURLWithPath: folder("a.lua")))
    let called = Called(["check", folder("a.lua")])
    #expect(called.status == .scriptNotLoaded)
    #expect(!called.output.contains("│ secret"))
  }
}
