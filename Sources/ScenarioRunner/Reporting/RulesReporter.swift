import ScenarioLanguage

/// Tells a person which scenarios show which rules, and how they ended.
final class RulesReporter: Reporter {
  private let rules: [Suite.Rule]
  private let style: PrettyStyle
  private let write: (String) -> Void
  private var covering: [String: [ScenarioEnd]] = [:]
  private var unloaded: [LoadFailure] = []

  init(_ rules: [Suite.Rule], style: PrettyStyle, write: @escaping (String) -> Void) {
    self.rules = rules
    self.style = style
    self.write = write
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted, .fileLoaded, .scenarioStarted: break
    case .loadError(let error): unloaded.append(error)
    case .scenarioEnded(let end):
      for id in Set(end.scenario.covers) { covering[id, default: []].append(end) }
    case .runEnded(let summary):
      for rule in rules { write(text(of: rule, summary)) }
      write(closing(summary))
    }
  }

  /// Whether a rule has no scenario.
  var hasUncovered: Bool { !uncovered.isEmpty }

  private var uncovered: [Suite.Rule] { rules.filter { covering[$0.id] == nil } }

  private func text(of rule: Suite.Rule, _ summary: RunSummary) -> String {
    let ends = covering[rule.id, default: []]
    var lines = ["\(mark(ends)) \(style.strong(rule.id.shown))  \(rule.text.shown)"]
    lines += ends.map { end in
      let scenario = end.scenario
      let place = "\(scenario.file.shown):\(scenario.line)"
      return "    \(mark([end])) \(scenario.title.shown)\(words(end)) \(style.quiet(place))"
    }
    if ends.isEmpty {
      lines.append(summary.interrupted ? "    no scenario that covers it has run" : "    no scenario covers it")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A rule stands as its worst scenario does.
  private func mark(_ ends: [ScenarioEnd]) -> String {
    let outcomes = ends.map(\.result.outcome)
    if outcomes.contains(where: \.isFailure) { return style.failed("✗") }
    if outcomes.contains(.knownBug) { return style.skipped("!") }
    return outcomes.contains(.passed) ? style.passed("✓") : style.skipped("-")
  }

  private func words(_ end: ScenarioEnd) -> String {
    switch end.result.outcome {
    case .passed: ""
    case .failed, .error: " failed"
    case .skipped: " skipped: \((end.scenario.skip ?? "").shown)"
    case .knownBug: " known bug: \((end.scenario.knownBug ?? "").shown)"
    }
  }

  private func closing(_ summary: RunSummary) -> String {
    var lines = [""]
    if summary.interrupted { lines.append("The run was interrupted; what had run until then is told.") }
    lines += unloaded.map { "\(style.failed("✗")) \($0.file.shown) does not load: \($0.failure.inOneLine)" }
    let uncovered = uncovered.map(\.id.shown)
    // Which scenarios there are, an interrupted run has not come to know.
    let without = summary.interrupted ? "without a scenario that has run" : "without a scenario"
    if !uncovered.isEmpty, !summary.interrupted {
      lines.append("Without a scenario: \(uncovered.joined(separator: ", "))")
    }
    let failing = rules.count { covering[$0.id, default: []].contains(where: \.result.outcome.isFailure) }
    let all = rules.count == 1 ? "1 rule" : "\(rules.count) rules"
    let counts = "\(all), \(uncovered.count) \(without), \(failing) with one that fails"
    let isRight = uncovered.isEmpty && summary.exitStatus == .passed
    lines.append(isRight ? style.passed(counts) : style.failed(counts))
    return lines.joined(separator: "\n") + "\n"
  }
}
