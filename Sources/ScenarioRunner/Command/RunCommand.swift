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
    options: .choosing + [
      CommandOption(
        name: "--shuffle",
        value: "SEED",
        valueIsOptional: true,
        help: "in another order, told by its seed"
      ),
      CommandOption(name: "--jobs", value: "N", help: "run in N processes at once (the cores)"),
      CommandOption(name: "--repeat", value: "N", help: "run everything N times"),
      .checkDeterminism,
      CommandOption(name: "--fail-fast", value: nil, help: "end the run at the first failure"),
      CommandOption(
        name: "--watch",
        value: nil,
        help: "run again what a saved file touches; keys: a all, f failed, q quit"
      ),
      .sweep, .snapshots,
    ] + .limits + .telling,
    example: "scenario run Scenarios --filter username",
    perform: { arguments, console throws(UsageError) in
      let session = try RunSession(arguments, console)
      if arguments.has("--watch") { return try Watch(session)() }
      return session.run(try SuitePath.find(session.options.choice.paths))
    }
  )
}

extension [CommandOption] {
  /// The options of every command that runs scenarios.
  static let limits = [
    CommandOption(
      name: "--timeout",
      value: "SECONDS",
      help: "wall-clock time for one scenario (\(ScenarioLimits.defaultSeconds))"
    ),
    CommandOption(
      name: "--memory",
      value: "MIB",
      help: "Lua memory of one file (\(ScenarioLimits.defaultMebibytes)); "
        + "a worker has thrice that and \(ScenarioLimits.mebibytesBesideLua)"
    ),
    CommandOption(
      name: "--instructions",
      value: "MILLIONS",
      help: "Lua instructions of one scenario (\(ScenarioLimits.defaultMillionsOfInstructions))"
    ),
    CommandOption(
      name: "--printed",
      value: "MIB",
      help: "how much one scenario can print (\(ScenarioLimits.defaultMebibytesOfOutput))"
    ),
    CommandOption(
      name: "--waits",
      value: "NUMBER",
      help: "waits, sleeps, latencies and photos at once (\(ScenarioLimits.defaultWaits))"
    ),
    CommandOption(
      name: "--entries",
      value: "NUMBER",
      help: "journal entries of one scenario in all (\(ScenarioLimits.defaultEntries))"
    ),
  ]
}

extension ScenarioRun.Options {
  /// What the arguments of `scenario run` ask for.
  init(_ arguments: ParsedArguments, environment: @escaping (String) -> String?) throws(UsageError) {
    choice = try Choice(arguments, environment: environment)
    snapshots = try SnapshotMode(arguments, environment: environment)
    limits = try ScenarioLimits(arguments)
    failsFast = arguments.has("--fail-fast")
    jobs =
      try arguments.number("--jobs", wants: "a whole number from 1 to 256", where: { (1...256).contains($0) })
    isTimed = arguments.has("--verbose")
    checksDeterminism = arguments.has(CommandOption.checkDeterminism.name)
    repetitions =
      try arguments.number("--repeat", wants: "a whole number from 1 up", where: { $0 >= 1 }) ?? repetitions
    if arguments.standsAlone("--shuffle") {
      seed = UInt32.random(in: 0...(.max))
    } else {
      seed = try arguments.number("--shuffle", wants: "a whole number from 0 to \(UInt32.max)", where: { _ in true })
    }
    let others: [CommandOption] = seed == nil ? [] : .selecting
    outcomeOptions = arguments.words(of: ([.sweep, .checkDeterminism] + .limits + others).map(\.name))
  }
}

extension ScenarioLimits {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    seconds =
      try arguments.number(
        "--timeout",
        wants: "a number of seconds above 0, at most 1000000",
        where: { $0 > 0 && $0 <= 1_000_000 }
      )
      ?? seconds
    if let mebibytes: Int = try arguments.number(
      "--memory",
      wants: "a whole number of MiB from 1 to 65536",
      where: { (1...65536).contains($0) }
    ) {
      memory = mebibytes << 20
    }
    if let millions: Int = try arguments.number(
      "--instructions",
      wants: "a whole number of millions from 1 to 1000000",
      where: { (1...1_000_000).contains($0) }
    ) {
      instructions = millions * 1_000_000
    }
    if let mebibytes: Int = try arguments.number(
      "--printed",
      wants: "a whole number of MiB from 1 to 1024",
      where: { (1...1024).contains($0) }
    ) {
      output = mebibytes << 20
    }
    waits = try arguments.number("--waits", wants: "a whole number from 1 up", where: { $0 >= 1 }) ?? waits
    entries = try arguments.number("--entries", wants: "a whole number from 1 up", where: { $0 >= 1 }) ?? entries
  }
}
