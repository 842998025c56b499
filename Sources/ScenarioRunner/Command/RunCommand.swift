import ScenarioLanguage

extension CommandDescription {
  static let run = CommandDescription(
    name: "run",
    usage: "[OPTIONS] [PATH…]",
    summary: "Runs scenarios in virtual time.",
    details: [
      "A PATH is a file, a folder with all .lua files below it, or FILE:LINE for the scenario",
      "that stands there. Without any it is Scenarios. Folders named support, photos, library",
      "and __snapshots__ hold no scenarios.",
    ],
    options: [
      CommandOption(name: "--filter", value: "TEXT", help: "run what has TEXT in \"file › title\"; repeatable, any"),
      CommandOption(name: "--fail-fast", value: nil, help: "end the run at the first failure"),
      CommandOption(
        name: "--timeout",
        value: "SECONDS",
        help: "wall-clock time for one scenario (\(ScenarioLimits.defaultSeconds))"
      ),
      CommandOption(
        name: "--memory",
        value: "MIB",
        help: "Lua memory of one file (\(ScenarioLimits.defaultMebibytes))"
      ),
      CommandOption(
        name: "--instructions",
        value: "MILLIONS",
        help: "Lua instructions of one scenario (\(ScenarioLimits.defaultMillionsOfInstructions))"
      ),
    ] + .telling,
    example: "scenario run Scenarios --filter username"
  )
}

/// `scenario run`: what its arguments ask for.
struct RunCommand {
  var options = ScenarioRun.Options()
  var telling = TellingOptions()

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if !arguments.operands.isEmpty { options.paths = arguments.operands }
    options.filters = arguments.values("--filter")
    if options.filters.contains("") {
      throw .badValue(option: "--filter", value: "", wants: "a part of \"file › title\"")
    }
    options.failsFast = arguments.has("--fail-fast")
    telling = try TellingOptions(arguments)
    if let seconds: Double = try arguments.number(
      "--timeout",
      wants: "a number of seconds above 0",
      where: { $0 > 0 && $0.isFinite }
    ) {
      options.limits.seconds = seconds
    }
    if let mebibytes: Int = try arguments.number(
      "--memory",
      wants: "a whole number of MiB from 1 to 65536",
      where: { (1...65536).contains($0) }
    ) {
      options.limits.memory = mebibytes << 20
    }
    if let millions: Int = try arguments.number(
      "--instructions",
      wants: "a whole number of millions from 1 to 1000000",
      where: { (1...1_000_000).contains($0) }
    ) {
      options.limits.instructions = millions * 1_000_000
    }
  }
}
