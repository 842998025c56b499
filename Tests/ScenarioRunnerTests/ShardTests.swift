import Testing

@testable import ScenarioRunner

/// How a suite is shared out.
struct ShardTests {
  private static let titles = (1...4000).map { "scenario number \($0)" }

  @Test("Each scenario is in exactly one share, and the shares are about as large", arguments: [1, 2, 3, 4, 7, 16])
  func union(_ count: Int) {
    let shards = (1...count).map { Shard(index: $0, count: count) }
    var sizes = [Int](repeating: 0, count: count)
    for title in Self.titles {
      let holders = shards.indices.filter { shards[$0].holds(title, of: "profile.lua") }
      #expect(holders.count == 1)
      for holder in holders { sizes[holder] += 1 }
    }
    for size in sizes { #expect(abs(size * count - Self.titles.count) < Self.titles.count / 4) }
  }

  @Test("A share depends on the title and the path alone, on every machine")
  func stable() {
    func share(_ title: String, _ path: String) -> Int? {
      (1...8).first { Shard(index: $0, count: 8).holds(title, of: path) }
    }
    #expect(share("a taken username is said", "profile_username.lua") == 5)
    #expect(share("a taken username is said", "profile_name.lua") == 2)
    #expect(share("", "") == 6)
  }

  @Test(
    "The variables of engines",
    arguments: [
      (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "0"], Shard(index: 1, count: 4)),
      (["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "3"], Shard(index: 4, count: 4)),
      (Self.slurm(id: 0, 0, 7, count: 8), Shard(index: 1, count: 8)),
      (Self.slurm(id: 8, 1, 8, count: 8), Shard(index: 8, count: 8)),
      (Self.slurm(id: 5, 1, 9, count: 5), Shard(index: 3, count: 5)),
      (Self.slurm(id: 6, 6, 6, count: 1), Shard(index: 1, count: 1)),
      (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], Shard(index: 3, count: 3)),
      (
        ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1", "JOB_COMPLETION_INDEX": "2"], Shard(index: 2, count: 2)
      ), ([:], nil), (["JOB_COMPLETIONS": "3", "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": ""], nil),
    ] as [([String: String], Shard?)]
  )
  func engines(_ environment: [String: String], _ shard: Shard?) throws {
    #expect(try Shard.ofEngine { environment[$0] } == shard)
  }

  private static func slurm(id: Int, _ first: Int, _ last: Int, count: Int) -> [String: String] {
    [
      "SLURM_ARRAY_TASK_ID": "\(id)", "SLURM_ARRAY_TASK_MIN": "\(first)", "SLURM_ARRAY_TASK_MAX": "\(last)",
      "SLURM_ARRAY_TASK_COUNT": "\(count)",
    ]
  }

  @Test(
    "Variables that do not fit together are told, with what would be right",
    arguments: [
      (
        ["TEST_TOTAL_SHARDS": "4"],
        "the variable TEST_TOTAL_SHARDS is set, but TEST_SHARD_INDEX is not; set it to say how the suite is shared "
          + "out, or give --shard I/N (1/1 for all)"
      ),
      (
        ["TEST_TOTAL_SHARDS": "4", "TEST_SHARD_INDEX": "4"],
        "the variable TEST_SHARD_INDEX can't be '4'; it is a whole number from 0 to 3, or give --shard I/N"
      ),
      (
        ["TEST_TOTAL_SHARDS": "many", "TEST_SHARD_INDEX": "4"],
        "the variable TEST_TOTAL_SHARDS can't be 'many'; it is a whole number from 1 up, or give --shard I/N"
      ),
      (
        ["JOB_COMPLETION_INDEX": "0"],
        "the variable JOB_COMPLETION_INDEX is set, but JOB_COMPLETIONS is not; set it to say how the suite is shared "
          + "out, or give --shard I/N (1/1 for all)"
      ),
      (
        ["JOB_COMPLETION_INDEX": "3", "JOB_COMPLETIONS": "3"],
        "the variable JOB_COMPLETION_INDEX can't be '3'; it is a whole number below JOB_COMPLETIONS, "
          + "or give --shard I/N"
      ),
      (
        slurm(id: 3, 1, 7, count: 3),
        "the tasks of the Slurm array do not lie evenly; use one such as 0-7 or 0-14:2, or give --shard I/N"
      ),
      (
        ["SLURM_ARRAY_TASK_ID": "1"],
        "the variable SLURM_ARRAY_TASK_ID is set, but SLURM_ARRAY_TASK_COUNT, _MIN or _MAX is not; "
          + "set it to say how the suite is shared out, or give --shard I/N (1/1 for all)"
      ),
    ] as [([String: String], String)]
  )
  func badVariables(_ environment: [String: String], _ message: String) {
    let called = Called(["run", "/"], environment: environment)
    #expect(called.status == .usage)
    #expect(called.error == "scenario: \(message)\n")
  }
}
