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

  @Test("Nothing is written of a run that passes")
  func passed() {
    #expect(
      written([Told.header(), Told.ended("a"), .runEnded(RunSummary(passed: 1))]) { GitHubReporter(write: $0) }.isEmpty
    )
  }
}
