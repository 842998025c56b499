/// An option of a command.
struct CommandOption {
  /// The option as it is written, such as `--filter`.
  var name: String
  /// A word for its value, or nil when it takes none.
  var value: String?
  /// Whether it may stand without its value, which then can only follow after `=`.
  var valueIsOptional = false
  /// What it does, for the help.
  var help: String

  /// The option as it is called, for the help.
  var call: String {
    guard let value else { return name }
    return valueIsOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
  }
}

extension [CommandOption] {
  /// The options of every command that chooses scenarios.
  static let choosing = [
    CommandOption(name: "--filter", value: "TEXT", help: "what has TEXT in \"file › title\"; repeatable, any"),
    CommandOption(name: "--exclude", value: "TEXT", help: "not what has TEXT in \"file › title\"; repeatable"),
    CommandOption(name: "--tag", value: "TAG", help: "what has the tag; repeatable, any"),
    CommandOption(name: "--rule", value: "ID", help: "what covers the rule; repeatable, any"),
    CommandOption(name: "--last-failed", value: nil, help: "what failed when it last ran"),
    CommandOption(
      name: "--shard",
      value: "I/N",
      help: "the Ith of N shares of all that; engines' variables do the same"
    ),
  ]

  /// The options of every command that tells of a run.
  static let telling = [
    CommandOption(
      name: "--reporter",
      value: "NAME[=FILE]",
      help: "pretty, tap, junit, json or github, to a file or standard output; repeatable"
    ), CommandOption(name: "--verbose", value: nil, help: "name each scenario, and show what it printed"),
    CommandOption(name: "--quiet", value: nil, help: "tell only what failed"),
    CommandOption(name: "--color", value: "WHEN", help: "auto, always or never (auto; NO_COLOR is honoured)"),
  ]
}

/// A command with the options that it takes.
struct CommandDescription {
  /// The command's name.
  var name: String
  /// How it is called, after its name.
  var usage: String
  /// What it does.
  var summary: String
  /// What there is to know about its arguments, a line each.
  var details: [String]
  /// The options.
  var options: [CommandOption]
  /// How it may be called, for the end of the help.
  var example: String

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

      \(summary)
      \(details.joined(separator: "\n"))

      Options
      \(lines.joined(separator: "\n"))

      Example
        \(example)

      """
  }
}
