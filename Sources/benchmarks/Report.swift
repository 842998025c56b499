import Foundation

/// What was measured, where and when.
struct Report: Encodable {
  let machine = Machine()
  let date = Date.now.formatted(.iso8601)
  let runs: Int
  let figures: [Measurement]

  /// The figures as a Markdown table.
  var table: String {
    let rows = figures.map { figure in
      let spread = "\(figure.words(figure.lowest)) – \(figure.words(figure.highest))"
      return "| \(figure.name) | \(figure.words(figure.median)) | \(spread) | \(figure.goalWords) |"
    }
    return """
      \(machine.words), \(date); medians of \(runs) runs taken in turn

      | figure | median | lowest – highest | to reach |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  /// The report as JSON.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}

/// The machine that was measured on.
struct Machine: Encodable {
  let processor: String
  let cores = ProcessInfo.processInfo.activeProcessorCount
  let system = ProcessInfo.processInfo.operatingSystemVersionString

  init() {
    let information = FileManager.default.contents(atPath: "/proc/cpuinfo").map { String(decoding: $0, as: UTF8.self) }
    let model = information?.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    processor = model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
  }

  var words: String { "\(processor), \(cores) cores, \(system)" }
}

extension Measurement {
  /// A value with its unit.
  func words(_ value: Double?) -> String {
    guard let value else { return "not here" }
    let digits = value >= 100 || value == 0 ? 0 : value >= 1 ? 2 : 4
    let number = value.formatted(.number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_GB")))
    return unit == .allocations ? number : "\(number) \(unit.rawValue)"
  }

  /// What it is to be, and whether it is.
  var goalWords: String {
    guard let goal else { return "–" }
    let bound =
      switch goal {
      case .atMost(let most): "≤ \(words(most))"
      case .atLeast(let least): "≥ \(words(least))"
      }
    return isReached.map { $0 ? "\(bound) ✓" : "\(bound) ✗" } ?? bound
  }
}
