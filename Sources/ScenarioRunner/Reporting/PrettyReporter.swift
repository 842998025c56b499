import ScenarioLanguage

/// Tells a person at a terminal: a line for each file, each failure in full, and the counts at the end.
final class PrettyReporter: Reporter {
  private let isVerbose: Bool
  private let style: PrettyStyle
  private let write: (String) -> Void
  private var file = ""
  private var tally = RunSummary()

  init(isVerbose: Bool, style: PrettyStyle, write: @escaping (String) -> Void) {
    self.isVerbose = isVerbose
    self.style = style
    self.write = write
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted, .scenarioStarted: break
    case .fileLoaded(let loaded):
      endFile()
      file = loaded.chosen > 0 ? loaded.file : ""
      if isVerbose, loaded.chosen > 0 { write(style.strong(file.shown) + "\n") }
    case .loadError(let error):
      endFile()
      write("\(style.failed("✗")) \(style.strong(error.file.shown)) does not load\n\n")
      write(PrettyFailure(error.failure, style: style).text + "\n")
    case .scenarioEnded(let end):
      tally.count(end.result.outcome)
      tell(end.scenario, end.result)
    case .runEnded(let summary):
      endFile()
      write(closing(summary))
    }
  }

  private func endFile() {
    defer { tally = RunSummary() }
    guard !file.isEmpty else { return }
    if isVerbose {
      write("\n")
    } else {
      let mark = tally.failures > 0 ? style.failed("✗") : style.passed("✓")
      write("\(mark) \(file.shown) \(style.quiet("(\(counts(tally)))"))\n")
    }
    file = ""
  }

  private func tell(_ scenario: ScenarioDeclaration, _ result: ScenarioResult) {
    if isVerbose {
      write("  \(line(scenario, result))\n")
      writeOutput(result)
    }
    guard result.outcome.isFailure, let failure = result.failure else { return }
    if !isVerbose { write("\(style.failed("✗")) \(style.strong(scenario.title.shown))\n") }
    write("\n" + PrettyFailure(failure, style: style, scenario: scenario).text + "\n")
    if !isVerbose { writeOutput(result) }
  }

  private func writeOutput(_ result: ScenarioResult) {
    guard !result.output.isEmpty else { return }
    write(style.quiet("    It printed\n"))
    for line in result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      write("      \(String(line).shown)\n")
    }
  }

  private func line(_ scenario: ScenarioDeclaration, _ result: ScenarioResult) -> String {
    let title = scenario.title.shown
    return switch result.outcome {
    case .passed: "\(style.passed("✓")) \(title) \(style.quiet("\(seconds(result.virtualSeconds)) s"))"
    case .failed, .error: "\(style.failed("✗")) \(title)"
    case .skipped: "\(style.skipped("-")) \(title) \(style.quiet("skipped: \((scenario.skip ?? "").shown)"))"
    case .knownBug: "\(style.skipped("!")) \(title) \(style.quiet("known bug: \((scenario.knownBug ?? "").shown)"))"
    }
  }

  private func counts(_ summary: RunSummary) -> String {
    var parts = ["\(summary.passed) passed"]
    if summary.failures > 0 { parts.append("\(summary.failures) failed") }
    if summary.knownBugs > 0 { parts.append("\(summary.knownBugs) known \(summary.knownBugs == 1 ? "bug" : "bugs")") }
    if summary.skipped > 0 { parts.append("\(summary.skipped) skipped") }
    return parts.joined(separator: ", ")
  }

  /// The counts, in the form that test runners close with.
  private func closing(_ summary: RunSummary) -> String {
    guard summary.total > 0 || summary.loadErrors > 0 else { return "" }
    var text = "\n"
    if summary.interrupted { text += "The run was interrupted; what had run until then is told.\n" }
    if summary.endedEarly { text += "The run ended at the first failure (--fail-fast).\n" }
    if summary.loadErrors > 0 {
      text += "\(summary.loadErrors) \(summary.loadErrors == 1 ? "file does" : "files do") not load.\n"
    }
    if summary.knownBugs > 0 {
      text += "\(summary.knownBugs) known \(summary.knownBugs == 1 ? "bug still fails" : "bugs still fail").\n"
    }
    text += "\(summary.total) \(summary.total == 1 ? "scenario" : "scenarios") in \(seconds(summary.wallSeconds)) s\n"
    var closing = "\(summary.passed + summary.knownBugs) passed, \(summary.failures) failed"
    if summary.skipped > 0 { closing += ", \(summary.skipped) skipped" }
    return text + (summary.exitStatus == .passed ? style.passed(closing) : style.failed(closing)) + "\n"
  }

  /// Seconds with three decimals.
  private func seconds(_ seconds: Double) -> String {
    let milliseconds = Int((seconds * 1000).rounded())
    let decimals = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - decimals.count))\(decimals)"
  }
}
