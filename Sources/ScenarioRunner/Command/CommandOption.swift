/// An option of a command.
struct CommandOption: Sendable {
  /// The option as it is written, such as `--filter`.
  var name: String
  /// A word for its value, or nil when it takes none.
  var value: String?
  /// Whether it may stand without its value, which then can only follow after `=`.
  var valueIsOptional = false
  /// The values that it takes, when they are few.
  var choices: [String] = []
  /// What it does, for the help.
  var help: String

  /// The option as it is called, for the help.
  var call: String {
    guard let value else { return name }
    return valueIsOptional ? "\(name)[=\(value)]" : "\(name) \(value)"
  }
}

extension CommandOption {
  /// When output is coloured.
  static let color = CommandOption(
    name: "--color",
    value: "WHEN",
    choices: ColorChoice.allCases.map(\.rawValue),
    help: "auto, always or never (auto; NO_COLOR is honoured)"
  )
  /// Whether each scenario runs twice.
  static let checkDeterminism = CommandOption(
    name: "--check-determinism",
    value: nil,
    help: "run each scenario twice; it must do the same"
  )
  /// Whether screens are judged in every setting.
  static let sweep = CommandOption(
    name: "--sweep",
    value: nil,
    help: "hold each screen against every text size, width and setting"
  )
}

extension [CommandOption] {
  /// The options of every command that chooses scenarios.
  static let choosing =
    selecting + [
      CommandOption(name: "--last-failed", value: nil, help: "what failed when it last ran"),
      CommandOption(
        name: "--shard",
        value: "I/N",
        help: "the Ith of N shares of all that; engines' variables do the same"
      ),
    ]

  /// The options that choose scenarios by what they are.
  static let selecting = [
    CommandOption(name: "--filter", value: "TEXT", help: "what has TEXT in \"file › title\"; repeatable, any"),
    CommandOption(name: "--exclude", value: "TEXT", help: "not what has TEXT in \"file › title\"; repeatable"),
    CommandOption(name: "--tag", value: "TAG", help: "what has the tag; repeatable, any"),
    CommandOption(name: "--rule", value: "ID", help: "what covers the rule; repeatable, any"),
  ]

  /// The options of every command that tells of a run.
  static let telling = [
    CommandOption(
      name: "--reporter",
      value: "NAME[=FILE]",
      choices: ReporterChoice.Kind.allCases.map(\.rawValue),
      help: "pretty, tap, junit, json or github, to a file or standard output; repeatable"
    ),
    CommandOption(
      name: "--verbose",
      value: nil,
      help: "name each scenario, what it printed and how long things held"
    ),
    CommandOption(name: "--quiet", value: nil, help: "tell only what failed"),
    .color,
  ]
}
