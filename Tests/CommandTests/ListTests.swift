import Foundation
import Testing

/// What the built command tells without running anything, and what it writes to start from.
struct ListTests {
  @Test("list names scenarios with their places, tags and rules")
  func list() throws {
    let ended = try Command.run("list", "tagged", "failing.lua:5", "--exclude", "two")
    #expect(ended.status == 0)
    #expect(
      ended.output == """
        tagged/a.lua:1  one #slow #photo (PS-U6)
        tagged/b.lua:1  three #slow
        failing.lua:5  one is one

        """
    )
    #expect(ended.error.isEmpty)
  }

  @Test("list --json writes an object for each")
  func json() throws {
    let ended = try Command.run("list", "tagged", "--json", "--rule=PS-U6", "--tag=slow")
    #expect(
      ended.output == """
        {"file":"tagged/a.lua","number":1,"line":1,"lastLine":1,"title":"one","covers":["PS-U6"],\
        "tags":["slow","photo"],"exhaustive":false}

        """
    )
    let object = try JSONSerialization.jsonObject(with: Data(ended.output.utf8)) as? [String: Any]
    #expect(object?["title"] as? String == "one")
  }

  @Test("list tells on standard error what does not load, and names the others")
  func notLoaded() throws {
    let ended = try Command.run("list", "loading/half.lua", "loading/whole.lua")
    #expect(ended.status == 3)
    #expect(ended.output == "loading/whole.lua:1  the one that loads\n")
    #expect(
      ended.error == "scenario: 'loading/half.lua' does not load: loading/half.lua:2: "
        + "'end' expected (to close 'function' at line 1) near <eof>\n"
    )
  }

  @Test("list says when nothing matched, and why")
  func nothing() throws {
    let ended = try Command.run("list", "tagged", "--tag=slwo")
    #expect(ended.status == 4)
    #expect(
      ended.error == "scenario: no scenario matched 'tagged' --tag 'slwo'; no scenario has the tag 'slwo'; "
        + "did you mean 'slow'?\n"
    )
  }

  @Test("list names the scenarios of many files in their order")
  func many() throws {
    let suite = try Scratch()
    for number in 1000..<1300 {
      try suite.write("\(number).lua", "scenario('one', function() end) scenario('two', function() end)")
    }
    let lines = try Command.run("list", suite.path).output.split(separator: "\n")
    #expect(lines.count == 600)
    #expect(lines == lines.sorted())
  }

  @Test("rules tells for each rule which scenarios show it and how they ended; one without is status 1")
  func rules() throws {
    let ended = try Command.run("rules", "tagged")
    #expect(ended.status == 1)
    #expect(
      ended.output == """
        ✓ PS-U6  Taken is said
            ✓ one tagged/a.lua:1
            ✓ two tagged/a.lua:2
        - PS-U7  Free is said
            no scenario covers it

        Without a scenario: PS-U7
        2 rules, 1 without a scenario, 0 with one that fails

        """
    )
    #expect(try Command.run("rules", "suite").status == 0)
  }

  @Test("rules marks each rule by its worst scenario, and gives the run's own status")
  func worst() throws {
    let rows = ["A-1", "A-2", "A-3", "A-4"].map { "| \($0) | Rule \($0) |" }.joined(separator: "\n")
    let suite = try Scratch([
      "RULES.md": "| id | rule |\n|---|---|\n\(rows)\n",
      "a.lua": """
      scenario("good", { covers = { "A-1", "A-2", "A-1" } }, function() end)
      scenario("bad", { covers = { "A-2" } }, function() expect(1):equals(2) end)
      scenario("bug", { covers = { "A-3" }, knownBug = "BUG-1" }, function() error("x") end)
      scenario("later", { covers = { "A-4" }, skip = "not yet" }, function() end)
      """,
    ])
    let ended = try Command.run("rules", suite.path)
    #expect(ended.status == 1)
    #expect(
      ended.output.replacingOccurrences(of: suite.path + "/", with: "") == """
        ✓ A-1  Rule A-1
            ✓ good a.lua:1
        ✗ A-2  Rule A-2
            ✓ good a.lua:1
            ✗ bad failed a.lua:2
        ! A-3  Rule A-3
            ! bug known bug: BUG-1 a.lua:3
        - A-4  Rule A-4
            - later skipped: not yet a.lua:4

        4 rules, 0 without a scenario, 1 with one that fails

        """
    )
    try suite.write("b.lua", "scenario(")
    let broken = try Command.run("rules", suite.path)
    #expect(broken.status == 3)
    #expect(broken.output.contains("b.lua does not load: \(suite("b.lua")):1: unexpected symbol near <eof>\n"))
  }

  @Test("rules of a suite without RULES.md is a usage error")
  func noRules() throws {
    let ended = try Command.run("rules", "loading")
    #expect(ended.status == 2)
    #expect(
      ended.error == "scenario: there is no RULES.md in 'loading' or above it; "
        + "it holds a table whose first column is a rule's id\n"
    )
  }

  @Test("new writes a scenario that passes, whatever the title is, and never over a file")
  func new() throws {
    let scratch = try Scratch()
    let title = "it's \"so\" \\ é\nand \u{1B}so"
    let file = scratch("with space.lua")
    let ended = try Command.run("new", file, title)
    #expect(ended.status == 0)
    #expect(ended.output == "\(file) is written; run it with\n  scenario run '\(file)'\n")
    let ran = try Command.run("run", file, "--reporter=json")
    #expect(ran.status == 0)
    #expect(ran.output.contains(#""title":"it's \"so\" \\ é\nand \u001bso""#))
    let text = scratch.text("with space.lua")
    let again = try Command.run("new", file, "another")
    #expect(again.status == 2)
    #expect(again.error == "scenario: '\(file)' can't be begun: it is there already\n")
    #expect(scratch.text("with space.lua") == text)
    let nowhere = try Command.run("new", scratch("no/where.lua"), "title")
    #expect(nowhere.status == 2)
    #expect(nowhere.error == "scenario: '\(scratch("no/where.lua"))' can't be begun: No such file or directory\n")
  }
}
