import ScenarioLanguage
import Testing

@testable import ScenarioRunner

/// Which scenarios a run runs, what it tells, and what comes of it.
struct ScenarioRunTests {
  /// Runs paths of the folder; the events' lines, and the summary.
  private func run(
    _ folder: Folder,
    _ paths: String...,
    filters: [String] = [],
    failsFast: Bool = false
  ) throws -> (lines: [String], summary: RunSummary) {
    let reporter = RecordingReporter()
    let summary = try run(
      paths.map { folder($0) },
      reporters: [reporter],
      changing: { options in
        options.choice.filters = filters
        options.failsFast = failsFast
      }
    )
    return (reporter.lines.map(folder.without), summary)
  }

  private func run(
    _ paths: [String],
    reporters: [any Reporter],
    isInterrupted: @escaping () -> Bool = { false },
    changing change: (inout ScenarioRun.Options) -> Void = { _ in }
  ) throws -> RunSummary {
    var options = ScenarioRun.Options()
    options.choice.paths = paths
    change(&options)
    let suites = Suites()
    return ScenarioRun(
      options,
      paths: try SuitePath.find(paths),
      chooser: Chooser(options.choice, suites: suites, failures: LastFailures { _ in nil }),
      suites: suites,
      reporters: reporters,
      isInterrupted: isInterrupted
    )()
  }

  private static let mixed = """
    scenario("passes", function() end)
    scenario("fails", function() expect(1):equals(2) end)
    scenario("errs", function() error("x") end)
    scenario("is skipped", { skip = "later" }, function() end)
    scenario("is a known bug", { knownBug = "BUG-1" }, function() error("x") end)
    scenario("is no bug any more", { knownBug = "BUG-2" }, function() end)
    """

  @Test("Events come in order: file by file, scenario by scenario")
  func order() throws {
    let folder = try Folder([
      "s/b.lua": Self.mixed, "s/a.lua": "scenario('alone', function() end)", "s/c.lua": "-- none",
    ])
    let run = try run(folder, "s")
    #expect(
      run.lines == [
        "run of 3", "file s/a.lua 1", "start alone", "end alone passed", "file s/b.lua 6", "start passes",
        "end passes passed",
        "start fails", "end fails failed", "start errs", "end errs failed", "start is skipped",
        "end is skipped skipped", "start is a known bug", "end is a known bug knownBug", "start is no bug any more",
        "end is no bug any more failed", "file s/c.lua 0", "run 2 3 1 1 0",
      ]
    )
    #expect(run.summary.total == 7)
    #expect(run.summary.exitStatus == .failed)
    #expect(run.summary.wallSeconds > 0)
  }

  @Test("A file that does not load is told, and the others still run")
  func notLoaded() throws {
    let folder = try Folder(["s/a.lua": "error('broken')", "s/b.lua": "scenario('b', function() end)"])
    let run = try run(folder, "s")
    #expect(
      run.lines == [
        "run of 2", "not loaded s/a.lua: broken", "file s/b.lua 1", "start b", "end b passed", "run 1 0 0 0 1",
      ]
    )
    #expect(run.summary.exitStatus == .scriptNotLoaded)
  }

  @Test("Every reporter hears of every event")
  func reporters() throws {
    let folder = try Folder(["a.lua": Self.mixed])
    let reporters = [RecordingReporter(), RecordingReporter()]
    _ = try run([folder("a.lua")], reporters: reporters)
    #expect(reporters[0].lines.count == 15)
    #expect(reporters[0].lines == reporters[1].lines)
  }

  @Test("A filter is a part of \"file › title\"; any of several will do")
  func filter() throws {
    let folder = try Folder([
      "profile.lua": "scenario('one', function() end) scenario('two', function() end)",
      "other.lua": "scenario('one', function() end) scenario('Two', function() end)",
    ])
    func titles(_ filters: String...) throws -> [String] {
      try run(folder, "", filters: filters).lines.filter { $0.hasPrefix("start") || $0.hasPrefix("file") }
    }
    #expect(try titles("one") == ["file other.lua 1", "start one", "file profile.lua 1", "start one"])
    #expect(try titles("profile.lua › t") == ["file other.lua 0", "file profile.lua 1", "start two"])
    #expect(
      try titles("Two", "profile") == ["file other.lua 1", "start Two", "file profile.lua 2", "start one", "start two"]
    )
    #expect(try titles("three") == ["file other.lua 0", "file profile.lua 0"])
  }

  @Test("FILE:LINE runs the scenario that stands there, from any of its lines")
  func line() throws {
    let folder = try Folder([
      "a.lua": """
      -- A comment.
      scenario("first", function()
        pause(1)
      end)

      scenario("second", function()
      end)
      """
    ])
    func titles(_ paths: String...) throws -> [String] {
      try paths.flatMap { try run(folder, $0).lines.filter { $0.hasPrefix("start") } }
    }
    #expect(try titles("a.lua:2") == ["start first"])
    #expect(try titles("a.lua:3") == ["start first"])
    #expect(try titles("a.lua:6", "a.lua:7") == ["start second", "start second"])
    #expect(try titles("a.lua:1", "a.lua:999") == [])
    #expect(try run(folder, "a.lua:2", "a.lua:6").summary.total == 2)
    #expect(try run(folder, "a.lua:1").summary.exitStatus == .nothingMatched)
  }

  @Test("With fail-fast the run ends at the first failure; known bugs and skipped ones are none")
  func failFast() throws {
    let folder = try Folder([
      "a.lua": """
      scenario("bug", { knownBug = "BUG-1" }, function() error("x") end)
      scenario("skipped", { skip = "later" }, function() end)
      scenario("fails", function() error("x") end)
      scenario("not reached", function() end)
      """,
      "b.lua": "scenario('not reached', function() end)",
    ])
    let run = try run(folder, "", failsFast: true)
    #expect(
      run.lines == [
        "run of 2", "file a.lua 4", "start bug", "end bug knownBug", "start skipped", "end skipped skipped",
        "start fails",
        "end fails failed", "run 0 1 1 1 0 early",
      ]
    )
    #expect(run.summary.exitStatus == .failed)
  }

  @Test("With fail-fast a file that does not load ends the run")
  func failFastLoading() throws {
    let folder = try Folder(["a.lua": "error('x')", "b.lua": "scenario('b', function() end)"])
    #expect(try run(folder, "", failsFast: true).lines == ["run of 2", "not loaded a.lua: x", "run 0 0 0 0 1 early"])
  }

  @Test("With fail-fast the run ends at a failure also when it is of the last scenario")
  func failFastAtEnd() throws {
    let folder = try Folder(["a.lua": "scenario('a', function() error('x') end)"])
    #expect(try run(folder, "a.lua", failsFast: true).lines.last == "run 0 1 0 0 0 early")
  }

  @Test(
    "The exit status of each kind of run",
    arguments: [
      ("scenario('a', function() end)", ScenarioRunner.ExitStatus.passed),
      ("scenario('a', { skip = 'x' }, function() end)", .passed),
      ("scenario('a', { knownBug = 'x' }, function() error('x') end)", .passed),
      ("scenario('a', function() expect(1):equals(2) end)", .failed),
      ("scenario('a', function() error('x') end)", .failed),
      ("scenario('a', { knownBug = 'x' }, function() end)", .failed), ("scenario(", .scriptNotLoaded),
      ("", .nothingMatched),
    ]
  )
  func exitStatus(_ text: String, _ status: ScenarioRunner.ExitStatus) throws {
    let folder = try Folder(["a.lua": text])
    #expect(try run(folder, "a.lua").summary.exitStatus == status)
    #expect(Called(["run", folder("a.lua")]).status == status)
  }

  @Test("An interrupted run ends before the next scenario, and is told so far")
  func interrupted() throws {
    let folder = try Folder(["a.lua": Self.mixed, "b.lua": "scenario('b', function() end)"])
    let reporter = RecordingReporter()
    let summary = try run([folder("")], reporters: [reporter], isInterrupted: { reporter.lines.count > 5 })
    #expect(
      reporter.lines.map(folder.without) == [
        "run of 2", "file a.lua 6", "start passes", "end passes passed", "start fails", "end fails failed",
        "run 1 1 0 0 0",
      ]
    )
    #expect(summary.interrupted)
    #expect(summary.exitStatus == .interrupted)
  }

  @Test("The exit statuses are those that are promised")
  func numbers() {
    let statuses: [ScenarioRunner.ExitStatus] = [
      .passed, .failed, .usage, .scriptNotLoaded, .nothingMatched, .outputNotWritten, .fault, .interrupted,
    ]
    #expect(statuses.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 70, 130])
  }

  @Test("A file that can't be read does not load")
  func unreadable() throws {
    let folder = try Folder(["s/x.txt": ""])
    try folder.link("s/a.lua", to: "/dev/null")
    #expect(try run(folder, "s").summary.loadErrors == 1)
  }
}
