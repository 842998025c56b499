import ScenarioLanguage

/// Tells programs by the Test Anything Protocol, version 14, or 13 for harnesses that know no later one.
final class TAPReporter: Reporter {
  /// The latest version that there is.
  static let latestVersion = 14

  private let version: Int
  private let write: (String) -> Void
  private var count = 0
  private var header: RunHeader?

  /// A reporter in that version; what is written differs in the first line alone.
  init(version: Int, write: @escaping (String) -> Void) {
    self.version = version
    self.write = write
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let header):
      self.header = header
      write("TAP version \(version)\n")
    case .fileLoaded, .scenarioStarted: break
    case .loadError(let error):
      point(isOK: false, "\(error.file) does not load", error.repetition)
      diagnose(error.failure, severity: "error", output: "")
    case .scenarioEnded(let end): tell(end)
    case .runEnded(let summary):
      for sentence in summary.snapshots?.sentences ?? [] { write("# \(sentence)\n") }
      if summary.interrupted { write("Bail out! The run was interrupted.\n") }
      if count > 0 {
        write("1..\(count)\n")
      } else if !summary.interrupted {
        write("1..0 # SKIP no scenario matched\n")
      }
    }
  }

  private func tell(_ end: ScenarioEnd) {
    let (scenario, result) = (end.scenario, end.result)
    let name = "\(scenario.file) › \(scenario.title)"
    switch result.outcome {
    case .passed: point(isOK: true, name, end.repetition)
    case .skipped: point(isOK: true, name, end.repetition, directive: "SKIP", scenario.skip)
    // TAP's own word for what is known to fail.
    case .knownBug: point(isOK: false, name, end.repetition, directive: "TODO", scenario.knownBug)
    case .failed, .error: point(isOK: false, name, end.repetition)
    }
    guard result.outcome.isFailure, let failure = result.failure else { return }
    diagnose(failure, severity: result.outcome == .failed ? "fail" : "error", output: result.output)
  }

  private func point(isOK: Bool, _ name: String, _ repetition: Int, directive: String? = nil, _ reason: String? = nil) {
    count += 1
    let name = header?.name(name, in: repetition) ?? name
    let directive = directive.map { " # \($0) \(Self.escape(reason ?? ""))" } ?? ""
    write("\(isOK ? "ok" : "not ok") \(count) - \(Self.escape(name))\(directive)\n")
  }

  private static func escape(_ text: String) -> String {
    text.shown.replacingScalars(["\\": "\\\\", "#": "\\#"])
  }

  // MARK: Diagnostics

  private func diagnose(_ failure: FailureReport, severity: String, output: String) {
    var lines = ["---", "message: \(failure.message.yamlQuoted)", "severity: \(severity)"]
    if let place = failure.place {
      lines += ["at:", "  file: \(place.file.yamlQuoted)", "  line: \(place.line)"]
      if let text = place.text { lines.append("  text: \(text.yamlQuoted)") }
    }
    if let expected = failure.expected { lines.append("expected: \(expected.yamlQuoted)") }
    if let found = failure.found { lines.append("found: \(found.yamlQuoted)") }
    lines += block("differences", failure.differences)
    lines += block("reasons", failure.reasons)
    if let remedy = failure.remedy { lines.append("remedy: \(remedy.yamlQuoted)") }
    lines += block("traceback", failure.traceback)
    lines += block("events", failure.events)
    lines += block("screens", failure.screens.flatMap { [$0.title] + $0.outline.map { "  " + $0 } })
    lines += block("output", output.split(separator: "\n").map(String.init))
    lines.append("...")
    write(lines.map { "  \($0)\n" }.joined())
  }

  /// Lines as one text: not every harness reads lists of texts that have colons in them.
  private func block(_ name: String, _ items: [String]) -> [String] {
    let lines = items.map(\.shown).filter { !$0.allSatisfy(\.isWhitespace) }
    // The first line says how far the block is indented.
    guard let first = lines.first?.drop(while: \.isWhitespace) else { return [] }
    return ["\(name): |", "  \(first)"] + lines.dropFirst().map { "  \($0)" }
  }
}

extension String {
  /// The text on one line, between double quotes.
  fileprivate var yamlQuoted: String {
    "\"" + replacingScalars(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]).shown + "\""
  }
}
