import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// What a person is told of rules.
struct RulesReporterTests {
  @Test("Of an interrupted run no rule is told to have no scenario")
  func interrupted() {
    let rules = ["A-1", "A-2"].map { Suite.Rule(id: $0, text: "It is so.") }
    let events = [
      Told.loaded("s/a.lua", 2), Told.ended("a") { $0.covers = ["A-1"] },
      .runEnded(RunSummary(passed: 1, interrupted: true)),
    ]
    #expect(
      written(events) { RulesReporter(rules, style: PrettyStyle(showsColor: false), write: $0) } == """
        ✓ A-1  It is so.
            ✓ a s/a.lua:3
        - A-2  It is so.
            no scenario that covers it has run

        The run was interrupted; what had run until then is told.
        2 rules, 1 without a scenario that has run, 0 with one that fails

        """
    )
  }
}
