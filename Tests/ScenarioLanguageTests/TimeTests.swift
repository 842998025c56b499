import Testing

@testable import ScenarioLanguage

/// Virtual time as scenarios see it.
struct TimeTests {
  @Test("pause lets time pass exactly, and an hour takes no longer than a moment")
  func pause() throws {
    let clock = ContinuousClock()
    let time = try clock.measure {
      try expectPass(
        """
        for i = 1, 10 do pause(0.1) end
        expect(now()):equals(1)
        pause(3600)
        expect(now()):equals(3601)
        pause(0)
        expect(now()):equals(3601)
        """
      )
    }
    #expect(time < .seconds(60))
  }

  @Test("settle goes on until nothing waits or runs")
  func settle() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "M", onContinue = function() sleep(2) end }
      settle()
      expect(now()):equals(0)
      block:fill("Username", "maya")
      block:tap("Continue")
      settle()
      expect(now()):equals(3)
      expect(block.state.phase):equals("resting")
      """
    )
  }

  @Test("waitUntil stops at the first instant where the condition is true")
  func waitUntil() throws {
    try expectPass(
      """
      local block = ProfileSetup { checkUsername = server { latency = 0.2, taken = { "maya" } } }
      block:fill("Username", "maya")
      waitUntil(function() return block.state.availability == "taken" end)
      expect(now()):equals(0.65)
      waitUntil(function() return true end)
      expect(now()):equals(0.65)
      """
    )
  }

  @Test("eventually goes on until the expectation holds, with any matcher")
  func eventually() throws {
    try expectPass(
      """
      local block = ProfileSetup { checkUsername = server { latency = 0.2 } }
      block:fill("Username", "maya")
      expect(function() return block:get("username").note end):eventually(1):equals("@maya is yours")
      expect(now()):equals(0.65)
      expect(function() return now() end):eventually():isAbove(1)
      """
    )
  }

  @Test("An act returns when all that is due at its own instant has happened")
  func atOnce() throws {
    try expectPass(
      """
      local block = ProfileSetup { name = "M", onContinue = function() sleep(0) sleep(0) end }
      block:fill("Username", "maya")
      block:choosePhoto(image { width = 1, height = 1 })
      expect(block.state.avatar):equals("photo")
      block:tap("Continue")
      expect(block.state.phase):equals("done")
      """
    )
  }

  @Test("What is due runs before what a person does at that instant (PS-U3)")
  func dueFirst() throws {
    try expectPass(
      """
      local block = ProfileSetup { checkUsername = server() }
      block:fill("Username", "maya")
      pause(0.45)
      block:fill("Username", "mayac")
      expect(block.calls[1].argument):equals("maya")
      """
    )
  }

  @Test("print goes to the scenario's output, values parted by tabs")
  func printing() throws {
    let result = try run(
      """
      print("a", 1, 1.5, true, nil, {}, setmetatable({}, { __tostring = function() return "mine" end }))
      print()
      print(ProfileSetup {}.announcements, expect)
      print({ 1, "a", b = { true } })
      local circle = {}
      circle.circle = circle
      print(circle)
      """
    )
    #expect(result.output == "a\t1\t1.5\ttrue\tnil\t{}\tmine\n\n{}\tfunction\n{ 1, \"a\", b = { true } }\ntable\n")
  }

  @Test("settle tells what still waits when nothing can happen by itself any more")
  func settleStuck() throws {
    let message = try message(
      """
      local block = ProfileSetup { name = "M", onContinue = server() }
      block:fill("Username", "maya")
      block:tap("Continue")
      settle()
      """
    )
    #expect(
      message
        == "settle: nothing can happen by itself any more, and this still waits: onContinue, called at 0.000"
    )
  }

  @Test("settle goes on for an hour at most")
  func settleHour() throws {
    let result = try run(
      """
      local block = ProfileSetup { name = "M", onContinue = function() sleep(3600.5) end }
      block:fill("Username", "maya")
      block:tap("Continue")
      settle()
      """
    )
    #expect(result.failure?.message == "settle: after 3600.000 s this still waits: onContinue, called at 0.000")
    #expect(result.virtualSeconds == 3600)
  }
}
