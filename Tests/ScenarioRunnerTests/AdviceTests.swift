import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// What a person is told to do about a failure, whoever tells it.
struct AdviceTests {
  @Test("What would help is told as a person at the terminal is told it")
  func advice() {
    var failure = FailureReport(message: "the snapshot 'x' is missing")
    failure.remedy = "save it"
    failure.snapshot = "x"
    let events = [
      Told.loaded("s/a.lua", 1), Told.ended("a", .failed, failure: failure), .runEnded(RunSummary(failed: 1)),
    ]
    let told = written(events) { GitHubReporter(write: $0) }
    let pretty = written(events) { PrettyReporter(detail: .usual, style: PrettyStyle(showsColor: false), write: $0) }
    let advice = [
      "To fix it, save it.", "To run it again: scenario run s/a.lua:3 --snapshots check",
      "To save what is there now: scenario run s/a.lua:3 --snapshots update",
    ]
    #expect(told.hasSuffix("::\(failure.message)%0A\(advice.joined(separator: "%0A"))\n"))
    for line in advice { #expect(pretty.contains("\n  \(line.replacing(": ", with: "\n    "))\n")) }
  }

  @Test(
    "To run it again everything is named on which it depends how the scenario ends",
    arguments: [
      (["--sweep", "--timeout", "5"], nil, 3, "s/a.lua:3 --sweep --timeout 5"), (["$(x)"], nil, 1, "s/a.lua:3 '$(x)'"),
      (nil, 7, 1, "s/a.lua --shuffle=7"), (["--sweep"], 7, 3, "s/a.lua --sweep --shuffle=7 --repeat=3"),
      (["--check-determinism"], nil, 3, "s/a.lua --check-determinism"),
    ] as [([String]?, UInt32?, Int, String)]
  )
  func again(_ options: [String]?, _ seed: UInt32?, _ repetition: Int, _ call: String) {
    let events = [
      Told.header(repetitions: 3, seed: seed, options: options), Told.loaded("s/a.lua", 1, repetition: repetition),
      Told.ended("a", .failed, repetition: repetition, failure: FailureReport(message: "x")),
      .runEnded(RunSummary(failed: 1)),
    ]
    #expect(written(events) { GitHubReporter(write: $0) }.hasSuffix(": scenario run \(call)\n"))
    for told in [
      written(events) { PrettyReporter(detail: .usual, style: PrettyStyle(showsColor: false), write: $0) },
      written(events) { JUnitReporter(write: $0) },
    ] {
      #expect(told.replacing("&apos;", with: "'").contains("\n    scenario run \(call)\n"), "\(told)")
    }
  }
}
