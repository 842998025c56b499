@testable import ScenarioLanguage
@testable import ScenarioRunner

/// What a reporter writes of events.
func written(_ events: [RunEvent], by reporter: (@escaping (String) -> Void) -> any Reporter) -> String {
  let text = Text()
  let reporter = reporter { text.value += $0 }
  for event in events { reporter.receive(event) }
  return text.value
}

private final class Text {
  var value = ""
}

/// Events of runs to be told, as they would come.
enum Told {
  static func header(
    repetitions: Int = 1,
    shard: Shard? = nil,
    seed: UInt32? = nil,
    options: [String]? = nil
  ) -> RunEvent {
    .runStarted(
      RunHeader(
        command: "1.0.0",
        startedAt: "2026-01-15T10:00:00Z",
        files: 2,
        repetitions: repetitions,
        shard: shard,
        seed: seed,
        options: options
      )
    )
  }

  static func loaded(_ file: String, _ chosen: Int, repetition: Int = 1) -> RunEvent {
    .fileLoaded(LoadedFile(file: file, repetition: repetition, chosen: chosen))
  }

  static func ended(
    _ title: String,
    _ outcome: ScenarioResult.Outcome = .passed,
    of file: String = "s/a.lua",
    repetition: Int = 1,
    failure: FailureReport? = nil,
    output: String = "",
    wallSeconds: Double = 0.25,
    _ change: (inout ScenarioDeclaration) -> Void = { _ in }
  ) -> RunEvent {
    var scenario = ScenarioDeclaration(title: title, file: file, line: 3, lastLine: 5)
    change(&scenario)
    return .scenarioEnded(
      ScenarioEnd(
        scenario: scenario,
        repetition: repetition,
        result: ScenarioResult(outcome: outcome, failure: failure, output: output),
        wallSeconds: wallSeconds
      )
    )
  }

  static func failure(_ message: String = "expected and found differ") -> FailureReport {
    FailureReport(
      message: message,
      place: FailureReport.Place(file: "s/a.lua", line: 4, text: "expect(1):equals(2)"),
      expected: "2",
      found: "1"
    )
  }

  /// One of each kind of end.
  static let mixed: [RunEvent] = [
    header(), loaded("s/a.lua", 5),
    ended("passes") { scenario in
      scenario.covers = ["PS-U6", "PS-U7"]
      scenario.tags = ["slow"]
    }, ended("fails", .failed, failure: failure(), output: "a\nb\n"),
    ended("errs", .error, failure: FailureReport(message: "attempt to <x>")),
    ended("is skipped", .skipped, wallSeconds: 0) { $0.skip = "later" },
    ended("is a known bug", .knownBug, failure: failure()) { $0.knownBug = "BUG-1" },
    .loadError(LoadFailure(file: "s/b.lua", failure: FailureReport(message: "unexpected symbol near <eof>"))),
    .runEnded(
      RunSummary(passed: 1, failed: 1, errors: 1, skipped: 1, knownBugs: 1, loadErrors: 1, wallSeconds: 1.5)
    ),
  ]
}
