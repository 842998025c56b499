import ScenarioLanguage

extension RunEvent {
  /// Writes the event as a line of JSON into that line's memory, where it is until the next one is written.
  func written(into line: JSONLine) -> UnsafeBufferPointer<UInt8> {
    line.begin()
    switch self {
    case .runStarted(let header):
      line.add("event", Kind.runStarted.rawValue)
      line.add("version", header.version)
      line.add("command", header.command)
      line.add("startedAt", header.startedAt)
      line.add("files", header.files)
      line.add("repetitions", header.repetitions)
      line.add("shard", header.shard)
      line.add("seed", header.seed)
      if let options = header.options { line.add("options", options) }
    case .fileLoaded(let loaded):
      line.add("event", Kind.fileLoaded.rawValue)
      line.add("file", loaded.file)
      line.add("repetition", loaded.repetition)
      line.add("chosen", loaded.chosen)
    case .loadError(let error):
      line.add("event", Kind.loadError.rawValue)
      line.add("file", error.file)
      line.add("repetition", error.repetition)
      line.add("failure", error.failure)
    case .scenarioStarted(let start):
      line.add("event", Kind.scenarioStarted.rawValue)
      line.add("file", start.file)
      line.add("number", start.number)
      line.add("repetition", start.repetition)
      line.add("line", start.line)
      line.add("title", start.title)
    case .scenarioEnded(let end):
      line.add("event", Kind.scenarioEnded.rawValue)
      end.scenario.write(into: line)
      line.add("repetition", end.repetition)
      line.add("outcome", end.result.outcome.rawValue)
      line.add("virtualSeconds", seconds: end.result.virtualSeconds)
      line.add("wallSeconds", seconds: end.wallSeconds.toMicroseconds)
      if !end.result.output.isEmpty { line.add("output", end.result.output) }
      if !end.result.timings.isEmpty { line.add("timings", end.result.timings) }
      line.add("failure", end.result.failure)
      if !end.result.snapshots.isEmpty { line.add("snapshots", end.result.snapshots) }
    case .runEnded(let summary):
      line.add("event", Kind.runEnded.rawValue)
      line.add("passed", summary.passed)
      line.add("failed", summary.failed)
      line.add("errors", summary.errors)
      line.add("skipped", summary.skipped)
      line.add("knownBugs", summary.knownBugs)
      line.add("loadErrors", summary.loadErrors)
      line.add("snapshots", summary.snapshots)
      line.add("endedEarly", summary.endedEarly)
      line.add("interrupted", summary.interrupted)
      line.add("wallSeconds", seconds: summary.wallSeconds.toMicroseconds)
      line.add("suite", summary.suite)
    }
    return line.end()
  }

  /// The names of the events.
  enum Kind: String {
    case runStarted, fileLoaded, loadError, scenarioStarted, scenarioEnded, runEnded
  }
}

extension ScenarioDeclaration {
  /// Adds the fields that tell of the scenario.
  func write(into line: JSONLine) {
    line.add("file", file)
    line.add("number", number)
    line.add("line", self.line)
    line.add("lastLine", lastLine)
    line.add("title", title)
    line.add("covers", covers)
    line.add("tags", tags)
    line.add("skip", skip)
    line.add("knownBug", knownBug)
    line.add("exhaustive", isExhaustive)
  }
}

extension Double {
  /// Seconds to the whole microsecond.
  var toMicroseconds: Double { (self * 1e6).rounded() / 1e6 }
}
