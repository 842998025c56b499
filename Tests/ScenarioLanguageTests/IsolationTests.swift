import Testing

@testable import ScenarioLanguage

/// What a scenario leaves to the next one of its file, and what not.
struct IsolationTests {
  @Test("Clock, environment and journal are fresh for each scenario")
  func fresh() throws {
    let results = try run(
      file: """
        scenario("first", function()
          environment { reduceMotion = true, today = "2030-01-01", voiceOver = false }
          local block = ProfileSetup { checkUsername = server() }
          block:tap("Grey")
          block:fill("Username", "maya")
          pause(100)
          print("printed")
        end)
        scenario("second", function()
          expect(now()):equals(0)
          local block = ProfileSetup { asksBirthday = true }
          expect(block.haptics):equals {}
          block:tap("Grey")
          expect(block.motions):lacks("fade")
          block:tap("Continue")
          expect(#block.announcements):equals(1)
          expect(pcall(block.setBirthday, block, "2026-01-16")):isFalse()
          settle()
          expect(now()):equals(0)
        end)
        """
    )
    #expect(results.map { $0.failure?.told } == [nil, nil])
    #expect(results.map(\.output) == ["printed\n", ""])
  }

  @Test(
    "What still runs or waits when a scenario ends is let go, and its memory with it",
    arguments: [
      "InterestsPicker { minimum = 0, onContinue = function() sleep(10) return big end }:tap('Continue')",
      "InterestsPicker { minimum = 0, onContinue = function() sleep(10) return big end }:tap('Continue') error('x')",
      """
      local block = ProfileSetup { checkUsername = function() sleep(9, { ignoringCancellation = true }) return big end }
      block:fill('Username', 'maya') pause(1) block:clear('Username')
      """,
      """
      local s = server()
      local block = ProfileSetup { checkUsername = s, onContinue = function() return big end }
      block:fill('Username', 'maya') pause(1)
      """,
      "InterestsPicker { minimum = 0, onContinue = function() coroutine.yield(big) end }:tap('Continue')",
    ]
  )
  func letGo(_ act: String) throws {
    var limits = ScenarioLimits()
    limits.memory = 4 << 20
    let results = try run(
      file: """
        for number = 1, 200 do
          scenario("number " .. number, function()
            local big = ("x"):rep(100000) .. number
            \(act)
          end)
        end
        """,
      limits: limits
    )
    #expect(!results.contains { $0.failure?.message.contains("memory") == true })
  }

  @Test("math.random gives the same numbers in each scenario and each run, and needs a number to be seeded")
  func random() throws {
    let body = "print(math.random(1000), math.random(1000), math.random())"
    let file = "math.random() scenario('a', function() \(body) end) scenario('b', function() \(body) end)"
    let outputs = try (run(file: file) + run(file: file)).map(\.output)
    #expect(Set(outputs).count == 1)
    #expect(outputs[0].split(separator: "\t").count == 3)
    #expect(try message("math.randomseed()") == "math.randomseed needs a number: a scenario has no random start")
  }

  @Test("pairs goes in the order of the keys, and tostring shows no address")
  func order() throws {
    try expectPass(
      """
      local keys = {}
      for key in pairs { zeta = 1, [2] = 1, alpha = 1, [1] = 1, [1.5] = 1, beta = 1, [true] = 1 } do
        keys[#keys + 1] = tostring(key)
      end
      expect(keys):equals { "1", "1.5", "2", "alpha", "beta", "zeta", "true" }
      expect(tostring({})):equals("table")
      expect(tostring(print)):equals("function")
      """
    )
  }

  /// An entry of a journal, as an expression that other statements follow.
  private static let entry = "ProfileSetup {} kept:tap('Grey') kept = kept.haptics[1]"

  @Test("An entry that was kept does not count as seen in an exhaustive scenario")
  func keptAndSeen() throws {
    let results = try run(
      file: """
        scenario("a", function() kept = \(Self.entry) end)
        scenario("b", { exhaustive = true }, function() expect(kept):equals("entry") end)
        """
    )
    #expect(results.map(\.outcome) == [.passed, .error])
  }

  @Test("A failure that was kept fails the scenario that raises it")
  func keptFailure() throws {
    let results = try run(
      file: """
        scenario("a", function() kept = select(2, pcall(function() expect(1):equals(2) end)) end)
        scenario("b", function() error(kept) end)
        """
    )
    #expect(results.map(\.outcome) == [.failed, .failed])
    #expect(results[1].failure?.message == "failure")
  }

  @Test(
    "An object that was kept from an earlier scenario says that it is of another one",
    arguments: [
      ("ProfileSetup {}", "kept:tap('Grey')", "block"), ("ProfileSetup {}", "local x = kept.state", "block"),
      ("ProfileSetup {}:get('name')", "local x = kept.label", "element"),
      ("ProfileSetup {}:get('name')", "ProfileSetup {}:tap(kept)", "element"),
      ("server()", "ProfileSetup { onContinue = kept }", "server"), ("server()", "local x = kept.calls", "server"),
      ("ProfileSetup {}.announcements", "local x = #kept", "journal"),
      ("expect(1) kept:equals(1)", "kept:equals(1)", "expectation"),
      (Self.entry, "expect(kept):equals('entry')", "journal entry"),
      (Self.entry, "expect({ kept }):equals({ 'entry' })", "journal entry"),
    ]
  )
  func kept(_ make: String, _ use: String, _ kind: String) throws {
    let results = try run(
      file: "scenario('a', function() kept = \(make) end)\nscenario('b', function()\n  \(use)\nend)"
    )
    #expect(results[0].outcome == .passed)
    #expect(results[1].failure?.message == "this \(kind) belongs to another scenario; each scenario opens its own")
    #expect(results[1].failure?.place?.line == 3)
  }

  @Test("Words that stand for themselves, images and throws(…) can be shared by scenarios")
  func shared() throws {
    let results = try run(
      file: """
        local down, picture = throws("Down"), image { width = 8, height = 4 }
        for number = 1, 2 do
          scenario("number " .. number, function()
            local block = ProfileSetup { name = "M", onContinue = server { replies = { down } } }
            block:fill("Username", "maya")
            block:choosePhoto(picture)
            block:tap("Continue")
            expect(block.state.message):equals("Down")
            expect(block.state.photo.width):equals(8)
          end)
        end
        """
    )
    #expect(results.map { $0.failure?.told } == [nil, nil])
  }

  @Test("What still waits when a body ends is dropped")
  func dropped() throws {
    let results = try run(
      file: """
        scenario("a", function()
          local block = ProfileSetup { name = "M", onContinue = function() sleep(1) error("late") end }
          block:fill("Username", "maya")
          block:tap("Continue")
        end)
        scenario("b", function() pause(10) end)
        """
    )
    #expect(results.map(\.outcome) == [.passed, .passed])
  }

  @Test("A file's globals are its own")
  func files() throws {
    let scripts = try Scripts([
      "a.lua": "shared = 1 string.upper = nil scenario('a', function() expect(shared):equals(1) end)",
      "b.lua": "scenario('b', function() expect(shared):isNil() expect(('x'):upper()):equals('X') end)",
    ])
    #expect(try scripts.run("a.lua").map(\.outcome) == [.passed])
    #expect(try scripts.run("b.lua").map(\.outcome) == [.passed])
  }

  @Test("Blocks of one scenario share its clock and environment")
  func together() throws {
    try expectPass(
      """
      local first = ProfileSetup { name = "M", onContinue = server { latency = 1 } }
      local second = InterestsPicker { minimum = 0, onContinue = server { latency = 0.5 } }
      first:fill("Username", "maya")
      first:tap("Continue")
      second:tap("Continue")
      pause(0.5)
      expect(first.state.phase):equals("working")
      expect(second.state.phase):equals("done")
      """
    )
  }
}
