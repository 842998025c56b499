import ScenarioLanguage

/// What a run ends with for a person: what was particular about it, and the counts.
struct PrettyClosing {
  var summary: RunSummary
  var header: RunHeader?
  var slow: [ScenarioEnd]
  var style: PrettyStyle

  /// The closing, or nothing after a run that had nothing to run.
  var text: String {
    guard summary.total > 0 || summary.loadErrors > 0 || summary.interrupted else { return "" }
    var lines = slow.isEmpty ? [] : ["Slow"]
    lines += slow.map { end in
      let place = "\(end.scenario.file.shown):\(end.scenario.line)"
      return "  \(end.wallSeconds.fixed(decimals: 3)) s  \(end.scenario.title.shown) \(style.quiet(place))"
    }
    if !lines.isEmpty { lines.append("") }
    if summary.interrupted { lines.append("The run was interrupted; what had run until then is told.") }
    if summary.endedEarly { lines.append("The run ended at the first failure (--fail-fast).") }
    if let shard = header?.shard { lines.append("This is shard \(shard.index) of \(shard.count).") }
    if let seed = header?.seed { lines.append("The order was shuffled; --shuffle=\(seed) gives it again.") }
    if summary.loadErrors > 0 {
      lines.append("\(summary.loadErrors) \(summary.loadErrors == 1 ? "file does" : "files do") not load.")
    }
    if summary.knownBugs > 0 {
      lines.append("\(summary.knownBugs) known \(summary.knownBugs == 1 ? "bug still fails" : "bugs still fail").")
    }
    lines += summary.snapshots?.sentences ?? []
    let scenarios = summary.total == 1 ? "scenario" : "scenarios"
    lines.append("\(summary.total) \(scenarios) in \(summary.wallSeconds.fixed(decimals: 3)) s")
    var counts = "\(summary.passed + summary.knownBugs) passed, \(summary.failures) failed"
    if summary.skipped > 0 { counts += ", \(summary.skipped) skipped" }
    lines.append(summary.exitStatus == .passed ? style.passed(counts) : style.failed(counts))
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  /// The counts of a file, in the order of what people look for.
  static func counts(_ summary: RunSummary) -> String {
    var parts = ["\(summary.passed) passed"]
    if summary.failures > 0 { parts.append("\(summary.failures) failed") }
    if summary.knownBugs > 0 { parts.append("\(summary.knownBugs) known \(summary.knownBugs == 1 ? "bug" : "bugs")") }
    if summary.skipped > 0 { parts.append("\(summary.skipped) skipped") }
    return parts.joined(separator: ", ")
  }
}
