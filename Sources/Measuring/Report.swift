public import Foundation

/// What was measured, where, when and with what.
public struct Report: Encodable {
  let date: String
  let machine: Machine
  let versions: [Version]
  let runs: Int
  let figures: [Measurement]

  /// A report of figures that were measured in so many runs, begun at that moment, on this machine.
  public init(_ figures: [Figure], runs: Int, versions: [Version], tell: (Int, String) -> Void = { _, _ in }) throws {
    date = Date.now.formatted(.iso8601)
    machine = Machine()
    self.versions = versions
    self.runs = runs
    self.figures = try figures.measure(runs: runs, tell: tell)
  }

  /// The report as JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
