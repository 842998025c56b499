/// What is wrong with how the command was called.
enum UsageError: Error, Hashable {
  /// There is no such command.
  case unknownCommand(String, nearest: String?)
  /// The command has no such option.
  case unknownOption(String, command: String, nearest: String?)
  /// An option wants a value.
  case valueMissing(option: String, value: String)
  /// An option takes no value.
  case valueNotTaken(option: String)
  /// A value is not what the option takes.
  case badValue(option: String, value: String, wants: String)
  /// What would write snapshots, where the variable `CI` is set.
  case notWrittenInCI(String)
  /// What asks a person, where no terminal is; what does without.
  case noTerminal(String, instead: String)
  /// Two options can't be given together.
  case optionsExclude(String, String)
  /// Two reporters would write into each other's output: standard output, or the same file.
  case reportersMeet(String, String, file: String?)
  /// An engine's variable is not what the engine gives.
  case badVariable(String, value: String, wants: String)
  /// An engine's variable is there, but not the one that belongs to it.
  case variableMissing(String, beside: String)
  /// The tasks of a Slurm array do not lie evenly, so that none knows which one it is.
  case unevenArray
  /// The command wants other operands than it was given.
  case badOperands(command: String, wants: String)
  /// There is no table of rules above the path.
  case noRules(String)
  /// A file can't be begun, for a reason.
  case cannotBegin(String, reason: String)
  /// Results that were given can't be read or joined.
  case badResults(ResultsError)
  /// A script that is to be drawn does not load.
  case scriptNotLoaded(String)
  /// No scenario stands at the line; where the nearest one does.
  case noScenario(String, nearest: String?)
  /// Screens are to be laid out or drawn, and something that it takes is missing.
  case cannotLayOut(String)
  /// A line is asked for that no file has.
  case badLine(String)
  /// A path is neither a file nor a folder.
  case pathNotFound(String)

  /// What is wrong and what would be right.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "there is no command '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'scenario --help' lists them")
    case .unknownOption(let name, let command, let nearest):
      "'scenario \(command)' has no option '\(name)'"
        + (nearest.map { "; did you mean '\($0)'?" } ?? "; 'scenario \(command) --help' lists them")
    case .valueMissing(let option, let value):
      "'\(option)' wants a value: \(option) \(value)"
    case .valueNotTaken(let option):
      "'\(option)' takes no value"
    case .badValue(let option, let value, let wants):
      "'\(option)' can't be '\(value)'; it is \(wants)"
    case .notWrittenInCI(let option):
      "'\(option)' writes snapshots, but none are written while the variable CI is set; "
        + "to write them, clear it: CI= scenario …"
    case .noTerminal(let option, let instead):
      "'\(option)' needs a terminal; '\(instead)' writes all of them without asking"
    case .optionsExclude(let one, let other):
      "'\(one)' and '\(other)' can't be given together"
    case .reportersMeet(let one, let other, let file):
      "the reporters '\(one)' and '\(other)' can't both write to \(file.map { "'\($0)'" } ?? "standard output"); "
        + "give one a file of its own: --reporter \(other)=FILE"
    case .badVariable(let name, let value, let wants):
      "the variable \(name) can't be '\(value)'; it is \(wants), or give --shard I/N"
    case .variableMissing(let missing, let other):
      "the variable \(other) is set, but \(missing) is not; set it to say how the suite is shared out, "
        + "or give --shard I/N (1/1 for all)"
    case .unevenArray:
      "the tasks of the Slurm array do not lie evenly; use one such as 0-7 or 0-14:2, or give --shard I/N"
    case .badOperands(let command, let wants):
      "'scenario \(command)' wants \(wants)"
    case .noRules(let path):
      "there is no RULES.md in '\(path)' or above it; it holds a table whose first column is a rule's id"
    case .cannotBegin(let path, let reason):
      "'\(path)' can't be begun: \(reason)"
    case .badResults(let error): error.message
    case .scriptNotLoaded(let reason): "the script does not load: \(reason)"
    case .noScenario(let path, let nearest):
      "no scenario stands at '\(path)'" + (nearest.map { "; the nearest one is '\($0)'" } ?? "; the file has none")
    case .cannotLayOut(let reason): reason
    case .badLine(let path):
      "'\(path)' names no line; FILE:LINE is a file with a line from 1 up"
    case .pathNotFound(let path):
      "'\(path)' is no file and no folder"
    }
  }
}
