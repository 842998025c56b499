import LuaRuntime
import Testing

@Suite struct TextTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  @Test(
    arguments: [
      ("tostring({})", "table"),
      ("tostring(pairs)", "function"),
      ("tostring(coroutine.create(pairs))", "thread"),
      ("tostring(setmetatable({}, {__name = 'Point'}))", "Point"),
      ("tostring(setmetatable({}, {__name = 5}))", "table"),
      ("tostring(setmetatable({}, {__tostring = function() return 'mine' end}))", "mine"),
      ("tostring(nil)", "nil"),
      ("tostring(true)", "true"),
      ("tostring(12)", "12"),
      ("tostring(1.0)", "1.0"),
      ("tostring(1e100)", "1e+100"),
      ("tostring(0/0)", "-nan"),
      ("tostring('a\\0b')", "a\0b"),
      ("('%s|%s|%s'):format({}, pairs, nil)", "table|function|nil"),
      ("('%5s|%-7s|%.2s'):format('a', {}, pairs)", "    a|table  |fu"),
      ("('%d%%%s'):format(5, {})", "5%table"),
      ("('%q %i %5.1f %x %c'):format('a', 3, 2.25, 255, 65)", "\"a\" 3   2.2 ff A"),
      ("('%s'):format(setmetatable({}, {__tostring = function() return 'mine' end}))", "mine"),
      ("('%%s'):format()", "%s"),
    ])
  func noAddressIsShown(_ expression: String, _ expected: String) throws {
    let result = try lua.run("return \(expression)")
    #expect(result == expected || (expected == "-nan" && result == "nan"))
  }

  @Test func errorsOfFormatAndTostring() throws {
    #expect(
      lua.error("('%p'):format({})")?.message
        == "test.lua:1: string.format: '%p' is not allowed, as addresses change"
    )
    #expect(lua.error("('%-20p'):format({})")?.message.contains("'%p' is not allowed") == true)
    #expect(lua.error("('%s'):format()")?.message.contains("bad argument #1 to 'format' (no value)") == true)
    #expect(lua.error("('%d'):format({})")?.message.contains("number expected, got table") == true)
    #expect(lua.error("('%y'):format(1)")?.message.contains("invalid conversion '%y' to 'format'") == true)
    #expect(lua.error("('%'):format(1)")?.message.contains("invalid conversion '%' to 'format'") == true)
    #expect(lua.error("tostring()")?.message == "test.lua:1: bad argument #1 to 'tostring' (value expected)")
    #expect(
      lua.error("tostring(setmetatable({}, {__tostring = function() return {} end}))")?.message
        == "test.lua:1: '__tostring' must return a string"
    )
  }

  @Test func repetition() throws {
    #expect(
      try lua.run("return ('ab'):rep(3), ('ab'):rep(2, '-'), ('x'):rep(0), ('x'):rep(-1)") == "ababab ab-ab  "
    )
    #expect(try lua.run("return #(''):rep(math.maxinteger), #(''):rep(math.maxinteger, '')") == "0 0")
    #expect(lua.error("('x'):rep(1e8)")?.kind == .memoryLimit)
    #expect(lua.error("('x'):rep(math.maxinteger)")?.message.contains("resulting string too large") == true)
    #expect(lua.error("('x'):rep()")?.message.contains("number expected, got no value") == true)
    #expect(lua.error("table.concat({('x'):rep(1e7), ('y'):rep(1e7)})")?.kind == .memoryLimit)
  }

  @Test func stringsOfAnyBytes() throws {
    let bytes: [UInt8] = [0, 255, 0xC3, 0x28, 65, 0]
    try lua.state.setGlobal("bytes") { stack throws(LuaRaise) in
      try stack.push(bytes: bytes)
      return .values(1)
    }
    var received: [UInt8]?
    var lossy: String?
    try lua.state.setGlobal("receive") { stack throws(LuaRaise) in
      received = stack.bytes(at: 1)
      lossy = stack.string(at: 1)
      #expect(stack.withBytes(at: 1) { $0?.count } == 6)
      #expect(stack.withBytes(at: 2) { $0 == nil })
      return .none
    }
    try lua.run("local s = bytes() assert(#s == 6 and s:byte(2) == 255) receive(s, 5)")
    #expect(received == bytes)
    #expect(lossy == "\0\u{FFFD}\u{FFFD}(A\0")
    let stack = lua.state.stack
    for text in ["", "a\0b", "żółć 👩‍👩‍👧", String(repeating: "é", count: 1000)] {
      try stack.push(text)
      #expect(stack.string(at: -1) == text)
      #expect(stack.rawLength(at: -1) == text.utf8.count)
      stack.pop()
    }
    try stack.push(bytes: [])
    #expect(stack.bytes(at: -1) == [])
  }

  @Test func errorsWithOddBytes() throws {
    #expect(lua.error("error('a\\0b\\255', 0)")?.message == "a\0b\u{FFFD}")
    try lua.state.setGlobal("fail") { _ throws(LuaRaise) in throw .message("a\0b") }
    #expect(lua.error("fail()")?.message == "test.lua:1: a\0b")
  }

  @Test func whatIsNoNumberHasNoSign() throws {
    #expect(try lua.run("return tostring(0/0), tostring(-(0/0)), ('%s'):format(0/0), 0/0") == "nan nan nan nan")
  }

  @Test(arguments: ["0.5", "0/0", "'x'", "{}"])
  func aSeedIsAWholeNumber(_ seed: String) {
    #expect(lua.error("math.randomseed(\(seed))")?.message.contains("bad argument #1 to 'randomseed' (") == true)
  }
}
