import Testing

@testable import ScenarioLanguage

@Suite("The difference of two texts of lines")
struct LineDifferenceTests {
  private func lines(_ saved: String, _ found: String) -> [String] {
    LineDifference.lines(from: Array(saved.utf8), to: Array(found.utf8))
  }

  @Test("As few lines as can be, each after what it belongs to")
  func few() {
    let saved = "a: text\n  value: 1\n  note: x\nb: text\n  value: 2\nc: text\n  value: 3\n"
    let found = "a: text\n  value: 1\n  note: y\nb: text\n  value: 2\n  flags: busy\nc: text\n  value: 3\n"
    #expect(lines(saved, found) == ["  a: text", "-   note: x", "+   note: y", "  b: text", "+   flags: busy"])
  }

  @Test("An element that comes or goes is told with all of its lines")
  func elements() {
    #expect(lines("a\n  1\nc\n  3\n", "a\n  1\nb\n  2\nc\n  3\n") == ["+ b", "+   2"])
    #expect(lines("a\n  1\nb\n  2\nc\n  3\n", "a\n  1\nc\n  3\n") == ["- b", "-   2"])
    #expect(lines("", "a\n  1\n") == ["+ a", "+   1"])
    #expect(lines("a\n", "") == ["- a"])
  }

  @Test("Each byte counts: breaks, and letters that only look the same")
  func bytes() {
    #expect(lines("a\n", "a") == ["they differ only in the break after the last line"])
    #expect(lines("a\r\n", "a\n") == ["- a\r", "+ a"])
    #expect(lines("caf\u{E9}\n", "cafe\u{301}\n") == ["- caf\u{E9}", "+ cafe\u{301}"])
  }

  @Test("Long texts without a line in common are told at once")
  func long() {
    let saved = (0..<50_000).map { "a \($0)\n" }.joined()
    let found = (0..<50_000).map { "b \($0)\n" }.joined()
    #expect(lines(saved, found).count == 100_000)
  }
}
