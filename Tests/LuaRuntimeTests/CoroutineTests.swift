import LuaRuntime
import Testing

@Suite struct CoroutineTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
    try lua.state.setGlobal("wait") { stack throws(LuaRaise) in .yield(stack.count) }
  }

  private func yielded(_ outcome: LuaCoroutine.Outcome) -> (count: Int, byHost: Bool)? {
    guard case .yielded(let count, let byHost) = outcome else { return nil }
    return (count, byHost)
  }

  private func failure(_ outcome: LuaCoroutine.Outcome) -> LuaError? {
    guard case .failed(let error) = outcome else { return nil }
    return error
  }

  @Test func aSwiftFunctionYieldsAndIsResumed() throws {
    let coroutine = try lua.coroutine("local first = ... local a, b = wait(first, 'x') return a + b, 'end'")
    try coroutine.stack.push(5)
    let pause = try #require(yielded(coroutine.resume(arguments: 1)))
    #expect(pause.count == 2)
    #expect(pause.byHost)
    #expect(coroutine.stack.integer(at: -2) == 5)
    #expect(coroutine.stack.string(at: -1) == "x")
    #expect(coroutine.isSuspended)
    try coroutine.stack.push(30)
    try coroutine.stack.push(12)
    guard case .returned(let count) = coroutine.resume(arguments: 2) else {
      Issue.record("not returned")
      return
    }
    #expect(count == 2)
    #expect(coroutine.stack.integer(at: 1) == 42)
    #expect(coroutine.stack.string(at: 2) == "end")
    #expect(!coroutine.isSuspended)
    #expect(failure(coroutine.resume(arguments: 0))?.message == "cannot resume this coroutine")
  }

  @Test func whatWasLeftOfAYieldIsNotPassedOn() throws {
    let coroutine = try lua.coroutine("return select('#', wait(1, 2, 3)), select('#', coroutine.yield(1, 2))")
    #expect(yielded(coroutine.resume(arguments: 0))?.count == 3)
    let second = yielded(coroutine.resume(arguments: 0))
    #expect(second?.count == 2)
    #expect(second?.byHost == false)
    try coroutine.stack.push("only")
    guard case .returned = coroutine.resume(arguments: 1) else {
      Issue.record("not returned")
      return
    }
    #expect(coroutine.stack.integer(at: 1) == 0)
    #expect(coroutine.stack.integer(at: 2) == 1)
  }

  @Test func stringsCanBePassedToAWaitingCoroutine() throws {
    let coroutine = try lua.coroutine("local t, s = wait() return t.name .. s")
    _ = coroutine.resume(arguments: 0)
    let stack = coroutine.stack
    try stack.createTable(array: 0, fields: 1)
    try stack.push("from ")
    try stack.setField("name", table: -2)
    try stack.field("name", table: -1)
    #expect(stack.string(at: -1) == "from ")
    stack.pop()
    try stack.push("outside")
    _ = coroutine.resume(arguments: 2)
    #expect(stack.string(at: -1) == "from outside")
  }

  @Test func valuesAreCopiedBetweenStacks() throws {
    let coroutine = try lua.coroutine("local t = wait() t.seen = true return t")
    _ = coroutine.resume(arguments: 0)
    let main = lua.state.stack
    try main.createTable()
    try coroutine.stack.push(copyOf: 1, from: main)
    guard case .returned(1) = coroutine.resume(arguments: 1) else {
      Issue.record("not returned")
      return
    }
    try main.push(copyOf: -1, from: coroutine.stack)
    try main.push(copyOf: -1, from: main)
    #expect(main.isSame(at: 1, at: 2))
    #expect(main.isSame(at: 1, at: 3))
    try main.field("seen", table: 1)
    #expect(main.boolean(at: -1) == true)
  }

  @Test func raisingAtThePlaceOfTheYield() throws {
    let coroutine = try lua.coroutine(
      """
      local ok, message = pcall(wait)
      local second = select(2, pcall(function() wait() end))
      return tostring(ok) .. " " .. message .. " " .. second
      """
    )
    #expect(yielded(coroutine.resume(arguments: 0))?.byHost == true)
    #expect(yielded(coroutine.resume(raising: .plainMessage("cancelled")))?.byHost == true)
    _ = coroutine.resume(raising: .message("gone"))
    #expect(coroutine.stack.string(at: -1) == "false cancelled test.lua:2: gone")
  }

  @Test func raisingUncaughtFailsTheCoroutine() throws {
    let coroutine = try lua.coroutine("local function pause()\nwait()\nend\npause()")
    _ = coroutine.resume(arguments: 0)
    let error = failure(coroutine.resume(raising: .message("gone")))
    #expect(error?.message == "test.lua:2: gone")
    #expect(error?.traceback == "test.lua:2: in function 'pause'\ntest.lua:4: in main chunk")
    #expect(!coroutine.isSuspended)
  }

  @Test func raisingAnObjectAndAMemoryError() throws {
    let thing = try lua.state.defineClass(LuaClass(name: "Thing"))
    let first = try lua.coroutine("wait()")
    _ = first.resume(arguments: 0)
    let error = failure(first.resume(raising: .object(thing, 7)))
    #expect(error?.value == LuaRaisedObject(objectClass: thing, id: 7))
    let second = try lua.coroutine("return pcall(wait)")
    _ = second.resume(arguments: 0)
    _ = second.resume(raising: .error(LuaError(kind: .memoryLimit, message: "")))
    #expect(second.stack.string(at: -1) == "not enough memory")
  }

  @Test func onlyAHostYieldCanBeRaisedAt() throws {
    let coroutine = try lua.coroutine("coroutine.yield() return 1")
    #expect(failure(coroutine.resume(raising: .plainMessage("x"))) != nil)
    #expect(yielded(coroutine.resume(arguments: 0))?.byHost == false)
    #expect(failure(coroutine.resume(raising: .plainMessage("x"))) != nil)
    guard case .returned(1) = coroutine.resume(arguments: 0) else {
      Issue.record("the coroutine is spoilt")
      return
    }
  }

  @Test func aFailureHasTheTracebackOfTheCoroutine() throws {
    let coroutine = try lua.coroutine("local function f()\nerror('no')\nend\nf()")
    let error = failure(coroutine.resume(arguments: 0))
    #expect(error?.message == "test.lua:2: no")
    #expect(error?.traceback == "test.lua:2: in function 'f'\ntest.lua:4: in main chunk")
  }

  @Test(
    arguments: [
      "table.sort({2, 1}, function(a, b) wait() return a < b end)",
      "('x'):gsub('x', function() wait() end)",
      "tostring(setmetatable({}, {__tostring = function() wait() return 'x' end}))",
      "call(wait)",
      "load(function() wait() end)",
    ])
  func aYieldAcrossCIsAnError(_ script: String) throws {
    try lua.state.setGlobal("call") { stack throws(LuaRaise) in
      do throws(LuaError) {
        try stack.call(arguments: 0, results: 0)
      } catch {
        throw .error(error)
      }
      return .none
    }
    let expected = "attempt to yield across a C-call boundary"
    let coroutine = try lua.coroutine(
      "local ok, message = pcall(function() assert((function(...) \(script) end)) \(script) end) return message"
    )
    guard case .returned = coroutine.resume(arguments: 0) else {
      Issue.record("not returned")
      return
    }
    if script.hasPrefix("load") {
      #expect(
        try lua.run("return select(2, load(function() wait() end))")
          == "attempt to yield from outside a coroutine"
      )
    } else {
      #expect(coroutine.stack.string(at: -1)?.contains(expected) == true)
    }
  }

  @Test func aYieldOutsideACoroutineIsAnError() throws {
    #expect(lua.error("wait()")?.message == "attempt to yield from outside a coroutine")
  }

  @Test func aFailedYieldIsNotTakenForOne() throws {
    let coroutine = try lua.coroutine(
      "pcall(table.sort, {2, 1}, function() wait() end) coroutine.yield() return 1"
    )
    #expect(yielded(coroutine.resume(arguments: 0))?.byHost == false)
  }

  @Test func yieldsInMetamethodsOfScriptsWork() throws {
    let coroutine = try lua.coroutine(
      "local t = setmetatable({}, {__index = function(_, k) return wait(k) end}) return t.a .. t.b"
    )
    for text in ["x", "y"] {
      #expect(yielded(coroutine.resume(arguments: 0))?.byHost == (text == "x" ? true : nil) || text == "y")
      if text == "x" { try coroutine.stack.push("x") }
    }
  }

  @Test func aScriptsOwnCoroutineYieldsToTheScript() throws {
    var identities: [LuaThreadIdentity] = []
    try lua.state.setGlobal("identify") { stack throws(LuaRaise) in
      identities.append(stack.threadIdentity)
      return .none
    }
    let coroutine = try lua.coroutine(
      "identify() local inner = coroutine.wrap(function() identify() wait(1) return 2 end) return inner(), inner()"
    )
    guard case .returned(2) = coroutine.resume(arguments: 0) else {
      Issue.record("not returned")
      return
    }
    #expect(identities.first == coroutine.threadIdentity)
    #expect(identities.last != coroutine.threadIdentity)
  }

  @Test func aScriptCanResumeAWaitingCoroutineOfTheHost() throws {
    let coroutine = try lua.coroutine("mine = coroutine.running() local x = wait() return x")
    _ = coroutine.resume(arguments: 0)
    #expect(try lua.run("return coroutine.resume(mine, 5)") == "true 5")
    #expect(failure(coroutine.resume(arguments: 0))?.message == "cannot resume this coroutine")
  }

  @Test func aScriptCanCloseAWaitingCoroutineOfTheHost() throws {
    let coroutine = try lua.coroutine("mine = coroutine.running() wait()")
    _ = coroutine.resume(arguments: 0)
    #expect(try lua.run("return coroutine.close(mine)") == "true")
    #expect(failure(coroutine.resume(arguments: 0)) != nil)
    #expect(failure(coroutine.resume(raising: .plainMessage("x"))) != nil)
  }

  @Test func aCoroutineCannotResumeItself() throws {
    var outcome: LuaError?
    var coroutine: LuaCoroutine?
    try lua.state.setGlobal("again") { _ throws(LuaRaise) in
      if case .failed(let error)? = coroutine?.resume(arguments: 0) { outcome = error }
      return .none
    }
    coroutine = try lua.coroutine("again() return 1")
    guard case .returned(1)? = coroutine?.resume(arguments: 0) else {
      Issue.record("the coroutine is spoilt")
      return
    }
    #expect(outcome?.message == "cannot resume this coroutine")
  }

  @Test func closingRunsWhatWaits() throws {
    let coroutine = try lua.coroutine(
      "local x <close> = setmetatable({}, {__close = function() closed = true end}) wait()"
    )
    _ = coroutine.resume(arguments: 0)
    coroutine.close()
    #expect(try lua.run("return closed") == "true")
    #expect(failure(coroutine.resume(arguments: 0)) != nil)
    coroutine.close()
  }

  @Test func failingRunsWhatWaits() throws {
    let coroutine = try lua.coroutine(
      "local x <close> = setmetatable({}, {__close = function(_, e) closed = e end}) error('no')"
    )
    #expect(failure(coroutine.resume(arguments: 0))?.message == "test.lua:1: no")
    #expect(try lua.run("return closed") == "test.lua:1: no")
  }

  @Test func closedWhileItRuns() throws {
    var coroutine: LuaCoroutine?
    try lua.state.setGlobal("drop") { _ throws(LuaRaise) in
      coroutine?.close()
      coroutine = nil
      return .none
    }
    coroutine = try lua.coroutine("drop() local t = {} for i = 1, 100000 do t = {t = i} end finished = true")
    let outcome = coroutine?.resume(arguments: 0)
    #expect(outcome.flatMap { failure($0) } != nil)
    #expect(try lua.run("return finished") == "true")
  }

  @Test func droppedCoroutinesAreCollected() throws {
    let before = lua.state.memoryUsed
    for _ in 0..<5000 {
      let coroutine = try lua.coroutine("local t = {} for i = 1, 20 do t[i] = {} end wait()")
      #expect(yielded(coroutine.resume(arguments: 0)) != nil)
    }
    #expect(lua.state.memoryUsed < before + (2 << 20))
  }

  @Test func aCoroutineMayOutliveItsState() throws {
    var coroutine: LuaCoroutine?
    do {
      let other = try Lua()
      coroutine = try other.coroutine("coroutine.yield()")
      _ = coroutine?.resume(arguments: 0)
      withExtendedLifetime(other) {}
    }
    let outcome = try #require(coroutine).resume(arguments: 0)
    #expect(failure(outcome)?.message == "the Lua state is closed")
    coroutine?.close()
    coroutine = nil
  }
}
