import Foundation
import Testing

/// Snapshots, written and held by the built command.
struct SnapshotTests {
  private static let script = """
    scenario("at rest", function()
      local block = ProfileSetup {}
      block:snapshot("rest", { picture = true })
    end)
    """

  /// The line of a shell, called in a folder with a suite.
  private func shell(_ suite: Scratch, _ line: String) throws -> Command.Ended {
    try Command.shell("cd '\(suite.path)' && \(line)")
  }

  @Test("A missing one is written and told, held from then on, and told where it differs")
  func life() throws {
    let suite = try Scratch(["a.lua": Self.script])
    let first = try shell(suite, "\"$SCENARIO\" run a.lua")
    #expect(first.status == 0)
    #expect(first.output.hasPrefix("✓ a.lua (1 passed)\n\n2 snapshots were written.\n1 scenario in "))
    #expect(try shell(suite, "\"$SCENARIO\" run a.lua --snapshots check").status == 0)
    let saved = try #require(suite.text("__snapshots__/a/rest.txt"))
    try suite.write("__snapshots__/a/rest.txt", saved.replacingOccurrences(of: "Username", with: "Handle"))
    let ended = try shell(suite, "\"$SCENARIO\" run a.lua")
    #expect(ended.status == 1)
    #expect(
      ended.output.hasPrefix(
        """
        ✗ at rest

          the screen is not as the snapshot "rest" has it (- saved, + now)

          a.lua:3
          3 │ block:snapshot("rest", { picture = true })

          Differences
            - username.label: text "Handle"
            + username.label: text "Username"
            - username: textField "Handle"
            + username: textField "Username"

        """
      )
    )
    #expect(
      ended.output.contains(
        "\n  To save what is there now\n    scenario run a.lua:1 --snapshots update\n"
      )
    )
    #expect(try shell(suite, "\"$SCENARIO\" run a.lua:1 --snapshots update").status == 0)
    #expect(suite.text("__snapshots__/a/rest.txt") == saved)
  }

  @Test("However many processes run a file, each snapshot is held, and a name that is taken twice is told")
  func processes() throws {
    let scenarios = (1...40).map { number in
      "scenario('s \(number)', function() ProfileSetup {}:snapshot('s \(number == 39 ? 2 : number)') end)"
    }
    let suite = try Scratch(["a.lua": scenarios.joined(separator: "\n")])
    for jobs in [1, 4] {
      let ended = try shell(suite, "\"$SCENARIO\" run a.lua --jobs \(jobs)")
      #expect(ended.status == 1)
      #expect(
        ended.output.hasPrefix(
          """
          ✗ s 39

            the snapshot "s 2" belongs to the scenario "s 2" in line 2; each scenario's snapshots need names of their own

            a.lua:39

          """
        )
      )
      #expect(ended.output.contains("\n39 snapshots were written.\n") == (jobs == 1))
    }
  }

  @Test("A picture that differs is drawn beside its difference where the command is called, unless nothing is written")
  func pictures() throws {
    let suite = try Scratch(["s/RULES.md": "", "s/deep/a.lua": Self.script])
    #expect(try shell(suite, "\"$SCENARIO\" run s").status == 0)
    let swapped = """
      sed -i.bak 's/ProfileSetup {}/ProfileSetup {}; environment { colorScheme = "dark" }/' s/deep/a.lua; rm s/deep/*.bak
      """
    _ = try shell(suite, swapped)
    let checked = try shell(suite, "CI=true \"$SCENARIO\" run s")
    #expect(checked.status == 1)
    #expect(
      checked.output.contains(
        "\n    --snapshots new draws this picture, and one with the changes in red, to the folder pictures\n"
      )
    )
    #expect(suite.names == ["s"])
    let ended = try shell(suite, "\"$SCENARIO\" run s")
    #expect(ended.status == 1)
    #expect(ended.output.contains("\n  the screen is not drawn as the snapshot \"rest\" has it\n"))
    #expect(ended.output.contains(" % of its pixels have changed, from (0, 0) to (390, "))
    #expect(ended.output.contains("\n    what it shows now is in pictures/deep/a/rest.actual.png\n"))
    #expect(ended.output.contains("\n    what has changed is red in pictures/deep/a/rest.difference.png\n"))
    for name in ["actual", "difference"] {
      let data = try Data(contentsOf: URL(fileURLWithPath: suite("pictures/deep/a/rest.\(name).png")))
      #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test("A folder that can't be written is the status 5, and nothing is left there")
  func unwritable() throws {
    let suite = try Scratch(["a.lua": Self.script, "__snapshots__/a": "no folder"])
    let ended = try shell(suite, "\"$SCENARIO\" run a.lua")
    #expect(ended.status == 5)
    #expect(ended.output.contains("\n  block:snapshot: '__snapshots__/a/rest.txt' could not be written: "))
    #expect(suite.names == ["__snapshots__", "a.lua"])
  }

  @Test("With --fail-fast nothing is written of scenarios after the one that fails")
  func failFast() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("fails", function() expect(1):equals(2) end)
      for i = 1, 20 do scenario("takes " .. i, function() ProfileSetup {}:snapshot("rest " .. i) end) end
      """
    ])
    let ended = try Command.run(["run", scratch("a.lua"), "--fail-fast"], environment: ["CI": ""])
    #expect(ended.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(scratch.names == ["a.lua"])
  }

  @Test("A disk that is full leaves what was saved as it was, and nothing beside it")
  func full() throws {
    let suite = try Scratch(["a.lua": Self.script, "__snapshots__/a/rest.txt": "kept\n"])
    // No file may grow beyond a block; what is written goes to a pipe.
    let ended = try shell(
      suite,
      "(trap '' XFSZ; ulimit -f 1; \"$SCENARIO\" run a.lua --snapshots update; echo $?) | grep -E '^[0-9]$|could not'"
    )
    #expect(ended.output == "  block:snapshot: '__snapshots__/a/rest.txt' could not be written: File too large\n5\n")
    #expect(suite.text("__snapshots__/a/rest.txt") == "kept\n")
    #expect(try shell(suite, "ls -A __snapshots__/a").output == "rest.txt\n")
  }

  @Test("A person reviews at a terminal")
  func review() throws {
    let suite = try Scratch(["a.lua": "scenario('at rest', function() ProfileSetup {}:snapshot('rest') end)"])
    let terminal = try Terminal(["snapshots", "--review", suite("a.lua")], columns: 80)
    let shown = terminal.wait { $0.hasSuffix("  a accepts, k keeps what is saved, q quits: ") }
    #expect(shown.contains("\u{1B}[32m    + header: header "))
    #expect(suite.text("__snapshots__/a/rest.txt") == nil)
    terminal.press("a")
    let ended = terminal.end()
    #expect(ended.status == 0)
    #expect(ended.text.hasSuffix("accepted\n\n1 accepted, 0 kept\n"))
    #expect(suite.text("__snapshots__/a/rest.txt") != nil)
    #expect(terminal.showsKeys)
  }

  @Test("Ctrl-C ends a review at once, and without keys there is none")
  func interrupted() throws {
    let suite = try Scratch(["a.lua": "scenario('at rest', function() ProfileSetup {}:snapshot('rest') end)"])
    let terminal = try Terminal(["snapshots", "--review", suite("a.lua")], columns: 80)
    _ = terminal.wait { $0.hasSuffix("q quits: ") }
    terminal.interrupt()
    #expect(terminal.end().status == 130)
    #expect(suite.text("__snapshots__/a/rest.txt") == nil)
    let ended = try shell(suite, "\"$SCENARIO\" snapshots --review a.lua </dev/null")
    #expect(ended.status == 2)
  }

  @Test("Runs that end at the same time each write theirs wholly")
  func atOnce() throws {
    let scenarios = (1...8).map { "scenario('s \($0)', function() InterestsPicker {}:snapshot('s \($0)') end)" }
    let suite = try Scratch(["a.lua": scenarios.joined(separator: "\n")])
    let ended = try shell(
      suite,
      """
      for i in 1 2 3 4 5 6 7 8; do "$SCENARIO" run . --shard $i/8 >/dev/null 2>&1 & done; wait
      ls -A __snapshots__/a; "$SCENARIO" run . --snapshots check | tail -1
      """
    )
    #expect(ended.output == (1...8).map { "s \($0).txt\n" }.joined() + "8 passed, 0 failed\n")
  }
}
