import ScenarioLanguage

/// The arguments of a command, taken apart by its table of options.
struct ParsedArguments {
  /// The options in the order in which they were given, with their values; nil where one stands alone.
  private(set) var options: [(name: String, value: String?)] = []
  /// What is no option.
  private(set) var operands: [String] = []

  /// Takes the arguments apart; what follows `--` is no option.
  init(_ arguments: some Sequence<String>, of command: CommandDescription) throws(UsageError) {
    let known = command.options + CommandDescription.common
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = argument == "-h" ? "--help" : String(parts[0])
      guard let option = known.first(where: { $0.name == name }) else {
        let nearest = Suggestion.nearest(to: name, among: known.map(\.name)).first
        throw .unknownOption(name, command: command.name, nearest: nearest)
      }
      guard let value = option.value else {
        guard parts.count == 1 else { throw .valueNotTaken(option: name) }
        options.append((name, nil))
        continue
      }
      if option.valueIsOptional, parts.count == 1 {
        options.append((name, nil))
        continue
      }
      guard let given = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw .valueMissing(option: name, value: value)
      }
      options.append((name, given))
    }
  }

  func has(_ name: String) -> Bool {
    options.contains { $0.name == name }
  }

  func values(_ name: String) -> [String] {
    options.filter { $0.name == name }.compactMap(\.value)
  }

  /// Those of these options that were given, with their values, as they stood in the call.
  func words(of names: [String]) -> [String] {
    options.filter { names.contains($0.name) }.flatMap { option in [option.name] + (option.value.map { [$0] } ?? []) }
  }

  /// Whether the option was given, the last time without a value.
  func standsAlone(_ name: String) -> Bool {
    options.last { $0.name == name }.map { $0.value == nil } ?? false
  }

  /// All values given for the option, of which none may be empty.
  func texts(_ name: String, wants: String) throws(UsageError) -> [String] {
    let values = values(name)
    guard !values.contains("") else { throw .badValue(option: name, value: "", wants: wants) }
    return values
  }

  /// The last value given for the option, as a number that satisfies the condition.
  func number<Number: LosslessStringConvertible>(
    _ name: String,
    wants: String,
    where isRight: (Number) -> Bool
  ) throws(UsageError) -> Number? {
    guard let value = values(name).last else { return nil }
    guard let number = Number(value), isRight(number) else {
      throw .badValue(option: name, value: value, wants: wants)
    }
    return number
  }
}
