import Foundation
import Testing

@testable import ScenarioRunner

/// The names of scripts, found by reading them.
struct ScriptNamesTests {
  private func names(_ script: String) throws -> ScriptNames { try ScriptNames(Array(script.utf8)) }

  private func read(_ script: String) throws -> [String] { try names(script).globalsRead.map(\.name) }

  @Test(
    "What is local where it stands is no global",
    arguments: [
      ("local a = b; print(a)", ["b", "print"]), ("local a = a", ["a"]), ("local a a = 1 f(a)", ["f"]),
      ("do local a end f(a)", ["f", "a"]), ("for i = 1, n do f(i) end f(i)", ["n", "f", "f", "i"]),
      ("for k, v in pairs(t) do f(k, v) end", ["pairs", "t", "f"]), ("local function f() return f end", []),
      ("local f = function() return f end", ["f"]), ("function f(a, ...) return a, b, ... end", ["b"]),
      ("function t.m(a) return self end", ["t", "self"]), ("function t:m(a) return self, a end", ["t"]),
      ("repeat local a = 1 until a > b", ["b"]), ("while a do local b = a end", ["a", "a"]),
      ("if a then local b elseif b then c() else d() end", ["a", "b", "c", "d"]),
      ("local a <const>, b <close> = c, d return a, b", ["c", "d"]), ("goto x ::x::", []),
      ("f { a = b, [c] = d, e; g }", ["f", "b", "c", "d", "e", "g"]), ("a.b.c = d.e", ["a", "d"]),
      ("a[b], c = d, e", ["a", "b", "d", "e"]), ("f'x' g[[y]] h{z}", ["f", "g", "h", "z"]),
      ("return not -#a .. b ^ c // d << e ~ ~f", ["a", "b", "c", "d", "e", "f"]), ("a:b(c):d{e}", ["a", "c", "e"]),
      ("(a or b)(c)", ["a", "b", "c"]), ("x = 1; f(x)", ["f", "x"]), (";;;", []), ("return", []), ("return;", []),
      ("break", []), ("-- a\n--[[ b\n]] --[==[ c ]] ]==] d()", ["d"]), ("f(0x1p-3, 1e+5, .5, 3., 0xA.8)", ["f"]),
      ("f('a\\'b', \"c\\\"d\", 'e\\\\', [=[ ]] ]=])", ["f"]), ("f('a\\\nb', 'c\\z \n d')", ["f"]), ("", []),
    ]
  )
  func globals(_ script: String, _ globals: [String]) throws {
    #expect(try read(script) == globals)
  }

  @Test("Globals that are written, fields, methods and options are noted")
  func others() throws {
    let names = try names(
      """
      x, t.y, t["z"] = 1, 2, 3
      function made() end
      function t.deep.field() end
      local people = { maya = 1, ["ben"] = 2, 3 }
      block:type("Name", "x", { evry = 1 }, { 2 })
      math.flor(1)
      server { latency = { inner = 1 } }
      local environment = {}
      environment { width = 1 }
      t.server { a = 1 }
      """
    )
    #expect(names.globalsWritten == ["x", "made"])
    #expect(names.fields.isSuperset(of: ["y", "z", "field", "maya", "ben"]))
    #expect(names.methods.map(\.name) == ["type"])
    #expect(names.globalFields.map { "\($0.global).\($0.field.name)" } == ["t.y", "math.flor", "t.server"])
    #expect(names.options.map { "\($0.word) \($0.option.name)" } == [":type evry", "server latency"])
  }

  @Test(
    "What is no Lua is found where Lua finds it",
    arguments: [
      ("local x = = 3", 10), ("f(", 2), ("if a then", 9), ("x", 1), ("a.b", 3), ("f() = 1", 4), ("return 1 2", 9),
      ("local 1", 6), ("'a\nb'", 0), ("[[a", 0), ("a = $", 4), ("for i do end", 6), ("end", 0), ("f{a b}", 4),
      ("\"a", 0), ("'\\", 0), ("(a) = 1", 4), ("local function a.b() end", 16),
    ]
  )
  func syntax(_ script: String, _ start: Int) {
    do {
      _ = try names(script)
      Issue.record("\(script) was read")
    } catch let error as LuaSyntaxError {
      #expect(error.start == start, "\(script)")
    } catch {
      Issue.record(error)
    }
  }

  @Test(
    "Scripts nested without end are refused",
    arguments: ["(", "{", "f(", "not (", "do ", "-{", "function() ", "a["]
  )
  func nesting(_ opening: String) {
    #expect(throws: LuaSyntaxError.self) { try names("x = " + String(repeating: opening, count: 3000)) }
    #expect(throws: LuaSyntaxError.self) { try names(String(repeating: opening, count: 3000)) }
  }

  @Test("Whatever is cut off or mixed in, it is read or refused")
  func damaged() throws {
    let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenarios/language.lua")
    let bytes = Array(try Data(contentsOf: scenarios).prefix(2500))
    _ = try? ScriptNames(bytes)
    var generator = SystemRandomNumberGenerator()
    for count in stride(from: 0, to: bytes.count, by: 131) {
      _ = try? ScriptNames(Array(bytes.prefix(count)))
      var mixed = bytes
      for _ in 0..<3 { mixed[Int.random(in: 0..<mixed.count, using: &generator)] = UInt8.random(in: 0...255) }
      _ = try? ScriptNames(mixed)
    }
  }

  @Test("Every scenario of the suite is read")
  func suite() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Scenarios").path
    let paths = try SuitePath.find([folder])
    #expect(paths.count > 20)
    for path in paths {
      let text = try #require(ScriptText(file: path.file))
      #expect(try ScriptNames(text.bytes).methods.isEmpty == false)
    }
  }
}
