import Testing

@testable import ScenarioLanguage

/// What of Lua a scenario has.
struct SandboxTests {
  @Test("The usual libraries are there")
  func there() throws {
    try expectPass(
      """
      expect(("abc"):upper()):equals("ABC")
      expect(table.concat({ "a", "b" }, "-")):equals("a-b")
      expect(math.floor(1.5)):equals(1)
      expect(utf8.len("é")):equals(1)
      expect(coroutine.wrap(function() coroutine.yield(5) end)()):equals(5)
      expect(load("return 1 + 1")()):equals(2)
      expect(select("#", 1, 2)):equals(2)
      """
    )
  }

  @Test(
    "What reaches outside of the scenario is not",
    arguments: ["io", "os", "package", "debug", "dofile", "loadfile", "collectgarbage", "string.dump"]
  )
  func notThere(_ name: String) throws {
    try expectPass("expect(\(name)):isNil()")
  }

  @Test("A finalizer is refused, as no limit could stop it")
  func finalizer() throws {
    #expect(
      try message("setmetatable({}, { __gc = function() while true do end end })")
        == "__gc is not allowed in a scenario"
    )
  }
}
