import LuaRuntime
import Testing

@Suite struct ClassTests {
  let lua: Lua
  let thing: LuaClassID

  init() throws {
    lua = try Lua()
    var definition = LuaClass(name: "Thing")
    definition.properties = ["label", "size", "broken"]
    definition.getProperty = { (stack, id, property) throws(LuaRaise) in
      switch property {
      case 0: try stack.push("label \(id)")
      case 1: try stack.push(id * 10)
      default: throw .message("this one is broken")
      }
      return .values(1)
    }
    definition.methods = [
      LuaClass.Method(
        "add",
        { stack throws(LuaRaise) in
          guard let object = stack.object(at: 1) else { throw .message("call it with a colon") }
          try stack.push(object.id + (stack.integer(at: 2) ?? 0))
          return .values(1)
        }
      )
    ]
    definition.unknownKey = { (stack, id) throws(LuaRaise) in
      if let index = stack.integer(at: 2) {
        guard (1...3).contains(index) else { return .none }
        try stack.push(id * 100 + index)
        return .values(1)
      }
      throw .message("no field '\(stack.describe(at: 2))'")
    }
    definition.length = { (stack, _) throws(LuaRaise) in
      try stack.push(3)
      return .values(1)
    }
    definition.equal = { $0 % 10 == $1 % 10 }
    definition.describe = { "thing \($0)" }
    definition.call = { (stack, id) throws(LuaRaise) in
      try stack.push("called \(id) with \(stack.describe(at: 2))")
      return .values(1)
    }
    thing = try lua.state.defineClass(definition)
    try define("thing", thing)
  }

  private func define(_ name: String, _ objectClass: LuaClassID) throws {
    try lua.state.setGlobal(name) { stack throws(LuaRaise) in
      try stack.push(object: objectClass, id: stack.integer(at: 1) ?? 0)
      return .values(1)
    }
  }

  @Test(
    arguments: [
      ("thing(5).label", "label 5"),
      ("thing(5).size", "50"),
      ("thing(5):add(7)", "12"),
      ("thing(5)[2], thing(5)[4]", "502 nil"),
      ("#thing(5)", "3"),
      (
        "thing(5) == thing(15), thing(5) == thing(6), thing(5) == 5, thing(5) ~= thing(25)",
        "true false false false"
      ),
      ("tostring(thing(5)), ('%s'):format(thing(6))", "thing 5 thing 6"),
      ("thing(5)('x')", "called 5 with x"),
      ("type(thing(5)), getmetatable(thing(5))", "userdata false"),
      ("rawequal(thing(5), thing(5)), rawlen ~= nil", "false true"),
    ])
  func whatObjectsDo(_ expression: String, _ expected: String) throws {
    #expect(try lua.run("return \(expression)") == expected)
  }

  @Test func itemsAreListedByIpairs() throws {
    #expect(
      try lua.run(
        "local t = {} for i, v in ipairs(thing(2)) do t[#t + 1] = i .. ':' .. v end return table.concat(t, ' ')"
      )
        == "1:201 2:202 3:203"
    )
  }

  @Test(
    arguments: [
      ("thing(1).missing", "test.lua:1: no field 'missing'"),
      ("thing(1)[{}]", "test.lua:1: no field 'table'"),
      ("thing(1).broken", "test.lua:1: this one is broken"),
      ("thing(1).add()", "test.lua:1: call it with a colon"),
    ])
  func mistakesAreReported(_ expression: String, _ message: String) throws {
    #expect(lua.error("local x = \(expression)")?.message == message)
  }

  @Test func objectsAreReadOnly() throws {
    #expect(lua.error("\nthing(1).label = 5")?.message == "test.lua:2: Thing is read only")
    #expect(lua.error("thing(1)[1] = 5")?.message == "test.lua:1: Thing is read only")
    #expect(lua.error("setmetatable(thing(1), {})")?.message.contains("table expected, got Thing") == true)
    #expect(lua.error("rawset(thing(1), 'label', 5)") != nil)
    var definition = LuaClass(name: "Other")
    definition.assign = "set it in the scenario's options"
    try define("other", try lua.state.defineClass(definition))
    #expect(lua.error("other(1).x = 5")?.message == "test.lua:1: set it in the scenario's options")
  }

  @Test func whatIsNotGivenHasDefaults() throws {
    try define("plain", try lua.state.defineClass(LuaClass(name: "Plain")))
    #expect(
      try lua.run("return tostring(plain(1)), plain(1) == plain(1), plain(1) == plain(2)")
        == "Plain true false"
    )
    #expect(lua.error("local x = plain(1).color")?.message == "test.lua:1: Plain has no field 'color'")
    #expect(
      lua.error("local x = #plain(1)")?.message.contains("attempt to get length of a Plain value") == true
    )
    #expect(lua.error("plain(1)()")?.message.contains("attempt to call a Plain value") == true)
    #expect(
      lua.error("for _ in pairs(plain(1)) do end")?.message.contains("table expected, got Plain") == true
    )
    #expect(lua.error("local x = plain(1) + 1")?.message.contains("arithmetic on a Plain value") == true)
    #expect(lua.error("local x = plain(1) < plain(2)")?.message.contains("compare two Plain values") == true)
  }

  @Test func pairsUsesTheIterator() throws {
    var definition = LuaClass(name: "List")
    definition.iterate = { (stack, id) throws(LuaRaise) in
      try stack.push { inner throws(LuaRaise) in
        let next = (inner.integer(at: 2) ?? 0) + 1
        guard next <= id else { return .none }
        try inner.push(next)
        try inner.push("item \(next)")
        return .values(2)
      }
      try stack.push(copyOf: 1)
      try stack.pushNil()
      return .values(3)
    }
    try define("list", try lua.state.defineClass(definition))
    #expect(
      try lua.run(
        "local t = {} for k, v in pairs(list(2)) do t[#t + 1] = k .. v end return table.concat(t, ' ')"
      )
        == "1item 1 2item 2"
    )
  }

  @Test func classesAreToldApart() throws {
    let other = try lua.state.defineClass(LuaClass(name: "Other"))
    try define("other", other)
    #expect(try lua.run("return thing(1) == other(1)") == "false")
    let stack = lua.state.stack
    try stack.push(object: thing, id: .max)
    try stack.push(object: other, id: .min)
    try stack.createTable()
    #expect(stack.object(at: 1, of: thing) == .max)
    #expect(stack.object(at: 1, of: other) == nil)
    #expect(stack.object(at: 2)?.class == other)
    #expect(stack.object(at: 2)?.id == .min)
    #expect(stack.object(at: 3) == nil)
    #expect(stack.object(at: 3, of: thing) == nil)
    #expect(stack.object(at: 9, of: thing) == nil)
    #expect(stack.type(at: 1) == .userdata)
    #expect(stack.describe(at: 1) == "thing \(Int64.max)")
  }

  @Test func manyClasses() throws {
    var classes: [LuaClassID] = []
    for index in 0..<100 {
      var definition = LuaClass(name: "Class\(index)")
      definition.describe = { "\(index).\($0)" }
      classes.append(try lua.state.defineClass(definition))
    }
    for (index, objectClass) in classes.enumerated() {
      try lua.state.stack.push(object: objectClass, id: 5)
      #expect(lua.state.stack.object(at: -1, of: objectClass) == 5)
      #expect(lua.state.stack.describe(at: -1) == "\(index).5")
      lua.state.stack.pop()
    }
  }
}
