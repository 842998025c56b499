import LuaRuntime
import Testing

@Suite struct RecursionTests {
  let lua: Lua

  init() throws {
    lua = try Lua(memory: 64 << 20)
    try lua.state.setGlobal("call") { stack throws(LuaRaise) in
      let arguments = stack.count - 1
      do throws(LuaError) {
        return .values(try stack.call(arguments: arguments, results: -1))
      } catch {
        throw .error(error)
      }
    }
  }

  @Test func plainRecursionOverflowsTheStack() throws {
    let error = lua.error("local function f() return 1 + f() end f()")
    #expect(error?.kind == .depthLimit)
    #expect(error?.message.contains("stack overflow") == true)
    #expect(error?.traceback.contains("...(skipping ") == true)
    #expect(try lua.run("return 1") == "1")
  }

  @Test func recursionEndsBeforeMemoryDoes() throws {
    for megabytes in [1, 4, 16] {
      let small = try Lua(memory: megabytes << 20)
      let scripts = [
        "local function f() return 1 + f() end f()",
        "local function f(a, b, c, d) local x, y, z = a, b, c return {f(x, y, z, a)} end f()",
        "local function f() f() end coroutine.wrap(f)()",
        "local function f() for _ in pairs({1}) do f() end end f()",
      ]
      for script in scripts {
        let error = small.error(script)
        let depth = (megabytes << 20) / 640
        #expect(error?.kind == .depthLimit)
        #expect(error?.message.contains("stack overflow: more than \(depth) nested calls") == true)
      }
      let depth = try small.run(
        "local n = 0 local function f() n = n + 1 if n < 1500 then f() end n = n end f() return n"
      )
      #expect(depth == "1500")
    }
  }

  @Test func muchMemoryAllowsNoMoreThanTheMost() throws {
    let large = try Lua(memory: 1 << 30)
    let error = large.error("local function f() return 1 + f() end f()")
    #expect(error?.kind == .runtime)
    #expect(error?.message == "test.lua:1: stack overflow: more than 190000 nested calls")
  }

  @Test func aHandlerOfAnOverflowCannotRunForEver() throws {
    let script = """
      local function f() return 1 + f() end
      local ok, message = xpcall(f, function() while true do end end)
      local closed = setmetatable({}, {__close = function() while true do end end})
      local co = coroutine.wrap(function() local x <close> = closed f() end)
      return ok, message, pcall(co)
      """
    #expect(try lua.run(script).hasPrefix("false test.lua:1: stack overflow: more than 104857 nested calls false"))
  }

  @Test func recursionThroughCallbacksOverflowsTheStack() throws {
    let error = lua.error("local function f() return 1 + call(f) end f()")
    #expect(error?.kind == .runtime)
    #expect(error?.message.contains("stack overflow") == true)
    #expect(try lua.run("return 1") == "1")
  }

  @Test(
    arguments: [
      "local function f() return select(2, pcall(f)) end return f()",
      "local t = setmetatable({}, {__index = function(t, k) return t[k .. 'x'] end}) return t.a",
      "local t = setmetatable({}, {}) getmetatable(t).__index = function(t, k) return pcall(function() return t[k] end) end return t.a",
      "local function f() return coroutine.wrap(f)() end return f()",
      "local function f() return ('x'):gsub('x', f) end return f()",
      "local function f() table.sort({1, 2}, f) return true end return f()",
      "local function f() error(f) end return xpcall(f, f)",
      "local function h() error('again') end return xpcall(error, h)",
      "local function f() return call(pcall, f) end return f()",
      "local function f() return call(coroutine.wrap(f)) end return f()",
      "local s = ('('):rep(100000) return load('return ' .. s)",
      "local s = ('{'):rep(100000) return load('return ' .. s)",
      "local s = ('-'):rep(100000) return load('return ' .. ('- '):rep(100000) .. '1')",
      "return ('a'):rep(100000):find(('a?'):rep(100000))",
      "return ('x'):find(('('):rep(100000))",
      "return tostring(setmetatable({}, {__tostring = function(t) return tostring(t) end}))",
      "local t = {} for i = 1, 100000 do t = setmetatable({}, {__index = t}) end return t.x",
      "return pcall(table.unpack, {}, 1, 10000000)",
      "local function f(...) return f(1, ...) end return pcall(f)",
      "return #string.rep('x', 100000):gsub('', '%0%0')",
    ])
  func deepNestingEndsInAnErrorOrAResult(_ script: String) throws {
    lua.state.startBudget(instructions: 20_000_000, seconds: 2)
    _ = lua.error(script)
    lua.state.stopBudget()
    #expect(try lua.run("return 1") == "1")
    #expect(lua.state.stack.count == 0)
  }

  @Test func aHandlerThatFailsIsReported() throws {
    #expect(try lua.run("local function h() error('again') end return (xpcall(error, h))") == "false")
  }

  @Test func coroutinesOfTheHostNest() throws {
    var depth = 0
    var deepest = 0
    var outcome: LuaError?
    let state = lua.state
    try state.setGlobal("deeper") { [unowned state] stack throws(LuaRaise) in
      depth += 1
      deepest = max(deepest, depth)
      defer { depth -= 1 }
      try stack.push(copyOf: 1)
      let function = try stack.reference(at: -1)
      do throws(LuaError) {
        let coroutine = try state.newCoroutine(function)
        if case .failed(let error) = coroutine.resume(arguments: 0) {
          outcome = outcome ?? error
          throw error
        }
      } catch {
        throw .error(error)
      }
      return .none
    }
    let error = lua.error("function f() deeper(f) end f()")
    #expect(error?.message.contains("stack overflow") == true)
    #expect(outcome?.message.contains("stack overflow") == true)
    #expect(deepest > 50)
    #expect(depth == 0)
    #expect(try lua.run("return 1") == "1")
  }
}
