/// What came of measuring a figure.
public struct Measurement: Encodable {
  let name: String
  let unit: Figure.Unit
  /// The middle of the runs, or nil when it can't be measured on this machine.
  let median: Double?
  let lowest: Double?
  let highest: Double?
  let peer: PeerMeasurement?
  let goals: [GoalOutcome]

  /// What came of measuring a peer.
  struct PeerMeasurement: Encodable {
    let name: String
    /// Whether it can't be had on this machine.
    let isMissing: Bool
    let median: Double?
    /// The middle of what the figure is divided by its peer, run by run.
    let ratio: Double?
  }

  /// A goal, and whether it is reached; nil when that was not measured.
  struct GoalOutcome: Encodable {
    let goal: Goal
    let isReached: Bool?
  }

  /// What these runs of a figure and its peer come to.
  init(_ figure: Figure, runs: [Run]) {
    let values = runs.compactMap(\.value).sorted()
    let peers = runs.compactMap(\.peer)
    let ratios = runs.compactMap { run in run.value.flatMap { value in run.peer.map { value / $0 } } }
    name = figure.name
    unit = figure.unit
    median = values.middle
    lowest = values.first
    highest = values.last
    peer = figure.peer.map {
      PeerMeasurement(name: $0.name, isMissing: peers.isEmpty, median: peers.middle, ratio: ratios.middle)
    }
    let (median, ratio) = (median, peer?.ratio)
    goals = figure.goals.map { goal in
      let found = goal.subject == .median ? median : ratio
      return GoalOutcome(goal: goal, isReached: found.map(goal.isReached))
    }
  }

  /// One run of a figure and, right after it, one of its peer.
  struct Run {
    let value: Double?
    let peer: Double?
  }
}

extension [Figure] {
  /// Measures the figures in turn, each followed by its peer, so that a slow moment of the machine touches them all.
  ///
  /// What is to be told while it lasts is told before each run of a figure.
  public func measure(runs count: Int, tell: (_ run: Int, _ name: String) -> Void = { _, _ in }) throws -> [Measurement]
  {
    var runs = map { _ in [Measurement.Run]() }
    for run in 1...count {
      for (index, figure) in enumerated() {
        tell(run, figure.name)
        runs[index].append(Measurement.Run(value: try figure.run(), peer: try figure.peer?.run()))
      }
    }
    return zip(self, runs).map { Measurement($0, runs: $1) }
  }
}

extension [Double] {
  /// The middle one, or nil when there is none; of an even number of them the higher.
  fileprivate var middle: Double? { isEmpty ? nil : sorted()[count / 2] }
}
