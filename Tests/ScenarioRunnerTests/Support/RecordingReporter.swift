import ScenarioLanguage
import ScenarioRunner

/// Keeps what happens in a run, a line for each event.
final class RecordingReporter: Reporter {
  private(set) var lines: [String] = []

  func receive(_ event: RunEvent) {
    switch event {
    case .fileLoaded(let file, let chosen): lines.append("file \(file) \(chosen)")
    case .fileNotLoaded(let file, let report): lines.append("not loaded \(file): \(report.message)")
    case .scenarioStarted(let scenario): lines.append("start \(scenario.title)")
    case .scenarioEnded(let scenario, let result, let seconds):
      lines.append("end \(scenario.title) \(result.outcome)\(seconds >= 0 ? "" : " before it began")")
    case .runEnded(let summary):
      lines.append(
        "run \(summary.passed) \(summary.failed) \(summary.skipped) \(summary.knownBugs) \(summary.filesNotLoaded)"
          + (summary.endedEarly ? " early" : "")
      )
    }
  }
}
