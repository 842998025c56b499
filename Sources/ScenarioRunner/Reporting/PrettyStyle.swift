/// How the pretty reporter marks words, on a terminal that shows colours or not.
struct PrettyStyle {
  var showsColor: Bool

  func passed(_ text: String) -> String { colored(text, "32") }
  func failed(_ text: String) -> String { colored(text, "31") }
  func skipped(_ text: String) -> String { colored(text, "33") }
  func strong(_ text: String) -> String { colored(text, "1") }
  func quiet(_ text: String) -> String { colored(text, "2") }

  private func colored(_ text: String, _ code: String) -> String {
    showsColor && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
