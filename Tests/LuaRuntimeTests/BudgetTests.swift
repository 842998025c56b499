import LuaRuntime
import Testing

@Suite struct BudgetTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  @Test(
    arguments: [
      "while true do end",
      "load(math.random)",
      "load(function() return ' ' end)",
      "::top:: goto top",
      "repeat local x = 1 until false",
      "while true do pcall(function() while true do end end) end",
      "local function f() pcall(f) while true do end end f()",
      "local function f() while true do pcall(f) end end f()",
      "while true do xpcall(function() while true do end end, function() while true do end end) end",
      "xpcall(function() while true do end end, function(m) while true do end end) while true do end",
      "xpcall(function() error('x') end, function(m) while true do end end) while true do end",
      "while true do coroutine.wrap(function() while true do end end)() end",
      "while true do pcall(coroutine.wrap(function() while true do end end)) end",
      "while true do local co = coroutine.create(function() while true do end end) coroutine.resume(co) end",
      "while true do pcall(coroutine.wrap(function() local i = 0 end)) end",
      """
      local function close() while true do end end
      while true do pcall(function() local x <close> = setmetatable({}, {__close = close}) while true do end end) end
      """,
      """
      local function close() while true do end end
      pcall(coroutine.wrap(function()
        local x <close> = setmetatable({}, {__close = close})
        while true do end
      end))
      while true do end
      """,
      """
      local function close() while true do end end
      local co = coroutine.create(function()
        local x <close> = setmetatable({}, {__close = close})
        while true do end
      end)
      pcall(coroutine.resume, co)
      coroutine.close(co)
      while true do end
      """,
      """
      local co = coroutine.create(function()
        local x <close> = setmetatable({}, {__close = function() while true do end end})
        coroutine.yield()
      end)
      coroutine.resume(co)
      coroutine.close(co)
      """,
      """
      local t = {} for i = 1, 1000 do t[i] = i end
      while true do pcall(table.sort, t, function(a, b) while true do end end) end
      """,
      "local t = {} for i = 1, 100 do t[i] = i end while true do table.sort(t, function(a, b) return a > b end) end",
      "while true do ('x'):rep(100):gsub('.', function() while true do end end) end",
      "local t = setmetatable({}, {__index = function(t, k) return t[k + 1] end}) while true do pcall(function() return t[1] end) end",
      "while true do nothing() end",
      "while true do pcall(nothing) end",
      "load(more)",
      "for _ in pairs(setmetatable({}, {__pairs = function() return function() return 1 end end})) do end",
      "table.concat(setmetatable({}, {__index = function() return '' end}), '', 1, math.maxinteger)",
      "local s = ('a'):rep(1000000) while true do s:find(('.-'):rep(3) .. 'b') end",
      "while true do pcall(string.find, ('a'):rep(1000000), ('.-'):rep(3) .. 'b') end",
      "error(setmetatable({}, {__tostring = function() while true do end end}), (function() while true do end end)())",
    ])
  func everythingEndless(_ script: String) throws {
    try lua.state.setGlobal("nothing") { _ throws(LuaRaise) in .none }
    try lua.state.setGlobal("more") { stack throws(LuaRaise) in
      try stack.push("--")
      return .values(1)
    }
    lua.state.startBudget(instructions: 1_000_000, seconds: 20)
    let error = lua.error(script)
    #expect(error?.kind == .instructionLimit)
    #expect(lua.state.isExhausted)
    #expect(lua.error("return 1")?.kind == .instructionLimit)
    lua.state.startBudget(instructions: 1_000_000, seconds: 20)
    #expect(try lua.run("local n = 0 for i = 1, 1000 do n = n + i end return n") == "500500")
  }

  @Test func theMessageTellsWhere() throws {
    lua.state.startBudget(instructions: 10_000, seconds: 20)
    let error = lua.error("\nlocal function spin() while true do end end\nspin()")
    #expect(error?.message == "test.lua:2: instruction limit of 10000 reached")
    #expect(error?.traceback == "test.lua:2: in function 'spin'\ntest.lua:3: in main chunk")
  }

  @Test func timeEndsAScript() throws {
    let start = ContinuousClock.now
    lua.state.startBudget(instructions: .max, seconds: 0.05)
    let error = lua.error("while true do pcall(function() while true do end end) end")
    #expect(error?.kind == .timeLimit)
    #expect(error?.message == "test.lua:1: time limit of 0.05 seconds reached")
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func timeEndsSlowFunctionsOfC() throws {
    let start = ContinuousClock.now
    lua.state.startBudget(instructions: .max, seconds: 0.05)
    let error = lua.error("local s = ('a'):rep(2000000) while true do s:upper() end")
    #expect(error?.kind == .timeLimit)
    lua.state.startBudget(instructions: .max, seconds: 0.05)
    let second = lua.error("local s = ('a'):rep(1000) s:find(('.-'):rep(6) .. 'b')")
    #expect(second?.kind == .timeLimit)
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func timeEndsSlowCallbacks() throws {
    let clock = ContinuousClock()
    try lua.state.setGlobal("slow") { _ throws(LuaRaise) in
      let end = clock.now + .milliseconds(1)
      while clock.now < end {}
      return .none
    }
    let start = clock.now
    lua.state.startBudget(instructions: .max, seconds: 0.05)
    #expect(lua.error("while true do slow() end")?.kind == .timeLimit)
    #expect(clock.now - start < .seconds(5))
  }

  @Test func aCaughtLimitStillEndsTheCall() throws {
    var outcome: LuaError?
    try lua.state.setGlobal("swallow") { stack throws(LuaRaise) in
      try stack.push(copyOf: 1)
      do throws(LuaError) {
        try stack.call(arguments: 0, results: 0)
      } catch {
        outcome = error
      }
      return .none
    }
    lua.state.startBudget(instructions: 10_000, seconds: 20)
    let error = lua.error("swallow(function() while true do end end) return 1")
    #expect(outcome?.kind == .instructionLimit)
    #expect(error?.kind == .instructionLimit)
  }

  @Test func theBudgetSpansCoroutinesOfTheHost() throws {
    lua.state.startBudget(instructions: 50_000, seconds: 20)
    var failed: LuaError?
    for _ in 0..<100_000 where failed == nil {
      let coroutine = try lua.coroutine("for i = 1, 500 do end")
      if case .failed(let error) = coroutine.resume(arguments: 0) { failed = error }
    }
    #expect(failed?.kind == .instructionLimit)
  }

  @Test func aCoroutineThatFailedWithTheBudgetIsLeftAlone() throws {
    lua.state.startBudget(instructions: 10_000, seconds: 20)
    _ = lua.error(
      """
      co = coroutine.create(function()
        local x <close> = setmetatable({}, {__close = function() while true do end end})
        while true do end
      end)
      coroutine.resume(co)
      """
    )
    lua.state.startBudget(instructions: 10_000, seconds: 20)
    #expect(
      try lua.run("return coroutine.status(co), coroutine.close(co)")
        == "dead false the coroutine was ended by a limit"
    )
  }

  @Test func withoutABudgetNothingIsCounted() throws {
    lua.state.startBudget(instructions: 1000, seconds: 20)
    lua.state.stopBudget()
    #expect(try lua.run("local n = 0 for i = 1, 100000 do n = n + 1 end return n") == "100000")
  }

  @Test func theSameScriptCostsTheSame() throws {
    let script =
      "for i = 1, 100 do local t = {} for j = 1, 50 do t[j] = ('x'):rep(j):find('x-$') end table.sort(t) end"
    func passes(_ instructions: Int) throws -> Bool {
      let lua = try Lua()
      lua.state.startBudget(instructions: instructions, seconds: 100)
      return lua.error(script) == nil
    }
    var low = 0
    var high = 10_000_000
    while high - low > 1 {
      let middle = (low + high) / 2
      if try passes(middle) { high = middle } else { low = middle }
    }
    for _ in 0..<5 {
      #expect(try passes(high))
      #expect(try !passes(low))
    }
  }
}
