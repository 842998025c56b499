/// The scenarios that took so long that a person should know.
struct SlowScenarios {
  /// From when on a scenario is slow, in seconds of wall-clock time; most take a thousandth of that.
  static let threshold = 1.0
  private static let most = 5

  /// The slowest, at most five, slowest first.
  private(set) var slowest: [ScenarioEnd] = []

  mutating func note(_ end: ScenarioEnd) {
    guard end.wallSeconds > Self.threshold else { return }
    let place = slowest.firstIndex { $0.wallSeconds < end.wallSeconds } ?? slowest.endIndex
    slowest.insert(end, at: place)
    if slowest.count > Self.most { slowest.removeLast() }
  }
}
