import LuaRuntime
import Testing

@Suite struct PatternTests {
  let lua: Lua

  init() throws {
    lua = try Lua()
  }

  @Test(
    arguments: [
      ("('hello world'):find('wor')", "7 9"),
      ("('hello world'):find('o', 6)", "8 8"),
      ("('hello'):find('l', -2)", "4 4"),
      ("('hello'):find('')", "1 0"),
      ("('hello'):find('', 6)", "6 5"),
      ("('hello'):find('', 7)", "nil"),
      ("('a.b'):find('.', 2, true)", "2 2"),
      ("('a+b'):find('+', 1, true)", "2 2"),
      ("('hello'):find('(l)(l)')", "3 4 l l"),
      ("('hello'):find('()ll()')", "3 4 3 5"),
      ("('hello'):match('^(h)(.-)o$')", "h ell"),
      ("('hello'):match('^ello')", "nil"),
      ("('  trim  '):match('^%s*(.-)%s*$')", "trim"),
      ("('key = value'):match('^(%w+)%s*=%s*(%w+)$')", "key value"),
      ("('f(a(b)c)d'):match('%b()')", "(a(b)c)"),
      ("('THE (quick) fox'):find('%((%a+)%)')", "5 11 quick"),
      ("('THE (quick) fox'):match('%f[%a]%a+', 5)", "quick"),
      ("('abcabc'):match('(a)(b)c%1%2')", "a b"),
      ("('x]y'):match('[]]')", "]"),
      ("('x-y'):match('[a-]', 2)", "-"),
      ("('a\\0b'):match('a\\0b') == 'a\\0b'", "true"),
      ("('aaa'):gsub('a', 'b', 2)", "bba 2"),
      ("('hello'):gsub('', '-')", "-h-e-l-l-o- 6"),
      ("('hello world'):gsub('(%w+)', '<%1>')", "<hello> <world> 2"),
      ("('hello'):gsub('l', {l = 'L'})", "heLLo 2"),
      ("('abc'):gsub('%w', function(c) if c == 'b' then return c:upper() end end)", "aBc 3"),
      ("('abc'):gsub('%w', '%%%0')", "%a%b%c 3"),
      ("('abc'):gsub('^a', 'x')", "xbc 1"),
      ("('abc'):gsub('()', '%1')", "1a2b3c4 4"),
    ])
  func patternsAreThoseOfLua(_ expression: String, _ expected: String) throws {
    #expect(try lua.run("return \(expression)") == expected)
  }

  @Test func gmatchVisitsEveryMatch() throws {
    let script = """
      local out = {}
      for k, v in ("a=1, b=2"):gmatch("(%w+)=(%w+)") do out[#out + 1] = k .. v end
      for word in ("one two"):gmatch("%a+") do out[#out + 1] = word end
      for p in ("abc"):gmatch("()") do out[#out + 1] = p end
      for c in ("abc"):gmatch(".", -1) do out[#out + 1] = c end
      return table.concat(out, " ")
      """
    #expect(try lua.run(script) == "a1 b2 one two 1 2 3 4 c")
  }

  @Test(
    arguments: [
      ("('x'):find('%')", "malformed pattern (ends with '%')"),
      ("('x'):find('[a')", "malformed pattern (missing ']')"),
      ("('x'):find('[a%')", "malformed pattern (missing ']')"),
      ("('x'):find('%b')", "malformed pattern (missing arguments to '%b')"),
      ("('x'):find('%f')", "missing '[' after '%f' in pattern"),
      ("('x'):find('(x')", "unfinished capture"),
      ("('x'):match('x)')", "invalid pattern capture"),
      ("('x'):find('%1')", "invalid capture index %1"),
      ("('x'):gsub('x', '%2')", "invalid capture index %2"),
      ("('x'):gsub('x', '%x')", "invalid use of '%' in replacement string"),
      ("('x'):gsub('x', function() return {} end)", "invalid replacement value (a table)"),
      ("('x'):gsub('x')", "bad argument #2 to 'gsub' (string/function/table expected, got no value)"),
      ("('x'):find(('()'):rep(33))", "too many captures"),
      ("('a'):rep(1000):find(('a?'):rep(300))", "pattern too complex"),
    ])
  func mistakesAreReported(_ expression: String, _ message: String) throws {
    #expect(lua.error("local x = \(expression)")?.message.contains(message) == true)
  }

  @Test(
    arguments: [
      ("match", "s:match(('a?'):rep(40) .. ('a'):rep(399) .. 'b')", 400),
      ("find", "s:find('a+$b')", 100_000),
      ("gmatch", "s:gmatch(('a-'):rep(5) .. 'b')()", 1000),
      ("find", "s:find(('a'):rep(50000) .. 'b', 1, true)", 1_000_000),
    ])
  func runawayMatchesEnd(_ function: String, _ expression: String, _ size: Int) throws {
    let start = ContinuousClock.now
    let error = lua.error(
      "local s = ('a'):rep(\(size)) \(expression.hasPrefix("s:gmatch") ? "local x = " : "")\(expression)"
    )
    #expect(
      error?.message
        == """
        test.lua:1: string.\(function): this pattern on a text of \(size) bytes takes too long; use a shorter text \
        or fewer repetitions
        """
    )
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func ordinaryPatternsOnLongTextsAreFine() throws {
    let script = """
      local s = ("The quick brown fox; "):rep(20000)
      local words = 0
      for word in s:gmatch("%a+") do words = words + 1 end
      local replaced, count = s:gsub("(%a+) (%a+)", "%2 %1")
      return words, count, s:find("%s*$"), #s:match("^.*;"), s:find("cat", 1, true)
      """
    #expect(try lua.run(script) == "80000 40000 420000 419999 nil")
  }
}
