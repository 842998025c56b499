import ScenarioLanguage

@testable import ScenarioRunner

/// Keeps what happens in a run, a line for each event.
final class RecordingReporter: Reporter {
  private(set) var lines: [String] = []

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let header): lines.append("run of \(header.files)")
    case .fileLoaded(let loaded): lines.append("file \(loaded.file) \(loaded.chosen)")
    case .loadError(let error): lines.append("not loaded \(error.file): \(error.failure.message)")
    case .scenarioStarted(let start): lines.append("start \(start.title)")
    case .scenarioEnded(let end):
      lines.append("end \(end.scenario.title) \(end.result.outcome)\(end.wallSeconds >= 0 ? "" : " before it began")")
    case .runEnded(let summary):
      lines.append(
        "run \(summary.passed) \(summary.failures) \(summary.skipped) \(summary.knownBugs) \(summary.loadErrors)"
          + (summary.endedEarly ? " early" : "")
      )
    }
  }
}
