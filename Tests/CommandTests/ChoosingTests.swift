import Foundation
import Testing

/// Which scenarios the built command runs.
struct ChoosingTests {
  private func titles(_ options: String...) throws -> [String] {
    try Command.run(["run", "--reporter=tap"] + options).output.split(separator: "\n").filter { $0.contains("ok ") }
      .compactMap { $0.components(separatedBy: " › ").last }
  }

  @Test("By line, by name, by tag, by rule")
  func kinds() throws {
    #expect(try titles("tagged") == ["one", "two", "three"])
    #expect(try titles("tagged/a.lua:2") == ["two"])
    #expect(try titles("tagged", "--filter=b.lua › t") == ["three"])
    #expect(try titles("tagged", "--exclude=two", "--exclude=b.lua") == ["one"])
    #expect(try titles("tagged", "--tag=slow") == ["one", "three"])
    #expect(try titles("tagged", "--rule", "PS-U6", "--tag", "slow") == ["one"])
  }

  @Test("What failed when it last ran")
  func lastFailed() throws {
    let cache = try Scratch()
    let environment = ["XDG_CACHE_HOME": cache.path]
    _ = try Command.run(["run", "failing.lua", "passing.lua"], environment: environment)
    let again = try Command.run(["run", "failing.lua", "passing.lua", "--last-failed"], environment: environment)
    #expect(again.status == 1)
    #expect(again.output.hasSuffix("0 passed, 1 failed\n"))
    let passing = try Command.run(["run", "passing.lua", "--last-failed"], environment: environment)
    #expect(passing.status == 4)
    #expect(
      passing.error
        == "scenario: no scenario matched 'passing.lua' --last-failed; none of them failed when it last ran\n"
    )
  }

  @Test("Runs that end at the same time lose nothing of what failed")
  func lastFailedAtOnce() throws {
    let suite = try Scratch(["RULES.md": ""])
    for number in 1...8 { try suite.write("\(number).lua", "scenario('s \(number)', function() error('x') end)") }
    let ended = try Command.shell(
      """
      export XDG_CACHE_HOME=\(suite("cache"))
      for i in 1 2 3 4 5 6 7 8; do "$SCENARIO" run \(suite.path) --shard $i/8 >/dev/null 2>&1 & done; wait
      "$SCENARIO" run \(suite.path) --last-failed | tail -1
      """
    )
    #expect(ended.output == "0 passed, 8 failed\n")
  }

  @Test("A shuffled order comes again by the seed that is told")
  func shuffle() throws {
    let told = try Command.run("run", "tagged", "--shuffle").output
    let line = try #require(told.split(separator: "\n").first { $0.contains("--shuffle=") })
    let option = try #require(line.split(separator: " ").first { $0.hasPrefix("--shuffle=") })
    #expect(try titles("tagged", String(option)) == titles("tagged", String(option)))
    #expect(try titles("tagged", String(option)).sorted() == ["one", "three", "two"])
  }

  @Test("Repetitions, and the end at the first failure")
  func repetitions() throws {
    #expect(try Command.run("run", "tagged", "--repeat", "4").output.hasSuffix("12 passed, 0 failed\n"))
    let ended = try Command.run("run", "failing.lua", "--repeat=3", "--fail-fast")
    #expect(ended.status == 1)
    #expect(ended.output.hasSuffix("0 passed, 1 failed\n"))
  }
}
