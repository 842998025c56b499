import Blocks
import Testing

struct PickLimitsTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var minimum: Int
    var maximum: Int?
    var picked: Int
    var rule: String
    var label: String
    var button: String

    init(_ minimum: Int, _ maximum: Int?, _ picked: Int, _ rule: String, _ label: String, _ button: String) {
      (self.minimum, self.maximum, self.picked) = (minimum, maximum, picked)
      (self.rule, self.label, self.button) = (rule, label, button)
    }

    var testDescription: String { "\(minimum) to \(maximum.map(String.init) ?? "any"), \(picked) picked" }
  }

  @Test(
    "The rule, the count as it is read and the button, for every kind of limits (IP-H1, IP-H3, IP-M1, IP-X3)",
    arguments: [
      Row(0, nil, 0, "Pick as many as you like.", "0 picked", "Continue"),
      Row(0, nil, 1, "Pick as many as you like.", "1 picked", "Continue"),
      Row(0, nil, 9, "Pick as many as you like.", "9 picked", "Continue"),
      Row(0, 0, 0, "Pick up to 0.", "0 of at most 0 picked", "Continue"),
      Row(0, 0, 1, "Pick up to 0.", "1 of at most 0 picked", "Remove 1"),
      Row(0, 1, 0, "Pick up to 1.", "0 of at most 1 picked", "Continue"),
      Row(0, 1, 1, "Pick up to 1.", "1 of at most 1 picked", "Continue"),
      Row(0, 5, 3, "Pick up to 5.", "3 of at most 5 picked", "Continue"),
      Row(0, 5, 7, "Pick up to 5.", "7 of at most 5 picked", "Remove 2"),
      Row(1, nil, 0, "Pick at least 1.", "0 of at least 1 picked", "Pick 1 more"),
      Row(1, nil, 1, "Pick at least 1.", "1 of at least 1 picked", "Continue"),
      Row(3, nil, 0, "Pick at least 3.", "0 of at least 3 picked", "Pick 3 more"),
      Row(3, nil, 1, "Pick at least 3.", "1 of at least 3 picked", "Pick 2 more"),
      Row(3, nil, 2, "Pick at least 3.", "2 of at least 3 picked", "Pick 1 more"),
      Row(3, nil, 3, "Pick at least 3.", "3 of at least 3 picked", "Continue"),
      Row(3, nil, 5, "Pick at least 3.", "5 of at least 3 picked", "Continue"),
      Row(1, 1, 0, "Pick 1.", "0 of 1 picked", "Pick 1 more"),
      Row(1, 1, 1, "Pick 1.", "1 of 1 picked", "Continue"),
      Row(1, 1, 2, "Pick 1.", "2 of 1 picked", "Remove 1"),
      Row(3, 3, 2, "Pick 3.", "2 of 3 picked", "Pick 1 more"),
      Row(3, 5, 2, "Pick 3 to 5.", "2 of 3 to 5 picked", "Pick 1 more"),
      Row(3, 5, 3, "Pick 3 to 5.", "3 of 3 to 5 picked", "Continue"),
      Row(3, 5, 5, "Pick 3 to 5.", "5 of 3 to 5 picked", "Continue"),
      Row(3, 5, 6, "Pick 3 to 5.", "6 of 3 to 5 picked", "Remove 1"),
    ]
  )
  func words(_ row: Row) {
    let limits = PickLimits(minimum: row.minimum, maximum: row.maximum)
    let title = limits.title(picked: row.picked)
    #expect(limits.rule == row.rule)
    #expect(limits.countLabel(picked: row.picked) == row.label)
    #expect(limits.count(picked: row.picked) == "\(row.picked) picked")
    #expect(title.words == row.button)
    #expect(title.label == (row.button == "Continue" ? "Continue" : row.button + " to continue"))
  }

  @Test(
    "Limits that contradict one another are clamped, so that there is no dead end (IP-X5)",
    arguments: [
      (nil, nil, 3, nil), (nil, 2, 2, 2), (nil, 3, 3, 3), (nil, 4, 3, 4), (nil, 0, 0, 0), (-1, nil, 0, nil),
      (-1, -1, 0, 0), (2, -5, 0, 0), (5, 3, 3, 3), (3, 5, 3, 5), (0, 0, 0, 0), (.min, .max, 0, .max),
    ] as [(Int?, Int?, Int, Int?)]
  )
  func clamped(_ minimum: Int?, _ maximum: Int?, _ least: Int, _ most: Int?) {
    let limits = PickLimits(minimum: minimum, maximum: maximum)
    #expect(limits.minimum == least)
    #expect(limits.maximum == most)
  }
}
