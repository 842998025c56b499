import ScenarioLanguage

/// What a person can do about a failure, in the same words whoever tells them.
struct Advice {
  /// What would help, a sentence; nil when nothing usual does.
  let remedy: String?
  /// Commands, each with what it is for.
  let commands: [(purpose: String, command: String)]

  init(_ failure: FailureReport, of scenario: ScenarioDeclaration?) {
    remedy = failure.remedy.map { "To fix it, \($0)." }
    guard let scenario else {
      commands = []
      return
    }
    let again = "scenario run \("\(scenario.file):\(scenario.line)".shellQuoted)"
    let saving = ("To save what is there now", "\(again) --snapshots update")
    commands = [("To run it again", again)] + (failure.snapshot == nil ? [] : [saving])
  }
}
