import Foundation
import Testing

/// A suite shared out by those who share work out: together the shares are the whole suite, each scenario once.
struct ShardingTests {
  /// A suite of some files and a hundred scenarios.
  private static func suite() throws -> Scratch {
    let scratch = try Scratch(["suite/RULES.md": ""])
    for file in ["a", "b", "deep/c"] {
      let titles = (1...33).map { "scenario('\(file) \($0)', function() pause(\($0)) end)" }
      try scratch.write("suite/\(file).lua", titles.joined(separator: "\n"))
    }
    return scratch
  }

  /// The names of the scenarios in TAP that some runs wrote, in order.
  private func names(_ texts: String?...) -> [String] {
    texts.flatMap { text in
      (text ?? "").split(separator: "\n").filter { $0.contains("ok ") }.compactMap {
        $0.split(separator: " - ", maxSplits: 1).last.map(String.init)
      }
    }.sorted()
  }

  private func whole(_ scratch: Scratch) throws -> [String] {
    names(try Command.shell("cd \(scratch.path) && \"$SCENARIO\" run suite --reporter=tap").output)
  }

  /// Runs a share with the variables that an engine sets.
  private func share(_ scratch: Scratch, _ variables: [String: String]) throws -> String {
    let ended = try Command.run(["run", scratch("suite"), "--reporter=tap"], environment: variables)
    #expect(ended.status == 0)
    #expect(ended.error.isEmpty)
    return ended.output.replacingOccurrences(of: scratch("suite"), with: "suite")
  }

  @Test("GNU parallel")
  func parallel() throws {
    let scratch = try Self.suite()
    let ended = try Command.shell(
      "cd \(scratch.path) && parallel \"$SCENARIO\" run suite --shard {}/4 --reporter tap={}.tap ::: 1 2 3 4"
    )
    #expect(ended.status == 0, "\(ended.error)")
    let whole = try whole(scratch)
    #expect(whole.count == 99)
    #expect(names(scratch.text("1.tap"), scratch.text("2.tap"), scratch.text("3.tap"), scratch.text("4.tap")) == whole)
  }

  @Test("Bazel, which also wants its status file to be touched")
  func bazel() throws {
    let scratch = try Self.suite()
    let shares = try (0..<3).map { index in
      try share(
        scratch,
        [
          "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": scratch("status-\(index)"),
        ]
      )
    }
    #expect(names(shares[0], shares[1], shares[2]) == (try whole(scratch)))
    for index in 0..<3 { #expect(scratch.text("status-\(index)") == "") }
  }

  @Test("A Slurm array")
  func slurm() throws {
    let scratch = try Self.suite()
    let shares = try [1, 3, 5].map { id in
      try share(
        scratch,
        [
          "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_MAX": "5",
          "SLURM_ARRAY_TASK_COUNT": "3",
        ]
      )
    }
    #expect(names(shares[0], shares[1], shares[2]) == (try whole(scratch)))
  }

  @Test("An indexed job of Kubernetes")
  func kubernetes() throws {
    let scratch = try Self.suite()
    let shares = try (0..<2).map { index in
      try share(scratch, ["JOB_COMPLETION_INDEX": "\(index)", "JOB_COMPLETIONS": "2"])
    }
    #expect(names(shares[0], shares[1]) == (try whole(scratch)))
  }

  @Test("2: a share that there is not, by option or variable", arguments: ["0/4", "5/4", "4", "x/y"])
  func wrong(_ shard: String) throws {
    let ended = try Command.run("run", "passing.lua", "--shard", shard)
    #expect(ended.status == 2)
    #expect(ended.error == "scenario: '--shard' can't be '\(shard)'; it is I/N, a share from 1/N to N/N\n")
    let engine = try Command.run(["run", "passing.lua"], environment: ["JOB_COMPLETION_INDEX": "1"])
    #expect(engine.status == 2)
    #expect(engine.error.contains("JOB_COMPLETIONS is not"))
  }

  @Test("4: a share without a scenario")
  func empty() throws {
    let statuses = try (1...4).map { try Command.run("run", "suite", "--shard=\($0)/4").status }
    #expect(statuses.sorted() == [0, 4, 4, 4])
  }
}
