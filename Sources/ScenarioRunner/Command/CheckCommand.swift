import ScenarioLanguage

extension CommandDescription {
  static let check = CommandDescription(
    name: "check",
    usage: "[OPTIONS] [PATH…]",
    summary: "Looks for all mistakes in scripts, running no scenario.",
    details: [
      "It finds what is no Lua, names and options that there are not, titles that stand twice,",
      "ids of no rule, and whatever else keeps a file from being loaded; required files too.",
    ],
    options: [.color],
    example: "scenario check Scenarios",
    perform: { arguments, console throws(UsageError) in
      let style = try ColorChoice(arguments).style(console)
      let asked = arguments.operands.isEmpty ? Choice().paths : arguments.operands
      let paths = try SuitePath.find(asked)
      guard !paths.isEmpty else {
        console.error("scenario: there is no scenario file in \(asked.map { "'\($0)'" }.joined(separator: " "))\n")
        return .nothingMatched
      }
      let check: ScriptCheck
      do throws(LoadError) {
        check = try ScriptCheck(paths, suites: Suites())
      } catch {
        console.error("scenario: \(error.report.message)\n")
        return .fault
      }
      for mistake in check.mistakes { console.output(mistake.told(style) + "\n") }
      let files = check.fileCount == 1 ? "1 file" : "\(check.fileCount) files"
      guard !check.mistakes.isEmpty else {
        console.output("\(style.passed("✓")) \(files), no mistakes\n")
        return .passed
      }
      let mistakes = check.mistakes.count == 1 ? "1 mistake" : "\(check.mistakes.count) mistakes"
      console.output(style.failed("\(mistakes) in \(Set(check.mistakes.map(\.file)).count) of \(files)") + "\n")
      return .scriptNotLoaded
    }
  )
}
