import ScenarioLanguage

extension CommandDescription {
  static let snapshots = CommandDescription(
    name: "snapshots",
    usage: "--review | --accept | --unreferenced [PATH…]",
    summary: "Reviews and accepts snapshots, and names those that no scenario asks for.",
    details: [
      "The scenarios run to find out which snapshots they ask for. A PATH is as for 'scenario run'.",
      "The status is 1 when a snapshot was kept or is unreferenced, or a scenario failed for another",
      "reason. Where the variable CI is set nothing is written.",
    ],
    options: [
      CommandOption(
        name: "--review",
        value: nil,
        help: "show each that is missing or differs; keys: a accept, k keep, q quit"
      ), CommandOption(name: "--accept", value: nil, help: "write all that are missing or differ, and name them"),
      CommandOption(name: "--unreferenced", value: nil, help: "name the saved files that no scenario asks for"),
    ] + .limits + [.color],
    example: "scenario snapshots --review Scenarios",
    perform: { arguments, console throws(UsageError) in
      var options = ScenarioRun.Options()
      options.limits = try ScenarioLimits(arguments)
      let style = try ColorChoice(arguments).style(console)
      if !arguments.operands.isEmpty { options.choice.paths = arguments.operands }
      let paths = try SuitePath.find(options.choice.paths)
      let run = SnapshotRun(options: options, paths: paths, console: console)
      switch try Self.work(arguments, console) {
      case "--review": return review(run, style)
      case "--accept": return accept(run)
      default:
        guard paths.allSatisfy(\.lines.isEmpty) else {
          throw .badOperands(command: "snapshots", wants: "whole files or folders with --unreferenced, without a line")
        }
        return tellUnreferenced(run)
      }
    }
  )

  /// The one thing that is to be done, which is possible here.
  private static func work(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> String {
    let asked = ["--review", "--accept", "--unreferenced"].filter(arguments.has)
    guard let work = asked.first else {
      throw .badOperands(command: "snapshots", wants: "one of --review, --accept and --unreferenced")
    }
    guard asked.count == 1 else { throw .optionsExclude(asked[0], asked[1]) }
    guard work != "--unreferenced" else { return work }
    if SnapshotMode.isInCI(console.environment) { throw .notWrittenInCI(work) }
    if work == "--review", console.terminal == nil { throw .noTerminal(work, instead: "--accept") }
    return work
  }

  private static func review(_ run: SnapshotRun, _ style: PrettyStyle) -> ExitStatus {
    var changes: [(ScenarioDeclaration, SnapshotChange)] = []
    let ended = run(.new) { changes.append(($0, $1)) }
    let summary = ended.summary
    guard summary.exitStatus != .nothingMatched, !summary.interrupted else { return summary.exitStatus }
    let status = SnapshotReview(changes: changes, isSure: ended.unsure.isEmpty, console: run.console, style: style)()
    return status == .passed ? summary.exitStatus : status
  }

  private static func accept(_ run: SnapshotRun) -> ExitStatus {
    let ended = run(.update)
    for end in ended.ends {
      for note in end.result.snapshots where note.outcome == .written || note.outcome == .updated {
        run.console.output("\(note.outcome.rawValue)  \(note.path(beside: end.scenario.file).shown)\n")
      }
    }
    let counts = ended.summary.snapshots ?? SnapshotCounts()
    if ended.summary.total > 0 { run.console.output("\(counts.written) written, \(counts.updated) updated\n") }
    return ended.summary.exitStatus
  }

  private static func tellUnreferenced(_ run: SnapshotRun) -> ExitStatus {
    let ended = run(.check) { _, _ in }
    for file in ended.unsure.sorted() {
      run.console.error(
        "scenario: the snapshots of '\(file.shown)' are not judged, since not all of its scenarios ran and passed\n"
      )
    }
    guard !ended.summary.interrupted else { return .interrupted }
    let operands = run.options.choice.paths
    let paths = UnreferencedSnapshots(ended, files: run.paths, operands: operands).paths
    for path in paths { run.console.output(path.shown + "\n") }
    return ended.summary.exitStatus == .passed && !paths.isEmpty ? .failed : ended.summary.exitStatus
  }
}
