/// When output is coloured.
enum ColorChoice: String, CaseIterable {
  /// On a terminal, unless NO_COLOR is set.
  case auto
  /// Everywhere.
  case always
  /// Nowhere.
  case never

  /// What the arguments ask for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let value = arguments.values("--color").last else {
      self = .auto
      return
    }
    guard let choice = Self(rawValue: value) else {
      throw .badValue(option: "--color", value: value, wants: "auto, always or never")
    }
    self = choice
  }

  /// The style of what is written to standard output.
  func style(_ console: Console) -> PrettyStyle { style(isTerminal: console.showsColor) }

  /// The style of what is written to a terminal or not.
  func style(isTerminal: Bool) -> PrettyStyle {
    PrettyStyle(showsColor: self == .always || self == .auto && isTerminal)
  }
}
