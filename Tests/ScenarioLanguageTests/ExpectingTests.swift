import Testing

@testable import ScenarioLanguage

/// What holds.
struct ExpectingTests {
  @Test(
    "Each matcher holds where it should",
    arguments: [
      "expect(1):equals(1.0)", "expect({ 1, { a = 'b' } }):equals { 1, { a = 'b' } }", "expect(nil):equals(nil)",
      "expect({}):equals {}", "expect(1):differs(2)", "expect('1'):differs(1)", "expect({ 1 }):differs { 1, 2 }",
      "expect({ { 1 }, 2 }):contains { 1 }", "expect('abc'):contains('bc')", "expect('abc'):contains('')",
      "expect({ 1 }):lacks(2)", "expect('abc'):lacks('x')", "expect('abc1'):matches('%a+%d')", "expect(true):isTrue()",
      "expect(false):isFalse()", "expect(nil):isNil()", "expect(2):isAbove(1.5)", "expect(1):isBelow(2)",
      "expect(1):isBetween(1, 2)", "expect(2):isBetween(1, 2)", "expect('é'):differs('e\\u{301}')",
      "expect(2^53):equals(9007199254740992)", "expect(print):differs('function')", "expect('a\\0b'):contains('\\0')",
      "expect({ [1] = 'a', n = 1 }):equals { 'a', n = 1 }", "expect(1):equals(1, 'with a message')",
      "expect('\\xFF'):equals('\\xFF')", "expect('\\xFF'):differs('\\xFE')", "expect('\\xFF'):differs('\u{FFFD}')",
      "expect({ ['\\xFF'] = 1 }):differs { ['\\xFE'] = 1 }", "expect('a\\xFFb'):contains('\\xFFb')",
      "expect('\\xFFa'):contains('a')", "expect('é'):contains('\\xA9')", "expect('\\xFF'):lacks('\\xFE')",
      "expect('\\xFF'):matches('^\\xFF$')", "expect('é'):matches('\\xA9$')",
    ]
  )
  func holds(_ body: String) throws {
    try expectPass(body)
  }

  @Test("A table is compared as it was when it was given")
  func asGiven() throws {
    try expectPass("local t = { 1 } local it = expect(t) t[2] = 2 it:equals { 1 }")
  }
}
