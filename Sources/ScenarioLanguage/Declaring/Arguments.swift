import Foundation
import LuaRuntime
import Simulation

/// The arguments of a word of the language, read with messages that name the word.
struct Arguments {
  let stack: LuaStack
  /// The word as a scenario writes it, such as `block:type`.
  let word: String

  init(_ stack: LuaStack, of word: String) {
    self.stack = stack
    self.word = word
  }

  func string(_ index: Int, _ name: String) throws(LuaRaise) -> String {
    guard let text = stack.string(at: index) else { throw wrong(index, name, "a string") }
    return text
  }

  func optionalString(_ index: Int, _ name: String) throws(LuaRaise) -> String? {
    stack.isNilOrAbsent(at: index) ? nil : try string(index, name)
  }

  func number(_ index: Int, _ name: String) throws(LuaRaise) -> Double {
    guard let number = stack.number(at: index) else { throw wrong(index, name, "a number") }
    return number
  }

  /// A length of time in seconds.
  func span(_ index: Int, _ name: String) throws(LuaRaise) -> Span {
    let seconds = try number(index, name)
    guard let span = Span(seconds: seconds) else { throw .message(Span.complaint(word, name, seconds)) }
    return span
  }

  func wrong(_ index: Int, _ name: String, _ wanted: String) -> LuaRaise {
    .message("\(word): \(name) must be \(wanted), got \(stack.kind(at: index))")
  }

  static func tooMany(_ word: String, most: Int, got count: Int) -> LuaRaise {
    switch most {
    case 0: .message("\(word) takes no arguments, got \(count)")
    case 1: .message("\(word) takes one argument, got \(count)")
    default: .message("\(word) takes at most \(most) arguments, got \(count)")
    }
  }
}

extension Span {
  static func complaint(_ word: String, _ name: String, _ seconds: Double) -> String {
    "\(word): \(name) must be a time from 0 s up to 100 years, got \(Value.words(for: seconds)) s"
  }
}

extension LuaStack {
  /// What the value is, for a sentence: `nil`, `a number (5)`, `a table`.
  func kind(at index: Int) -> String {
    switch type(at: index) {
    case .nil: "nil"
    case .other where isAbsent(at: index): "nothing"
    case .boolean: describe(at: index)
    case .number: "a number (\(number(at: index).map(Value.words) ?? ""))"
    case .string:
      "a string (\(String((string(at: index) ?? "").prefix(40)).quoted))"
    case .userdata: describe(at: index).withArticle
    default: type(at: index).name.withArticle
    }
  }
}

/// A table of named options, read with messages that name the word and the option.
struct Options {
  let stack: LuaStack
  let word: String
  private let known: [StaticString]
  /// The place of the first option's value on the stack, where all lie in the order of their names.
  private let first: Int

  /// The options at that place of the stack; a name that is not known is a mistake.
  init(_ stack: LuaStack, _ index: Int, of word: String, known: [StaticString]) throws(LuaRaise) {
    self.stack = stack
    self.word = word
    self.known = known
    let table = stack.absolute(index)
    guard stack.type(at: table) == .table else {
      throw .message("\(word) wants its options in a table { … }, got \(stack.kind(at: table))")
    }
    first = stack.count + 1
    guard try stack.fields(named: known, ofTable: table) > 0 else { return }
    throw try Self.unknown(stack, table, word, known.map { "\($0)" })
  }

  /// What is wrong with a table of options that has other names than the known ones.
  static func unknown(
    _ stack: LuaStack,
    _ table: Int,
    _ word: String,
    _ known: [String]
  ) throws(LuaRaise) -> LuaRaise {
    var unknown: [String] = []
    try stack.forEachField(ofTable: table) { (stack) throws(LuaRaise) in
      guard let key = try stack.chargedString(at: -2) else {
        let example = known.first ?? "name"
        throw .message("\(word) takes options by name, such as { \(example) = … }, got one without a name")
      }
      if !known.contains(key) { unknown.append(key) }
    }
    let first = unknown.min() ?? ""
    let question = Suggestion.question(for: first, among: known)
    return .message("\(word) has no option '\(first)'\(question) (it has \(known.joined(separator: ", ")))")
  }

  /// Reads an option: the body finds it on top; nil when it is not given.
  func read<Value>(_ name: StaticString, _ body: () throws(LuaRaise) -> Value) throws(LuaRaise) -> Value? {
    guard let place = known.firstIndex(where: { $0.isEqual(to: name) }) else {
      preconditionFailure("\(word) reads the option \(name), which it does not know")
    }
    guard stack.type(at: first + place) != .nil else { return nil }
    let height = stack.count
    try stack.push(copyOf: first + place)
    defer { stack.setTop(height) }
    return try body()
  }

  func string(_ name: StaticString) throws(LuaRaise) -> String? {
    try read(name) { () throws(LuaRaise) in
      guard let text = try stack.chargedString(at: -1) else { throw wrong("\(name)", "a string") }
      return text
    }
  }

  func integer(_ name: StaticString) throws(LuaRaise) -> Int? {
    try read(name) { () throws(LuaRaise) in
      guard let integer = stack.integer(at: -1) else { throw wrong("\(name)", "a whole number") }
      return Int(integer)
    }
  }

  func boolean(_ name: StaticString) throws(LuaRaise) -> Bool? {
    try read(name) { () throws(LuaRaise) in
      guard let flag = stack.boolean(at: -1) else { throw wrong("\(name)", "true or false") }
      return flag
    }
  }

  func span(_ name: StaticString) throws(LuaRaise) -> Span? {
    try read(name) { () throws(LuaRaise) in try span("\(name)") }
  }

  /// The span on top of the stack.
  private func span(_ name: String) throws(LuaRaise) -> Span {
    guard let seconds = stack.number(at: -1) else { throw wrong(name, "a number of seconds") }
    guard let span = Span(seconds: seconds) else { throw .message(Span.complaint(word, name, seconds)) }
    return span
  }

  /// A span, or a list of them.
  func spans(_ name: StaticString) throws(LuaRaise) -> [Span]? {
    try read(name) { () throws(LuaRaise) in
      guard stack.type(at: -1) == .table else { return [try span("\(name)")] }
      var spans: [Span] = []
      try forEachItem("\(name)") { (place) throws(LuaRaise) in spans.append(try span(place)) }
      return spans
    }
  }

  func strings(_ name: StaticString) throws(LuaRaise) -> [String]? {
    try read(name) { () throws(LuaRaise) in try stringItems("\(name)") }
  }

  /// The list of strings on top of the stack.
  func stringItems(_ name: String) throws(LuaRaise) -> [String] {
    var strings: [String] = []
    try forEachItem(name) { (place) throws(LuaRaise) in
      guard let text = try stack.chargedString(at: -1) else { throw wrong(place, "a string") }
      strings.append(text)
    }
    return strings
  }

  /// Visits the items of the list on top of the stack; the body finds each on top and is told its place.
  func forEachItem(_ name: String, _ body: (String) throws(LuaRaise) -> Void) throws(LuaRaise) {
    guard stack.type(at: -1) == .table else { throw wrong(name, "a list { … }") }
    guard try stack.isList(at: -1) else {
      throw .message("\(word): \(name) must be a list without gaps and named fields")
    }
    let list = stack.absolute(-1)
    for index in 0..<stack.rawLength(at: list) {
      try stack.index(index + 1, table: list)
      try body("\(name)[\(index + 1)]")
      stack.setTop(list)
    }
  }

  func wrong(_ name: String, _ wanted: String) -> LuaRaise {
    .message("\(word): \(name) must be \(wanted), got \(stack.kind(at: -1))")
  }
}

extension StaticString {
  fileprivate func isEqual(to other: StaticString) -> Bool {
    utf8CodeUnitCount == other.utf8CodeUnitCount && memcmp(utf8Start, other.utf8Start, utf8CodeUnitCount) == 0
  }
}
