import LuaRuntime
import Testing

@Suite struct TableTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  @Test func sortIsStable() throws {
    let script = """
      local t = {}
      for i = 1, 1000 do t[i] = {key = i % 7, place = i} end
      table.sort(t, function(a, b) return a.key < b.key end)
      local bad = 0
      for i = 2, #t do
        local a, b = t[i - 1], t[i]
        if a.key > b.key or (a.key == b.key and a.place > b.place) then bad = bad + 1 end
      end
      return bad, #t
      """
    #expect(try lua.run(script) == "0 1000")
  }

  @Test func sortMakesTheSameCallsEveryTime() throws {
    let script = """
      local t, calls = {}, {}
      for i = 1, 300 do t[i] = (i * 7919) % 301 end
      table.sort(t, function(a, b) calls[#calls + 1] = a .. "<" .. b return a < b end)
      return table.concat(calls, " ")
      """
    let first = try lua.run(script)
    #expect(try Lua().run(script) == first)
    #expect(first.count > 1000)
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 100, 1000])
  func sortSortsAnyLength(_ count: Int) throws {
    let script = """
      local t, words = {}, {}
      for i = 1, \(count) do t[i] = (i * 7919) % 1009 words[i] = tostring(t[i]) end
      table.sort(t) table.sort(words)
      local down = table.move(t, 1, #t, 1, {})
      table.sort(down, function(a, b) return a > b end)
      for i = 2, #t do
        assert(t[i - 1] <= t[i]) assert(words[i - 1] <= words[i]) assert(down[i - 1] >= down[i])
      end
      return #t, #words, #down
      """
    #expect(try lua.run(script) == "\(count) \(count) \(count)")
  }

  @Test func sortReportsMistakes() throws {
    #expect(
      lua.error("table.sort(5)")?.message
        == "test.lua:1: bad argument #1 to 'sort' (table expected, got number)"
    )
    #expect(
      lua.error("table.sort({2, 1}, 5)")?.message
        == "test.lua:1: bad argument #2 to 'sort' (function expected, got number)"
    )
    #expect(
      lua.error("table.sort({1, 'x'})")?.message == "attempt to compare string with number"
    )
    #expect(lua.error("table.sort({1, nil, 3})")?.message.contains("attempt to compare") == true)
    #expect(
      lua.error("table.sort(setmetatable({}, {__len = function() return 1 << 40 end}))")?.message
        == "test.lua:1: bad argument #1 to 'sort' (array too big)"
    )
    #expect(
      try lua.run(
        "local t = {3, 1, 2} pcall(table.sort, t, function() error('x') end) return table.concat(t, ' ')"
      )
        == "3 1 2"
    )
    #expect(
      try lua.run("local t = {5, 4, 3, 2, 1} table.sort(t, function() return true end) return #t") == "5"
    )
  }

  @Test func sortUsesMetamethods() throws {
    #expect(
      try lua.run(
        """
        local store = {3, 1, 2}
        local proxy = setmetatable({}, {
          __len = function() return 3 end,
          __index = function(_, i) return store[i] end,
          __newindex = function(_, i, v) store[i] = v end,
        })
        table.sort(proxy)
        local m = {__lt = function(a, b) return a.v < b.v end}
        local objects = {setmetatable({v = 2}, m), setmetatable({v = 1}, m)}
        table.sort(objects)
        return table.concat(store, " "), objects[1].v
        """
      ) == "1 2 3 1"
    )
  }

  @Test func insertAndRemove() throws {
    #expect(
      try lua.run(
        "local t = {} table.insert(t, 'b') table.insert(t, 1, 'a') table.insert(t, 3, 'c') return table.concat(t)"
      )
        == "abc"
    )
    #expect(
      try lua.run(
        "local t = {1, 2, 3, 4} return table.remove(t), table.remove(t, 1), table.remove(t, 3), table.concat(t, ' ')"
      )
        == "4 1 nil 2 3"
    )
    #expect(
      try lua.run("return table.remove({}), table.remove({}, 0), #{}, table.remove({}, nil)")
        == "nil nil 0 nil"
    )
    #expect(
      lua.error("table.insert({1}, 5, 1)")?.message
        == "test.lua:1: bad argument #2 to 'insert' (position out of bounds)"
    )
    #expect(
      lua.error("table.insert({1}, 1, 2, 3)")?.message == "test.lua:1: wrong number of arguments to 'insert'"
    )
    #expect(lua.error("table.insert({1})")?.message == "test.lua:1: wrong number of arguments to 'insert'")
    #expect(
      lua.error("table.insert(nil, 1)")?.message
        == "test.lua:1: bad argument #1 to 'insert' (table expected, got nil)"
    )
    #expect(
      lua.error("table.remove({1, 2}, 7)")?.message
        == "test.lua:1: bad argument #2 to 'remove' (position out of bounds)"
    )
  }

  @Test func endlessMovesAreRefused() throws {
    let liar = "setmetatable({}, {__len = function() return 1 << 60 end})"
    #expect(
      lua.error("table.insert(\(liar), 1, 1)")?.message
        == "test.lua:1: table.insert: too many elements to move"
    )
    #expect(
      lua.error("table.remove(\(liar), 1)")?.message == "test.lua:1: table.remove: too many elements to move"
    )
    #expect(
      lua.error("table.move({}, 1, math.maxinteger - 5, 2)")?.message
        == "test.lua:1: table.move: too many elements to move"
    )
    #expect(
      lua.error("table.move({}, math.mininteger, 0, 2)")?.message
        == "test.lua:1: table.move: too many elements to move"
    )
    #expect(try lua.run("return table.concat(table.move({1, 2, 3}, 1, 3, 2), ' ')") == "1 1 2 3")
    #expect(try lua.run("return #table.move({1, 2, 3}, 1, 0, 1, {})") == "0")
  }
}
