import Foundation
import Testing

/// Scenarios that attack, or that have gone wrong in every way: each ends in its own failure, and costs no other its
/// result.
///
/// Each file in `Fixtures/hostile` says in its first comments how its scenarios end, one after the other and the last
/// for all that follow: `-- expect: OUTCOME: words`, where OUTCOME may be `any` failure, and ` | ` parts words of which
/// one must be there.
struct HostileTests {
  @Test("A hundred hostile files end in their own failures, beside good ones that all pass")
  func hostile() throws {
    let suite = try HostileSuite()
    let before = suite.files
    let clock = ContinuousClock()
    let start = clock.now
    let ended = try Command.run(
      [
        "run", suite.path, "--jobs", "2", "--timeout", "2", "--memory", "64", "--instructions", "5",
        "--reporter", "json=\(suite.results("json"))", "--reporter", "junit=\(suite.results("xml"))",
        "--reporter", "tap=\(suite.results("tap"))", "--reporter", "github", "--color", "never",
      ],
      within: 600
    )
    let seconds = start.duration(to: clock.now) / .seconds(1)
    let run = try HostileRun(suite.text("json"))

    #expect(ended.status == 3)
    var atWork = 0.0
    for (file, endings) in run.endings.sorted(by: { $0.key < $1.key }) {
      let expected = suite.expected(of: file)
      for (place, ending) in endings.enumerated() {
        let wanted = expected.isEmpty ? .init("passed") : expected[min(place, expected.count - 1)]
        #expect(wanted.isMet(by: ending), "\(file), \(ending.title): \(ending.outcome): \(ending.message.prefix(300))")
        #expect(!ending.message.contains("process was ended by signal"), "\(file), \(ending.title)")
        #expect(ending.seconds < 10, "\(file), \(ending.title) was not ended when its time was over")
        atWork += ending.seconds
      }
      #expect(expected.count <= endings.count, "\(file) has less scenarios than it expects")
    }
    #expect(Set(run.endings.keys) == Set(suite.scripts))
    #expect(suite.scripts.count { !suite.expected(of: $0).isEmpty } >= 60)
    #expect(run.endings.filter { suite.expected(of: $0.key).isEmpty }.values.joined().count >= 100)
    // Two processes work at once, so that the files' loading has its time too.
    #expect(seconds < atWork + 2)

    #expect(run.started == run.ended)
    #expect(Set(run.ended).count == run.ended.count)
    #expect(run.ended.count == run.chosen)
    #expect(run.totals == run.counted)
    #expect(suite.files == before, "nothing is written in the suite")

    for (name, text) in [
      ("the terminal", ended.output), ("errors", ended.error), ("JUnit", suite.text("xml")), ("TAP", suite.text("tap")),
    ] {
      let control = text.unicodeScalars.first { $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control }
      #expect(control == nil, "\(name) holds a control character")
      #expect(text.firstMatch(of: /0x[0-9a-fA-F]{4,}/) == nil, "\(name) holds an address")
    }
    #expect(suite.text("json").utf8.allSatisfy { $0 >= 0x20 || $0 == UInt8(ascii: "\n") })
    #expect(suite.text("json").firstMatch(of: /0x[0-9a-fA-F]{4,}/) == nil)
    #expect(!(ended.output + suite.text("json")).contains("a secret"), "nothing outside of the suite was read")
  }
}

/// What a run of hostile scenarios has told.
private struct HostileRun {
  /// How one scenario, or the loading of one file, has ended.
  struct Ending {
    var title: String
    var outcome: String
    var message: String
    var seconds = 0.0
  }

  /// The ends of each file's scenarios in their order, by the file's name.
  var endings: [String: [Ending]] = [:]
  var started: [String] = []
  var ended: [String] = []
  /// How many scenarios the files have said that they run.
  var chosen = 0
  /// The counts at the end of the run.
  var totals: [String: Int] = [:]
  /// The same, counted by their ends.
  var counted = ["passed": 0, "failed": 0, "errors": 0, "skipped": 0, "knownBugs": 0, "loadErrors": 0]

  init(_ json: String) throws {
    for line in json.split(separator: "\n") {
      let event = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let file = (event["file"] as? String)?.split(separator: "/").last.map(String.init) ?? ""
      let message = (event["failure"] as? [String: Any])?["message"] as? String ?? ""
      let title = event["title"] as? String ?? ""
      let key = "\(file) \(event["number"] as? Int ?? 0)"
      switch event["event"] as? String {
      case "fileLoaded":
        chosen += event["chosen"] as? Int ?? 0
        endings[file, default: []] += []
      case "loadError":
        counted["loadErrors", default: 0] += 1
        endings[file, default: []].append(Ending(title: "loading", outcome: "loadError", message: message))
      case "scenarioStarted": started.append(key)
      case "scenarioEnded":
        ended.append(key)
        let outcome = event["outcome"] as? String ?? ""
        counted[["error": "errors", "knownBug": "knownBugs"][outcome] ?? outcome, default: 0] += 1
        let seconds = event["wallSeconds"] as? Double ?? 0
        endings[file, default: []].append(Ending(title: title, outcome: outcome, message: message, seconds: seconds))
      case "runEnded": totals = event.compactMapValues { $0 as? Int }.filter { counted.keys.contains($0.key) }
      default: break
      }
    }
  }
}

/// How a hostile scenario is to end.
private struct ExpectedEnding {
  var outcome: String
  /// One of these must be in its message.
  var words: [String]

  /// Reads `OUTCOME: words | other words`.
  init(_ text: String) {
    let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
    outcome = parts[0]
    words = parts.count == 1 ? [] : parts[1].components(separatedBy: " | ")
  }

  /// What is only slow may end as it likes where the machine is fast; and what is ended because its time is over may be
  /// ended from outside.
  func isMet(by ending: HostileRun.Ending) -> Bool {
    if outcome == "slow", ["passed", "failed"].contains(ending.outcome) { return true }
    let outcomes = ["any": ["failed", "error"], "slow": ["error"]][outcome] ?? [outcome]
    let words = words.contains("ran longer than 2 s") ? words + ["did not answer for"] : words
    return outcomes.contains(ending.outcome) && (words.isEmpty || words.contains { ending.message.contains($0) })
  }
}

/// A folder with the hostile files, a good one after each, and what no repository can hold: links, pipes, devices.
private final class HostileSuite {
  private static let mark = "-- expect: "
  private let scratch: Scratch
  private var expectations: [String: [ExpectedEnding]] = [:]

  init() throws {
    scratch = try Scratch()
    let files = FileManager.default
    try files.copyItem(atPath: "\(Command.fixtures)/hostile", toPath: path)
    for name in scripts {
      let lines = try #require(scratch.text("suite/\(name)")).split(whereSeparator: \.isNewline)
      expectations[name] = lines.compactMap { line in
        line.firstRange(of: Self.mark).map { ExpectedEnding(String(line[$0.upperBound...])) }
      }
      try scratch.write("suite/\(name.dropLast(4))_and_good.lua", Self.good)
    }
    try makeOdd()
  }

  /// The suite's path.
  var path: String { scratch("suite") }

  /// The names of the suite's scripts.
  var scripts: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
      $0.hasSuffix(".lua") && $0 != "folder.lua"
    }
  }

  /// How the scenarios of a hostile file are to end; nothing for a good one.
  func expected(of name: String) -> [ExpectedEnding] { expectations[name] ?? [] }

  /// The path of a report's file.
  func results(_ ending: String) -> String { scratch("results.\(ending)") }

  /// A report's text.
  func text(_ ending: String) -> String { scratch.text("results.\(ending)") ?? "" }

  /// All that is in the suite, and in the folder outside of it.
  var files: [String] {
    ["suite", "outside"].flatMap { folder in
      (FileManager.default.enumerator(atPath: scratch(folder))?.compactMap { "\(folder)/\($0)" } ?? []).sorted()
    }
  }

  /// Two scenarios that pass if nothing of another file has reached them.
  private static let good = """
    assert(leftByOthers == nil and ("x"):rep(3) == "xxx" and tostring({}) == "table")
    leftByOthers = true
    for i = 1, 2 do
      scenario("is good, " .. i, function()
        local block = ProfileSetup { checkUsername = function(name) sleep(0.2) return name ~= "maya" end }
        block:type("Username", "maya", { every = 0.1 })
        pause(1)
        expect(block.announcements):equals { "@maya is taken" }
        expect(now()):equals(1.3)
      end)
    end
    """

  private func makeOdd() throws {
    try scratch.write("outside/secret.lua", "return 'a secret'")
    try scratch.write("outside/secret.txt", "a secret")
    let files = FileManager.default
    let snapshots = "__snapshots__/snapshots_of_places"
    for folder in ["folder.lua", "photos", "\(snapshots)/folder.txt"] {
      try files.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
    for (link, target) in [
      ("support/link_out.lua", scratch("outside/secret.lua")), ("support/folder_out", scratch("outside")),
      ("support/link_to_itself.lua", "link_to_itself.lua"), ("support/device.lua", "/dev/zero"),
      ("photos/link_out.png", scratch("outside/secret.txt")), ("photos/folder_out", scratch("outside")),
      ("photos/link_to_itself.png", "link_to_itself.png"), ("photos/device.png", "/dev/zero"),
      ("\(snapshots)/link out.txt", scratch("outside/secret.txt")), ("\(snapshots)/device.txt", "/dev/zero"),
      ("script_that_is_a_device.lua", "/dev/zero"), ("folder_that_is_its_own", "."),
    ] {
      try files.createSymbolicLink(atPath: "\(path)/\(link)", withDestinationPath: target)
    }
    for pipe in ["support/pipe.lua", "photos/pipe.png", "\(snapshots)/pipe.txt", "script_that_is_a_pipe.lua"] {
      #expect(mkfifo("\(path)/\(pipe)", 0o600) == 0)
    }
    for huge in ["support/huge.lua", "photos/huge.png", "script_that_is_huge.lua"] {
      try Data().write(to: URL(fileURLWithPath: "\(path)/\(huge)"))
      #expect(truncate("\(path)/\(huge)", 1 << 30) == 0)
    }
    for name in ["script_that_is_a_device", "script_that_is_a_pipe"] {
      expectations["\(name).lua"] = [ExpectedEnding("loadError: can't be read; it is no plain file")]
    }
    expectations["script_that_is_huge.lua"] = [
      ExpectedEnding("loadError: can't be read; it has 1073741824 bytes, and at most 64 MiB are read")
    ]
  }
}
