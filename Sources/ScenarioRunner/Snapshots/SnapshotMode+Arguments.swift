import ScenarioLanguage

extension SnapshotMode {
  /// The mode that the arguments ask for: without one `new`, and where the variable `CI` is set `check`.
  ///
  /// There nothing is written, so that asking for that is a mistake.
  init(_ arguments: ParsedArguments, environment: (String) -> String?) throws(UsageError) {
    let isInCI = Self.isInCI(environment)
    self = isInCI ? .check : .new
    guard let name = arguments.values("--snapshots").last else { return }
    guard let mode = SnapshotMode(rawValue: name) else {
      let nearest = Suggestion.question(for: name, among: Self.allCases.map(\.rawValue))
      throw .badValue(option: "--snapshots", value: name, wants: "new, check or update\(nearest)")
    }
    if isInCI, mode != .check { throw .notWrittenInCI("--snapshots \(name)") }
    self = mode
  }

  /// Whether the variables are those of a CI server, which sets `CI` to "true" or a word of its own.
  static func isInCI(_ environment: (String) -> String?) -> Bool {
    !["", "0", "false"].contains((environment("CI") ?? "").lowercased())
  }
}

extension CommandOption {
  /// What is done with snapshots that are missing or differ.
  static let snapshots = CommandOption(
    name: "--snapshots",
    value: "MODE",
    choices: SnapshotMode.allCases.map(\.rawValue),
    help: "new writes missing ones, check none, update also those that differ (new; check with CI set)"
  )
}
