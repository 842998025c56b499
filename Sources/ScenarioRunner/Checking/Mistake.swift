/// A mistake in a script: what, and where to the column.
struct Mistake: Hashable {
  var file: String
  /// The line, from 1; 0 when the mistake has no line.
  var line: Int
  /// The place of the first character in its line, from 1.
  var column: Int
  /// How many characters are wrong.
  var length: Int
  var message: String
  /// The whole line.
  var text: String

  /// What is wrong, as it is written.
  var name: String { String(text.dropFirst(column - 1).prefix(length)) }

  /// What mistakes of a file are put in order by.
  var position: (Int, Int) { (line, column) }

  /// The mistake as people and editors read it: a place, the line, and a caret below.
  func told(_ style: PrettyStyle) -> String {
    let place = line > 0 ? "\(file.shown):\(line):\(column)" : file.shown
    let head = "\(style.strong(place)): \(style.failed(message.shown))\n"
    guard line > 0 else { return head }
    let number = "  \(line) "
    let before = String(text.prefix(column - 1)).shown.columns
    let wrong = max(1, name.shown.columns)
    let margin = String(repeating: " ", count: number.count)
    let caret = String(repeating: " ", count: before) + "^" + String(repeating: "~", count: wrong - 1)
    return head + style.quiet("\(number)│") + " \(text.shown)\n" + style.quiet("\(margin)│") + " \(caret)\n"
  }
}
