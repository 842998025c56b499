import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// What GitHub's workflows are told.
struct GitHubReporterTests {
  @Test("Each failure is an annotation at its place, or at its scenario's where there is none")
  func mixed() {
    #expect(
      written(Told.mixed) { GitHubReporter(write: $0) } == """
        ::error file=s/a.lua,line=4,title=fails::expected and found differ%0Aexpected  2%0Afound     1%0ATo run it again: scenario run s/a.lua:3
        ::error file=s/a.lua,line=3,title=errs::attempt to <x>%0ATo run it again: scenario run s/a.lua:3
        ::error file=s/b.lua,line=1,title=s/b.lua does not load::unexpected symbol near <eof>

        """
    )
  }

  @Test("What has a meaning in a workflow command is escaped")
  func escaping() {
    let failure = FailureReport(message: "100 %\r\n::error::no\n\u{301}")
    let events = [Told.ended("a: b, c % \u{1B}", .error, failure: failure), .runEnded(RunSummary(errors: 1))]
    #expect(
      written(events) { GitHubReporter(write: $0) }
        == "::error file=s/a.lua,line=3,title=a%3A b%2C c %25 \\u{1B}::100 %25%0D%0A::error::no%0A\u{301}"
        + "%0ATo run it again: scenario run s/a.lua:3\n"
    )
  }

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
      (nil, 7, 1, "s/a.lua --shuffle=7"), (["--sweep"], 7, 3, "s/a.lua --sweep --shuffle=7 --repeat 3"),
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

  @Test("Nothing is written of a run that passes")
  func passed() {
    #expect(
      written([Told.header(), Told.ended("a"), .runEnded(RunSummary(passed: 1))]) { GitHubReporter(write: $0) }.isEmpty
    )
  }
}
