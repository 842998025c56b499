import Testing

@testable import ScenarioLanguage

/// Scenarios that run twice, once in their place and once alone.
struct DeterminismTests {
  private func difference(_ text: String) throws -> String? {
    let scripts = try Scripts(["it.lua": text])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    file.isTraced = true
    var told: String?
    for index in file.scenarios.indices {
      _ = file.run(index)
      told = told ?? file.difference(whenRunAgain: index)?.without(scripts.folder).told
    }
    return told
  }

  @Test("A scenario that does the same has no difference")
  func same() throws {
    #expect(
      try difference(
        """
        scenario("typed", function()
          local block = ProfileSetup { checkUsername = server { latency = 0.2, taken = { "maya" } } }
          block:type("Username", "maya", { every = math.random() })
          print(math.random(), {}, print)
          for name in pairs { b = 1, a = 2, [3] = 3 } do print(name) end
          pause(3)
        end)
        scenario("fails", function() expect(1):equals(2) end)
        scenario("skipped", { skip = "later" }, function() end)
        """
      ) == nil
    )
  }

  @Test("What wall-clock time has ended, wherever that was, is not held against another run")
  func outOfTime() throws {
    let scripts = try Scripts(["it.lua": "scenario('a', function() while true do pause(1) end end)"])
    let file = try ScenarioFile(path: scripts.path("it.lua"), limits: .limits(seconds: 0.05))
    file.isTraced = true
    #expect(file.run(0).outcome == .error)
    #expect(file.difference(whenRunAgain: 0) == nil)
  }

  @Test("What depends on the scenarios before it is told with the first thing that differs")
  func order() throws {
    #expect(
      try difference(
        """
        local runs = 0
        scenario("first", function() runs = runs + 1 pause(runs) end)
        scenario("second", function()
          runs = runs + 1
          pause(1)
          pause(runs)
          ProfileSetup {}
        end)
        """
      ) == """
        the scenario did something else when it was run again, alone
        at it.lua:3 │ scenario("second", function()
        difference at first: 1.000  pause 2.000
        difference again:    1.000  pause 1.000
        """
    )
    #expect(
      try difference(
        "scenario('a', function() seen = true end)\nscenario('b', function() if seen then print('x') end end)"
      )?.hasSuffix("difference at first: print \"x\"\ndifference again:    ends at 0.000") == true
    )
    #expect(
      try difference(
        "scenario('a', function() seen = true end)\nscenario('b', function() expect(seen):isNil() end)"
      )?.hasSuffix("at first: fails: \"what was found is not nil\"\ndifference again:    (its end)") == true
    )
  }
}
