import Foundation
import Testing

@testable import ScenarioRunner

/// The results of shares, joined.
struct MergeTests {
  private static let files = [
    "RULES.md": "",
    "a.lua": (1...30).map { "scenario('a \($0)', function() if \($0) % 7 == 0 then error('x') end end)" }
      .joined(separator: "\n"),
    "b.lua": "scenario(",
    "c.lua": (1...30).map { "scenario('c \($0)', { tags = { 't' } }, function() print(\($0)) pause(\($0)) end)" }
      .joined(separator: "\n"),
  ]

  /// Runs the shares of a suite, and the whole; the paths of the results.
  private func share(_ folder: Folder, _ count: Int, _ options: String...) -> (shares: [String], whole: String) {
    for index in 1...count {
      let report = "--reporter=json=\(folder("\(index).json"))"
      _ = Called(
        ["run", folder("a.lua"), folder("b.lua"), folder("c.lua"), "--shard=\(index)/\(count)", report] + options
      )
    }
    let report = "--reporter=json=\(folder("whole.json"))"
    _ = Called(["run", folder("a.lua"), folder("b.lua"), folder("c.lua"), report] + options)
    return ((1...count).map { folder("\($0).json") }, folder("whole.json"))
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The text without what the wall clock says.
  private func steady(_ text: String) -> String {
    text.replacingOccurrences(
      of: "(time|timestamp|startedAt|wallSeconds)(=|\":)\"?[-0-9.:TZ]+|in [0-9.]+ s",
      with: "",
      options: .regularExpression
    )
  }

  @Test(
    "Every reporter tells of joined shares what it tells of one run",
    arguments: [[], ["--shuffle=3"], ["--repeat=2"], ["--shuffle=9", "--repeat=3", "--tag=t"]]
  )
  func same(_ options: [String]) throws {
    let folder = try Folder(Self.files)
    for index in 1...3 {
      let report = "--reporter=json=\(folder("\(index).json"))"
      _ = Called(["run", folder(""), "--shard=\(index)/3", report] + options)
    }
    let names = ["pretty", "tap", "junit", "json", "github"]
    let whole = Called(["run", folder("")] + options + names.map { "--reporter=\($0)=\(folder("whole." + $0))" })
    let merged = Called(
      ["merge", folder("2.json"), folder("3.json"), folder("1.json")]
        + names.map { "--reporter=\($0)=\(folder("merged." + $0))" }
    )
    #expect(merged.status == whole.status)
    #expect(steady(merged.output) == steady(whole.output))
    for name in names {
      #expect(try steady(text(folder("merged." + name))) == steady(text(folder("whole." + name))))
    }
  }

  @Test("The results of a whole run stand for themselves, and joined ones can be told again")
  func alone() throws {
    let folder = try Folder(Self.files)
    let results = share(folder, 2)
    let merged = Called(["merge"] + results.shares + ["--reporter=json=\(folder("merged.json"))"])
    #expect(merged.status == .scriptNotLoaded)
    for path in [results.whole, folder("merged.json")] {
      #expect(steady(Called(["merge", path]).output) == steady(merged.output))
    }
  }

  @Test("What runs a failure again has the options that all shares had")
  func options() throws {
    let folder = try Folder(["a.lua": "for i = 1, 10 do scenario('a ' .. i, function() error('x') end) end"])
    for (options, call) in [(["5", "5"], " --timeout 5\n"), (["5", "6"], "a.lua:1\n")] {
      for (index, seconds) in options.enumerated() {
        let report = "--reporter=json=\(folder("\(index).json"))"
        _ = Called(["run", folder("a.lua"), "--shard=\(index + 1)/2", "--timeout", seconds, report])
      }
      #expect(Called(["merge", folder("0.json"), folder("1.json")]).output.contains(call))
    }
  }

  @Test("Of interrupted shares what had run is told")
  func interrupted() throws {
    let folder = try Folder(Self.files)
    let results = share(folder, 2)
    var lines = try text(results.shares[0]).split(separator: "\n").map(String.init)
    // It was interrupted in the first file.
    lines =
      lines.prefix { !$0.contains("\"loadError\"") } + [
        #"{"event":"runEnded","passed":1,"failed":0,"errors":0,"skipped":0,"knownBugs":0,"loadErrors":0,"#
          + #""endedEarly":false,"interrupted":true,"wallSeconds":1}"#
      ]
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: results.shares[0]))
    let merged = Called(["merge"] + results.shares)
    #expect(merged.status == .interrupted)
    #expect(
      merged.output.contains("The run was interrupted; what had run until then is told.\n1 file does not load.\n")
    )
  }

  private func error(_ paths: String..., in folder: Folder) -> String {
    let called = Called(["merge"] + paths)
    #expect(called.status == .usage)
    #expect(called.output.isEmpty)
    return folder.without(called.error)
  }

  @Test("Shares that do not make a whole are told")
  func shares() throws {
    let folder = try Folder(Self.files)
    let (shares, whole) = share(folder, 3)
    #expect(error(shares[0], in: folder) == "scenario: of 3 shares 2/3, 3/3 are missing\n")
    #expect(error(shares[0], shares[2], in: folder) == "scenario: of 3 shares 2/3 is missing\n")
    #expect(
      error(shares[0], shares[1], shares[0], in: folder)
        == "scenario: '1.json' and '1.json' are both the share 1/3\n"
    )
    #expect(
      error(shares[0], whole, in: folder)
        == "scenario: 'whole.json' is of a run without --shard; only the shares of one run can be joined\n"
    )
    let report = "--reporter=json=\(folder("other.json"))"
    _ = Called(["run", folder(""), "--shard=2/2", report])
    #expect(
      error(shares[0], folder("other.json"), in: folder)
        == "scenario: '1.json' and 'other.json' are shares of a different number\n"
    )
    _ = Called(["run", folder(""), "--shard=3/3", "--shuffle=1", report])
    #expect(
      error(shares[0], shares[1], folder("other.json"), in: folder)
        == "scenario: '1.json' and 'other.json' were run in different orders; "
        + "give each share the same --shuffle=SEED and --repeat\n"
    )
    let sentence = "scenario: '1.json' and 'other.json' are of different suites, or of different choices from one\n"
    _ = Called(["run", folder(""), "--shard=3/3", "--tag=t", report])
    #expect(error(shares[0], shares[1], folder("other.json"), in: folder) == sentence)
    try Data("\nscenario('a 1', function() end)".utf8).write(to: URL(fileURLWithPath: folder("a.lua")))
    _ = Called(["run", folder(""), "--shard=3/3", report])
    #expect(error(shares[0], shares[1], folder("other.json"), in: folder) == sentence)
  }

  @Test("Results cut at any byte are told as cut or damaged, never taken for whole")
  func cut() throws {
    let folder = try Folder(["a.lua": "scenario('one', function() error('x') end)"])
    _ = Called(["run", folder("a.lua"), "--reporter=json=\(folder("whole.json"))"])
    let bytes = Array(try text(folder("whole.json")).utf8)
    for count in 0..<(bytes.count - 2) {
      try Data(bytes.prefix(count)).write(to: URL(fileURLWithPath: folder("cut.json")))
      let error = error(folder("cut.json"), in: folder)
      let isRight =
        [
          "scenario: 'cut.json' holds no results; 'scenario run --reporter json=FILE' writes them\n",
          "scenario: 'cut.json' is cut; run it again\n",
          "scenario: 'cut.json' is cut, in the scenario 'one'; run it again\n",
        ].contains(error)
      #expect(isRight, "\(count): \(error)")
    }
  }

  @Test(
    "Files that are no results are told",
    arguments: [
      ("", "'x' holds no results; 'scenario run --reporter json=FILE' writes them"),
      ("{}\n", "'x' holds no results; 'scenario run --reporter json=FILE' writes them"),
      ("[1,2]", "'x' holds no results; 'scenario run --reporter json=FILE' writes them"),
      (
        "{\"event\":\"runStarted\",\"version\":2,\"sense\":\"another\"}\n",
        "'x' is written in version 2 of the events, and this command reads version 1"
      ), ("{\"event\":\"runStarted\",\"version\":1}\n", "'x' is damaged in line 1"),
      (Self.header + "{\"event\":\"new\"}\nnonsense\n" + Self.end, "'x' is damaged in line 3"),
      (
        Self.header + Self.ended + Self.end,
        "'x' is damaged in line 2"
      ), (Self.header + Self.header, "'x' is damaged in line 2"),
      (Self.header + Self.end + Self.end, "'x' is damaged in line 3"),
      (Self.shared(index: 3, count: 2) + Self.end, "'x' is damaged in line 1"),
      (Self.shared(index: 0, count: 0) + Self.end, "'x' is damaged in line 1"),
      (Self.shared(index: 1, count: .max) + Self.end, "'x' is damaged in line 1"),
      (Self.header + Self.loaded(chosen: .max) + Self.end, "'x' is damaged in line 2"),
      (Self.header + Self.loaded(chosen: -1) + Self.end, "'x' is damaged in line 2"),
      (Self.header + Self.loaded(chosen: 1) + Self.ended + Self.ended + Self.end, "'x' is damaged in line 4"),
      (Self.header + Self.end.replacing(":1}", with: ":1e308}"), "'x' is damaged in line 2"),
    ]
  )
  func noResults(_ text: String, _ message: String) throws {
    let folder = try Folder(["x": text])
    #expect(error(folder("x"), in: folder) == "scenario: \(message)\n")
  }

  private static let ended =
    #"{"event":"scenarioEnded","file":"a","number":1,"line":1,"lastLine":1,"title":"t","covers":[],"tags":[],"#
    + #""exhaustive":false,"repetition":1,"outcome":"passed","virtualSeconds":0,"wallSeconds":0}"# + "\n"

  private static func shared(index: Int, count: Int) -> String {
    header.replacing("\"repetitions\"", with: "\"shard\":{\"index\":\(index),\"count\":\(count)},\"repetitions\"")
  }

  private static func loaded(chosen: Int) -> String {
    #"{"event":"fileLoaded","file":"a","repetition":1,"chosen":"# + "\(chosen)}\n"
  }

  @Test("Of very many missing shares the first are named")
  func manyMissing() throws {
    let folder = try Folder(["x": Self.shared(index: 1, count: 1_000_000_000) + Self.end])
    #expect(error(folder("x"), in: folder).hasPrefix("scenario: of 1000000000 shares 2/1000000000, 3/1000000000"))
  }

  private static let header =
    #"{"event":"runStarted","version":1,"command":"1.0.0","startedAt":"2026","files":1,"repetitions":1}"# + "\n"
  private static let end =
    #"{"event":"runEnded","passed":0,"failed":0,"errors":0,"skipped":0,"knownBugs":0,"loadErrors":0,"#
    + #""endedEarly":false,"interrupted":false,"wallSeconds":1}"# + "\n"

  @Test("What a later command added is passed over")
  func later() throws {
    let text = Self.header.replacing("\"files\"", with: "\"new\":{},\"files\"") + "{\"event\":\"new\"}\n" + Self.end
    let folder = try Folder(["x": text])
    let called = Called(["merge", folder("x")])
    #expect(called.status == .nothingMatched)
    #expect(called.error.isEmpty)
  }
}
