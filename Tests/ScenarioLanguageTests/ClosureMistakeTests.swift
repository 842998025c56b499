import Testing

@testable import ScenarioLanguage

/// Mistakes in a closure fail the scenario and are never taken for a server that throws.
struct ClosureMistakeTests {
  @Test("An error in a closure is told with its place and the calls that led there")
  func error() throws {
    let text = try told(
      """
      local function broken(name)
        error("no such person: " .. name)
      end
      local block = ProfileSetup { checkUsername = function(username)
        sleep(0.1)
        broken(username)
        return true
      end }
      block:fill("Username", "maya")
      pause(1)
      print("not reached")
      """
    )
    let lines = text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(10) == [
        "no such person: maya; error(…) is a mistake of the scenario, and a server that fails calls throw(…)",
        "at it.lua:3 │ error(\"no such person: \" .. name)",
        "from it.lua:3: in function 'broken'", "from it.lua:7: in function <line 5>",
        "event 0.000  open ProfileSetup", "event 0.000  fill Username \"maya\"",
        "event 0.000    a wait of 0.450 s begins", "event 0.000  pause 1.000",
        "event 0.450  the wait begun at 0.000 is over",
        "event 0.450    checkUsername(\"maya\") is called",
      ]
    )
  }

  @Test("The scenario ends at the moment of the mistake, with nothing of what follows")
  func endsThere() throws {
    let result = try run(
      """
      local block = ProfileSetup { checkUsername = function() error("x") end }
      block:fill("Username", "maya")
      print("before")
      pause(5)
      print("after")
      """
    )
    #expect(result.outcome == .error)
    #expect(result.output == "before\n")
    #expect(result.virtualSeconds == 0.45)
  }

  @Test(
    "What a closure must not do is told",
    arguments: [
      ("pause(1)", "pause is for a scenario's body; inside a closure, wait with sleep(seconds)"),
      ("settle()", "settle is for a scenario's body; inside a closure, wait with sleep(seconds)"),
      ("waitUntil(function() end)", "waitUntil is for a scenario's body; inside a closure, wait with sleep(seconds)"),
      (
        "expect(function() end):eventually(1):isNil()",
        "eventually is for a scenario's body; inside a closure, wait with sleep(seconds)"
      ),
      (
        "coroutine.yield()",
        "onContinue called coroutine.yield outside a coroutine of its own; wait with sleep(seconds)"
      ),
      (
        "coroutine.wrap(function() sleep(1) end)()",
        "sleep must be called by the closure itself, not inside a coroutine that it made"
      ),
      (
        "table.sort({ 2, 1 }, function() sleep(1) end)",
        "sleep can't wait here: a sort, a gsub or a metamethod is running, which can't be left half done"
      ),
      ("throw({})", "throw: what it throws must be a message, cancellation or nothing, got a table"),
      ("expect(1):equals(2)", "expected and found differ"),
    ]
  )
  func mustNot(_ body: String, _ words: String) throws {
    let result = try run(
      """
      local block = ProfileSetup { name = "M", onContinue = function() \(body) end }
      block:fill("Username", "maya")
      block:tap("Continue")
      """
    )
    #expect(result.failure?.message == words)
  }

  @Test(
    "checkUsername must say whether the username is free",
    arguments: [("", "nothing"), ("'yes'", "a string (\"yes\")")]
  )
  func verdict(_ value: String, _ found: String) throws {
    let message = try message(
      """
      local block = ProfileSetup { checkUsername = function() return \(value) end }
      block:fill("Username", "maya")
      pause(1)
      """
    )
    #expect(
      message
        == "checkUsername must return true (the username is free) or false (it is taken), but returned \(found)"
    )
  }

  @Test("onSkip can't throw")
  func skip() throws {
    let message = try message("ProfileSetup { onSkip = function() throw('no') end }:tap('Skip for now')")
    #expect(message == "onSkip can't throw; it only leaves")
  }

  @Test("pcall in the body does not hide a mistake in a closure")
  func caught() throws {
    let result = try run(
      """
      local block = ProfileSetup { checkUsername = function() error("x") end }
      block:fill("Username", "maya")
      pcall(pause, 5)
      """
    )
    #expect(result.outcome == .error)
    #expect(result.failure?.message.hasPrefix("x; error(…) is a mistake") == true)
  }
}
