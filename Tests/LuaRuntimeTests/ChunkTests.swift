import LuaRuntime
import Testing

@Suite struct ChunkTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  private func load(_ bytes: [UInt8]) -> LuaError? {
    do throws(LuaError) {
      _ = try lua.state.load(bytes, chunkName: "a.lua")
      return nil
    } catch {
      return error
    }
  }

  @Test func binaryChunksAreRefused() throws {
    let binary: [UInt8] = [0x1B] + Array("Lua".utf8) + [0x54, 0, 0x19, 0x93, 0x0D, 0x0A, 0x1A, 0x0A]
    let error = load(binary)
    #expect(error?.kind == .syntax)
    #expect(error?.message.contains("attempt to load a binary chunk") == true)
    #expect(load([0xEF, 0xBB, 0xBF] + binary)?.kind == .syntax)
    #expect(load(Array("#!x\n".utf8) + binary)?.kind == .syntax)
  }

  @Test(arguments: ["", ", 'name', 'b'", ", 'name', 'bt'", ", nil, nil, {}"])
  func binaryChunksAreRefusedByLoad(_ rest: String) throws {
    let results = try lua.run("return load('\\27Lua' .. ('x'):rep(100)\(rest))")
    #expect(results.hasPrefix("nil "))
    #expect(results.contains("binary chunk"))
    let pieces = try lua.run(
      "local sent return load(function() if not sent then sent = true return '\\27Lua' end end\(rest))"
    )
    #expect(pieces.contains("binary chunk"))
  }

  @Test func loadWorksAsInLua() throws {
    #expect(try lua.run("return load('return 1 + 1')()") == "2")
    #expect(try lua.run("return load('return x', 'n', 't', {x = 5})()") == "5")
    #expect(
      try lua.run(
        "local parts = {'return ', '7'} local i = 0 return load(function() i = i + 1 return parts[i] end)()"
      ) == "7"
    )
    #expect(
      try lua.run("return load('syntax error here', '=named')") == "nil named:1: syntax error near 'error'"
    )
    #expect(try lua.run("x = 3 return load('return x')()") == "3")
    #expect(try lua.run("return pcall(load('return x', 'n', 't', nil))").hasPrefix("false"))
  }

  @Test func aFirstLineOfAShellAndAMarkAreSkipped() throws {
    #expect(try lua.run("#!/usr/bin/env scenario\nreturn 1") == "1")
    #expect(try lua.run("\u{FEFF}return 2") == "2")
    #expect(try lua.run("\u{FEFF}# comment\nreturn 3") == "3")
    #expect(lua.error("# comment\n\nerror('x')")?.message == "test.lua:3: x")
    #expect(try lua.run("# only a comment") == "")
    #expect(try lua.run("") == "")
  }

  @Test func namesMayBeGivenWithTheirMark() throws {
    #expect(lua.error("error('x')", name: "@dir/b.lua")?.message == "dir/b.lua:1: x")
  }

  @Test func aChunkCanBeCalledAgain() throws {
    let chunk = try lua.state.load(Array("n = (n or 0) + 1 return n".utf8), chunkName: "a.lua")
    for expected in 1...3 {
      #expect(try lua.state.call(chunk, results: 1) == 1)
      #expect(lua.state.stack.integer(at: -1) == Int64(expected))
      lua.state.stack.pop()
    }
  }

  @Test func argumentsArePushedByTheCaller() throws {
    let chunk = try lua.state.load(Array("local a, b = ... return a + b".utf8), chunkName: "a.lua")
    try lua.state.call(chunk, results: 1) { stack throws(LuaRaise) in
      try stack.push(40)
      try stack.push(2)
    }
    #expect(lua.state.stack.integer(at: -1) == 42)
  }
}
