import Testing

@testable import ScenarioLanguage

/// What makes a file not load, and how that is told.
struct LoadingTests {
  @Test("A file is loaded without running its scenarios; what it declares is known")
  func declarations() throws {
    let scripts = try Scripts([
      "RULES.md": "| id | rule |\n|---|---|\n| `PS-U1` | one |\n| **PS-U2** | two |\n",
      "it.lua": """
      scenario("first", { covers = { "PS-U1", "PS-U2" }, tags = { "slow" }, exhaustive = true }, function()
        error("not run")
      end)

      scenario("second", { skip = "later", knownBug = "BUG-1" }, function() end)
      """,
    ])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    #expect(file.scenarios.map(\.title) == ["first", "second"])
    #expect(file.scenarios.map(\.line) == [1, 5])
    #expect(file.scenarios.map(\.lastLine) == [4, 5])
    #expect(file.scenarios[0].covers == ["PS-U1", "PS-U2"])
    #expect(file.scenarios[0].tags == ["slow"])
    #expect(file.scenarios[0].isExhaustive)
    #expect(file.scenarios[1].skip == "later")
    #expect(file.scenarios[1].knownBug == "BUG-1")
    #expect(file.scenarios[1].file == scripts.path("it.lua"))
  }

  @Test(
    "An empty file, and one of comments, declare nothing",
    arguments: ["", "-- nothing\n", "\u{FEFF}", "#!/bin/x\n"]
  )
  func empty(_ text: String) throws {
    let scripts = try Scripts(["it.lua": text])
    #expect(try ScenarioFile(path: scripts.path("it.lua")).scenarios.isEmpty)
  }

  @Test("A byte-order mark and a first line with # are passed over, and lines keep their numbers")
  func firstLine() throws {
    let results = try run(file: "\u{FEFF}#!/usr/bin/env scenario\nscenario('a', function() error('x') end)")
    #expect(results[0].failure?.place?.line == 2)
  }

  @Test("Line ends of Windows are no part of a line's text")
  func windows() throws {
    let results = try run(file: "scenario('a', function()\r\n  error('x')\r\nend)\r\n")
    #expect(results[0].failure?.told == "x\nat it.lua:2 │ error('x')")
  }

  @Test(
    "A mistake outside the scenarios is told with its place",
    arguments: [
      ("scenario(", "unexpected symbol near <eof>\nat it.lua:1 │ scenario("),
      ("local x = 5 +", "unexpected symbol near <eof>\nat it.lua:1 │ local x = 5 +"),
      ("\n\nlocal x = nil\nlocal y = x.y", "attempt to index a nil value (local 'x')\nat it.lua:4 │ local y = x.y"),
      ("error('x')", "x\nat it.lua:1 │ error('x')"),
      ("error({})", "error object is a table value\nat it.lua:1 │ error({})"),
      (
        "local block = ProfileSetup {}",
        "ProfileSetup is for a scenario's body, not for the file outside of one\nat it.lua:1 │ local block = ProfileSetup {}"
      ),
      ("pause(1)", "pause is for a scenario's body, not for the file outside of one\nat it.lua:1 │ pause(1)"),
      ("expect(1)", "expect is for a scenario's body, not for the file outside of one\nat it.lua:1 │ expect(1)"),
      ("server()", "server is for a scenario's body, not for the file outside of one\nat it.lua:1 │ server()"),
      ("scenario()", "scenario: title must be a string, got nothing\nat it.lua:1 │ scenario()"),
      ("scenario(' ', function() end)", "scenario: the title is empty\nat it.lua:1 │ scenario(' ', function() end)"),
      ("scenario('a')", "scenario 'a': its body must be a function, got nothing\nat it.lua:1 │ scenario('a')"),
      (
        "scenario('a', {}, 5)",
        "scenario 'a': its body must be a function, got a number (5)\nat it.lua:1 │ scenario('a', {}, 5)"
      ),
      (
        "scenario('a', { cover = {} }, function() end)",
        "scenario has no option 'cover'; did you mean 'covers'? (it has covers, tags, skip, knownBug, exhaustive)\n"
          + "at it.lua:1 │ scenario('a', { cover = {} }, function() end)"
      ),
      (
        "scenario('a', function() end, { tags = {} })",
        "scenario 'a': its options stand before the body: scenario(title, { … }, function() … end)\n"
          + "at it.lua:1 │ scenario('a', function() end, { tags = {} })"
      ),
      (
        "scenario('a', { skip = '' }, function() end)",
        "scenario 'a': skip must say why\nat it.lua:1 │ scenario('a', { skip = '' }, function() end)"
      ),
      (
        "scenario('a', { skip = true }, function() end)",
        "scenario: skip must be a string, got true\nat it.lua:1 │ scenario('a', { skip = true }, function() end)"
      ),
      (
        "scenario('a', function() end)\nscenario('a', function() end)",
        "scenario: the title 'a' stands already in line 1; give it another\nat it.lua:2 │ scenario('a', function() end)"
      ),
    ]
  )
  func mistakes(_ text: String, _ failure: String) throws {
    #expect(try loadFailure(text) == failure)
  }

  @Test("A mistake deep in calls is told with them")
  func traceback() throws {
    #expect(
      try loadFailure("local t\nlocal function f() return t.x + 1 end\nf()") == """
        attempt to index a nil value (upvalue 't')
        at it.lua:2 │ local function f() return t.x + 1 end
        from it.lua:2: in function 'f'
        from it.lua:3: in main chunk
        """
    )
  }

  @Test("The place is told whole, however long the path is")
  func longPath() throws {
    let path = String(repeating: "folder/", count: 20) + "it.lua"
    let scripts = try Scripts([path: "scenario('a', function()\n  local x = nil + 1\nend)"])
    #expect(
      try scripts.run(path)[0].failure?.told == """
        attempt to perform arithmetic on a nil value
        at \(path):2 │ local x = nil + 1
        """
    )
    try scripts.write("scenario(", to: path)
    #expect(scripts.loadFailure(path) == "unexpected symbol near <eof>\nat \(path):1 │ scenario(")
  }

  @Test("A rule id that does not stand in RULES.md is told with the nearest")
  func unknownRule() throws {
    let scripts = try Scripts([
      "RULES.md": "| id | rule |\n|---|---|\n| PS-U1 | one |\n| IP-C2 | two |\n",
      "deep/er/it.lua": "scenario('a', { covers = { 'PS-U1', 'PS-U7' } }, function() end)",
    ])
    #expect(
      scripts.loadFailure("deep/er/it.lua") == """
        scenario 'a' covers 'PS-U7', which is no rule of RULES.md; did you mean 'PS-U1'?
        at deep/er/it.lua:1 │ scenario('a', { covers = { 'PS-U1', 'PS-U7' } }, function() end)
        """
    )
  }

  @Test("Without RULES.md any rule id will do")
  func noRules() throws {
    #expect(try loadFailure("scenario('a', { covers = { 'X-1' } }, function() end)").isEmpty)
  }

  @Test("A file that is not there can't be read")
  func notThere() throws {
    #expect(try Scripts([:]).loadFailure("nowhere.lua") == "'nowhere.lua' can't be read")
  }

  @Test("Bytecode is not loaded, from a file nor by load")
  func bytecode() throws {
    #expect(try loadFailure("\u{1B}Lua") == "attempt to load a binary chunk (mode is 't')")
    try expectPass(
      """
      expect(select(2, load("\\27Lua"))):contains("binary chunk")
      expect(string.dump):isNil()
      """
    )
  }

  @Test("Loading has the limits of a scenario")
  func limits() throws {
    #expect(
      try loadFailure("while true do end", limits: .limits(instructions: 2_000_000)) == """
        the script ran more than 2 million instructions and was stopped; does a loop never end? \
        --instructions MILLIONS raises the limit
        at it.lua:1 │ while true do end
        """
    )
    #expect(
      try loadFailure(
        "local t = {} while true do t[#t + 1] = ('x'):rep(1e6) .. #t end",
        limits: .limits(memory: 4 << 20)
      )
        == "the script used more than 4 MiB of memory; --memory MIB raises the limit"
    )
    // Lua holds one text; each scenario has its own.
    #expect(
      try loadFailure(
        """
        local text, tags = ("x"):rep(1000), {}
        for i = 1, 100 do tags[i] = text end
        for i = 1, 100 do scenario("number " .. i, { tags = tags }, function() end) end
        """,
        limits: .limits(memory: 4 << 20)
      )
        == "the script used more than 4 MiB of memory; --memory MIB raises the limit"
    )
    #expect(
      try loadFailure("", limits: .limits(memory: 1000))
        == "the script used more than 0 MiB of memory; --memory MIB raises the limit"
    )
  }
}
