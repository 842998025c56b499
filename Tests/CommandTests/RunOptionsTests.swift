import Foundation
import Testing

/// What the options of `scenario run` do that no other tests show from outside.
struct RunOptionsTests {
  @Test("--check-determinism fails what does something else when it runs again, alone")
  func determinism() throws {
    let scratch = try Scratch([
      "a.lua": """
      local runs = 0
      scenario("alone", function() pause(1) end)
      scenario("counts", function()
        runs = runs + 1
      end)
      scenario("depends", function() pause(runs) end)
      """
    ])
    #expect(try Command.run("run", scratch("a.lua")).status == 0)
    let ended = try Command.run("run", "--check-determinism", scratch("a.lua"))
    #expect(ended.status == 1)
    #expect(ended.output.contains("✗ depends\n\n  the scenario did something else when it was run again, alone\n"))
    #expect(ended.output.contains("    at first: 0.000  pause 1.000\n    again:    0.000  pause 0.000\n"))
    #expect(ended.output.hasSuffix("2 passed, 1 failed\n"))
  }

  @Test("--check-determinism holds snapshots both times")
  func determinismOfSnapshots() throws {
    let scratch = try Scratch([
      "a.lua": "scenario('a', function() ProfileSetup {}:snapshot('rest') end)",
      "__snapshots__/a/rest.txt": "another screen\n",
    ])
    let ended = try Command.run("run", "--check-determinism", scratch("a.lua"))
    #expect(ended.status == 1)
    #expect(ended.output.contains("the screen is not as the snapshot"))
    #expect(!ended.output.contains("something else"))
  }

  @Test(
    "Each limit is told with its value and the option that raises it, and that option raises it",
    arguments: [
      (
        "--waits", "1", "2",
        "for i = 1, 2 do ProfileSetup { checkUsername = server() }:fill('Username', 'maya') end pause(1)",
        "the scenario has more than 1 things waiting on the clock at once; --waits NUMBER raises the limit"
      ),
      (
        "--entries", "4", "1000", "for i = 1, 4 do ProfileSetup {}:tap('Grey') end",
        "the journals got more than 4 entries in all; --entries NUMBER raises the limit"
      ),
      (
        "--memory", "1", "64", "local text = ('x'):rep(1 << 20)",
        "the script used more than 1 MiB of memory; --memory MIB raises the limit"
      ),
      (
        "--instructions", "1", "100", "for i = 1, 2000000 do end",
        "the script ran more than 1 million instructions and was stopped; does a loop never end? "
          + "--instructions MILLIONS raises the limit"
      ),
    ]
  )
  func limits(_ option: String, _ low: String, _ high: String, _ body: String, _ message: String) throws {
    let scratch = try Scratch(["a.lua": "scenario('a', function() \(body) end)\nscenario('b', function() end)"])
    let ended = try Command.run("run", option, low, scratch("a.lua"))
    #expect(ended.status == 1)
    #expect(ended.output.contains("  \(message)\n"), "\(ended.output)")
    #expect(ended.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(try Command.run("run", option, high, scratch("a.lua")).status == 0)
  }

  @Test("--printed raises what a scenario can print")
  func output() throws {
    let scratch = try Scratch(["a.lua": "scenario('a', function() print(('x'):rep(1500000)) print('end') end)"])
    let cut = try Command.run("run", "--verbose", scratch("a.lua")).output
    #expect(cut.contains("(output of more than 1 MiB is cut here; --printed MIB raises the limit)\n"))
    #expect(!cut.contains(" end\n"))
    #expect(try Command.run("run", "--verbose", "--printed=2", scratch("a.lua")).output.contains(" end\n"))
  }

  @Test("--verbose tells for how long expectations hold, and marks what is about to break")
  func timing() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("a", function()
        local block = ProfileSetup { checkUsername = server { latency = 1 } }
        block:fill("Username", "maya")
        pause(0.449)
        expect(block.state.availability):equals("waiting")
        pause(0.5)
        expect(block.state.availability):equals("checking")
      end)
      """
    ])
    #expect(
      try Command.run("run", "--verbose", scratch("a.lua")).output.contains(
        """
          ✓ a 0.949 s
              ! line 5, at 0.449, holds until 0.450: by 0.001 s only
              line 7, at 0.949, holds from 0.450 to 1.450

        """
      )
    )
  }

  @Test("A failure says why, which moment would have passed, and what would help")
  func story() throws {
    let scratch = try Scratch([
      "a.lua": """
      scenario("a", function()
        local block = ProfileSetup { checkUsername = server { latency = 1 } }
        block:fill("Username", "maya")
        pause(0.449)
        expect(block.state.availability):equals("checking")
      end)
      """
    ])
    let ended = try Command.run("run", scratch("a.lua"))
    #expect(ended.status == 1)
    #expect(
      ended.output.hasPrefix(
        """
        ✗ a

          expected and found differ

          \(scratch("a.lua")):5
          5 │ expect(block.state.availability):equals("checking")

          expected  "checking"
          found     "waiting"

          Why
            The check of "maya" begins at 0.450, once the username has been unchanged for 0.450 s; it last changed at 0.000.
            This line would have passed at 0.450, 0.001 s later.

          To fix it, let 0.001 s more pass after the last act or pause before it, or retry it \
        with expect(function() … end):eventually().

          Before it, up to 0.449 s
            0.000  open ProfileSetup
            0.000  fill Username "maya"
            0.000    a wait of 0.450 s begins
            0.000  pause 0.449

          The screen

        """
      )
    )
  }

  @Test("--sweep passes screens that hold in every environment")
  func sweep() throws {
    let scratch = try Scratch(["a.lua": "scenario('a', function() ProfileSetupExample() end)"])
    let ended = try Command.run("run", "--sweep", scratch("a.lua"))
    #expect(ended.status == 0)
    #expect(ended.output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test("--sweep fails a scenario that passes as it is written, where a screen of it does not hold at an edge")
  func sweepFails() throws {
    // A letter with eight marks that the packages' font has not is as wide as nine, and is never parted.
    let scratch = try Scratch([
      "a.lua": """
      scenario("wide", function()
        local topics = { { id = "wide", title = "a" .. ("\u{1E8D0}"):rep(8), symbol = "star" } }
        local block = InterestsPicker { categories = { { id = "all", title = "All", topics = topics } } }
        expect(block:outside()):equals {}
      end)
      """
    ])
    let written = try Command.run("run", scratch("a.lua"))
    #expect(written.status == 0, "\(written.output)")
    let ended = try Command.run("run", "--sweep", scratch("a.lua"))
    #expect(ended.status == 1)
    let message = "a screen of it does not hold in every environment: at 0.000 s: accessibility"
    #expect(ended.output.contains(message), "\(ended.output)")
    #expect(ended.output.contains("\n\n  Differences\n    at 0.000 s: accessibility"))
    #expect(ended.output.contains("a.lua:1\n"))
    #expect(ended.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(try runAgain(ended).output.contains(message))
  }

  /// Runs what a failure's report says runs it again.
  private func runAgain(_ ended: Command.Ended) throws -> Command.Ended {
    let call = ended.output.components(separatedBy: "To run it again\n    scenario ").last?.split(separator: "\n").first
    return try Command.shell("\"$SCENARIO\" \(try #require(call))")
  }

  @Test("The command under 'To run it again' fails again: after others of the file, in their order, within limits")
  func again() throws {
    let scratch = try Scratch([
      "a.lua": """
      local runs = 0
      for i = 1, 20 do scenario("counts " .. i, function() runs = runs + 1 end) end
      scenario("depends", function() expect(runs):equals(0) end)
      """,
      "b.lua": "scenario('long', function() for i = 1, 2000000 do end end)",
      "c.lua": "scenario('a', function() ProfileSetup {}:snapshot('rest') end)",
      "d.lua": """
      local ran = 0
      for _, name in ipairs { "alpha", "gamma" } do
        scenario(name, { tags = { "k" } }, function() ran = ran + 1 expect(ran):isBelow(2) end)
      end
      for i = 1, 20 do scenario("beta" .. i, function() ran = 0 end) end
      """,
    ])
    for arguments in [
      ["a.lua", "--check-determinism"], ["a.lua", "--shuffle=1", "--repeat=3"],
      ["b.lua", "--instructions=100", "--instructions=1"], ["c.lua", "--snapshots=check"],
      ["d.lua", "--shuffle=7", "--tag=k"],
      ["d.lua", "--shuffle", "--filter=alpha", "--filter=gamma", "--exclude=beta"],
    ] {
      let ended = try Command.run(["run", scratch(arguments[0])] + arguments.dropFirst())
      #expect(ended.status == 1)
      #expect(try runAgain(ended).status == 1, "\(ended.output)")
    }
  }

  @Test("70: without a process left the command says so")
  func fault() throws {
    let ended = try Command.shell("ulimit -n 4; \"$SCENARIO\" run passing.lua")
    #expect(ended.status == 70)
    #expect(ended.output.isEmpty)
    #expect(ended.error == "scenario: could not start a process: Too many open files\n")
  }
}
