/// A command: what it is called, the options that it takes, and what it does.
struct CommandDescription: Sendable {
  /// Does what the arguments ask for.
  typealias Perform = @Sendable (ParsedArguments, Console) throws(UsageError) -> ExitStatus

  /// The command's name.
  var name: String
  /// How it is called, after its name.
  var usage: String
  /// What it does.
  var summary: String
  /// What there is to know about its arguments, a line each.
  var details: [String]
  /// The words that may stand where it takes no options; none when it takes paths.
  var words: [String] = []
  /// The options.
  var options: [CommandOption]
  /// How it may be called, for the end of the help.
  var example: String
  /// Does it.
  var perform: Perform

  /// All commands, in the order of the help.
  static let all: [CommandDescription] = [.run, .render, .list, .check, .rules, .snapshots, .new, .merge, .completions]

  /// The options that every command has.
  static let common = [
    CommandOption(name: "--help", value: nil, help: "show this help"),
    CommandOption(name: "--version", value: nil, help: "show the version"),
  ]

  /// The whole help.
  var help: String {
    let options = options + Self.common
    let calls = options.map(\.call)
    let width = calls.map(\.count).max() ?? 0
    let lines = zip(calls, options).map { call, option in
      "  \(call)\(String(repeating: " ", count: width - call.count))  \(option.help)"
    }
    return """
      scenario \(name) \(usage)

      \(([summary] + details).joined(separator: "\n"))

      Options
      \(lines.joined(separator: "\n"))

      Example
        \(example)

      """
  }
}
