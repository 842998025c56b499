import ScenarioLanguage

extension CommandDescription {
  static let list = CommandDescription(
    name: "list",
    usage: "[OPTIONS] [PATH…]",
    summary: "Names scenarios with their places, tags and rules, running none.",
    details: ["A PATH is as for 'scenario run'."],
    options: .choosing + [
      CommandOption(name: "--json", value: nil, help: "a JSON object for each, with the fields of EVENTS.md")
    ] + .limits,
    example: "scenario list --tag slow --json",
    perform: { arguments, console throws(UsageError) in
      let choice = try Choice(arguments, environment: console.environment)
      let suites = Suites()
      let paths = try SuitePath.find(choice.paths)
      let limits = try ScenarioLimits(arguments)
      let declared = DeclaredFiles(paths, suites: suites, limits: limits, console: console)
      let chooser = Chooser(choice, suites: suites, failures: LastFailures(console.environment))
      let json = arguments.has("--json") ? JSONLine() : nil
      var status = ExitStatus.nothingMatched
      for (path, loaded) in declared.files {
        switch loaded {
        case .success(let scenarios):
          for scenario in chooser.choose(among: scenarios, of: path).scenarios {
            console.output(scenario.listed(json))
            if status == .nothingMatched { status = .passed }
          }
        case .failure(let error):
          console.error("scenario: '\(path.file)' does not load: \(error.report.inOneLine)\n")
          status = .scriptNotLoaded
        }
      }
      if console.isInterrupted() { return .interrupted }
      if status == .nothingMatched { chooser.tellNothingMatched(console) }
      return status
    }
  )
}

extension ScenarioDeclaration {
  /// The scenario in a line, as JSON or for people.
  fileprivate func listed(_ json: JSONLine?) -> String {
    if let json {
      json.begin()
      write(into: json)
      return String(decoding: json.end(), as: UTF8.self)
    }
    var line = "\(file.shown):\(self.line)  \(title.shown)"
    if !tags.isEmpty { line += tags.map { " #\($0.shown)" }.joined() }
    if !covers.isEmpty { line += " (\(covers.map(\.shown).joined(separator: ", ")))" }
    return line + "\n"
  }
}

extension FailureReport {
  /// The place and the message, for where there is no room for more.
  var inOneLine: String {
    let place = place.map { "\($0.file):\($0.line): " } ?? ""
    return (place + message).shown
  }
}
