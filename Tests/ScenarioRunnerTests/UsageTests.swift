import Testing

@testable import ScenarioRunner

/// What the command says of itself, and of arguments that are wrong.
struct UsageTests {
  private static let help = """
    scenario COMMAND

    Runs scenarios of the onboarding blocks, written in Lua, in virtual time.

    Commands
      run          Runs scenarios in virtual time.
      render       Draws what a person sees in a scenario.
      list         Names scenarios with their places, tags and rules, running none.
      check        Looks for all mistakes in scripts, running no scenario.
      rules        Runs a suite and tells, for each of its rules, which scenarios show it and how they ended.
      snapshots    Reviews and accepts snapshots, and names those that no scenario asks for.
      new          Writes a first scenario to start from.
      merge        Joins the JSON results of a run's shares, and tells of the whole as one run would.
      completions  Writes what a shell needs to complete the command's words.

    'scenario COMMAND --help' tells more.

    Example
      scenario run Scenarios

    """

  @Test("The help of the command goes to standard output", arguments: ["--help", "-h", "help"])
  func help(_ argument: String) {
    let called = Called([argument])
    #expect(called.status == .passed)
    #expect(called.output == Self.help)
    #expect(called.error.isEmpty)
  }

  @Test("Without arguments the help goes to standard error, and that is a usage error")
  func noArguments() {
    let called = Called([])
    #expect(called.status == .usage)
    #expect(called.output.isEmpty)
    #expect(called.error == Self.help)
  }

  @Test(
    "The help of run names each option and ends with an example",
    arguments: [["run", "--help"], ["run", "x", "-h"]]
  )
  func runHelp(_ arguments: [String]) {
    let called = Called(arguments)
    #expect(called.status == .passed)
    #expect(
      called.output == """
        scenario run [OPTIONS] [PATH…]

        Runs scenarios in virtual time.
        A PATH is a file, a folder with all .lua files below it, or FILE:LINE for the scenario
        that stands there. Without any it is Scenarios. Folders named support, photos, library
        and __snapshots__ hold no scenarios.

        Options
          --filter TEXT            what has TEXT in "file › title"; repeatable, any
          --exclude TEXT           not what has TEXT in "file › title"; repeatable
          --tag TAG                what has the tag; repeatable, any
          --rule ID                what covers the rule; repeatable, any
          --last-failed            what failed when it last ran
          --shard I/N              the Ith of N shares of all that; engines' variables do the same
          --shuffle[=SEED]         in another order, told by its seed
          --jobs N                 run in N processes at once (the cores)
          --repeat N               run everything N times
          --check-determinism      run each scenario twice; it must do the same
          --fail-fast              end the run at the first failure
          --watch                  run again what a saved file touches; keys: a all, f failed, q quit
          --sweep                  hold each screen against every text size, width and setting
          --snapshots MODE         new writes missing ones, check none, update also those that differ (new; check with CI set)
          --timeout SECONDS        wall-clock time for one scenario (10)
          --memory MIB             Lua memory of one file (64); a worker has thrice that and 1024
          --instructions MILLIONS  Lua instructions of one scenario (500)
          --printed MIB            how much one scenario can print (1)
          --waits NUMBER           waits, sleeps, latencies and photos at once (10000)
          --entries NUMBER         journal entries of one scenario in all (1000000)
          --reporter NAME[=FILE]   pretty, tap, junit, json or github, to a file or standard output; repeatable
          --verbose                name each scenario, what it printed and how long things held
          --quiet                  tell only what failed
          --color WHEN             auto, always or never (auto; NO_COLOR is honoured)
          --help                   show this help
          --version                show the version

        Example
          scenario run Scenarios --filter username

        """
    )
  }

  @Test("The help of every command ends with an example", arguments: CommandDescription.all.map(\.name))
  func help(of name: String) {
    let called = Called([name, "--help"])
    #expect(called.status == .passed)
    #expect(called.output.hasPrefix("scenario \(name) "))
    #expect(called.output.contains(/\n\nExample\n  [^\n]*scenario \b[^\n]*\n$/))
    for line in called.output.split(separator: "\n") { #expect(line.count <= 120) }
  }

  @Test("--version shows the version", arguments: [["--version"], ["run", "--version"]])
  func version(_ arguments: [String]) {
    let called = Called(arguments)
    #expect(called.status == .passed)
    #expect(called.output == "scenario \(ScenarioCommand.version)\n")
  }

  @Test(
    "What is wrong is said in one line on standard error",
    arguments: [
      (["rnu"], "there is no command 'rnu'; did you mean 'run'?"),
      (["xyzzy"], "there is no command 'xyzzy'; 'scenario --help' lists them"),
      ([""], "there is no command ''; 'scenario --help' lists them"),
      (["run", "--filtre=x"], "'scenario run' has no option '--filtre'; did you mean '--filter'?"),
      (["run", "--xyzzy"], "'scenario run' has no option '--xyzzy'; 'scenario run --help' lists them"),
      (["run", "--timeout"], "'--timeout' wants a value: --timeout SECONDS"),
      (["run", "--verbose=1"], "'--verbose' takes no value"),
      (["run", "--timeout=soon"], "'--timeout' can't be 'soon'; it is a number of seconds above 0, at most 1000000"),
      (["run", "/nowhere/at/all.lua"], "'/nowhere/at/all.lua' is no file and no folder"),
      (["run", "/nowhere/at/all.lua:12"], "'/nowhere/at/all.lua:12' is no file and no folder"),
      (["run", "/tmp:0"], "'/tmp:0' names no line; FILE:LINE is a file with a line from 1 up"),
      (["run", "--filter="], "'--filter' can't be ''; it is a part of \"file › title\""),
      (["run", ""], "'' is no file and no folder"),
      (["lst"], "there is no command 'lst'; did you mean 'list'?"),
      (["list", "--jsn"], "'scenario list' has no option '--jsn'; did you mean '--json'?"),
      (["list", "--verbose"], "'scenario list' has no option '--verbose'; 'scenario list --help' lists them"),
      (["run", "--shuffle", "--repeat"], "'--repeat' wants a value: --repeat N"),
      (["rules", "a", "b"], "'scenario rules' wants one path"),
      (["rules", "/nowhere"], "'/nowhere' is no file and no folder"),
      (["new", "a.lua"], "'scenario new' wants a file and a title: scenario new my_bug.lua \"what should happen\""),
      (
        ["new", "a.lua", " "],
        "'scenario new' wants a file and a title: scenario new my_bug.lua \"what should happen\""
      ), (["new", "a", "title"], "'scenario new' wants a file that ends with .lua, such as 'a.lua'"),
      (["merge"], "'scenario merge' wants files of results: scenario merge 1.json 2.json"),
      (["merge", "/nowhere.json"], "'/nowhere.json' can't be read"),
      (["completions"], "'scenario completions' wants a shell: bash, zsh or fish"),
      (["completions", "tcsh"], "'scenario completions' wants a shell: bash, zsh or fish"),
    ]
  )
  func wrong(_ arguments: [String], _ message: String) {
    let called = Called(arguments)
    #expect(called.status == .usage)
    #expect(called.output.isEmpty)
    #expect(called.error == "scenario: \(message)\n")
  }

  @Test(
    "No option takes an empty value",
    arguments: CommandDescription.all.filter { $0.options.contains { $0.value != nil } }.map(\.name)
  )
  func empty(_ name: String) throws {
    let folder = try Folder(["a.lua": "scenario('a', function() end)"])
    let command = try #require(CommandDescription.all.first { $0.name == name })
    for option in command.options where option.value != nil {
      let mode = name == "snapshots" ? ["--accept"] : []
      let called = Called([name, "\(option.name)=", folder("a.lua:1")] + mode)
      #expect(called.status == .usage)
      #expect(called.error.hasPrefix("scenario: '\(option.name)' can't be ''; it is "), "\(called.error)")
    }
  }

  @Test("A path that is not there is told before anything is run")
  func pathFirst() throws {
    let folder = try Folder(["a.lua": "scenario('a', function() end)"])
    let called = Called(["run", folder("a.lua"), folder("b.lua")])
    #expect(called.status == .usage)
    #expect(called.output.isEmpty)
  }

  @Test("That no scenario matched is said on standard error, with what was asked for")
  func nothingMatched() throws {
    let folder = try Folder(["a.lua": "scenario('a', function() end)", "empty/x.txt": ""])
    let filtered = Called(["run", folder("a.lua"), "--filter", "nope", "--filter=never"])
    #expect(filtered.status == .nothingMatched)
    #expect(filtered.output.isEmpty)
    #expect(
      folder.without(filtered.error) == "scenario: no scenario matched 'a.lua' --filter 'nope' --filter 'never'\n"
    )
    #expect(folder.without(Called(["run", folder("empty")]).error) == "scenario: no scenario matched 'empty'\n")
  }
}
