import Measuring

extension Figure {
  /// The most memory of the first process and of the largest worker, when there are a hundred times as many scenarios.
  static func memory(_ programs: Programs, _ workspace: Workspace) throws -> [Figure] {
    let file = StandardScenario.file(1_000)
    let few = programs.scenario("run", try workspace.write(file, times: 1, to: "scenarios-1000", ending: ".lua"))
    let many = programs.scenario("run", try workspace.write(file, times: 100, to: "scenarios-100000", ending: ".lua"))
    func peak(_ command: Command, of process: KeyPath<Usage.Peak, Double>) throws -> Double? {
      let bytes = try command.measured(watchingMemory: true).peak[keyPath: process]
      return bytes > 0 ? bytes : nil
    }
    func figure(_ name: String, of process: KeyPath<Usage.Peak, Double>) -> Figure {
      Figure(
        "memory of \(name), 100,000 scenarios",
        in: .mebibytes,
        beside: Peer("1,000 scenarios") { try peak(few, of: process).map { $0 / 0x1p20 } },
        .ratioAtMost(1.1)
      ) { try peak(many, of: process).map { $0 / 0x1p20 } }
    }
    return [
      figure("the first process", of: \.first),
      figure("the largest worker", of: \.children),
      Figure("memory of the first process for each result kept", in: .bytes) {
        guard let most = try peak(many, of: \.first), let least = try peak(few, of: \.first) else { return nil }
        return (most - least) / 99_000
      },
    ]
  }
}
