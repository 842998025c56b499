import Foundation
import Testing

@testable import ScenarioRunner

/// What a person reads of a run, the whole text.
struct PrettyReporterTests {
  /// What the command writes for files of a folder; paths as seen from the folder.
  private func written(_ files: [String: String], _ options: String..., isTerminal: Bool = false) throws -> String {
    let folder = try Folder(files)
    return folder.without(Called(["run", folder("")] + options, isTerminal: isTerminal).output).timeless
  }

  @Test("A run that passes has a line for each file and the counts")
  func passed() throws {
    let files = [
      "a.lua": "scenario('one', function() end) scenario('two', function() print('unseen') end)",
      "b.lua": "scenario('three', function() end)", "c.lua": "-- none",
    ]
    #expect(
      try written(files) == """
        ✓ a.lua (2 passed)
        ✓ b.lua (1 passed)

        3 scenarios in N.NNN s
        3 passed, 0 failed

        """
    )
  }

  @Test(
    "A failure is told whole: what, where, expected and found, what came before, the screen, and how to run it again"
  )
  func failure() throws {
    let text = """
      scenario("fine", function() end)
      scenario("a pick is counted", function()
        local block = InterestsPicker { categories = {}, onContinue = server { latency = 1, throws = "Down" } }
        block:tap("Continue")
        print("a", "line")
        pause(1)
        expect(block.announcements):equals { "Interests saved" }
      end)
      """
    #expect(
      try written(["a.lua": text]) == """
        ✗ a pick is counted

          expected and found differ

          a.lua:7
          7 │ expect(block.announcements):equals { "Interests saved" }

          expected  { "Interests saved" }
          found     { "Down" }

          Differences
            [1]: expected "Interests saved", found "Down"

          Before it, up to 1.000 s
            0.000  open InterestsPicker
            0.000  tap Continue
            0.000    onContinue({}) is called
            0.000  pause 1.000
            1.000  onContinue({}) begun at 0.000 throws "Down"
            1.000    haptic: error
            1.000    VoiceOver says "Down"

          The screen
            What are you into? Heading.
            Pick as many as you like.
            0 picked.
            Search topics. Search field.
            Continue. Button.
            Down.

          It printed
            a  line

          To run it again
            scenario run a.lua:2

        ✗ a.lua (1 passed, 1 failed)

        2 scenarios in N.NNN s
        1 passed, 1 failed

        """
    )
  }

  @Test("A mistake in a script is told with the calls that led there")
  func traceback() throws {
    let text = """
      local function deeper(x) return x.field end
      local function deep() local y = deeper() return y end
      scenario("it", function() deep() end)
      """
    #expect(
      try written(["a.lua": text]) == """
        ✗ it

          attempt to index a nil value (local 'x')

          a.lua:1
          1 │ local function deeper(x) return x.field end

          Called from
            a.lua:1: in function 'deeper'
            a.lua:2: in function 'deep'
            a.lua:3: in function <line 3>

          To run it again
            scenario run a.lua:3

        ✗ a.lua (0 passed, 1 failed)

        1 scenario in N.NNN s
        0 passed, 1 failed

        """
    )
  }

  @Test("A file that does not load is told with its place, and the others still run")
  func loadError() throws {
    #expect(
      try written(["a.lua": "\nscenario(", "b.lua": "scenario('b', function() end)"]) == """
        ✗ a.lua does not load

          unexpected symbol near <eof>

          a.lua:2
          2 │ scenario(

        ✓ b.lua (1 passed)

        1 file does not load.
        1 scenario in N.NNN s
        1 passed, 0 failed

        """
    )
  }

  private static let marked = """
    scenario("later", { skip = "not yet" }, function() end)
    scenario("broken", { knownBug = "BUG-1" }, function() error("x") end)
    scenario("broken too", { knownBug = "BUG-2" }, function() error("x") end)
    scenario("mended", { knownBug = "BUG-3" }, function() end)
    """

  @Test("Skipped scenarios and known bugs are counted, and a bug that is none any more is a failure")
  func marks() throws {
    #expect(
      try written(["a.lua": Self.marked]) == """
        ✗ mended

          the known bug 'BUG-3' does not fail any more; take the mark knownBug away

          a.lua:4
          4 │ scenario("mended", { knownBug = "BUG-3" }, function() end)

          To run it again
            scenario run a.lua:4

        ✗ a.lua (0 passed, 1 failed, 2 known bugs, 1 skipped)

        2 known bugs still fail.
        4 scenarios in N.NNN s
        2 passed, 1 failed, 1 skipped

        """
    )
  }

  @Test("Verbose names each scenario with its virtual time, and shows what it printed")
  func verbose() throws {
    let text = """
      scenario("one", function() pause(1.25) print("first") print("second\\n") end)
      scenario("two", { skip = "not yet" }, function() end)
      scenario("three", { knownBug = "BUG-1" }, function() error("x") end)
      scenario("four", function() error("x") end)
      """
    #expect(
      try written(["a.lua": text, "b.lua": "scenario('five', function() end)"], "--verbose") == """
        a.lua
          ✓ one 1.250 s
              It printed
                first
                second
                
          - two skipped: not yet
          ! three known bug: BUG-1
          ✗ four

          x

          a.lua:4
          4 │ scenario("four", function() error("x") end)

          To run it again
            scenario run a.lua:4


        b.lua
          ✓ five 0.000 s


        1 known bug still fails.
        5 scenarios in N.NNN s
        3 passed, 1 failed, 1 skipped

        """
    )
  }

  @Test("The lines of a file that is run several times are told apart")
  func repetitions() throws {
    let files = ["a.lua": "scenario('one', function() end)"]
    #expect(
      try written(files, "--repeat", "2") == """
        ✓ a.lua, 1 of 2 (1 passed)
        ✓ a.lua, 2 of 2 (1 passed)

        2 scenarios in N.NNN s
        2 passed, 0 failed

        """
    )
  }

  @Test("With fail-fast it is said that the run has ended early")
  func failFast() throws {
    let text = "scenario('one', function() error('x') end) scenario('two', function() end)"
    #expect(
      try written(["a.lua": text], "--fail-fast").hasSuffix(
        """
        ✗ a.lua (0 passed, 1 failed, 1 not run)

        The run ended at the first failure (--fail-fast).
        1 scenario in N.NNN s
        0 passed, 1 failed

        """
      )
    )
  }

  @Test("Of an interrupted run no file is told as passed that has not run wholly")
  func interrupted() {
    func told(_ events: [RunEvent], _ summary: RunSummary) -> String {
      ScenarioRunnerTests.written([Told.header()] + events + [.runEnded(summary)]) {
        PrettyReporter(detail: .usual, style: PrettyStyle(showsColor: false), write: $0)
      }
    }
    #expect(
      told(
        [Told.loaded("a.lua", 1), Told.ended("a"), Told.loaded("b.lua", 3), Told.ended("b")],
        RunSummary(passed: 2, interrupted: true)
      ) == """
        ✓ a.lua (1 passed)
        - b.lua (1 passed, 2 not run)

        The run was interrupted; what had run until then is told.
        2 scenarios in 0.000 s
        2 passed, 0 failed

        """
    )
    #expect(
      told([Told.loaded("a.lua", 2)], RunSummary(interrupted: true)) == """
        - a.lua (0 passed, 2 not run)

        The run was interrupted; what had run until then is told.
        0 scenarios in 0.000 s
        0 passed, 0 failed

        """
    )
  }

  @Test("Colours are shown on a terminal, always or never as it is asked for")
  func colors() throws {
    let files = ["a.lua": "scenario('one', function() end)"]
    let colored = """
      \u{1B}[32m✓\u{1B}[0m a.lua \u{1B}[2m(1 passed)\u{1B}[0m

      1 scenario in N.NNN s
      \u{1B}[32m1 passed, 0 failed\u{1B}[0m

      """
    #expect(try written(files, isTerminal: true) == colored)
    #expect(try written(files, "--color=always") == colored)
    #expect(try !written(files, "--color=never", isTerminal: true).contains("\u{1B}"))
    #expect(try !written(files).contains("\u{1B}"))
  }

  @Test("A failure's colours mark the title, the message and the place's line")
  func failureColors() throws {
    #expect(
      try written(["a.lua": "scenario('one', function() error('x') end)"], "--color=always") == """
        \u{1B}[31m✗\u{1B}[0m \u{1B}[1mone\u{1B}[0m

          \u{1B}[31mx\u{1B}[0m

          a.lua:1
          \u{1B}[2m1 │\u{1B}[0m scenario('one', function() error('x') end)

          To run it again
            scenario run a.lua:1

        \u{1B}[31m✗\u{1B}[0m a.lua \u{1B}[2m(0 passed, 1 failed)\u{1B}[0m

        1 scenario in N.NNN s
        \u{1B}[31m0 passed, 1 failed\u{1B}[0m

        """
    )
  }

  @Test("Control characters in whatever a script says can't steer a terminal")
  func controlCharacters() throws {
    let text = """
      scenario("clear \\27[2J it", function()
        print("\\27[31mred\\7\\r\\u{9B}2J\\ttab")
        local block = ProfileSetup { title = "\\27]0;title\\7" }
        error("\\27[8mhidden\\8\\u{202E}")
      end)
      scenario("skipped \\27[0m", { skip = "\\27[1m" }, function() end)
      scenario("bug", { knownBug = "\\27[1m" }, function() error("x") end)
      """
    for options in [[], ["--verbose"]] {
      let folder = try Folder(["\u{1B}[2Ja.lua": text])
      let written = Called(["run", folder("")] + options).output
      let controls = written.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
      #expect(controls.isEmpty, "\(written.debugDescription)")
      #expect(written.contains("✗ clear \\u{1B}[2J it\n"))
      #expect(written.contains("\\u{1B}[31mred\\u{7}\\u{D}\\u{9B}2J  tab\n"))
    }
  }

  @Test(
    "The path to run a scenario again is quoted where a shell needs it",
    arguments: [
      ("plain-1.lua", "FOLDER/plain-1.lua:1"), ("with space.lua", "'FOLDER/with space.lua:1'"),
      ("it's.lua", "'FOLDER/it'\\''s.lua:1'"), ("it'\u{301}s.lua", "'FOLDER/it'\\''\u{301}s.lua:1'"),
      ("$HOME.lua", "'FOLDER/$HOME.lua:1'"), ("é.lua", "FOLDER/é.lua:1"),
      ("a;b.lua", "'FOLDER/a;b.lua:1'"), ("a(b)*.lua", "'FOLDER/a(b)*.lua:1'"),
      ("it's \u{1B}.lua", "$'FOLDER/it\\'s \\x1b.lua:1'"),
    ]
  )
  func quoting(_ name: String, _ quoted: String) throws {
    let folder = try Folder([name: "scenario('a', function() error('x') end)"])
    let written = Called(["run", folder(name)]).output.replacingOccurrences(of: folder.path, with: "FOLDER")
    #expect(written.contains("\n    scenario run \(quoted)\n"))
  }

  @Test("A message of several lines keeps them, each indented")
  func lines() throws {
    #expect(
      try written(["a.lua": "scenario('a', function() error('one\\n\\ntwo', 0) end)"]).contains("\n  one\n  \n  two\n")
    )
  }

  @Test("Nothing is written for a run of nothing")
  func nothing() throws {
    #expect(try written(["a.lua": ""]).isEmpty)
    #expect(try written(["a.lua": "scenario('a', function() end)"], "--filter", "b").isEmpty)
  }
}
