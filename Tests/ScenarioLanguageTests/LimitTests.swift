import Testing

@testable import ScenarioLanguage

/// A script meets its limits with a clear message, and the file's other scenarios still run.
struct LimitTests {
  private static let instructions =
    "the script ran more than 2 million instructions and was stopped; does a loop never end? "
    + "--instructions MILLIONS raises the limit"

  /// The ends of a scenario with that body, and of one before and after it.
  private func between(_ body: String, _ limits: ScenarioLimits) throws -> [ScenarioResult] {
    try run(
      file: """
        scenario("before", function() kept = 1 end)
        scenario("it", function()
          \(body)
        end)
        scenario("after", function() expect(kept):equals(1) end)
        """,
      limits: limits
    )
  }

  @Test(
    "A body that never ends is stopped by the limit of instructions",
    arguments: [
      "while true do end", "while true do pcall(function() while true do end end) end",
      "while true do pcall(error) end", "while true do coroutine.wrap(function() while true do end end)() end",
      "local co = coroutine.wrap(function() while true do coroutine.yield() end end) while true do co() end",
      "goto a ::a:: goto a", "xpcall(function() while true do end end, function() while true do end end)",
      "local t <close> = setmetatable({}, { __close = function() while true do end end }) while true do end",
      "string.gsub('a', 'a', function() while true do end end)", "while true do pause(0) end",
      "table.sort({ 1, 2 }, function() while true do end end)", "while true do now() end",
      "expect(('a'):rep(400)):matches(('.-'):rep(8) .. 'b')", "string.find(('a'):rep(400), ('.-'):rep(8) .. 'b')",
      "waitUntil(function() while true do end end)", "while true do string.rep('', 1 << 40) end",
      "local x = setmetatable({}, { __index = function(t, k) while true do end end }).a",
    ]
  )
  func endless(_ body: String) throws {
    let results = try between(body, .limits(seconds: 60, instructions: 2_000_000))
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    #expect(results[1].failure?.message == Self.instructions)
  }

  @Test("The place where it was stopped is told")
  func place() throws {
    let text = try told(
      """
      local function forever()
        while true do end
      end
      forever()
      """,
      limits: .limits(instructions: 2_000_000)
    )
    #expect(
      text == """
        \(Self.instructions)
        at it.lua:3 │ while true do end
        from it.lua:3: in function 'forever'
        from it.lua:5: in function <line 1>
        """
    )
  }

  @Test(
    "A closure that never ends is stopped in the same words",
    arguments: ["while true do end", "while true do sleep(0) end", "while true do pcall(sleep, 0) end"]
  )
  func closure(_ body: String) throws {
    let results = try between(
      """
      local block = ProfileSetup { name = "M", onContinue = function() \(body) end }
      block:fill("Username", "maya")
      block:tap("Continue")
      """,
      .limits(instructions: 2_000_000)
    )
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    #expect(results[1].failure?.message == Self.instructions)
    #expect(results[1].failure?.place?.line == 3)
  }

  @Test(
    "What takes too long is stopped by the limit of time",
    arguments: [
      "while true do end", "while true do print('x') end", "while true do load(('x = 1 '):rep(100000)) end",
      "ProfileSetup {}:type('name', ('x'):rep(1000000))",
      "local block = ProfileSetup {} block:paste('name', ('x'):rep(300000)) block:backspace('name', 100000)",
    ]
  )
  func time(_ body: String) throws {
    let clock = ContinuousClock()
    var results: [ScenarioResult] = []
    let time = try clock.measure { results = try between(body, .limits(seconds: 0.2)) }
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    #expect(
      results[1].failure?.message
        == "the script ran longer than 0.2 s and was stopped; does a loop never end? --timeout SECONDS raises the limit"
    )
    #expect(time < .seconds(30))
  }

  @Test(
    "What wants too much memory is stopped by the limit of memory",
    arguments: [
      "local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end", "local s = 'x' while true do s = s .. s end",
      "local x = ('x'):rep(100000000)",
      "pcall(function() local t = {} while true do t[#t + 1] = {} end end) error('caught')",
      "error(('x'):rep(100000000))", "table.concat({ 'a', 'b' }, ('x'):rep(100000000))",
    ]
  )
  func memory(_ body: String) throws {
    let results = try between(body, .limits(memory: 4 << 20))
    let message = results[1].failure?.message
    if body.hasPrefix("pcall") {
      #expect(results.map(\.outcome) == [.passed, .failed, .passed])
      #expect(message == "caught")
    } else {
      #expect(results.map(\.outcome) == [.passed, .error, .passed])
      #expect(message == "the script used more than 4 MiB of memory; --memory MIB raises the limit")
    }
  }

  @Test(
    "Deep recursion is an error of its own, told at once and in short, also with little memory",
    arguments: [4, 64, 1024]
  )
  func recursion(_ mebibytes: Int) throws {
    let results = try between(
      "local function f(n) return 1 + f(n + 1) end f(1)",
      .limits(memory: mebibytes << 20, seconds: 60)
    )
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    let message =
      mebibytes == 1024
      ? "stack overflow: more than 190000 nested calls"
      : "stack overflow: more than \((mebibytes << 20) / 640) nested calls; --memory MIB raises the limit"
    #expect(results[1].failure?.message == message)
    #expect(results[1].failure?.place?.line == 3)
    let levels = results[1].failure?.traceback ?? []
    #expect(levels.count < 60)
    #expect(levels.contains { $0.hasPrefix("...(skipping ") })
  }

  @Test("Each scenario has its limits anew")
  func anew() throws {
    let loop = "for i = 1, 700000 do end"
    let text = (1...5).map { "scenario('\($0)', function() \(loop) end)" }.joined(separator: "\n")
    let results = try run(file: text, limits: .limits(instructions: 2_000_000))
    #expect(results.map(\.outcome) == Array(repeating: .passed, count: 5))
  }

  @Test("What is under way at once has a limit")
  func waits() throws {
    var limits = ScenarioLimits()
    limits.waits = 20
    let body = """
      for i = 1, %d do
        local block = ProfileSetup { checkUsername = server() }
        block:fill("Username", "maya")
      end
      pause(1)
      """
    let results = try between(body.replacing("%d", with: "21"), limits)
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    #expect(
      results[1].failure?.message
        == "the scenario has more than 20 things waiting on the clock at once; --waits NUMBER raises the limit"
    )
    #expect(try between(body.replacing("%d", with: "20"), limits)[1].outcome == .passed)
  }

  @Test("The journals have a limit")
  func entries() throws {
    var limits = ScenarioLimits()
    limits.entries = 100
    let body = """
      local block = ProfileSetup {}
      for i = 1, 500 do block:tap(i % 2 == 0 and "Ink" or "Grey") block:forget() end
      """
    let results = try between(body, limits)
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    #expect(
      results[1].failure?.message == "the journals got more than 100 entries in all; --entries NUMBER raises the limit"
    )
    #expect(results[1].failure?.place?.line == 4)
  }

  @Test("What is printed is cut at a MiB")
  func output() throws {
    let result = try run("for i = 1, 300 do print(('x'):rep(9999)) end")
    #expect(result.outcome == .passed)
    #expect(result.output.utf8.count < 1 << 20 + 100)
    #expect(result.output.hasSuffix("x\n(output of more than 1 MiB is cut here; --printed MIB raises the limit)\n"))
  }

  @Test(
    "Limits of Lua's own are told as such",
    arguments: [
      ("local function f() return (('x'):gsub('x', f)) end f()", "no option raises the limit"),
      ("local function f(...) return 1 + f(1, ...) end f()", "a million values, of arguments or results, are held"),
    ]
  )
  func fixed(_ body: String, _ words: String) throws {
    #expect(try message(body).hasPrefix("stack overflow: more than "))
    #expect(try message(body).contains(words))
  }

  @Test("What is raised by the script itself is told as it raised it")
  func raised() throws {
    #expect(try message("error('stack overflow', 0)") == "stack overflow")
  }

  @Test("The bytes of long texts that words are handed count as instructions")
  func texts() throws {
    let results = try between(
      "local text = ('x'):rep(200000) while true do expect(text):equals(text) end",
      .limits(seconds: 60, instructions: 2_000_000)
    )
    #expect(results.map(\.outcome) == [.passed, .error, .passed])
    #expect(results[1].failure?.message == Self.instructions)
  }

  @Test("A message of megabytes is cut at once", arguments: ["x", "\n", "a:1: ", "é"])
  func messages(_ text: String) throws {
    let clock = ContinuousClock()
    var told = ""
    let time = try clock.measure {
      told = try message("error(('\(text == "\n" ? "\\n" : text)'):rep(4000000), 0)")
    }
    #expect(told.hasSuffix(" more bytes)"))
    #expect(told.utf8.count < 10_000)
    #expect(time < .seconds(10))
  }
}
