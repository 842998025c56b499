import Simulation

/// Runs a scenario again and again with its time shifted, to see what would be at other moments.
struct Replays {
  /// How far beyond a moment is looked.
  static let horizon = Span(.seconds(60))
  /// How many moments are tried, before one and after it.
  static let mostMoments = 12
  /// How many instructions all runs may take together; they may also take as long as a scenario may.
  private static let mostInstructions = 50_000_000

  /// What the scenario did when it was run again as it is.
  let replay = Replay()
  private let file: ScenarioFile
  private let index: Int
  private var instructions = 0
  private let end: ContinuousClock.Instant

  /// The scenario, in a file that no other run depends on.
  init(_ file: ScenarioFile, _ index: Int) {
    self.file = file
    self.index = index
    end = ContinuousClock.now + .seconds(file.limits.seconds)
  }

  /// Runs the scenario as it is; what went wrong, or nil.
  mutating func run() -> FailureReport? { run(replay) }

  /// Has the scenario go on at another moment after a step; nil when enough was run.
  mutating func run(
    after step: Int,
    at moment: Instant
  ) -> (replay: Replay, failure: FailureReport?)? {
    guard instructions < Self.mostInstructions, ContinuousClock.now < end else { return nil }
    let shifted = Replay(shift: Replay.TimeShift(step: step, moment: moment))
    return (shifted, run(shifted))
  }

  private mutating func run(_ replay: Replay) -> FailureReport? {
    defer { instructions += replay.instructions }
    let rest = (end - ContinuousClock.now) / .seconds(1)
    return file.run(index, noting: replay, seconds: max(rest, 0))
  }
}
