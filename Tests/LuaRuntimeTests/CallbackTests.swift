import LuaRuntime
import Testing

@Suite struct CallbackTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  @Test func argumentsAndResults() throws {
    try lua.state.setGlobal("double") { stack throws(LuaRaise) in
      guard let value = stack.integer(at: 1) else { throw .message("integer expected") }
      try stack.push(value * 2)
      return .values(1)
    }
    #expect(try lua.run("return double(21), double(4.0)") == "42 8")
    #expect(lua.error("\nreturn double('21')")?.message == "test.lua:2: integer expected")
  }

  @Test func severalResultsAndNone() throws {
    try lua.state.setGlobal("three") { stack throws(LuaRaise) in
      for value in 1...3 { try stack.push(value) }
      return .values(3)
    }
    try lua.state.setGlobal("none") { _ throws(LuaRaise) in .none }
    #expect(try lua.run("return three()") == "1 2 3")
    #expect(try lua.run("return select('#', none(1, 2))") == "0")
  }

  @Test(arguments: [0, 1, 511, 512, 513, 100_000])
  func aStringOfAnyLengthIsAnswered(_ length: Int) throws {
    let text = String(repeating: "é\0", count: length / 3) + String(repeating: "x", count: length % 3)
    try lua.state.setGlobal("answer") { _ throws(LuaRaise) in .string(text) }
    #expect(try lua.run("return #answer(), answer(1, 2, 3)") == "\(length) \(text)")
    #expect(try lua.run("return coroutine.wrap(function() return answer(4) end)()") == text)
  }

  @Test func anObjectIsAnsweredWhateverLiesOnTheStack() throws {
    var definition = LuaClass(name: "Thing")
    definition.describe = { "thing \($0)" }
    let thing = try lua.state.defineClass(definition)
    try lua.state.setGlobal("answer") { stack throws(LuaRaise) in
      try stack.push("left behind")
      return .object(thing, stack.integer(at: 1) ?? 0)
    }
    #expect(try lua.run("return select('#', answer(1, 2)), answer(7, 8), answer()") == "1 thing 7 thing 0")
    #expect(try lua.run("return coroutine.wrap(function() return answer(9) end)()") == "thing 9")
  }

  @Test func moreResultsThanValuesAreCut() throws {
    try lua.state.setGlobal("generous") { _ throws(LuaRaise) in .values(100) }
    try lua.state.setGlobal("negative") { _ throws(LuaRaise) in .values(-1) }
    #expect(try lua.run("return generous(1, 2)") == "1 2")
    #expect(try lua.run("return negative(1, 2)") == "")
  }

  @Test func raisingReleasesEverything() throws {
    let counter = Counted.Counter()
    try lua.state.setGlobal("fail") { stack throws(LuaRaise) in
      let object = Counted(counter)
      defer { withExtendedLifetime(object) {} }
      try stack.push("some text")
      throw .message("failed \(stack.integer(at: 1) ?? 0)")
    }
    let script = """
      local caught = 0
      for i = 1, 1000 do
        local ok, message = pcall(fail, i)
        if not ok and message:find("failed " .. i, 1, true) then caught = caught + 1 end
      end
      return caught
      """
    #expect(try lua.run(script) == "1000")
    #expect(counter.made == 1000)
    #expect(counter.living == 0)
  }

  @Test func positionIsThatOfTheInnermostFunctionOfTheScript() throws {
    try lua.state.setGlobal("fail") { _ throws(LuaRaise) in throw .message("no") }
    try lua.state.setGlobal("plain") { _ throws(LuaRaise) in throw .plainMessage("no") }
    #expect(lua.error("\n\nfail()", name: "dir/a.lua")?.message == "dir/a.lua:3: no")
    #expect(try lua.run("\nreturn select(2, pcall(fail))") == "test.lua:2: no")
    #expect(lua.error("plain()")?.message == "no")
  }

  @Test func longPathsAreNotCut() throws {
    try lua.state.setGlobal("fail") { _ throws(LuaRaise) in throw .message("no") }
    let path = String(repeating: "folder/", count: 30) + "a.lua"
    let error = lua.error("fail()", name: path)
    #expect(error?.message == "\(path):1: no")
    #expect(error?.traceback == "\(path):1: in main chunk")
  }

  @Test func valueOnTopIsRaised() throws {
    try lua.state.setGlobal("raise") { stack throws(LuaRaise) in
      stack.setTop(1)
      throw .valueOnTop
    }
    #expect(try lua.run("local t = {} return select(2, pcall(raise, t)) == t") == "true")
    #expect(try lua.run("return pcall(raise)") == "false nil")
  }

  @Test func nestedCallsReachLuaAgain() throws {
    try lua.state.setGlobal("twice") { stack throws(LuaRaise) in
      for _ in 0..<2 {
        try stack.push(copyOf: 1)
        do throws(LuaError) {
          try stack.call(arguments: 0, results: 0)
        } catch {
          throw .error(error)
        }
      }
      return .none
    }
    #expect(try lua.run("local n = 0 twice(function() n = n + 1 end) return n") == "2")
    let error = lua.error(
      """
      local function inner() error("deep") end
      twice(function() inner() end)
      """
    )
    #expect(error?.message == "test.lua:1: deep")
    #expect(
      error?.traceback == """
        test.lua:1: in function 'inner'
        test.lua:2: in function <line 2>
        test.lua:2: in main chunk
        """
    )
  }

  @Test func aCallKeepsItsStateAlive() throws {
    var state: LuaState? = try LuaState(memoryLimit: 1 << 20)
    try state?.setGlobal("drop") { _ throws(LuaRaise) in
      state = nil
      return .none
    }
    guard let stack = state?.stack, let chunk = try state?.load(Array("drop() return 7".utf8), chunkName: "a")
    else { return }
    try stack.push(chunk)
    try stack.call(arguments: 0, results: 0)
    #expect(state == nil)
  }

  @Test func functionsCanBePushedAsValues() throws {
    try lua.state.setGlobal("adder") { stack throws(LuaRaise) in
      let base = stack.integer(at: 1) ?? 0
      try stack.push { inner throws(LuaRaise) in
        try inner.push(base + (inner.integer(at: 1) ?? 0))
        return .values(1)
      }
      return .values(1)
    }
    #expect(try lua.run("local a, b = adder(1), adder(10) return a(5), b(5)") == "6 15")
  }

  @Test func locationCountsFunctionsOfScriptsOnly() throws {
    try lua.state.setGlobal("here") { stack throws(LuaRaise) in
      guard let first = stack.location(level: 1) else { throw .message("nowhere") }
      let second = stack.location(level: 2)
      try stack.push("\(first.source):\(first.line) \(second.map { String($0.line) } ?? "-")")
      return .values(1)
    }
    #expect(try lua.run("\nreturn (here())") == "test.lua:2 -")
    #expect(
      try lua.run("local function f()\nreturn (pcall(here) and here())\nend\n\nreturn (f())")
        == "test.lua:2 5"
    )
    #expect(try lua.run("return (load('return (here())', '=a name')())") == "a name:1 1")
  }

  @Test func aStateReleasesItsFunctions() throws {
    let counter = Counted.Counter()
    do {
      let state = try LuaState(memoryLimit: 1 << 20)
      let object = Counted(counter)
      try state.setGlobal("f") { _ throws(LuaRaise) in
        withExtendedLifetime(object) {}
        return .none
      }
    }
    #expect(counter.made == 1)
    #expect(counter.living == 0)
  }
}
