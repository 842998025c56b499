import ScenarioLanguage

/// Tells GitHub's workflows: an annotation at the place of each failure, after all others have told theirs.
final class GitHubReporter: Reporter {
  private let write: (String) -> Void
  private var header: RunHeader?
  private var annotations: [String] = []

  init(write: @escaping (String) -> Void) {
    self.write = write
  }

  func receive(_ event: RunEvent) {
    switch event {
    case .runStarted(let header): self.header = header
    case .fileLoaded, .scenarioStarted: break
    case .loadError(let error):
      let place = error.failure.place
      annotate(place?.file ?? error.file, place?.line ?? 1, "\(error.file) does not load", error.failure, of: nil)
    case .scenarioEnded(let end):
      guard end.result.outcome.isFailure, let failure = end.result.failure else { return }
      let place = failure.place
      annotate(
        place?.file ?? end.scenario.file,
        place?.line ?? end.scenario.line,
        end.scenario.title,
        failure,
        of: end
      )
    case .runEnded: write(annotations.joined())
    }
  }

  private func annotate(
    _ file: String,
    _ line: Int,
    _ title: String,
    _ failure: FailureReport,
    of end: ScenarioEnd?
  ) {
    var lines = [failure.message]
    if let expected = failure.expected { lines.append("expected  \(expected)") }
    if let found = failure.found { lines.append("found     \(found)") }
    lines += failure.reasons
    let advice = Advice(failure, of: end, in: header)
    if let remedy = advice.remedy { lines.append(remedy) }
    lines += advice.commands.map { "\($0.purpose): \($0.command)" }
    let place = "file=\(Self.property(file)),line=\(line),title=\(Self.property(title))"
    annotations.append("::error \(place)::\(Self.escape(lines.joined(separator: "\n")))\n")
  }

  private static func escape(_ text: String) -> String {
    text.replacingScalars(["%": "%25", "\r": "%0D", "\n": "%0A"]).shown
  }

  private static func property(_ text: String) -> String {
    escape(text).replacingScalars([":": "%3A", ",": "%2C"])
  }
}
