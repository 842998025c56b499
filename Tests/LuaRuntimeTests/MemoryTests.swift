import Testing

@testable import LuaRuntime

@Suite struct MemoryTests {
  private static let script = """
    local kept = {}
    local function work(i)
      local t = {name = "n" .. i, list = {1, 2, 3}, object = make(i)}
      kept[#kept + 1] = t
      local ok, message = pcall(fail, "text " .. i)
      t.message = message
      for key, value in pairs(t) do kept[#kept + 1] = key end
      table.sort(t.list, function(a, b) return a > b end)
      t.text = ("%s %d"):format(t.object, i):gsub("%d", "<%0>")
      t.value = t.object.value .. t.object:method() .. again(i):method("long")
      for _, v in ipairs(t.object) do t.last = v end
    end
    for i = 1, 12 do
      local co = coroutine.wrap(function() work(i) coroutine.yield(i) work(-i) end)
      co() co()
      pcall(work, i)
    end
    return #kept
    """

  private func prepare(_ lua: Lua, _ counter: Counted.Counter) throws(LuaError) {
    var definition = LuaClass(name: "Thing")
    definition.properties = ["value"]
    definition.methods = [
      LuaClass.Method(
        "method",
        { stack throws(LuaRaise) in
          let object = Counted(counter)
          defer { withExtendedLifetime(object) {} }
          return .string(String(repeating: "m", count: stack.isAbsent(at: 2) ? 50 : 600))
        }
      )
    ]
    definition.getProperty = { (_, id, _) throws(LuaRaise) in
      .string("value of \(id)")
    }
    definition.unknownKey = { (stack, _) throws(LuaRaise) in
      guard let index = stack.integer(at: 2), index < 3 else { return .none }
      try stack.push("item \(index)")
      return .values(1)
    }
    definition.describe = { "thing \($0)" }
    let thing = try lua.state.defineClass(definition)
    try lua.state.setGlobal("make") { stack throws(LuaRaise) in
      let object = Counted(counter)
      defer { withExtendedLifetime(object) {} }
      try stack.createTable(array: 2, fields: 2)
      try stack.push(object: thing, id: stack.integer(at: 1) ?? 0)
      try stack.setField("object", table: -2)
      try stack.field("object", table: -1)
      return .values(1)
    }
    try lua.state.setGlobal("again") { stack throws(LuaRaise) in
      let object = Counted(counter)
      defer { withExtendedLifetime(object) {} }
      return .object(thing, stack.integer(at: 1) ?? 0)
    }
    try lua.state.setGlobal("fail") { stack throws(LuaRaise) in
      let object = Counted(counter)
      defer { withExtendedLifetime(object) {} }
      throw .message("failed with \(stack.string(at: 1) ?? "nothing") and more words than fit in a word")
    }
  }

  /// Opens a state, prepares it, runs the script and closes it again.
  private func run(limit: Int, _ counter: Counted.Counter, whenClosed: @escaping (Int) -> Void) -> LuaError? {
    do throws(LuaError) {
      let lua = try Lua(memory: limit)
      lua.state.whenClosed = whenClosed
      try prepare(lua, counter)
      try lua.run(Self.script)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyLimitEndsCleanly() throws {
    var refused = 0
    var finished = 0
    var closed = 0
    for limit in stride(from: 0, through: 200_000, by: 97) {
      let counter = Counted.Counter()
      let error = run(limit: limit, counter) { left in
        closed += 1
        #expect(left == 0)
      }
      #expect(counter.living == 0)
      switch error?.kind {
      case .memoryLimit?: refused += 1
      case nil: finished += 1
      default: Issue.record("\(limit): \(String(describing: error))")
      }
    }
    #expect(refused > 300)
    #expect(finished > 300)
    #expect(closed > refused / 2 + finished)
  }

  @Test func nothingIsInUseAfterClose() throws {
    var left: [Int] = []
    for _ in 0..<3 {
      let lua = try Lua()
      lua.state.whenClosed = { left.append($0) }
      try lua.run(
        "local t = {} for i = 1, 1000 do t[i] = {tostring(i)} end x = coroutine.create(print or pairs)"
      )
      _ = try lua.coroutine("coroutine.yield()").resume(arguments: 0)
    }
    #expect(left == [0, 0, 0])
  }

  @Test func theStateIsUsableAfterTheLimit() throws {
    let lua = try Lua(memory: 1 << 20)
    let error = lua.error("local t = {} while true do t[#t + 1] = {} end")
    #expect(error?.kind == .memoryLimit)
    #expect(error?.message == "memory limit of 1048576 bytes reached")
    #expect(try lua.run("return 1 + 1") == "2")
    #expect(lua.state.memoryUsed <= 1 << 20)
  }

  @Test func aScriptMayCatchARefusal() throws {
    let lua = try Lua(memory: 1 << 20)
    #expect(try lua.run("return pcall(string.rep, 'x', 1e9)") == "false not enough memory")
    #expect(lua.error("error(select(2, pcall(string.rep, 'x', 1e9)), 0)")?.kind == .memoryLimit)
    #expect(lua.error("coroutine.wrap(string.rep)('x', 1e9)")?.kind == .memoryLimit)
    #expect(lua.error("error('other')")?.kind == .runtime)
  }

  @Test func anUntouchedLimitMakesNoMemoryError() throws {
    let lua = try Lua(memory: 1 << 20)
    #expect(lua.error("error('not enough memory', 0)")?.kind == .runtime)
  }

  @Test func aMemoryErrorStaysOneThroughCallbacks() throws {
    let lua = try Lua(memory: 1 << 20)
    let counter = Counted.Counter()
    try lua.state.setGlobal("big") { stack throws(LuaRaise) in
      let object = Counted(counter)
      defer { withExtendedLifetime(object) {} }
      try stack.push(bytes: [UInt8](repeating: 65, count: 2 << 20))
      return .values(1)
    }
    try lua.state.setGlobal("nested") { stack throws(LuaRaise) in
      let object = Counted(counter)
      defer { withExtendedLifetime(object) {} }
      try stack.push(copyOf: 1)
      do throws(LuaError) {
        try stack.call(arguments: 0, results: 0)
      } catch {
        throw .error(error)
      }
      return .none
    }
    #expect(lua.error("big()")?.kind == .memoryLimit)
    #expect(lua.error("nested(function() nested(big) end)")?.kind == .memoryLimit)
    #expect(try lua.run("return pcall(nested, big)") == "false not enough memory")
    #expect(try lua.run("for i = 1, 1000 do pcall(big) end return 1") == "1")
    #expect(counter.made > 1000)
    #expect(counter.living == 0)
  }

  @Test func allocationsOutsideOfCallsAreProtected() throws {
    let lua = try Lua(memory: 100_000)
    let stack = lua.state.stack
    #expect(throws: LuaRaise.self) { try stack.push(String(repeating: "x", count: 200_000)) }
    #expect(throws: LuaRaise.self) { try stack.createTable(array: 1 << 20, fields: 0) }
    #expect(stack.count == 0)
    #expect(throws: LuaError.self) {
      try lua.state.load(
        [UInt8](repeating: 32, count: 10) + Array(String(repeating: "x=1 ", count: 40000).utf8),
        chunkName: "a"
      )
    }
    #expect(stack.count == 0)
  }
}
