import LuaRuntime
import Testing

@Suite struct OrderTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
    try lua.run(
      """
      function keys(t)
        local list = {}
        for k, v in pairs(t) do list[#list + 1] = tostring(k) .. "=" .. tostring(v) end
        return table.concat(list, " ")
      end
      function steps(t)
        local list = {}
        local k, v = next(t)
        while k ~= nil do
          list[#list + 1] = tostring(k) .. "=" .. tostring(v)
          k, v = next(t, k)
        end
        return table.concat(list, " ")
      end
      """
    )
  }

  @Test(
    arguments: [
      ("{}", ""),
      ("{7, 8, 9}", "1=7 2=8 3=9"),
      ("{b = 1, a = 2, c = 3}", "a=2 b=1 c=3"),
      ("{[true] = 1, [false] = 2, x = 3, [1] = 4, [-1] = 5, [1.5] = 6}", "-1=5 1=4 1.5=6 x=3 false=2 true=1"),
      ("{[3] = 1, [1] = 2, [2] = 3}", "1=2 2=3 3=1"),
      ("{nil, 2, nil, 4}", "2=2 4=4"),
      ("{[10] = 1, [9] = 2, ['10'] = 3, ['9'] = 4}", "9=2 10=1 10=3 9=4"),
      ("{[math.huge] = 1, [-math.huge] = 2, [0] = 3}", "-inf=2 0=3 inf=1"),
      ("{[2^53] = 1, [2^53 + 1.0] = 2, [(1 << 53) + 1] = 3}", "9007199254740992=2 9007199254740993=3"),
      (
        "{[math.maxinteger] = 1, [2^63] = 2, [math.mininteger] = 3, [-2^63 * 1.5] = 4}",
        "-1.3835058055282e+19=4 -9223372036854775808=3 9223372036854775807=1 9.2233720368548e+18=2"
      ),
      ("{[1.5] = 1, [1] = 2, [2] = 3, [-1.5] = 4, [-1] = 5, [-2] = 6}", "-2=6 -1.5=4 -1=5 1=2 1.5=1 2=3"),
      ("{a = 1, ab = 2, [''] = 3, ['a\\0'] = 4, A = 5, ['\\255'] = 6}", "=3 A=5 a=1 a\0=4 ab=2 \u{FFFD}=6"),
      ("{1, 2, x = 1, [{}] = 'last'}", "1=1 2=2 x=1 table=last"),
    ])
  func theOrderOfFields(_ table: String, _ expected: String) throws {
    #expect(try lua.run("return keys(\(table))") == expected)
    #expect(try lua.run("return steps(\(table))") == expected)
  }

  @Test func manyFieldsInOrder() throws {
    let script = """
      local t = {}
      for i = 1, 3000 do t["k" .. (i * 7919) % 3001] = i t[(i * 31) % 5003 + 0.5] = i end
      local last, count, bad = nil, 0, 0
      for k in pairs(t) do
        count = count + 1
        if last ~= nil and type(last) == type(k) and not (last < k) then bad = bad + 1 end
        if type(last) == "string" and type(k) == "number" then bad = bad + 1 end
        last = k
      end
      return count, bad
      """
    #expect(try lua.run(script) == "6000 0")
  }

  @Test func severalKeysWithoutAnOrderAreRefused() throws {
    let message =
      "pairs: keys that are tables, functions or objects have no fixed order; use a list, or strings as keys"
    #expect(lua.error("pairs({[{}] = 1, [{}] = 2})")?.message == "test.lua:1: \(message)")
    #expect(lua.error("pairs({[pairs] = 1, [{}] = 2, x = 1})")?.message == "test.lua:1: \(message)")
    #expect(lua.error("next({[pairs] = 1, [{}] = 2})")?.message == "test.lua:1: \(message)")
    #expect(
      try lua.run("local k = {} local n = 0 for key in pairs({[k] = 1}) do n = n + 1 end return n") == "1"
    )
  }

  @Test func fieldsMayBeChangedAndRemovedMeanwhile() throws {
    #expect(
      try lua.run(
        """
        local t = {a = 1, b = 2, c = 3, d = 4}
        local seen = {}
        for k, v in pairs(t) do
          seen[#seen + 1] = k .. v
          t[k] = nil
          if k == "a" then t.b = 20 t.c = nil end
        end
        return table.concat(seen, " "), keys(t)
        """
      ) == "a1 b20 d4 "
    )
    #expect(
      try lua.run(
        """
        local t = {1, 2, 3, 4, 5}
        local seen = {}
        for i, v in pairs(t) do
          seen[#seen + 1] = v
          t[i] = nil
          if i == 2 then t[3] = nil t[4] = 40 end
        end
        return table.concat(seen, " "), keys(t)
        """
      ) == "1 2 40 5 "
    )
  }

  @Test func pairsHonoursItsMetamethod() throws {
    #expect(
      try lua.run(
        """
        local t = setmetatable({}, {__pairs = function(t) return function(_, k) if not k then return 1, 2 end end, t, nil end})
        return keys(t)
        """
      ) == "1=2"
    )
    #expect(try lua.run("return keys(setmetatable({a = 1}, {__index = {b = 2}}))") == "a=1")
    #expect(
      lua.error("pairs()")?.message == "test.lua:1: bad argument #1 to 'pairs' (value expected)"
    )
    #expect(
      lua.error("pairs(5)")?.message
        == "test.lua:1: bad argument #1 to 'pairs' (table expected, got number)"
    )
  }

  @Test func nextOfAMissingKeyGoesOnInOrder() throws {
    #expect(try lua.run("return next({a = 1, c = 3}, 'b')") == "c 3")
    #expect(try lua.run("return next({})") == "nil")
    #expect(try lua.run("return next({a = 1}, 'a')") == "nil")
    #expect(try lua.run("local t = {} t[t] = 1 local k = next(t) return k == t, next(t, k)") == "true nil")
  }

  @Test func swiftVisitsFieldsInTheSameOrder() throws {
    let stack = lua.state.stack
    let chunk = try lua.state.load(Array("return {b = 2, a = 1, 10, 20, [true] = 3}".utf8), chunkName: "a")
    try lua.state.call(chunk, results: 1)
    var seen: [String] = []
    try stack.forEachField(ofTable: -1) { stack throws(LuaRaise) in
      seen.append("\(stack.describe(at: -2))=\(stack.describe(at: -1))")
      try stack.pushNil()
    }
    #expect(seen == ["1=10", "2=20", "a=1", "b=2", "true=3"])
    #expect(stack.count == 1)
  }

  @Test func aVisitBeyondTheBudgetIsALimit() throws {
    let stack = lua.state.stack
    let chunk = try lua.state.load(
      Array("local t = {} for i = 1, 10000 do t['k' .. i] = i end return t".utf8),
      chunkName: "a"
    )
    try lua.state.call(chunk, results: 1)
    lua.state.startBudget(instructions: 100, seconds: 10)
    let raise = #expect(throws: LuaRaise.self) { try stack.forEachField(ofTable: 1) { _ in } }
    #expect(raise.map { stack.error(from: $0).kind } == .instructionLimit)
    #expect(stack.count == 1)
  }

  @Test func aVisitThatThrowsLeavesTheStackAsItWas() throws {
    let stack = lua.state.stack
    try stack.createTable()
    for name in ["x", "y"] {
      try stack.push(1)
      try stack.setField(name: name, table: -2)
    }
    #expect(throws: LuaRaise.self) {
      try stack.forEachField(ofTable: 1) { stack throws(LuaRaise) in throw .plainMessage("stop") }
    }
    #expect(stack.count == 1)
    #expect(throws: LuaRaise.self) {
      try stack.forEachField(ofTable: 1) { stack throws(LuaRaise) in
        try stack.push("value")
        throw .valueOnTop
      }
    }
    #expect(stack.count == 2)
    #expect(stack.string(at: 2) == "value")
  }

  @Test(arguments: ["", "nil", "42", "'text', 1", "print"])
  func anIteratorTakesATableOnly(_ arguments: String) {
    for table in ["{1, 2, 3}", "{a = 1, b = 2}"] {
      let error = lua.error("local iterate = pairs \(table) iterate(\(arguments))")
      #expect(error?.message.contains("table expected, got ") == true)
    }
  }
}
