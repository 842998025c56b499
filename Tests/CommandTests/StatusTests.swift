import Foundation
import Testing

/// The exit statuses of the built command, and what goes to which output.
struct StatusTests {
  @Test("0: all passed; the counts go to standard output, nothing to standard error")
  func passed() throws {
    let ended = try Command.run("run", "passing.lua", "suite")
    #expect(ended.status == 0)
    #expect(ended.output.hasPrefix("✓ passing.lua (2 passed)\n✓ suite/people.lua (1 passed)\n\n3 scenarios in "))
    #expect(ended.output.hasSuffix(" s\n3 passed, 0 failed\n"))
    #expect(ended.error.isEmpty)
  }

  @Test("0: skipped ones and known bugs that still fail count as passed")
  func marks() throws {
    #expect(try Command.run("run", "marks.lua").status == 0)
  }

  @Test("1: a scenario failed; the others still run, and what failed is on standard output")
  func failed() throws {
    let ended = try Command.run("run", "failing.lua", "passing.lua")
    #expect(ended.status == 1)
    #expect(ended.output.hasPrefix("✗ one is two\n\n  expected and found differ\n\n  failing.lua:2\n"))
    #expect(ended.output.contains("\n    scenario run failing.lua:1\n"))
    #expect(ended.output.hasSuffix("3 passed, 1 failed\n"))
    #expect(ended.error.isEmpty)
  }

  @Test("The command that a failure names runs that scenario alone")
  func again() throws {
    let ended = try Command.run("run", "failing.lua:1")
    #expect(ended.status == 1)
    #expect(ended.output.hasSuffix("0 passed, 1 failed\n"))
    #expect(try Command.run("run", "failing.lua:5").status == 0)
  }

  @Test(
    "2: usage; one line on standard error, nothing on standard output",
    arguments: [
      (["rnu"], "scenario: there is no command 'rnu'; did you mean 'run'?\n"),
      (["run", "--verbos"], "scenario: 'scenario run' has no option '--verbos'; did you mean '--verbose'?\n"),
      (["run", "nowhere.lua"], "scenario: 'nowhere.lua' is no file and no folder\n"),
      (
        ["run", "--timeout=-1"],
        "scenario: '--timeout' can't be '-1'; it is a number of seconds above 0, at most 1000000\n"
      ),
    ]
  )
  func usage(_ arguments: [String], _ error: String) throws {
    let ended = try Command.run(arguments)
    #expect(ended.status == 2)
    #expect(ended.output.isEmpty)
    #expect(ended.error == error)
  }

  @Test("2: without arguments the help goes to standard error")
  func noArguments() throws {
    let ended = try Command.run()
    #expect(ended.status == 2)
    #expect(ended.output.isEmpty)
    #expect(ended.error.hasPrefix("scenario COMMAND\n"))
  }

  @Test("3: a script does not load; the others still run")
  func notLoaded() throws {
    let ended = try Command.run("run", "loading", "failing.lua", "--instructions=2")
    #expect(ended.status == 3)
    #expect(ended.output.contains("\n✓ loading/whole.lua (1 passed)\n"))
    #expect(ended.output.contains("\n3 files do not load.\n3 scenarios in "))
    #expect(ended.output.hasSuffix("2 passed, 1 failed\n"))
    #expect(ended.error.isEmpty)
  }

  @Test(
    "4: no scenario matched",
    arguments: [["loading/empty.lua"], ["no_scenarios"], ["passing.lua", "--filter=x y z"]]
  )
  func nothingMatched(_ arguments: [String]) throws {
    let ended = try Command.run(["run"] + arguments)
    #expect(ended.status == 4)
    #expect(ended.output.isEmpty)
    #expect(ended.error.hasPrefix("scenario: no scenario matched '\(arguments[0])'"))
  }

  @Test("Without a path it is the folder Scenarios")
  func defaultPath() throws {
    let ended = try Command.run("run")
    #expect(ended.status == 2)
    #expect(ended.error == "scenario: 'Scenarios' is no file and no folder\n")
  }

  @Test("--help and --version go to standard output", arguments: [["--help"], ["run", "--help"], ["--version"]])
  func help(_ arguments: [String]) throws {
    let ended = try Command.run(arguments)
    #expect(ended.status == 0)
    #expect(ended.output.hasPrefix("scenario "))
    #expect(ended.error.isEmpty)
  }

  @Test("Output that is no terminal has no colours, unless they are asked for")
  func colors() throws {
    #expect(try !Command.run("run", "failing.lua").output.contains("\u{1B}"))
    #expect(try Command.run("run", "failing.lua", "--color=always").output.contains("\u{1B}[31m"))
  }

  @Test("A run says the same each time, but for its wall-clock time")
  func same() throws {
    func output() throws -> [Substring] {
      try Command.run("run", "mistakes.lua", "failing.lua", "suite", "--verbose").output.split(separator: "\n")
        .filter { !$0.contains(" scenarios in ") }
    }
    #expect(try output() == output())
  }

  @Test("Whoever stops reading ends the command without a word")
  func head() throws {
    let ended = try Command.shell("\"$SCENARIO\" run many.lua | head -1; echo ${PIPESTATUS[0]}")
    let lines = ended.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "✗ number 1")
    // The signal that the system sends to whoever writes for nobody.
    #expect(lines.last == "141")
    #expect(ended.error.isEmpty)
  }

  /// Outputs that can't be written, with what the system says; not every system has a full device.
  private static let unwritableOutputs = [
    (">&-", "Bad file descriptor"), (">/dev/full", "No space left on device"),
  ].filter { redirection, _ in redirection == ">&-" || FileManager.default.fileExists(atPath: "/dev/full") }

  @Test("5: an output that can't be written is told", arguments: unwritableOutputs)
  func unwritable(_ redirection: String, _ reason: String) throws {
    let ended = try Command.shell("\"$SCENARIO\" run passing.lua \(redirection)")
    #expect(ended.status == 5)
    #expect(ended.error == "scenario: standard output could not be written: \(reason)\n")
  }

  @Test("130: an interrupted run tells what had run until then", arguments: ["INT", "TERM"])
  func interrupted(signal: String) throws {
    // It is interrupted once it has written something, which it does while there is much left to run.
    let ended = try Command.shell(
      """
      told=$(mktemp)
      "$SCENARIO" run many.lua slow.lua >"$told" &
      command=$!
      until [ -s "$told" ]; do sleep 0.05; done
      kill -s \(signal) $command; wait $command; echo $?
      tail -4 "$told"; rm "$told"
      """
    )
    #expect(ended.output.hasPrefix("130\n\nThe run was interrupted; what had run until then is told.\n"))
    #expect(ended.output.hasSuffix(" failed\n"))
    #expect(ended.error.isEmpty)
  }
}
