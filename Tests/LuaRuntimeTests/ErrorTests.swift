import LuaRuntime
import Testing

@Suite struct ErrorTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  @Test(
    arguments: [
      ("error()", "error object is a nil value"),
      ("error(nil)", "error object is a nil value"),
      ("error({})", "error object is a table value"),
      ("error(true)", "error object is a boolean value"),
      ("error(print or pairs)", "error object is a function value"),
      ("error(coroutine.create(pairs))", "error object is a thread value"),
      ("error(42)", "42"),
      ("error(1.5)", "1.5"),
      ("error(2.0)", "2.0"),
      ("error('text', 0)", "text"),
      (
        "error(setmetatable({}, {__tostring = function() return 'never' end}))",
        "error object is a table value"
      ),
    ])
  func errorValuesOfAnyType(_ script: String, _ message: String) throws {
    let error = lua.error(script)
    #expect(error?.kind == .runtime)
    #expect(error?.message == message)
    #expect(error?.value == nil)
    #expect(error?.traceback == "test.lua:1: in main chunk")
    #expect(lua.state.stack.count == 0)
  }

  @Test func objectsAreNamed() throws {
    var definition = LuaClass(name: "Failure")
    definition.describe = { "failure number \($0)" }
    let failure = try lua.state.defineClass(definition)
    try lua.state.setGlobal("expect") { _ throws(LuaRaise) in throw .object(failure, 12) }
    let error = lua.error("expect()")
    #expect(error?.message == "failure number 12")
    #expect(error?.value == LuaRaisedObject(objectClass: failure, id: 12))
    #expect(lua.error("local ok, e = pcall(expect) error(e)")?.value?.id == 12)
  }

  @Test func aTracebackNamesFunctions() throws {
    let error = lua.error(
      """
      function global() error("x") end
      local t = {field = function() global() end}
      function t:method() self.field() end
      local function other() t:method() end
      (function() other() end)()
      """
    )
    #expect(
      error?.traceback == """
        test.lua:1: in function 'global'
        test.lua:2: in function 'field'
        test.lua:3: in function 'method'
        test.lua:4: in function 'other'
        test.lua:5: in function <line 5>
        test.lua:5: in main chunk
        """
    )
  }

  @Test func aTracebackTellsOfTailCallsAndMetamethods() throws {
    let error = lua.error(
      """
      local t = setmetatable({}, {__add = function() error("x") end})
      local function f() return t + 1 end
      local function g() return f() end
      local x = g()
      """
    )
    #expect(
      error?.traceback == """
        test.lua:1: in metamethod 'add'
        test.lua:2: in function <line 2>
        (...tail calls...)
        test.lua:4: in main chunk
        """
    )
  }

  @Test func anErrorThatIsRaisedAgainKeepsItsTraceback() throws {
    let state = lua.state
    try state.setGlobal("inside") { [unowned state] stack throws(LuaRaise) in
      let function = try stack.reference(at: 1)
      do throws(LuaError) {
        let coroutine = try state.newCoroutine(function)
        if case .failed(let error) = coroutine.resume(arguments: 0) { throw error }
      } catch {
        throw .error(error)
      }
      return .none
    }
    let error = lua.error("local function f()\nerror('deep')\nend\ninside(f)")
    #expect(error?.message == "test.lua:2: deep")
    #expect(error?.traceback == "test.lua:2: in function <line 1>")
  }

  @Test func aLimitRaisedAgainStaysALimit() throws {
    try lua.state.setGlobal("limit") { _ throws(LuaRaise) in
      throw .error(LuaError(kind: .memoryLimit, message: "whatever"))
    }
    try lua.run("pcall(string.rep, 'x', 1e9)")
    #expect(lua.error("limit()")?.kind == .memoryLimit)
  }

  @Test func syntaxErrorsHaveAKindAndNoTraceback() throws {
    _ = lua.error("error('earlier')")
    let error = lua.error("local = 1")
    #expect(error?.kind == .syntax)
    #expect(error?.message == "test.lua:1: <name> expected near '='")
    #expect(error?.traceback == "")
  }

  @Test func theStackIsLeftAsItWas() throws {
    let stack = lua.state.stack
    try stack.push(1)
    _ = lua.error("error('x')")
    _ = lua.error("local x = ")
    try stack.push(2)
    #expect(throws: LuaError.self) { try stack.call(arguments: 0, results: 3) }
    #expect(stack.count == 1)
    #expect(stack.integer(at: 1) == 1)
  }

  @Test func aRaiseOutsideOfCallsBecomesAnError() throws {
    let stack = lua.state.stack
    let thing = try lua.state.defineClass(LuaClass(name: "Thing"))
    #expect(stack.error(from: .message("m")).message == "m")
    #expect(stack.error(from: .plainMessage("p")).message == "p")
    #expect(
      stack.error(from: .object(thing, 3))
        == LuaError(kind: .runtime, message: "Thing", value: LuaRaisedObject(objectClass: thing, id: 3))
    )
    try stack.push("top")
    #expect(stack.error(from: .valueOnTop).message == "top")
    #expect(stack.count == 0)
  }
}
