import Foundation

extension Report {
  /// The figures as a Markdown table, below the machine and the versions.
  public var table: String {
    let programs = versions.map { "\($0.name) \($0.version ?? "(missing)")" }
    return """
      \(date), \(machine.processor), \(machine.cores) cores, \(machine.system), load \(machine.load.shown)
      \(programs.joined(separator: ", "))
      Medians of \(runs) runs, each figure in turn with what stands beside it; processes in wall-clock time, one core and all
      that runs inside the benchmarks' own process in the cores' time

      | figure | here | beside | there | ratio | to reach |
      |---|---|---|---|---|---|
      \(figures.map(\.row).joined(separator: "\n"))
      """
  }
}

extension Measurement {
  fileprivate var row: String {
    let ratio = peer?.ratio.map { "\($0.shown) ×" } ?? "–"
    let cells = [name, words(median) ?? "not here", peer?.name ?? "–", peerWords, ratio, goalWords]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private var peerWords: String {
    guard let peer else { return "–" }
    return words(peer.median) ?? "missing"
  }

  /// What is to be reached, and whether it is; what was not measured has no mark.
  private var goalWords: String {
    let all = goals.map { outcome in
      let goal = outcome.goal
      let sign = goal.bound == .atMost ? "≤" : "≥"
      let bound = goal.subject == .ratio ? "\(goal.value.shown) ×" : words(goal.value) ?? ""
      let mark = outcome.isReached.map { $0 ? " ✓" : " ✗" } ?? ""
      return "\(sign) \(bound)\(mark)"
    }
    return all.isEmpty ? "–" : all.joined(separator: ", ")
  }

  /// A value with its unit.
  private func words(_ value: Double?) -> String? {
    value.map { unit == .allocations ? $0.shown : "\($0.shown) \(unit.rawValue)" }
  }
}

extension Double {
  /// The number with about three digits that count.
  fileprivate var shown: String {
    let digits = self >= 100 || self == 0 ? 0 : self >= 10 ? 1 : self >= 1 ? 2 : 3
    return formatted(.number.precision(.fractionLength(0...digits)).locale(Locale(identifier: "en_GB")))
  }
}
