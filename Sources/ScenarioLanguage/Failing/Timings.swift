import Simulation

/// Finds out for how long the expectations of a scenario hold, by running it again with its time shifted after each step.
struct Timings {
  private var replays: Replays

  /// The timings of a scenario, in a file that no other run depends on.
  init(_ file: ScenarioFile, _ index: Int) {
    replays = Replays(file, index)
  }

  /// The timings in the order of the expectations; none of what time alone does not change.
  mutating func callAsFunction() -> [Timing] {
    guard replays.run() == nil, !replay.asksForTime else { return [] }
    var timings: [Timing] = []
    for step in Set(replay.checks.map(\.step)).sorted() where step > 0 {
      let places = replay.checks.indices.filter { isSeenAtEnd(replay.checks[$0], of: step) }
      let starts = starts(of: places, step)
      let ends = ends(of: places, step)
      for place in places where starts[place] != nil || ends[place] != nil {
        guard let line = replay.checks[place].line else { continue }
        timings.append(
          Timing(
            line: line,
            at: replay.checks[place].moment.seconds,
            from: starts[place]?.seconds,
            to: ends[place]?.seconds
          )
        )
      }
    }
    return timings
  }

  /// Whether the expectation was compared at the moment at which the step had ended, as `eventually` is not.
  private func isSeenAtEnd(_ check: Replay.Check, of step: Int) -> Bool {
    check.step == step && check.moment == replay.ends[step]
  }

  private var replay: Replay { replays.replay }

  /// Which of the expectations hold at another moment after the step, which do not, and when something is due then.
  private mutating func hold(_ places: [Int], _ step: Int, at moment: Instant) -> (
    holding: Set<Int>, ended: Set<Int>, next: Instant?
  )? {
    guard let shifted = replays.run(after: step, at: moment)?.replay else { return nil }
    let known = places.filter { shifted.isSame($0, as: replay) }
    let holding = known.filter { shifted.checks[$0].holds }
    return (Set(holding), Set(known).subtracting(holding), shifted.next[step])
  }

  /// Since when they hold, of those that began to within the pause before them.
  private mutating func starts(of places: [Int], _ step: Int) -> [Int: Instant] {
    guard let moments = replay.moments[step] else { return [:] }
    var starts: [Int: Instant] = [:]
    var open = places
    for place in moments.indices.dropLast().suffix(Replays.mostMoments).reversed() where !open.isEmpty {
      guard let tried = hold(open, step, at: moments[place]) else { break }
      for ended in tried.ended { starts[ended] = moments[place + 1] }
      // What the scenario does not come to then is not known.
      open.removeAll { !tried.holding.contains($0) }
    }
    return starts
  }

  /// When they hold no more, of those that time changes.
  private mutating func ends(of places: [Int], _ step: Int) -> [Int: Instant] {
    var ends: [Int: Instant] = [:]
    var open = places
    var next = replay.next[step]
    let limit = replay.ends[step]?.advanced(by: Replays.horizon) ?? .start
    for _ in 0..<Replays.mostMoments where !open.isEmpty {
      guard let due = next, due <= limit, let tried = hold(open, step, at: due) else { break }
      for ended in tried.ended { ends[ended] = due }
      open.removeAll { !tried.holding.contains($0) }
      next = tried.next
    }
    return ends
  }
}
