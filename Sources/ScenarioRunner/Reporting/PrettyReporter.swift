import ScenarioLanguage

/// Tells a person at a terminal: a line for each file, each failure in full, and the counts at the end.
final class PrettyReporter: Reporter {
  /// How much is told.
  enum Detail {
    /// Only what failed.
    case quiet
    /// A line for each file, and what failed.
    case usual
    /// Each scenario, with what it printed.
    case verbose
  }

  private let detail: Detail
  private let style: PrettyStyle
  private let progress: ProgressLine?
  private let put: (String) -> Void
  private var header: RunHeader?
  /// What the file that runs is called; "" when none of its scenarios was chosen.
  private var file = ""
  /// How many of its scenarios were to run.
  private var chosen = 0
  private var tally = RunSummary()
  private var slow = SlowScenarios()

  init(detail: Detail, style: PrettyStyle, progress: ProgressLine? = nil, write: @escaping (String) -> Void) {
    self.detail = detail
    self.style = style
    self.progress = progress
    put = write
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let header): self.header = header
    case .scenarioStarted: break
    case .fileLoaded(let loaded):
      endFile()
      file = loaded.chosen > 0 ? named(loaded.file, loaded.repetition) : ""
      chosen = loaded.chosen
      if detail == .verbose, !file.isEmpty { write(style.strong(file) + "\n") }
    case .loadError(let error):
      endFile()
      write("\(style.failed("✗")) \(style.strong(named(error.file, error.repetition))) does not load\n\n")
      write(PrettyFailure(error.failure, style: style).text + "\n")
    case .scenarioEnded(let end):
      tally.count(end.result.outcome)
      slow.note(end)
      tell(end)
    case .runEnded(let summary):
      endFile()
      progress?.clear()
      if detail != .quiet || summary.exitStatus != .passed { write(closing(summary)) }
    }
    progress?.follow(event)
  }

  private func write(_ text: String) {
    progress?.clear()
    put(text)
  }

  private func named(_ file: String, _ repetition: Int) -> String {
    (header?.name(file, in: repetition) ?? file).shown
  }

  private func endFile() {
    defer { tally = RunSummary() }
    guard !file.isEmpty else { return }
    let left = chosen - tally.total
    switch detail {
    case .quiet: break
    case .usual:
      let counts = PrettyClosing.counts(tally) + (left > 0 ? ", \(left) not run" : "")
      write("\(mark(isWhole: left == 0)) \(file) \(style.quiet("(\(counts))"))\n")
    case .verbose: write(left > 0 ? "  \(style.quiet("\(left) not run"))\n\n" : "\n")
    }
    file = ""
  }

  /// What came of a file: a failure, all that was chosen, or less.
  private func mark(isWhole: Bool) -> String {
    if tally.failures > 0 { return style.failed("✗") }
    return isWhole ? style.passed("✓") : style.skipped("-")
  }

  private func tell(_ end: ScenarioEnd) {
    let (scenario, result) = (end.scenario, end.result)
    if detail == .verbose {
      write("  \(line(scenario, result))\n")
      for timing in result.timings { write("      \(line(timing))\n") }
      for note in result.snapshots where note.outcome == .written || note.outcome == .updated {
        write("      \(style.quiet("\(note.outcome.rawValue) the \(note.words) \(note.name.shown)"))\n")
      }
      if !result.outcome.isFailure { writeOutput(result) }
    }
    guard result.outcome.isFailure, let failure = result.failure else { return }
    if detail != .verbose { write("\(style.failed("✗")) \(style.strong(scenario.title.shown))\n") }
    write("\n" + PrettyFailure(failure, style: style, of: end, in: header, printed: result.printedLines).text + "\n")
  }

  private func writeOutput(_ result: ScenarioResult) {
    guard !result.output.isEmpty else { return }
    write(style.quiet("      It printed\n"))
    for line in result.printedLines { write("        \(line.shown)\n") }
  }

  private func line(_ scenario: ScenarioDeclaration, _ result: ScenarioResult) -> String {
    let title = scenario.title.shown
    return switch result.outcome {
    case .passed: "\(style.passed("✓")) \(title) \(style.quiet("\(result.virtualSeconds.fixed(decimals: 3)) s"))"
    case .failed, .error: "\(style.failed("✗")) \(title)"
    case .skipped: "\(style.skipped("-")) \(title) \(style.quiet("skipped: \((scenario.skip ?? "").shown)"))"
    case .knownBug: "\(style.skipped("!")) \(title) \(style.quiet("known bug: \((scenario.knownBug ?? "").shown)"))"
    }
  }

  /// For how long an expectation holds; marked when it is about to break.
  private func line(_ timing: Timing) -> String {
    timing.isTight ? style.skipped("! \(timing.words)") : style.quiet(timing.words)
  }

  private func closing(_ summary: RunSummary) -> String {
    PrettyClosing(summary: summary, header: header, slow: slow.slowest, style: style).text
  }
}
