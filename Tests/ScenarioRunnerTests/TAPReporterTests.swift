import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// What is told by the Test Anything Protocol.
struct TAPReporterTests {
  private func tap(_ events: [RunEvent], version: Int = 14) -> String {
    written(events) { TAPReporter(version: version, write: $0) }
  }

  @Test("Each kind of end has its line, and a failure its diagnosis")
  func mixed() {
    #expect(
      tap(Told.mixed) == """
        TAP version 14
        ok 1 - s/a.lua › passes
        not ok 2 - s/a.lua › fails
          ---
          message: "expected and found differ"
          severity: fail
          at:
            file: "s/a.lua"
            line: 4
            text: "expect(1):equals(2)"
          expected: "2"
          found: "1"
          output: |
            a
            b
          ...
        not ok 3 - s/a.lua › errs
          ---
          message: "attempt to <x>"
          severity: error
          ...
        ok 4 - s/a.lua › is skipped # SKIP later
        not ok 5 - s/a.lua › is a known bug # TODO BUG-1
        not ok 6 - s/b.lua does not load
          ---
          message: "unexpected symbol near <eof>"
          severity: error
          ...
        1..6

        """
    )
  }

  @Test("The whole story of a failure is in its diagnosis, as YAML that simple readers read")
  func diagnosis() {
    var failure = FailureReport(message: "a \"b\" \\ c\nd\u{1B}", differences: ["[1]: expected 1, found 2"])
    failure.traceback = ["  a.lua:1: in function 'x'", "  a.lua:2: in function 'y'"]
    failure.events = ["0.000  open ProfileSetup", "", "0.000    the block waits"]
    failure.screens = [FailureReport.Shown(title: "The screen", outline: ["Username: maya. Text field."])]
    #expect(
      tap([Told.ended("t", .error, failure: failure)]) == """
        not ok 1 - s/a.lua › t
          ---
          message: "a \\"b\\" \\\\ c\\nd\\u{1B}"
          severity: error
          differences: |
            [1]: expected 1, found 2
          traceback: |
            a.lua:1: in function 'x'
              a.lua:2: in function 'y'
          events: |
            0.000  open ProfileSetup
            0.000    the block waits
          screens: |
            The screen
              Username: maya. Text field.
          ...

        """
    )
  }

  @Test("What has a meaning in the protocol is escaped, and what steers a terminal is made visible")
  func escaping() {
    #expect(
      tap([Told.ended("# TODO \\ \n not ok \u{1B}[2J", of: "#1.lua")])
        == "ok 1 - \\#1.lua › \\# TODO \\\\ \\\\u{A} not ok \\\\u{1B}[2J\n"
    )
  }

  @Test("What combines with a quote does not hide it")
  func combining() {
    let failure = FailureReport(message: "a\"\u{301}b\r\nc")
    #expect(
      tap([Told.ended("#\u{301}", .error, failure: failure)]).hasPrefix(
        "not ok 1 - s/a.lua › \\#\u{301}\n  ---\n  message: \"a\\\"\u{301}b\\u{D}\\nc\"\n"
      )
    )
  }

  @Test("A harness that knows version 13 gets that, and the same otherwise")
  func version() {
    #expect(tap(Told.mixed, version: 13) == tap(Told.mixed).replacing("TAP version 14", with: "TAP version 13"))
  }

  @Test("A run of nothing has an empty plan; an interrupted one bails out")
  func ends() {
    #expect(tap([Told.header(), .runEnded(RunSummary())]) == "TAP version 14\n1..0 # SKIP no scenario matched\n")
    #expect(
      tap([Told.header(), Told.ended("a"), .runEnded(RunSummary(passed: 1, interrupted: true))])
        == "TAP version 14\nok 1 - s/a.lua › a\nBail out! The run was interrupted.\n1..1\n"
    )
    #expect(
      tap([Told.header(), .runEnded(RunSummary(interrupted: true))])
        == "TAP version 14\nBail out! The run was interrupted.\n"
    )
  }

  @Test("Repetitions are told apart")
  func repetitions() {
    #expect(
      tap([Told.header(repetitions: 2), Told.ended("a"), Told.ended("a", repetition: 2)])
        == "TAP version 14\nok 1 - s/a.lua › a, 1 of 2\nok 2 - s/a.lua › a, 2 of 2\n"
    )
  }
}
