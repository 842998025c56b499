import ScenarioLanguage

extension CommandDescription {
  static let rules = CommandDescription(
    name: "rules",
    usage: "[OPTIONS] [PATH]",
    summary: "Runs a suite and tells, for each of its rules, which scenarios show it and how they ended.",
    details: [
      "PATH is the suite's folder, or a file or folder in it; without one it is Scenarios.",
      "The rules are those of the suite's RULES.md. The status is 1 when one has no scenario.",
    ],
    options: .limits + [.color],
    example: "scenario rules Scenarios",
    perform: { arguments, console throws(UsageError) in
      guard arguments.operands.count <= 1 else { throw .badOperands(command: "rules", wants: "one path") }
      var options = ScenarioRun.Options()
      options.limits = try ScenarioLimits(arguments)
      let path = arguments.operands.first ?? options.choice.paths[0]
      options.choice.paths = [path]
      let color = try ColorChoice(arguments)
      let suites = Suites()
      let found = try SuitePath.find(options.choice.paths)
      // A folder's suite is that of a file in it.
      let suite = suites.suite(of: found.count == 1 ? found[0].file : "\(path)/RULES.md")
      guard let rules = suite.rules, !rules.isEmpty else { throw .noRules(path) }
      let reporter = RulesReporter(rules, style: color.style(console), write: console.output)
      let summary = ScenarioRun(
        options,
        paths: found.filter { suites.suite(of: $0.file).root == suite.root },
        chooser: Chooser(options.choice, suites: suites, failures: LastFailures { _ in nil }),
        suites: suites,
        makesProcesses: console.makesProcesses,
        reporters: [reporter],
        isInterrupted: { console.isInterrupted() || console.isUnread() }
      )()
      switch summary.exitStatus {
      case .passed, .nothingMatched: return reporter.hasUncovered ? .failed : .passed
      case let status: return status
      }
    }
  )
}
