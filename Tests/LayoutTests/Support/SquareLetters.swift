import Blocks
import Layout

/// A measurer whose letters are all half as wide as the type is high, so that a layout's numbers can be worked out.
struct SquareLetters: TextMeasurer {
  func measure(_ text: String, _ font: TextFont, width: Double?) -> MeasuredText {
    let letter = font.size / 2
    let lines = width.map { Self.wrap(text, letters: max(1, Int($0 / letter))) } ?? [text].filter { !$0.isEmpty }
    return MeasuredText(
      ascent: 0.75 * font.size,
      descent: 0.25 * font.size,
      lines: lines.map { line in
        MeasuredLine(
          text: line,
          width: Double(line.count) * letter,
          ascent: 0.75 * font.size,
          descent: 0.25 * font.size,
          isRightToLeft: line.unicodeScalars.contains { (0x0590...0x08FF).contains($0.value) }
        )
      }
    )
  }

  private static func wrap(_ text: String, letters: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      var word = Substring(word)
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] = "\(last) \(word)"
        continue
      }
      while word.count > letters {
        lines.append(String(word.prefix(letters)))
        word = word.dropFirst(letters)
      }
      lines.append(String(word))
    }
    return lines
  }
}
