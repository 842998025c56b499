import Drawing
import ScenarioLanguage

/// What a call of `scenario run` asks for, to be run once or, when it watches, again and again.
struct RunSession {
  let options: ScenarioRun.Options
  let console: Console
  let telling: TellingOptions
  private let failures: LastFailures
  private let sweep: Sweep?

  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    options = try ScenarioRun.Options(arguments, environment: console.environment)
    telling = try TellingOptions(arguments)
    failures = LastFailures(console.environment)
    sweep = arguments.has(CommandOption.sweep.name) ? try Sweep.opened() : nil
    self.console = console
  }

  /// Runs what is chosen of these files, or of that what failed when it last ran, and tells of it.
  ///
  /// Of each file the paths are noted on which its outcome depends.
  func run(
    _ paths: [SuitePath],
    onlyLastFailed: Bool = false,
    noteDependencies: @escaping (SuitePath, [String]) -> Void = { _, _ in }
  ) -> ExitStatus {
    var options = options
    if onlyLastFailed { options.choice.lastFailed = true }
    let told = Telling(telling, console: console)
    let suites = Suites()
    let chooser = Chooser(options.choice, suites: suites, failures: failures)
    let summary = ScenarioRun(
      options,
      paths: paths,
      chooser: chooser,
      suites: suites,
      sweep: sweep,
      makesProcesses: console.makesProcesses,
      reporters: told.reporters + [FailureKeeper(failures, suites: suites)],
      noteDependencies: noteDependencies,
      isInterrupted: { told.isOver }
    )()
    if summary.exitStatus == .nothingMatched { chooser.tellNothingMatched(console) }
    return told.finish(summary.exitStatus)
  }
}

extension Sweep {
  /// A sweep, or what is wrong with the machine.
  fileprivate static func opened() throws(UsageError) -> Sweep {
    do throws(TextError) { return try Sweep() } catch { throw .cannotLayOut(error.description) }
  }
}
