import LuaRuntime
import Testing

@Suite struct StackTests {
  let lua: Lua
  let stack: LuaStack

  init() throws {
    lua = try Lua(memory: 64 << 20)
    stack = lua.state.stack
  }

  @Test func valuesAreReadByType() throws {
    try stack.pushNil()
    try stack.push(false)
    try stack.push(42)
    try stack.push(2.5)
    try stack.push(3.0)
    try stack.push("7")
    #expect(stack.count == 6)
    #expect(
      (1...7).map { stack.type(at: $0) } == [.nil, .boolean, .number, .number, .number, .string, .other]
    )
    #expect((1...6).map { stack.integer(at: $0) } == [nil, nil, 42, nil, 3, nil])
    #expect((1...6).map { stack.number(at: $0) } == [nil, nil, 42, 2.5, 3, nil])
    #expect((1...6).map { stack.isInteger(at: $0) } == [false, false, true, false, false, false])
    #expect((1...6).map { stack.boolean(at: $0) } == [nil, false, nil, nil, nil, nil])
    #expect((1...6).map { stack.truthy(at: $0) } == [false, false, true, true, true, true])
    #expect((1...6).map { stack.string(at: $0) } == [nil, nil, nil, nil, nil, "7"])
    #expect((1...7).map { stack.describe(at: $0) } == ["nil", "false", "42", "2.5", "3.0", "7", "no value"])
    #expect(stack.isAbsent(at: 7))
    #expect(!stack.isAbsent(at: 1))
    #expect((1...3).map { stack.isNilOrAbsent(at: $0) } == [true, false, false])
    #expect(stack.isNilOrAbsent(at: 7))
    #expect(stack.isSame(at: 3, at: 3))
    #expect(!stack.isSame(at: 3, at: 4))
  }

  @Test func reservingANumberDoesNotConvertIt() throws {
    try stack.push(5)
    #expect(stack.describe(at: 1) == "5")
    #expect(stack.type(at: 1) == .number)
    try stack.push(0.1)
    #expect(stack.describe(at: 2) == "0.1")
    #expect(stack.type(at: 2) == .number)
  }

  @Test func valuesMove() throws {
    for value in 1...4 { try stack.push(value) }
    stack.remove(at: 2)
    stack.insert(at: 1)
    try stack.push(copyOf: 2)
    #expect((1...stack.count).map { stack.integer(at: $0) } == [4, 1, 3, 1])
    stack.pop(2)
    stack.setTop(3)
    #expect(stack.type(at: 3) == .nil)
    #expect(stack.absolute(-1) == 3)
  }

  @Test func tables() throws {
    try stack.createTable(array: 2, fields: 2)
    try stack.push("value")
    try stack.setField("name", table: 1)
    try stack.push(10)
    try stack.setIndex(1, table: 1)
    try stack.push(20)
    try stack.setIndex(2, table: -2)
    try stack.push(true)
    try stack.setField(name: "dynamic", table: -2)
    #expect(stack.count == 1)
    #expect(stack.rawLength(at: 1) == 2)
    try stack.field("name", table: 1)
    try stack.field(name: "dynamic", table: 1)
    try stack.field("missing", table: -3)
    try stack.index(2, table: 1)
    #expect(stack.string(at: 2) == "value")
    #expect(stack.boolean(at: 3) == true)
    #expect(stack.type(at: 4) == .nil)
    #expect(stack.integer(at: 5) == 20)
  }

  @Test func fieldsAreReadByTheirNames() throws {
    try stack.createTable()
    for (index, name) in ["a", "b", "c"].enumerated() {
      try stack.push(index)
      try stack.setField(name: name, table: 1)
    }
    #expect(try stack.fields(named: ["c", "missing", "a"], ofTable: 1) == 1)
    #expect(stack.count == 4)
    #expect(stack.integer(at: 2) == 2)
    #expect(stack.type(at: 3) == .nil)
    #expect(stack.integer(at: 4) == 0)
    #expect(try stack.fields(named: [], ofTable: 1) == 3)
    #expect(try stack.fields(named: ["a", "b", "c"], ofTable: 1) == 0)
  }

  @Test func aListIsToldFromOtherTables() throws {
    func isList(_ table: String) throws -> Bool {
      try lua.state.call(try lua.state.load(Array("return \(table)".utf8), chunkName: "a"), results: 1)
      defer { stack.pop() }
      return try stack.isList(at: -1)
    }
    for list in ["{}", "{1}", "{1, 2, 3}", "{[1] = 'x', [2] = 'y'}"] { #expect(try isList(list), "\(list)") }
    for other in ["{a = 1}", "{1, a = 2}", "{1, nil, 3}", "{[0] = 1}", "{[1.5] = 1}", "{[2] = 1}", "{[true] = 1}"] {
      #expect(try !isList(other), "\(other)")
    }
  }

  @Test func aRecordIsATableOfItsFields() throws {
    var record = LuaRecord(capacity: 1)
    record.set("name", "Maya é")
    record.set("empty", "")
    record.set("nothing", nil)
    record.set("count", -3)
    record.set("flag", false)
    try stack.push(record, room: 2)
    #expect(stack.count == 1)
    #expect(try stack.fields(named: ["name", "empty", "nothing", "count", "flag"], ofTable: 1) == 0)
    #expect(stack.string(at: 2) == "Maya é")
    #expect(stack.string(at: 3) == "")
    #expect(stack.type(at: 4) == .nil)
    #expect(stack.integer(at: 5) == -3)
    #expect(stack.boolean(at: 6) == false)
  }

  @Test func tableOperationsOnOtherValuesFail() throws {
    try stack.push(5)
    try stack.push("x")
    #expect(throws: LuaRaise.self) { try stack.setField("name", table: 1) }
    #expect(stack.count == 1)
    #expect(throws: LuaRaise.self) { try stack.field("name", table: 1) }
    try stack.push("x")
    #expect(throws: LuaRaise.self) { try stack.setIndex(1, table: 1) }
    #expect(throws: LuaRaise.self) { try stack.forEachField(ofTable: 1) { _ in } }
    #expect(throws: LuaRaise.self) { try stack.fields(named: ["name"], ofTable: 1) }
    #expect(throws: LuaRaise.self) { try stack.isList(at: 1) }
    try stack.index(1, table: 1)
    #expect(stack.type(at: -1) == .nil)
    #expect(stack.count == 2)
  }

  @Test func metamethodsAreNotCalled() throws {
    let chunk = try lua.state.load(
      Array("return setmetatable({}, {__index = error, __newindex = error, __len = error})".utf8),
      chunkName: "a"
    )
    try lua.state.call(chunk, results: 1)
    try stack.field("name", table: 1)
    try stack.push(1)
    try stack.setField("name", table: 1)
    #expect(stack.rawLength(at: 1) == 0)
    #expect(stack.describe(at: 1) == "table")
  }

  @Test func aFullStackIsAnError() throws {
    let error = #expect(throws: LuaRaise.self) {
      while true { try stack.push(1) }
    }
    guard case .error(let error)? = error else {
      Issue.record("another error")
      return
    }
    #expect(error.message == "stack overflow")
    #expect(stack.count > 900_000)
    _ = try? stack.push("text")  // there may be a place or two left for it
    stack.setTop(0)
    try stack.push("text")
    #expect(stack.string(at: 1) == "text")
    stack.pop()
    try lua.state.setGlobal("fill") { stack throws(LuaRaise) in
      while true { try stack.push(1) }
    }
    #expect(lua.error("fill()")?.message == "test.lua:1: stack overflow")
    #expect(try lua.run("return pcall(fill)") == "false stack overflow")
  }

  @Test func callsReturnWhatIsWanted() throws {
    let chunk = try lua.state.load(Array("return 1, 2, 3".utf8), chunkName: "a")
    for (wanted, got) in [(0, 0), (1, 1), (3, 3), (5, 5), (-1, 3)] {
      try stack.push("below")
      try stack.push(chunk)
      #expect(try stack.call(arguments: 0, results: wanted) == got)
      #expect(stack.count == got + 1)
      #expect(stack.string(at: 1) == "below")
      stack.setTop(0)
    }
  }

  @Test func whichThreadRuns() throws {
    var main: [Bool] = []
    var yieldable: [Bool] = []
    var identities: Set<LuaThreadIdentity> = []
    try lua.state.setGlobal("look") { stack throws(LuaRaise) in
      main.append(stack.isMainThread)
      yieldable.append(stack.isYieldable)
      identities.insert(stack.threadIdentity)
      return .none
    }
    try lua.run("look() coroutine.wrap(look)() look()")
    #expect(main == [true, false, true])
    #expect(yieldable == [false, true, false])
    #expect(identities.count == 2)
  }

  @Test func tracebackOfNow() throws {
    var text = ""
    try lua.state.setGlobal("look") { stack throws(LuaRaise) in
      text = stack.traceback()
      return .none
    }
    try lua.run("local function f()\nlook()\nend\nf()")
    #expect(text == "test.lua:2: in function 'f'\ntest.lua:4: in main chunk")
    #expect(stack.traceback() == "")
  }
}
