import ScenarioLanguage
import Simulation

extension CommandDescription {
  static let render = CommandDescription(
    name: "render",
    usage: "[OPTIONS] FILE:LINE",
    summary: "Draws what a person sees in a scenario.",
    details: [
      "FILE:LINE is a file with a line of one of its scenarios. There is a picture after every act,",
      "such as 003-tap-continue.png, and after every wait that changed a screen, and a contact sheet",
      "of them all. Inter stands in for the platform's face, and plain drawings for its symbols.",
    ],
    options: [
      CommandOption(name: "--at", value: "SECONDS", help: "one picture, of that moment of virtual time"),
      CommandOption(
        name: "--format",
        value: "FORMAT",
        choices: Rendering.Options.Format.allCases.map(\.rawValue),
        help: "png or svg (png)"
      ), CommandOption(name: "--scale", value: "N", help: "pixels a point, above 0 and at most 10 (2)"),
      CommandOption(name: "--out", value: "FOLDER", help: "where the pictures go (pictures)"),
    ] + .limits,
    example: "scenario render Scenarios/profile_example.lua:7 --out pictures",
    perform: { arguments, console throws(UsageError) in
      let options = try Rendering.Options(arguments)
      let (file, scenario) = try Self.scenario(arguments)
      let result: ScenarioResult
      do throws(Rendering.Failure) {
        result = try Rendering(options: options, tell: { console.output("\($0)\n") })(file, scenario.number - 1)
      } catch {
        console.error("scenario: \(error.message)\n")
        if case .unwritten = error { return .outputNotWritten }
        return .usage
      }
      switch result.outcome {
      case .passed, .knownBug: return .passed
      case .skipped:
        console.error("scenario: the scenario is skipped, so that there is nothing to see\n")
        return .nothingMatched
      case .failed, .error:
        console.error("scenario: the scenario failed: \(result.failure?.inOneLine ?? "")\n")
        return .failed
      }
    }
  )

  /// The scenario that stands at the line that the arguments name.
  private static func scenario(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (ScenarioFile, ScenarioDeclaration) {
    let wants = "one scenario: scenario render Scenarios/profile_example.lua:7"
    guard arguments.operands.count == 1 else { throw .badOperands(command: "render", wants: wants) }
    let found = try SuitePath.find(arguments.operands)
    guard found.count == 1, let line = found[0].lines.first else {
      throw .badOperands(command: "render", wants: wants)
    }
    let limits = try ScenarioLimits(arguments)
    let file: ScenarioFile
    do throws(LoadError) {
      file = try ScenarioFile(path: found[0].file, limits: limits)
    } catch {
      throw .scriptNotLoaded(error.report.inOneLine)
    }
    guard let scenario = file.scenarios.first(where: { ($0.line...$0.lastLine).contains(line) }) else {
      let nearest = file.scenarios.min { abs($0.line - line) < abs($1.line - line) }
      throw .noScenario(arguments.operands[0], nearest: nearest.map { "\($0.file):\($0.line)" })
    }
    return (file, scenario)
  }
}

extension Rendering.Options {
  /// What the arguments of `scenario render` ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let wants = "a number of seconds from 0 up"
    if let seconds: Double = try arguments.number("--at", wants: wants, where: { Span(seconds: $0) != nil }) {
      moment = Span(seconds: seconds).map(Instant.start.advanced)
    }
    if let name = arguments.values("--format").last {
      guard let format = Format(rawValue: name) else {
        throw .badValue(option: "--format", value: name, wants: "png or svg")
      }
      self.format = format
    }
    scale =
      try arguments.number("--scale", wants: "a number above 0 and at most 10", where: { $0 > 0 && $0 <= 10 }) ?? scale
    folder = try arguments.texts("--out", wants: "a folder").last ?? folder
  }
}
