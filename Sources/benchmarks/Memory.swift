import Measuring

extension Figure {
  /// The most memory of the first process and of the largest worker, when there are a hundred times as many scenarios.
  static func memory(_ programs: Programs, _ workspace: Workspace) throws -> [Figure] {
    let file = StandardScenario.file(1_000)
    let runs = PeakRuns(
      few: programs.scenario("run", try workspace.write(file, times: 1, to: "scenarios-1000", ending: ".lua")),
      many: programs.scenario("run", try workspace.write(file, times: 100, to: "scenarios-100000", ending: ".lua"))
    )
    func figure(_ name: String, of process: KeyPath<Usage.Peak, Double>) -> Figure {
      Figure(
        "memory of \(name), 100,000 scenarios",
        in: .mebibytes,
        beside: Peer("1,000 scenarios") { mebibytes(runs.few[keyPath: process]) },
        .ratioAtMost(1.1)
      ) { mebibytes(runs.many[keyPath: process]) }
    }
    return [
      Figure("memory of the first process for each scenario more", in: .bytes) {
        try runs.measure()
        return runs.many.first > 0 ? (runs.many.first - runs.few.first) / 99_000 : nil
      },
      figure("the first process", of: \.first),
      figure("the largest worker", of: \.children),
    ]
  }

  /// Nil where memory can't be watched.
  private static func mebibytes(_ bytes: Double) -> Double? { bytes > 0 ? bytes / 0x1p20 : nil }
}

/// Runs of few and many scenarios, measured once for several figures.
private final class PeakRuns {
  private let commands: (few: Command, many: Command)
  private(set) var few = Usage.Peak()
  private(set) var many = Usage.Peak()

  init(few: Command, many: Command) {
    commands = (few, many)
  }

  func measure() throws {
    many = try commands.many.measured(watchingMemory: true).peak
    few = try commands.few.measured(watchingMemory: true).peak
  }
}
