/// What the command's exit status says.
public enum ExitStatus: Int32, Sendable {
  /// All ran and passed; skipped ones and known bugs that still fail count as passed.
  case passed = 0
  /// A scenario failed, a known bug passed, or a rule has no scenario.
  case failed = 1
  /// The call was wrong: an unknown option or command, or a path that is not there.
  case usage = 2
  /// A script does not load, or a check has found mistakes in one.
  case scriptNotLoaded = 3
  /// No scenario matched.
  case nothingMatched = 4
  /// An output or a snapshot could not be written, or a snapshot could not be read.
  case outputNotWritten = 5
  /// A fault of the tool itself.
  case fault = 70
  /// The run was interrupted; what had run was told.
  case interrupted = 130
}
