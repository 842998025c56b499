import ScenarioLanguage

/// What a person can do about a failure, in the same words whoever tells them.
struct Advice {
  /// What would help, a sentence; nil when nothing usual does.
  let remedy: String?
  /// Commands, each with what it is for.
  let commands: [(purpose: String, command: String)]

  init(_ failure: FailureReport, of end: ScenarioEnd?, in header: RunHeader?) {
    remedy = failure.remedy.map { "To fix it, \($0)." }
    guard let end else {
      commands = []
      return
    }
    let call = Self.call(of: end, in: header)
    guard failure.snapshot != nil else {
      commands = [("To run it again", call)]
      return
    }
    // The run would write a missing one, and pass.
    let isMissing = failure.differences.isEmpty
    let again = isMissing ? "\(call) --snapshots check" : call
    commands = [("To run it again", again), ("To save what is there now", "\(call) --snapshots update")]
  }

  /// A call of the command in which the scenario ends as it did.
  private static func call(of end: ScenarioEnd, in header: RunHeader?) -> String {
    let (file, options) = (end.scenario.file, header?.options ?? [])
    // In another order, or run twice, it may fail for what other scenarios of the file have left behind.
    let needsOthers = header?.seed != nil || options.contains(CommandOption.checkDeterminism.name)
    var call = "scenario run \((needsOthers ? file : "\(file):\(end.scenario.line)").shellPath)"
    for option in options { call += " \(option.shellQuoted)" }
    if let seed = header?.seed {
      call += " --shuffle=\(seed)"
      if end.repetition > 1 { call += " --repeat=\(end.repetition)" }
    }
    return call
  }
}
