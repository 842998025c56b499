import LuaRuntime

/// What a matcher was given to compare with.
struct MatcherArguments {
  /// The value, or the lower bound; none for a matcher that compares with nothing.
  var first = Value.none
  /// The upper bound, for a matcher that compares with two values.
  var second = Value.none
}

/// A way to compare what was found with what was expected.
enum Matcher: String, CaseIterable {
  case equals, differs, contains, lacks, matches, isTrue, isFalse, isNil, isAbove, isBelow, isBetween

  /// How many values it compares with.
  var argumentCount: Int {
    switch self {
    case .isTrue, .isFalse, .isNil: 0
    case .isBetween: 2
    default: 1
    }
  }

  /// How many values it compares with, in words.
  var argumentWords: String {
    switch argumentCount {
    case 0: "nothing"
    case 1: "a value"
    default: "two values"
    }
  }

  /// A mistake when what it is given can't be compared with.
  func validate(_ arguments: MatcherArguments) throws(LuaRaise) {
    switch self {
    case .isAbove, .isBelow, .isBetween:
      let values = self == .isBetween ? [arguments.first, arguments.second] : [arguments.first]
      for value in values where value.number == nil {
        throw .message("\(rawValue) compares with a number, got \(value.kind)")
      }
      if self == .isBetween, let low = arguments.first.number, let high = arguments.second.number, low > high {
        throw .message(
          "isBetween wants the lower bound first, got \(Value.words(for: low)) and \(Value.words(for: high))"
        )
      }
    case .matches:
      guard arguments.first.isString else {
        throw .message("matches compares with a Lua pattern, got \(arguments.first.kind)")
      }
    default: break
    }
  }

  /// Whether what was found is as expected.
  func holds(_ found: Value, _ arguments: MatcherArguments) -> Bool {
    let expected = arguments.first
    return switch self {
    case .equals: found == expected
    case .differs: found != expected
    case .contains: Self.contains(found, expected) ?? false
    case .lacks: !(Self.contains(found, expected) ?? true)
    case .matches: false
    case .isTrue: found == .boolean(true)
    case .isFalse: found == .boolean(false)
    case .isNil: found == .none
    case .isAbove: Self.compare(found, expected) { $0 > $1 }
    case .isBelow: Self.compare(found, expected) { $0 < $1 }
    case .isBetween:
      Self.compare(found, expected) { $0 >= $1 } && Self.compare(found, arguments.second) { $0 <= $1 }
    }
  }

  /// Whether a list has the item or a text the part; nil when it is neither.
  private static func contains(_ found: Value, _ part: Value) -> Bool? {
    if case .table(let table) = found { table.items.contains(part) } else { found.hasPart(part) }
  }

  private static func compare(_ left: Value, _ right: Value, _ isRight: (Double, Double) -> Bool) -> Bool {
    guard let left = left.number, let right = right.number else { return false }
    return isRight(left, right)
  }

  /// What is wrong when it does not hold for what was found.
  func message(_ found: Value) -> String {
    switch self {
    case .equals: return "expected and found differ"
    case .differs: return "found what must differ"
    case .contains, .lacks:
      switch found {
      case .table, .string, .bytes:
        return self == .contains
          ? "what was found lacks what it must contain" : "what was found contains what it must lack"
      default: return "what was found is \(found.kind), neither a list nor a text"
      }
    case .matches:
      if found.isString { return "what was found does not match the pattern" }
      return "what was found is \(found.kind), not a text"
    case .isTrue: return "what was found is not true"
    case .isFalse: return "what was found is not false"
    case .isNil: return "what was found is not nil"
    case .isAbove, .isBelow, .isBetween:
      guard found.number != nil else { return "what was found is \(found.kind), not a number" }
      switch self {
      case .isAbove: return "the number is not above the bound"
      case .isBelow: return "the number is not below the bound"
      default: return "the number is not between the bounds"
      }
    }
  }

  /// What was expected, for the line beside what was found.
  func expected(_ arguments: MatcherArguments) -> String {
    let (first, second) = (arguments.first.description, arguments.second.description)
    return switch self {
    case .equals: first
    case .differs: "anything but \(first)"
    case .contains: "something with \(first)"
    case .lacks: "something without \(first)"
    case .matches: "a text that matches \(first)"
    case .isTrue: "true"
    case .isFalse: "false"
    case .isNil: "nil"
    case .isAbove: "a number above \(first)"
    case .isBelow: "a number below \(first)"
    case .isBetween: "a number from \(first) to \(second)"
    }
  }
}

extension Value {
  /// The number, or nil when it is none.
  var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }
}
