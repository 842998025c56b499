import LuaRuntime
import Testing

@Suite struct ReferenceTests {
  @Test func aReferenceKeepsItsValueAlive() throws {
    let lua = try Lua()
    var handler: LuaReference?
    try lua.state.setGlobal("keep") { stack throws(LuaRaise) in
      handler = try stack.reference(at: 1)
      return .none
    }
    try lua.run("local n = 0 keep(function() n = n + 1 return n end) for i = 1, 100000 do local t = {} end")
    let reference = try #require(handler)
    for expected in 1...3 {
      try lua.state.call(reference, results: 1)
      #expect(lua.state.stack.integer(at: -1) == Int64(expected))
      lua.state.stack.pop()
    }
  }

  @Test func aReleasedReferenceIsUsedAgain() throws {
    let lua = try Lua()
    let stack = lua.state.stack
    let before = lua.state.memoryUsed
    for value in 0..<100_000 {
      try stack.push(value)
      let reference = try stack.reference(at: -1)
      stack.pop()
      try stack.push(reference)
      #expect(stack.integer(at: -1) == Int64(value))
      stack.pop()
    }
    #expect(lua.state.memoryUsed < before + 1000)
  }

  @Test func nilCanBeReferredTo() throws {
    let lua = try Lua()
    let stack = lua.state.stack
    try stack.pushNil()
    let reference = try stack.reference(at: 1)
    try stack.push(reference)
    #expect(stack.type(at: 2) == .nil)
  }

  @Test func aReferenceMayOutliveItsState() throws {
    var reference: LuaReference?
    weak var state: LuaState?
    do {
      let lua = try Lua()
      state = lua.state
      reference = try lua.state.load(Array("return 1".utf8), chunkName: "a")
      #expect(try lua.state.call(try #require(reference), results: 0) == 0)
    }
    #expect(state == nil)
    #expect(reference != nil)
    reference = nil
  }

  @Test func referencesReleasedInACallbackAreFine() throws {
    let lua = try Lua()
    var kept: [LuaReference] = []
    try lua.state.setGlobal("keep") { stack throws(LuaRaise) in
      kept.append(try stack.reference(at: 1))
      if kept.count > 10 { kept.removeAll() }
      return .none
    }
    #expect(try lua.run("for i = 1, 1000 do keep(function() return i end) end return 1") == "1")
    #expect(kept.count < 11)
  }
}
