import LuaRuntime
import Testing

@Suite struct SandboxTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  private func names(of table: String) throws -> String {
    try lua.run(
      "local t = {} for name in pairs(\(table)) do t[#t + 1] = name end return table.concat(t, ' ')"
    )
  }

  @Test(
    arguments: [
      (
        "_G",
        """
        _G _VERSION assert coroutine error getmetatable ipairs load math next pairs pcall rawequal rawget rawlen \
        rawset select setmetatable string table tonumber tostring type utf8 xpcall
        """
      ),
      ("table", "concat insert move pack remove sort unpack"),
      (
        "string",
        "byte char find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper"
      ),
      (
        "math",
        """
        abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi rad random \
        randomseed sin sqrt tan tointeger type ult
        """
      ),
      ("utf8", "char charpattern codepoint codes len offset"),
      ("coroutine", "close create isyieldable resume running status wrap yield"),
    ])
  func onlyWhatIsAllowedIsThere(_ table: String, _ expected: String) throws {
    #expect(try names(of: table) == expected)
  }

  @Test func nothingLeadsOutOfTheSandbox() throws {
    #expect(try lua.run("return getmetatable('')") == "false")
    #expect(try lua.run("return pcall(setmetatable, '', {})").hasPrefix("false"))
    #expect(try lua.run("return ('x').dump, string.dump") == "nil nil")
  }

  @Test func finalizersAreRefused() throws {
    let message = "__gc is not allowed in a scenario"
    #expect(lua.error("setmetatable({}, {__gc = function() end})")?.message == "test.lua:1: \(message)")
    #expect(lua.error("setmetatable({}, {__gc = true})")?.message == "test.lua:1: \(message)")
    #expect(
      try lua.run(
        """
        local m = {}
        local t = setmetatable({}, m)
        m.__gc = function() ran = true end
        t = nil
        for i = 1, 100000 do local x = {} end
        return ran
        """
      ) == "nil"
    )
  }

  @Test func setmetatableIsOtherwiseAsInLua() throws {
    #expect(
      try lua.run("local t, m = {}, {} return setmetatable(t, m) == t, getmetatable(t) == m") == "true true"
    )
    #expect(
      try lua.run("local t = setmetatable({}, {}) setmetatable(t, nil) return getmetatable(t)") == "nil"
    )
    #expect(
      lua.error("setmetatable(setmetatable({}, {__metatable = 1}), {})")?.message
        == "test.lua:1: cannot change a protected metatable"
    )
    #expect(
      lua.error("setmetatable({})")?.message
        == "test.lua:1: bad argument #2 to 'setmetatable' (nil or table expected, got no value)"
    )
    #expect(
      lua.error("setmetatable(1, {})")?.message
        == "test.lua:1: bad argument #1 to 'setmetatable' (table expected, got number)"
    )
  }

  @Test func randomNumbersAreTheSameInEveryState() throws {
    let script = "return math.random(1000000), math.random(1000000), math.random()"
    let first = try lua.run(script)
    #expect(try Lua().run(script) == first)
    #expect(try lua.run(script) != first)
    try lua.state.seedRandom(0)
    #expect(try lua.run(script) == first)
    try lua.state.seedRandom(1)
    #expect(try lua.run(script) != first)
    #expect(try lua.run("math.randomseed(0)") == "")
    #expect(try lua.run(script) == first)
    #expect(
      lua.error("math.randomseed()")?.message
        == "test.lua:1: math.randomseed needs a number: a scenario has no random start"
    )
  }

  @Test func xpcallIsAsInLua() throws {
    #expect(try lua.run("return xpcall(function(...) return ... end, error, 1, 2)") == "true 1 2")
    #expect(try lua.run("return xpcall(error, function(m) return m .. '!' end, 'x')") == "false x!")
    #expect(
      lua.error("xpcall(error)")?.message
        == "test.lua:1: bad argument #2 to 'xpcall' (function expected, got no value)"
    )
    let coroutine = try lua.coroutine(
      "return xpcall(function(a) return a, coroutine.yield() end, error, 1)"
    )
    _ = coroutine.resume(arguments: 0)
    try coroutine.stack.push(2)
    guard case .returned(3) = coroutine.resume(arguments: 1) else {
      Issue.record("not returned")
      return
    }
    #expect(coroutine.stack.truthy(at: 1))
    #expect(coroutine.stack.integer(at: 2) == 1)
    #expect(coroutine.stack.integer(at: 3) == 2)
  }

  @Test func wrapIsAsInLua() throws {
    #expect(
      try lua.run(
        "local f = coroutine.wrap(function(a) local b = coroutine.yield(a + 1) return b * 2 end) return f(1), f(10)"
      ) == "2 20"
    )
    #expect(
      try lua.run("local f = coroutine.wrap(function() end) f() return select(2, pcall(f))")
        == "cannot resume dead coroutine"
    )
    #expect(
      try lua.run("local f f = coroutine.wrap(function() return pcall(f) end) return f()")
        == "false cannot resume non-suspended coroutine"
    )
    #expect(
      lua.error("local function f()\nerror('x')\nend\ncoroutine.wrap(f)()")?.message
        == "test.lua:4: test.lua:2: x"
    )
    #expect(
      try lua.run("local t = {} return select(2, pcall(coroutine.wrap(function() error(t) end))) == t")
        == "true"
    )
    #expect(
      try lua.run(
        """
        local closed
        local f = coroutine.wrap(function()
          local x <close> = setmetatable({}, {__close = function(_, e) closed = e end})
          error("inside", 0)
        end)
        local ok, message = pcall(f)
        return ok, message, closed
        """
      ) == "false inside inside"
    )
    #expect(lua.error("coroutine.wrap(1)")?.message.contains("function expected") == true)
  }
}
