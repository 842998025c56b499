import ScenarioLanguage

/// A failure told to a person: what, where, expected and found, when, what came before, what is on the screen.
struct PrettyFailure {
  private let report: FailureReport
  private let style: PrettyStyle
  private let end: ScenarioEnd?
  private let header: RunHeader?
  private let printed: [String]

  init(
    _ report: FailureReport,
    style: PrettyStyle,
    of end: ScenarioEnd? = nil,
    in header: RunHeader? = nil,
    printed: [String] = []
  ) {
    self.report = report
    self.style = style
    self.end = end
    self.header = header
    self.printed = printed
  }

  /// The whole story, indented.
  var text: String {
    var lines = report.message.split(separator: "\n", omittingEmptySubsequences: false).map {
      "  \(style.failed(String($0).shown))"
    }
    if let place = report.place {
      lines += ["", "  \(place.file.shown):\(place.line)"]
      if let text = place.text { lines.append("  \(style.quiet("\(place.line) │")) \(text.shown)") }
    }
    if let expected = report.expected { lines += ["", "  expected  \(expected.shown)"] }
    if let found = report.found { lines.append("  found     \(found.shown)") }
    lines += part("Differences", report.differences)
    lines += part("Why", report.reasons)
    let advice = Advice(report, of: end, in: header)
    if let remedy = advice.remedy { lines += ["", "  \(remedy.shown)"] }
    lines += part("Called from", report.traceback)
    if end != nil {
      lines += part("Before it, up to \(report.time) s", report.events)
      for screen in report.screens {
        lines += part(screen.title, screen.outline)
      }
    }
    lines += part("It printed", printed)
    for (purpose, command) in advice.commands { lines += part(purpose, [command]) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func part(_ heading: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "  \(heading.shown)"] + lines.map { "    \($0.shown)" }
  }
}
