import LuaRuntime

extension FailureReport {
  /// What Lua tells of a mistake: the place in front of the message becomes the report's place.
  init(_ error: LuaError, interpreter: Interpreter) {
    let traceback = error.traceback.lines
    message = error.message
    self.traceback = traceback
    if var (place, message) = Self.splitPlace(error.message) {
      // Lua's wrap puts the place of its call in front of the place where its coroutine has failed.
      while let inner = Self.splitPlace(message), interpreter.place(inner.place.file, inner.place.line).text != nil {
        (place, message) = inner
      }
      self.place = interpreter.place(place.file, place.line)
      self.message = message
    } else if let first = traceback.first, let (place, _) = Self.splitPlace(first) {
      self.place = interpreter.place(place.file, place.line)
    }
    if traceback.count == 1 { self.traceback = [] }
    if let name = Self.missingGlobal(message) { message += Self.hint(on: name, among: interpreter.words) }
  }

  /// The name in "attempt to call a nil value (global 'pauze')".
  private static func missingGlobal(_ message: String) -> String? {
    let mark = "a nil value (global '"
    guard let start = message.firstRange(of: mark)?.upperBound, message.hasSuffix("')") else { return nil }
    return String(message[start...].dropLast(2))
  }

  /// The words that other tools have for ours.
  private static let wordsElsewhere = [
    "wait": "pause", "delay": "pause", "waitFor": "waitUntil", "test": "scenario", "it": "scenario",
    "describe": "scenario",
  ]
  /// What Lua has elsewhere and scenarios do without.
  private static let leftOut: Set = ["io", "os", "package", "debug", "dofile", "loadfile"]

  private static func hint(on name: String, among words: [String]) -> String {
    if leftOut.contains(name) { return "; scenarios have no \(name)" }
    if let ours = wordsElsewhere[name] { return "; did you mean '\(ours)'?" }
    return Suggestion.question(for: name, among: words)
  }

  /// Parts `path:line: message`.
  static func splitPlace(_ text: String) -> (place: Place, message: String)? {
    var rest = text[...]
    while let colon = rest.firstIndex(of: ":") {
      let after = rest[rest.index(after: colon)...]
      let digits = after.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, let line = Int(digits), after[digits.endIndex...].hasPrefix(": ") {
        let file = String(text[..<colon])
        guard !file.contains("\n"), !file.isEmpty else { return nil }
        return (Place(file: file, line: line), String(after[digits.endIndex...].dropFirst(2)))
      }
      rest = after
    }
    return nil
  }
}
