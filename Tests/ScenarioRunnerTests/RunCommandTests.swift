import ScenarioLanguage
import Testing

@testable import ScenarioRunner

/// What the arguments of `scenario run` ask for.
struct RunCommandTests {
  private func parse(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws(UsageError) -> ScenarioRun.Options {
    try ScenarioRun.Options(ParsedArguments(arguments, of: .run), environment: { environment[$0] })
  }

  private func told(_ arguments: String...) throws(UsageError) -> TellingOptions {
    try TellingOptions(ParsedArguments(arguments, of: .run))
  }

  @Test("Without arguments it is the whole suite in Scenarios, with the usual limits")
  func defaults() throws {
    let options = try parse()
    var usual = ScenarioRun.Options()
    usual.snapshots = .new
    #expect(options == usual)
    #expect(options.choice == Choice())
    #expect(options.choice.paths == ["Scenarios"])
    #expect(options.limits.seconds == 10)
    #expect(options.limits.memory == 64 << 20)
    #expect(options.limits.instructions == 500_000_000)
    #expect(options.repetitions == 1)
    #expect(options.seed == nil)
    #expect(try told() == TellingOptions())
    #expect(try told().detail == .usual)
    #expect(try told().color == .auto)
  }

  @Test("Each option is taken")
  func options() throws {
    let options = try parse(
      "a.lua",
      "--filter",
      "x",
      "--filter=y",
      "--exclude=z",
      "--tag=slow",
      "--rule",
      "PS-U6",
      "--last-failed",
      "--shard=2/4",
      "--shuffle=7",
      "--repeat=3",
      "--fail-fast",
      "--timeout",
      "0.5",
      "--memory=8",
      "--instructions",
      "3",
      "b"
    )
    #expect(options.choice.paths == ["a.lua", "b"])
    #expect(options.choice.filters == ["x", "y"])
    #expect(options.choice.excludes == ["z"])
    #expect(options.choice.tags == ["slow"])
    #expect(options.choice.rules == ["PS-U6"])
    #expect(options.choice.lastFailed)
    #expect(options.choice.shard == Shard(index: 2, count: 4))
    #expect(
      options.choice.words
        == "'a.lua' 'b' --filter 'x' --filter 'y' --exclude 'z' --tag 'slow' --rule 'PS-U6' --last-failed --shard 2/4"
    )
    #expect(options.seed == 7)
    #expect(options.repetitions == 3)
    #expect(options.failsFast)
    #expect(options.limits.seconds == 0.5)
    #expect(options.limits.memory == 8 << 20)
    #expect(options.limits.instructions == 3_000_000)
    let told = try told("--reporter=tap=a=b", "--reporter", "github", "--verbose", "--color=never")
    #expect(told.reporters == [try ReporterChoice("tap=a=b"), try ReporterChoice("github")])
    #expect(told.reporters.map(\.file) == ["a=b", nil])
    #expect(told.detail == .verbose)
    #expect(told.color == .never)
  }

  @Test("Of an option that takes one value the last counts")
  func last() throws {
    let options = try parse("--timeout=1", "--timeout=2", "--shuffle", "--shuffle=3", "--shard=1/2", "--shard=2/2")
    #expect(options.limits.seconds == 2)
    #expect(options.seed == 3)
    #expect(options.choice.shard == Shard(index: 2, count: 2))
    #expect(try told("--color=never", "--color=always").color == .always)
  }

  @Test("Without a seed the order is another each time, and a path may follow")
  func shuffle() throws {
    let seeds = try (1...20).map { _ in try parse("--shuffle", "a.lua").seed }
    #expect(!seeds.contains(nil))
    #expect(Set(seeds).count > 1)
    #expect(try parse("--shuffle", "a.lua").choice.paths == ["a.lua"])
  }

  @Test(
    "A value that is not what the option takes is told with what it is",
    arguments: [
      ("--timeout", "0", "a number of seconds above 0, at most 1000000"),
      ("--timeout", "-1", "a number of seconds above 0, at most 1000000"),
      ("--timeout", "soon", "a number of seconds above 0, at most 1000000"),
      ("--timeout", "", "a number of seconds above 0, at most 1000000"),
      ("--timeout", "nan", "a number of seconds above 0, at most 1000000"),
      ("--timeout", "inf", "a number of seconds above 0, at most 1000000"),
      ("--memory", "0", "a whole number of MiB from 1 to 65536"),
      ("--memory", "1.5", "a whole number of MiB from 1 to 65536"),
      ("--memory", "65537", "a whole number of MiB from 1 to 65536"),
      ("--memory", "99999999999999999999", "a whole number of MiB from 1 to 65536"),
      ("--instructions", "0", "a whole number of millions from 1 to 1000000"),
      ("--instructions", "1000001", "a whole number of millions from 1 to 1000000"),
      ("--shard", "0/4", "I/N, a share from 1/N to N/N"), ("--shard", "5/4", "I/N, a share from 1/N to N/N"),
      ("--shard", "1/0", "I/N, a share from 1/N to N/N"), ("--shard", "1", "I/N, a share from 1/N to N/N"),
      ("--shard", "-1/4", "I/N, a share from 1/N to N/N"), ("--shard", "1/4/2", "I/N, a share from 1/N to N/N"),
      ("--shard", "", "I/N, a share from 1/N to N/N"), ("--shuffle", "x", "a whole number from 0 to 4294967295"),
      ("--shuffle", "4294967296", "a whole number from 0 to 4294967295"),
      ("--shuffle", "-1", "a whole number from 0 to 4294967295"), ("--repeat", "0", "a whole number from 1 up"),
      ("--repeat", "two", "a whole number from 1 up"), ("--filter", "", "a part of \"file › title\""),
      ("--exclude", "", "a part of \"file › title\""), ("--tag", "", "a tag"), ("--rule", "", "the id of a rule"),
    ]
  )
  func bad(_ option: String, _ value: String, _ wants: String) {
    #expect(throws: UsageError.badValue(option: option, value: value, wants: wants)) { try parse("\(option)=\(value)") }
  }

  @Test("When output is coloured is one of three words", arguments: ["red", ""])
  func badColor(_ value: String) {
    #expect(throws: UsageError.badValue(option: "--color", value: value, wants: "auto, always or never")) {
      try told("--color=\(value)")
    }
  }

  @Test("An engine's variables say the shard, unless the call does")
  func engine() throws {
    let environment = ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "2"]
    #expect(try parse(environment: environment).choice.shard == Shard(index: 3, count: 4))
    #expect(try parse("--shard=1/1", environment: environment).choice.shard == Shard(index: 1, count: 1))
  }
}
