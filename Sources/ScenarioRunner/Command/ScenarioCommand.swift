import ScenarioLanguage

/// The command `scenario`: arguments in, exit status out.
public struct ScenarioCommand {
  /// The version that `--version` shows.
  public static let version = "1.0.0"

  private let console: Console

  /// The command at that console.
  public init(console: Console) {
    self.console = console
  }

  /// Does what the arguments ask for; the first is the first after the command's name.
  public func callAsFunction(_ arguments: [String]) -> ExitStatus {
    do throws(UsageError) {
      return try perform(arguments)
    } catch {
      console.error("scenario: \(error.message)\n")
      return .usage
    }
  }

  private func perform(_ arguments: [String]) throws(UsageError) -> ExitStatus {
    guard let name = arguments.first else {
      console.error(Self.help)
      return .usage
    }
    switch name {
    case "--help", "-h", "help":
      console.output(Self.help)
      return .passed
    case "--version":
      console.output("scenario \(Self.version)\n")
      return .passed
    default: break
    }
    let commands = CommandDescription.all
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, nearest: Suggestion.nearest(to: name, among: commands.map(\.name)).first)
    }
    let parsed = try ParsedArguments(arguments.dropFirst(), of: command)
    if parsed.has("--help") {
      console.output(command.help)
      return .passed
    }
    if parsed.has("--version") {
      console.output("scenario \(Self.version)\n")
      return .passed
    }
    return try command.perform(parsed, console)
  }

  /// The help of the command itself.
  static var help: String {
    let commands = CommandDescription.all
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { command in
      "  \(command.name)\(String(repeating: " ", count: width - command.name.count))  \(command.summary)"
    }
    return """
      scenario COMMAND

      Runs scenarios of the onboarding blocks, written in Lua, in virtual time.

      Commands
      \(lines.joined(separator: "\n"))

      'scenario COMMAND --help' tells more.

      Example
        scenario run Scenarios

      """
  }
}
