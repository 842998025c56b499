/// Writes scenarios that are odd but mostly valid: every word of the language, with values that fit and values that don't.
struct ScriptGenerator {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
  }

  /// A file of scenarios.
  mutating func file() -> String {
    var lines: [String] = []
    for number in 1...(1 + random.below(6)) {
      let options = random.oneIn(3) ? ", { tags = { \(text()) }, exhaustive = \(flag()) }" : ""
      lines.append("scenario(\"s\(number)\"\(options), function()")
      lines.append("local kept = {}")
      lines.append("local s = { server(), server { latency = \(span()), taken = { \"maya\" } } }")
      lines.append("local b = { \(opening()), \(opening()) }")
      for _ in 0..<(2 + random.below(20)) { lines.append(statement(depth: 0)) }
      lines.append("end)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Statements

  private mutating func statement(depth: Int) -> String {
    switch random.below(depth < 3 ? 16 : 12) {
    case 0...5: return act()
    case 6: return "pause(\(random.oneIn(12) ? value(2) : span()))"
    case 7: return expectation()
    case 8: return "print(\(value(2)))"
    case 9: return random.pick(["settle()", "environment { \(environment()) }", "kept[#kept + 1] = \(value(1))"])
    case 10: return "local _ = \(reading())"
    case 11: return "pcall(s[1].\(random.pick(["reply", "throw"])), s[1], \(value(1)))"
    case 12: return "pcall(function() \(statement(depth: depth + 1)) end)"
    case 13: return "for i = 1, \(random.below(4)) do \(statement(depth: depth + 1)) end"
    case 14: return "coroutine.wrap(function() \(statement(depth: depth + 1)) end)()"
    default: return "waitUntil(function() \(statement(depth: depth + 1)) return \(flag()) end, { within = \(span()) })"
    }
  }

  private mutating func act() -> String {
    let block = "b[\(1 + random.below(2))]"
    let act = random.pick([
      "tap(\(locator()))", "type(\(locator()), \(text()), { every = \(span()) })", "type(\(locator()), \(text()))",
      "paste(\(locator()), \(text()))", "fill(\(locator()), \(text()))", "backspace(\(locator()), \(count()))",
      "clear(\(locator()))", "compose(\(locator()), \(text()))", "commit(\(locator()))",
      "commit(\(locator()), \(text()))", "pressReturn()", "focus(\(locator()))", "dismissKeyboard()",
      "choosePhoto(\(photo()), { after = \(span()) })", "choose(\"role\", \(text()))", "setBirthday(\(day()))",
      "leave()", "setCategories(\(categories()))", "setSelection { \(text()), \(text()) }", "forget()",
      "tap(\(value(2)))", "fill(\"Username\", \"maya\")", "tap(\"continue\")", "tap(\"skip\")",
    ])
    // Most of what a block can't do is tried on the other one, and must not end the scenario.
    return random.oneIn(4) ? "\(block):\(act)" : "pcall(function() \(block):\(act) end)"
  }

  private mutating func expectation() -> String {
    let subject = random.oneIn(3) ? "function() return \(reading()) end" : reading()
    let awaited = subject.hasPrefix("function") ? ":eventually(\(span()))" : ""
    let matcher = random.pick([
      "equals(\(value(2)))", "differs(\(value(2)))", "contains(\(value(1)))", "lacks(\(value(1)))",
      "matches(\(text()))",
      "isTrue()", "isFalse()", "isNil()", "isAbove(\(value(1)))", "isBelow(\(value(1)))",
      "isBetween(\(value(1)), \(value(1)))",
    ])
    return "pcall(function() expect(\(subject))\(awaited):\(matcher) end)"
  }

  private mutating func reading() -> String {
    let block = "b[\(1 + random.below(2))]"
    let property = random.pick([
      "id", "role", "label", "value", "hint", "text", "note", "symbol", "enabled", "selected", "focused", "busy",
      "traits", "style", "frame", "target", "lines",
    ])
    return random.pick([
      "\(block).state", "\(block).announcements", "\(block).haptics", "\(block).motions", "#\(block).calls",
      "\(block):outline()", "\(block):overlaps()", "\(block):outside()", "\(block):shows(\(text()))",
      "(\(block):find(\(locator())) or {}).\(property)", "#\(block):all { role = \"button\" }", "now()",
      "#s[1].pending", "s[2].calls", "kept", "tostring(\(value(2)))", "\(block).state.phase",
    ])
  }

  // MARK: Values

  private mutating func opening() -> String {
    let server = random.pick([
      "s[1]", "s[2]", "function(x) sleep(\(span())) return \(flag()) end", "function() throw(\(value(1))) end",
      "function(x) pcall(\(statementWords())) return true end", "server { throws = true }",
      "server { latency = { \(span()), \(span()) }, replies = { true, throws(\"Down\"), false } }",
    ])
    switch random.below(4) {
    case 0: return "ProfileSetupExample()"
    case 1: return "InterestsPickerExample()"
    case 2:
      return "ProfileSetup { name = \(text()), roles = { \(text()), \"Designer\" }, asksBirthday = \(flag()), "
        + "checkUsername = \(server), onContinue = \(server), onSkip = function() end }"
    default:
      return "InterestsPicker { categories = \(categories()), minimum = \(random.below(4)), "
        + "maximum = \(3 + random.below(4)), onContinue = \(server) }"
    }
  }

  private mutating func statementWords() -> String { "function() \(act()) end" }

  private mutating func categories() -> String {
    guard !random.oneIn(4) else { return random.pick(["loading", "samples", "{}"]) }
    let topics = (0..<random.below(5)).map { "{ id = \"t\($0)\", title = \(text()) }" }.joined(separator: ", ")
    return "{ { id = \"c\", title = \(text()), topics = { \(topics) } } }"
  }

  private mutating func locator() -> String {
    random.oneIn(5)
      ? text()
      : random.pick([
        "\"name\"", "\"username\"", "\"Continue\"", "\"continue\"", "\"Ink\"", "\"colour.3\"", "\"photo.add\"",
        "\"photo.remove\"", "\"role\"", "\"birthday.add\"", "\"birthday.clear\"", "\"search\"", "\"search.clear\"",
        "\"topic.yoga\"", "\"topic.t0\"", "\"Music\"", "\"skip\"", "\"header\"", "\"card\"",
      ])
  }

  private mutating func photo() -> String {
    random.pick([
      "unreadable", "dismissed", "image { width = \(1 + random.below(90)), height = \(1 + random.below(90)) }",
      "image { width = 40, height = 9, format = \"png\", transparent = true, orientation = \(1 + random.below(8)) }",
      text(),
    ])
  }

  private mutating func environment() -> String {
    random.pick([
      "reduceMotion = \(flag())", "dynamicTypeSize = \"accessibility5\"", "colorScheme = \"dark\"",
      "width = \(random.pick(["0", "1", "320", "1e5", "-1", "0 / 0"]))", "today = \(day())", "voiceOver = \(flag())",
    ])
  }

  private mutating func day() -> String {
    random.pick(["\"1990-02-28\"", "\"2000-02-30\"", "\"1899-12-31\"", "\"2026-01-15\"", "\"9999-12-31\"", text()])
  }

  private mutating func span() -> String {
    random.pick(["0", "0.001", "0.2", "0.449", "0.45", "1", "5", "3600", "1e-9", random.oneIn(9) ? "-1" : "0.1"])
  }

  private mutating func count() -> String { random.pick(["1", "3", "0", "100", "-1", "2^53", "1.5"]) }

  private mutating func flag() -> String { random.pick(["true", "false"]) }

  private mutating func text() -> String {
    random.pick([
      "\"maya\"", "\"\"", "\"Maya Chen\"", "\"a b\\tc\\n\"", "\"\\u{1F468}\\u{200D}\\u{1F469}\\u{200D}\\u{1F467}\"",
      "\"e\\u{301}\\u{301}\\u{301}\"", "\"\\u{5D0}\\u{5D1} \\u{627}\"", "\"\\xFF\\xC3\\x28\"", "\"\\0\"",
      "\"\\27[31m\"", "(\"x\"):rep(\(random.below(400)))", "\"Designer\"", "\"yoga\"", "\"\\u{130}I\\u{DF}\"",
      "\"%d+%\"", "\"[a\"", "\"\\u{E0B}\\u{0E01}\\u{0E33}\"", "\"(.-)%1\"",
    ])
  }

  private mutating func value(_ depth: Int) -> String {
    if depth > 0, random.oneIn(3) {
      let items = (0..<random.below(4)).map { _ in value(depth - 1) }
      let field = random.oneIn(2) ? ", key = \(value(depth - 1))" : ""
      return "{ \((items + ["nil"]).joined(separator: ", "))\(field) }"
    }
    return random.pick([
      "nil", "true", "false", "0", "-0.0", "1", "2^63", "-2^63", "1e308", "0/0", "math.mininteger", text(), text(),
      "print", "b[1]", "s[1]", "b[1].state", "b[2].haptics", "loading", "cancellation", "samples", "unreadable",
      "setmetatable({}, { __index = function(t, k) return k end, __eq = function() return true end })",
      "setmetatable({}, { __tostring = function() return \"t\" end, __len = function() return 1e9 end })",
      "coroutine.create(print)", "string", "_G",
    ])
  }
}
