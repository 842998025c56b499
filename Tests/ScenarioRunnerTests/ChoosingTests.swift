import Foundation
import Testing

@testable import ScenarioRunner

/// Which scenarios run, in which order, and what is said when none does.
struct ChoosingTests {
  private static let files = [
    "RULES.md": "| id | rule |\n|---|---|\n| PS-U6 | Taken |\n| PS-U7 | Free |\n",
    "a.lua": """
    scenario("one", { tags = { "slow", "photo" }, covers = { "PS-U6" } }, function() end)
    scenario("two", { tags = { "slow" } }, function() end)
    scenario("three", { covers = { "PS-U6", "PS-U7" } }, function() end)
    """, "b.lua": "scenario('four', { tags = { 'photo' } }, function() end) scenario('five', function() end)",
  ]

  /// The titles of what ran, in order.
  private func ran(_ folder: Folder, _ options: String..., environment: [String: String] = [:]) -> [String] {
    let output = Called(["run", folder(""), "--reporter=tap"] + options, environment: environment).output
    return output.split(separator: "\n").filter { $0.contains("ok ") }.compactMap {
      $0.components(separatedBy: " › ").last
    }
  }

  @Test("Tags, rules and filters: any of each, all kinds together; what is excluded never runs")
  func kinds() throws {
    let folder = try Folder(Self.files)
    #expect(ran(folder) == ["one", "two", "three", "four", "five"])
    #expect(ran(folder, "--tag=slow") == ["one", "two"])
    #expect(ran(folder, "--tag=slow", "--tag=photo") == ["one", "two", "four"])
    #expect(ran(folder, "--tag=slo") == [])
    #expect(ran(folder, "--rule=PS-U6") == ["one", "three"])
    #expect(ran(folder, "--rule=PS-U7", "--rule=PS-U6") == ["one", "three"])
    #expect(ran(folder, "--tag=photo", "--rule=PS-U6") == ["one"])
    #expect(ran(folder, "--exclude=a.lua › t", "--exclude=five") == ["one", "four"])
    #expect(ran(folder, "--filter=o", "--exclude=tw", "--tag=photo") == ["one", "four"])
  }

  @Test("Shares together are the whole, also of a choice, and the same wherever the suite lies")
  func shards() throws {
    let text = (1...60).map { "scenario('number \($0)', function() end)" }.joined(separator: "\n")
    let files = ["RULES.md": "", "a/b.lua": text, "c.lua": text.replacing("number", with: "c")]
    let (folder, copy) = (try Folder(files), try Folder(files))
    let shares = (1...4).map { ran(folder, "--shard=\($0)/4") }
    #expect(shares.joined().count == 120)
    #expect(shares.joined().sorted() == ran(folder).sorted())
    for share in shares { #expect(share.count > 10) }
    #expect((1...4).map { ran(copy, "--shard=\($0)/4") } == shares)
    #expect(ran(copy, "--shard=1/4", "--filter=b.lua") == shares[0].filter { ran(copy, "--filter=b.lua").contains($0) })
  }

  @Test("Adding a scenario moves no other")
  func adding() throws {
    func text(_ numbers: [Int]) -> String {
      numbers.map { "scenario('number \($0)', function() end)" }.joined(separator: "\n")
    }
    let before = try Folder(["a.lua": text(Array(1...40))])
    let after = try Folder(["a.lua": text([99] + Array(1...40)), "0.lua": text([7])])
    for index in 1...3 {
      let old = ran(before, "--shard=\(index)/3")
      let new = ran(after, "--shard=\(index)/3", "--filter=a.lua")
      #expect(new.filter { $0 != "number 99" } == old)
    }
  }

  @Test("A shuffled order is another, holds the same, keeps files together, and comes again by its seed")
  func shuffle() throws {
    let text = (1...20).map { "scenario('NAME \($0)', function() end)" }.joined(separator: "\n")
    let folder = try Folder(["a.lua": text.replacing("NAME", with: "a"), "b.lua": text.replacing("NAME", with: "b")])
    let usual = ran(folder)
    let one = ran(folder, "--shuffle=1")
    #expect(one != usual)
    #expect(one.sorted() == usual.sorted())
    #expect(Set(one.prefix(20).map(\.first)).count == 1)
    #expect(one == ran(folder, "--shuffle=1"))
    #expect(one != ran(folder, "--shuffle=2"))
    #expect(Called(["run", folder(""), "--shuffle=1"]).output.contains("--shuffle=1 gives it again."))
    let shares = (1...3).map { ran(folder, "--shuffle=1", "--shard=\($0)/3") }
    for share in shares { #expect(share == one.filter(share.contains)) }
  }

  @Test("Repetitions run everything again, each in its own order when shuffled")
  func repetitions() throws {
    let folder = try Folder(Self.files)
    #expect(
      ran(folder, "--repeat=2", "--tag=slow") == ["one, 1 of 2", "two, 1 of 2", "one, 2 of 2", "two, 2 of 2"]
    )
    let many = ran(folder, "--repeat=9", "--shuffle=5").map { $0.prefix { $0 != "," } }
    #expect(many.count == 45)
    let orders = (0..<9).map { repetition in many.dropFirst(repetition * 5).prefix(5).joined(separator: " ") }
    #expect(Set(orders).count > 1)
    let failing = try Folder(["a.lua": "scenario('x', function() error('x') end)"])
    let called = Called(["run", failing("a.lua"), "--repeat=5", "--fail-fast"])
    #expect(called.output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test("What failed when it last ran is run again, until it passes")
  func lastFailed() throws {
    let folder = try Folder([
      "s/a.lua": "scenario('good', function() end) scenario('bad', function() error('x') end)",
      "s/b.lua": "scenario(", "s/c.lua": "scenario('ugly', function() error('x') end)",
    ])
    let environment = ["XDG_CACHE_HOME": folder("cache")]
    func lastFailed() -> [String] { ran(folder, "--last-failed", environment: environment) }
    #expect(lastFailed() == ["b.lua does not load"].map { folder("s/" + $0) }.map { "not ok 1 - \($0)" })
    _ = Called(["run", folder("s")], environment: environment)
    #expect(lastFailed().filter { !$0.hasSuffix("load") } == ["bad", "ugly"])
    try Data("scenario('b1', function() end) scenario('b2', function() end)".utf8).write(
      to: URL(fileURLWithPath: folder("s/b.lua"))
    )
    // A file that did not load is run wholly.
    #expect(lastFailed() == ["bad", "b1", "b2", "ugly"])
    #expect(lastFailed() == ["bad", "ugly"])
    // What does not run keeps what is known of it.
    try Data("scenario('bad', function() end)".utf8).write(to: URL(fileURLWithPath: folder("s/a.lua")))
    _ = Called(["run", folder("s/a.lua")], environment: environment)
    #expect(lastFailed() == ["ugly"])
    try Data("scenario('ugly', function() end)".utf8).write(to: URL(fileURLWithPath: folder("s/c.lua")))
    #expect(lastFailed() == ["ugly"])
    let called = Called(["run", folder("s"), "--last-failed"], environment: environment)
    #expect(called.status == .nothingMatched)
    #expect(
      folder.without(called.error)
        == "scenario: no scenario matched 's' --last-failed; none of them failed when it last ran\n"
    )
  }

  @Test("Nothing is kept where there is no folder for caches, and nothing fails for it")
  func nowhere() throws {
    let folder = try Folder(["a.lua": "scenario('bad', function() error('x') end)", "file": ""])
    for environment in [[:], ["HOME": "relative"], ["XDG_CACHE_HOME": folder("file/below")]] {
      #expect(Called(["run", folder("a.lua")], environment: environment).status == .failed)
      #expect(Called(["run", folder("a.lua"), "--last-failed"], environment: environment).status == .nothingMatched)
    }
    _ = Called(["run", folder("a.lua")], environment: ["HOME": folder("home")])
    #expect(Called(["run", folder("a.lua"), "--last-failed"], environment: ["HOME": folder("home")]).status == .failed)
  }

  @Test("What is kept and is damaged counts as nothing")
  func damaged() throws {
    let folder = try Folder(["a.lua": "scenario('bad', function() error('x') end)"])
    let environment = ["XDG_CACHE_HOME": folder("cache")]
    _ = Called(["run", folder("a.lua")], environment: environment)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder("cache/scenario"))
    let kept = try #require(names.first { $0.hasPrefix("failed-") })
    try Data("{\"version\":1,".utf8).write(to: URL(fileURLWithPath: folder("cache/scenario/\(kept)")))
    #expect(
      Called(["run", folder("a.lua"), "--last-failed"], environment: environment).status == .nothingMatched
    )
    #expect(Called(["run", folder("a.lua")], environment: environment).status == .failed)
    #expect(Called(["run", folder("a.lua"), "--last-failed"], environment: environment).status == .failed)
  }

  @Test(
    "That nothing matched is explained",
    arguments: [
      (["--tag=slwo"], "'FOLDER' --tag 'slwo'; no scenario has the tag 'slwo'; did you mean 'slow'?"),
      (["--rule=PS-U8"], "'FOLDER' --rule 'PS-U8'; no scenario covers 'PS-U8'; did you mean 'PS-U6'?"),
      (["--tag=slow", "--filter=five"], "'FOLDER' --filter 'five' --tag 'slow'"),
      (["--filter=one", "--exclude=one"], "'FOLDER' --filter 'one' --exclude 'one'"),
      (["--filter=four", "--shard=1/1", "--tag=slow"], "'FOLDER' --filter 'four' --tag 'slow' --shard 1/1"),
    ]
  )
  func explanation(_ options: [String], _ text: String) throws {
    let folder = try Folder(Self.files)
    let called = Called(["run", folder("")] + options)
    #expect(called.status == .nothingMatched)
    #expect(folder.without(called.error) == "scenario: no scenario matched \(text)\n")
  }
}
