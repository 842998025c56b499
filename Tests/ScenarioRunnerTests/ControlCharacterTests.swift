import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// Control characters in results, which may come from others and be merged: they must not steer who reads them.
struct ControlCharacterTests {
  private static let odd = "a\u{1B}[2J\u{7F}\u{9B}b\tc"

  /// A run whose every text has control characters.
  private static var events: [RunEvent] {
    var failure = Told.failure(odd)
    failure.place = FailureReport.Place(file: odd, line: 4, text: odd)
    failure.expected = odd
    failure.found = odd
    failure.differences = [odd]
    failure.snapshot = odd
    failure.traceback = [odd]
    failure.reasons = [odd]
    failure.remedy = odd
    failure.time = odd
    failure.events = [odd]
    failure.screens = [FailureReport.Shown(title: odd, outline: [odd])]
    let ended = Told.ended(odd, .failed, of: odd, failure: failure, output: odd) { scenario in
      scenario.covers = [odd]
      scenario.tags = [odd]
      scenario.knownBug = odd
    }
    return [
      Told.header(), Told.loaded(odd, 1), ended,
      .loadError(LoadFailure(file: odd, failure: Told.failure(odd))),
      .runEnded(RunSummary(failed: 1, loadErrors: 1)),
    ]
  }

  @Test("No reporter hands on a control character", arguments: ["pretty", "junit", "tap", "github", "json"])
  func reporters(_ reporter: String) throws {
    let folder = try Folder([
      "results.json": written(Self.events) { write in JSONReporter { write(String(decoding: $0, as: UTF8.self)) } }
    ])
    let output = Called(["merge", folder("results.json"), "--reporter", reporter]).output
    let controls = output.unicodeScalars.filter { scalar in
      // In XML a tab is white space.
      scalar.properties.generalCategory == .control && scalar != "\n" && !(reporter == "junit" && scalar == "\t")
    }
    #expect(controls.isEmpty, "\(reporter): \(output.debugDescription)")
    #expect(output.contains("1B") || output.contains("1b"), "the texts are told")
  }
}
