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
    message = error.wording(of: message, interpreter.limits)
    if traceback.count == 1 { self.traceback = [] }
    if let name = Self.missingGlobal(message) { message += Self.hint(on: name, among: interpreter.words) }
  }

  /// The name in "attempt to call a nil value (global 'pauze')".
  private static func missingGlobal(_ message: String) -> String? {
    let mark = "a nil value (global '"
    guard message.hasSuffix("')"), let start = message.firstRange(of: mark)?.upperBound else { return nil }
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

  /// How far into a message the place in front of it can reach, in bytes.
  private static let longestPlace = 5000

  /// Parts `path:line: message`.
  static func splitPlace(_ text: String) -> (place: Place, message: String)? {
    // Bytes, and only so many, since a message can have megabytes.
    var rest = text.utf8.prefix(longestPlace)
    while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
      let after = rest[rest.index(after: colon)...]
      let digits = after.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      let end = after[digits.endIndex...]
      if let line = Int(String(digits) ?? ""), end.starts(with: ": ".utf8) {
        let file = String(text[..<colon])
        guard !file.contains("\n"), !file.isEmpty else { return nil }
        return (Place(file: file, line: line), String(text[end.index(end.startIndex, offsetBy: 2)...]))
      }
      rest = after
    }
    return nil
  }
}
