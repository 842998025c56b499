import Testing

@testable import ScenarioLanguage
@testable import ScenarioRunner

/// The line at the foot of a terminal, and what the pretty reporter says of slow scenarios, shards and seeds.
struct ProgressLineTests {
  /// What is written while each scenario takes 60 ms, on a terminal of that width.
  private func shown(columns: Int, titles: [String] = ["one", "two", "three", "four"]) -> String {
    var time = 0.0
    return written(
      [Told.header(), Told.loaded("a.lua", titles.count)]
        + titles.flatMap { title -> [RunEvent] in
          guard case .scenarioEnded(let end) = Told.ended(title) else { return [] }
          return [.scenarioStarted(ScenarioStart(of: end.scenario)), .scenarioEnded(end)]
        } + [.runEnded(RunSummary(passed: titles.count))]
    ) { write in
      PrettyReporter(
        detail: .usual,
        style: PrettyStyle(showsColor: false),
        progress: ProgressLine(
          width: { columns },
          now: {
            time += 0.06
            return time
          },
          write: write
        ),
        write: write
      )
    }
  }

  @Test("After a while it says how far the run is, and it is taken away before anything else is written")
  func progress() {
    #expect(
      shown(columns: 80) == """
        \rfile 1 of 2, 1 run: two\u{1B}[K\rfile 1 of 2, 3 run: four\u{1B}[K\
        \r\u{1B}[K✓ a.lua (4 passed)

        4 scenarios in 0.000 s
        4 passed, 0 failed

        """
    )
  }

  @Test("It never wraps, however narrow the terminal is", arguments: [1, 2, 3, 10, 20, 40])
  func narrow(_ columns: Int) {
    let titles = ["an emoji 🎉 and wide 漢字 and a long rest", "漢字漢字漢字漢字漢字漢字漢字漢字漢字漢字", "e\u{301}", "x"]
    let lines = shown(columns: columns, titles: titles).split(separator: "\r").filter { $0.hasSuffix("\u{1B}[K") }
    #expect(lines.count == 2)
    for line in lines.map({ $0.dropLast(3) }) {
      let width = line.reduce(0) { $0 + ($1.isASCII || $1 == "…" ? 1 : 2) }
      #expect(width < columns, "\(line)")
    }
  }

  @Test("A text is cut where the next character has no place")
  func fitting() {
    #expect("abcdef".fitting(columns: 6) == "abcdef")
    #expect("abcdef".fitting(columns: 5) == "abcd…")
    #expect("漢字".fitting(columns: 4) == "漢字")
    #expect("漢字x".fitting(columns: 4) == "漢…")
    #expect("ab".fitting(columns: 1) == "")
    #expect("ab".fitting(columns: 0) == "")
    #expect("ab".fitting(columns: -1) == "")
  }

  private func closing(_ events: [RunEvent]) -> String {
    written(events) { PrettyReporter(detail: .usual, style: PrettyStyle(showsColor: false), write: $0) }
  }

  @Test("The five slowest of those that took more than a second are named")
  func slow() {
    let seconds = [1.0, 1.2, 3.456, 0.5, 2.0, 1.1, 1.3, 9]
    let events = seconds.map { Told.ended("takes \($0)", wallSeconds: $0) }
    #expect(
      closing(events + [.runEnded(RunSummary(passed: 8, wallSeconds: 20))]) == """

        Slow
          9.000 s  takes 9.0 s/a.lua:3
          3.456 s  takes 3.456 s/a.lua:3
          2.000 s  takes 2.0 s/a.lua:3
          1.300 s  takes 1.3 s/a.lua:3
          1.200 s  takes 1.2 s/a.lua:3

        8 scenarios in 20.000 s
        8 passed, 0 failed

        """
    )
  }

  @Test("The shard and the seed are told")
  func shardAndSeed() {
    let summary = RunSummary(passed: 1)
    #expect(
      closing([Told.header(shard: Shard(index: 2, count: 4), seed: 7), Told.ended("a"), .runEnded(summary)]) == """

        This is shard 2 of 4.
        The order was shuffled; --shuffle=7 gives it again.
        1 scenario in 0.000 s
        1 passed, 0 failed

        """
    )
  }
}
