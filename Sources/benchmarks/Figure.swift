/// Something to measure, with what it is to be.
struct Figure {
  /// What the numbers are in.
  enum Unit: String, Encodable {
    case milliseconds = "ms"
    case microseconds = "µs"
    case perSecond = "/s"
    case allocations
  }

  /// What the median is to be.
  enum Goal: Encodable {
    case atMost(Double)
    case atLeast(Double)

    func isReached(by value: Double) -> Bool {
      switch self {
      case .atMost(let most): value <= most
      case .atLeast(let least): value >= least
      }
    }
  }

  /// What is measured.
  let name: String
  let unit: Unit
  let goal: Goal?
  /// Measures once; nil where it can't be measured on this machine.
  let run: () -> Double?

  init(_ name: String, in unit: Unit, _ goal: Goal? = nil, run: @escaping () -> Double?) {
    self.name = name
    self.unit = unit
    self.goal = goal
    self.run = run
  }

  /// Measures the figures in turn, so that a slow moment of the machine touches them all, and takes their medians.
  static func measure(_ figures: [Figure], runs: Int) -> [Measurement] {
    var samples = figures.map { _ in [Double]() }
    for _ in 0..<runs {
      for (index, figure) in figures.enumerated() {
        if let value = figure.run() { samples[index].append(value) }
      }
    }
    return zip(figures, samples).map { Measurement($0, samples: $1) }
  }
}

/// What came of measuring a figure.
struct Measurement: Encodable {
  let name: String
  let unit: Figure.Unit
  /// The middle of the runs, or nil when it can't be measured on this machine.
  let median: Double?
  let lowest: Double?
  let highest: Double?
  let goal: Figure.Goal?
  let isReached: Bool?

  init(_ figure: Figure, samples: [Double]) {
    let sorted = samples.sorted()
    let median = sorted.isEmpty ? nil : sorted[sorted.count / 2]
    name = figure.name
    unit = figure.unit
    goal = figure.goal
    self.median = median
    lowest = sorted.first
    highest = sorted.last
    isReached = median.flatMap { median in figure.goal?.isReached(by: median) }
  }
}
