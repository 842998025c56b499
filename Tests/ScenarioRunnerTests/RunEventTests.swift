import Foundation
import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// Events as lines of JSON, written and read.
struct RunEventTests {
  private static let report = FailureReport(
    message: "expected and found differ",
    place: FailureReport.Place(file: "a.lua", line: 3, text: "expect(1):equals(2)"),
    expected: "2",
    found: "1",
    differences: ["[1]: expected 2, found 1"],
    snapshot: "at rest",
    traceback: ["a.lua:3: in function 'deep'"],
    time: "0.450",
    events: ["0.000  open ProfileSetup"],
    screens: [FailureReport.Shown(title: "The screen", outline: ["Continue. Button."])]
  )

  private static let scenario = {
    var scenario = ScenarioDeclaration(
      title: "a \"title\" with \\ and \n and \u{1B} and é",
      file: "Scenarios/with space.lua",
      number: 2,
      line: 3,
      lastLine: 9
    )
    scenario.covers = ["PS-U6", "CB-1"]
    scenario.tags = ["slow"]
    scenario.skip = "why"
    scenario.knownBug = "BUG-1"
    scenario.isExhaustive = true
    return scenario
  }()

  static let events: [RunEvent] = [
    .runStarted(RunHeader(startedAt: "2026-01-15T10:00:00Z", files: 3)),
    .runStarted(
      RunHeader(
        startedAt: "2026-01-15T10:00:00Z",
        files: 3,
        repetitions: 2,
        shard: Shard(index: 2, count: 4),
        seed: .max,
        options: ["--sweep", "--timeout", "5"]
      )
    ),
    .fileLoaded(LoadedFile(file: "a.lua", repetition: 2, chosen: 7)),
    .loadError(LoadFailure(file: "a.lua", repetition: 2, failure: report)),
    .loadError(LoadFailure(file: "a.lua", failure: FailureReport(message: "'a.lua' can't be read"))),
    .scenarioStarted(ScenarioStart(of: scenario, repetition: 2)),
    .scenarioEnded(ScenarioEnd(scenario: scenario, result: ScenarioResult(outcome: .passed), wallSeconds: 0)),
    .scenarioEnded(
      ScenarioEnd(
        scenario: ScenarioDeclaration(title: "t", file: "a.lua", line: 1, lastLine: 1),
        repetition: 3,
        result: ScenarioResult(
          outcome: .failed,
          failure: report,
          output: "a\tb\n",
          virtualSeconds: 3600.25,
          snapshots: [
            SnapshotNote(name: "at rest", kind: .text, outcome: .written),
            SnapshotNote(name: "at rest", kind: .picture, outcome: .unwritten),
          ]
        ),
        wallSeconds: 0.000061
      )
    ),
    .runEnded(
      RunSummary(
        passed: 1,
        failed: 2,
        errors: 3,
        skipped: 4,
        knownBugs: 5,
        loadErrors: 6,
        snapshots: SnapshotCounts(written: 1, updated: 2, unwritten: 3),
        endedEarly: true,
        interrupted: true,
        wallSeconds: 12.5,
        suite: "00ff"
      )
    ), .runEnded(RunSummary()),
  ]

  private func text(_ event: RunEvent, _ line: JSONLine) -> String {
    withExtendedLifetime(line) { String(decoding: event.written(into: line), as: UTF8.self) }
  }

  private func line(_ event: RunEvent) -> String {
    text(event, JSONLine())
  }

  @Test("What is written is read as the same event", arguments: events)
  func roundTrip(_ event: RunEvent) throws {
    let line = line(event)
    #expect(line.hasSuffix("}\n"))
    #expect(line.dropLast().utf8.allSatisfy { $0 >= 0x20 })
    #expect(try JSONDecoder().decode(RunEvent.self, from: Data(line.utf8)) == event)
  }

  @Test("Lines are exactly so")
  func lines() {
    var scenario = ScenarioDeclaration(title: "it's \"so\"\u{7}", file: "a.lua", line: 1, lastLine: 4)
    scenario.covers = ["PS-U6"]
    let ended = ScenarioEnd(
      scenario: scenario,
      result: ScenarioResult(outcome: .passed, virtualSeconds: 0.45),
      wallSeconds: 0.0000614
    )
    #expect(
      line(.scenarioEnded(ended)) == """
        {"event":"scenarioEnded","file":"a.lua","number":1,"line":1,"lastLine":4,"title":"it's \\"so\\"\\u0007",\
        "covers":["PS-U6"],"tags":[],"exhaustive":false,"repetition":1,"outcome":"passed","virtualSeconds":0.45,\
        "wallSeconds":0.000061}

        """
    )
    #expect(
      line(.runStarted(RunHeader(command: "1.0.0", startedAt: "2026-01-15T10:00:00Z", files: 3))) == """
        {"event":"runStarted","version":1,"command":"1.0.0","startedAt":"2026-01-15T10:00:00Z","files":3,\
        "repetitions":1}

        """
    )
  }

  @Test(
    "Times are written to the nanosecond, without exponents",
    arguments: [
      (0, "0"), (1, "1"), (0.45, "0.45"), (1e-9, "0.000000001"), (0.1 + 0.2, "0.3"), (3_155_760_000.5, "3155760000.5"),
      (59.999999999, "59.999999999"), (0.9999999999, "1"), (1e12, "1000000000000"),
    ]
  )
  func seconds(_ seconds: Double, _ text: String) {
    let line = JSONLine()
    line.add("s", seconds: seconds)
    let written = withExtendedLifetime(line) { String(decoding: line.end(), as: UTF8.self) }
    #expect(written == "{\"s\":\(text)}\n")
  }

  @Test("A long line has place", arguments: [1, 1000, 1024, 100_000])
  func long(_ length: Int) throws {
    let title = String(repeating: "\u{1}", count: length)
    let event = RunEvent.scenarioStarted(ScenarioStart(file: title, number: .max, line: 1, title: title))
    #expect(try JSONDecoder().decode(RunEvent.self, from: Data(line(event).utf8)) == event)
  }

  @Test("One line's memory serves for many events")
  func reuse() {
    let shared = JSONLine()
    for event in Self.events { #expect(text(event, shared) == line(event)) }
  }

  @Test("An event of a kind that is not known is told apart from one that is damaged")
  func unknownKind() {
    #expect(throws: RunEvent.UnknownKind.self) {
      try JSONDecoder().decode(RunEvent.self, from: Data(#"{"event":"somethingNew"}"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RunEvent.self, from: Data(#"{"event":"fileLoaded","file":"a.lua"}"#.utf8))
    }
  }

  @Test("Fields that are not known are passed over")
  func unknownField() throws {
    let text = #"{"event":"fileLoaded","file":"a.lua","repetition":1,"chosen":2,"news":[1,{"a":null}]}"#
    #expect(
      try JSONDecoder().decode(RunEvent.self, from: Data(text.utf8))
        == .fileLoaded(LoadedFile(file: "a.lua", chosen: 2))
    )
  }
}
