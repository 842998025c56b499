public import ScenarioLanguage

/// A run of scenarios: which, under which limits, and who hears of it.
public struct ScenarioRun {
  /// What is to be run.
  public struct Options: Sendable, Hashable {
    /// Files, folders, or `FILE:LINE`.
    public var paths = ["Scenarios"]
    /// Parts of "file › title", of which a scenario must have one; none for all.
    public var filters: [String] = []
    /// Whether the run ends at the first failure.
    public var failsFast = false
    /// What a scenario may use.
    public var limits = ScenarioLimits()

    /// The whole suite in `Scenarios`.
    public init() {}
  }

  private let options: Options
  private let reporters: [any Reporter]
  private let isInterrupted: () -> Bool

  /// A run that these reporters hear of; it ends before the next scenario once it is interrupted.
  public init(_ options: Options, reporters: [any Reporter], isInterrupted: @escaping () -> Bool = { false }) {
    self.options = options
    self.reporters = reporters
    self.isInterrupted = isInterrupted
  }

  /// Runs what was chosen, file by file, and tells what came of it.
  public func callAsFunction() throws(UsageError) -> RunSummary {
    let clock = ContinuousClock()
    let start = clock.now
    var summary = RunSummary()
    for path in try SuitePath.find(options.paths) {
      run(path, &summary)
      if summary.endedEarly || summary.wasInterrupted { break }
    }
    summary.wallSeconds = start.duration(to: clock.now).inSeconds
    tell(.runEnded(summary))
    return summary
  }

  private func run(_ path: SuitePath, _ summary: inout RunSummary) {
    let file: ScenarioFile
    do {
      file = try ScenarioFile(path: path.file, limits: options.limits)
    } catch {
      summary.filesNotLoaded += 1
      summary.endedEarly = options.failsFast
      tell(.fileNotLoaded(file: path.file, error.report))
      return
    }
    let chosen = file.scenarios.indices.filter { isChosen(file.scenarios[$0], path) }
    tell(.fileLoaded(file: path.file, chosen: chosen.count))
    for index in chosen {
      summary.wasInterrupted = isInterrupted()
      guard !summary.wasInterrupted else { return }
      let declaration = file.scenarios[index]
      tell(.scenarioStarted(declaration))
      let clock = ContinuousClock()
      let start = clock.now
      let result = file.run(index)
      summary.count(result.outcome)
      tell(.scenarioEnded(declaration, result, wallSeconds: start.duration(to: clock.now).inSeconds))
      if options.failsFast, result.outcome == .failed || result.outcome == .error {
        summary.endedEarly = true
        return
      }
    }
  }

  private func isChosen(_ scenario: ScenarioDeclaration, _ path: SuitePath) -> Bool {
    guard path.lines.isEmpty || path.lines.contains(where: { (scenario.line...scenario.lastLine).contains($0) }) else {
      return false
    }
    guard !options.filters.isEmpty else { return true }
    let name = "\(scenario.file) › \(scenario.title)"
    return options.filters.contains { name.contains($0) }
  }

  private func tell(_ event: RunEvent) {
    for reporter in reporters { reporter.receive(event) }
  }
}

extension Duration {
  /// The length in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
