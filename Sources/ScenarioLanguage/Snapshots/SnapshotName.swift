import Blocks
import LuaRuntime

/// A snapshot's name, which is a part of a file's name.
enum SnapshotName {
  /// The most bytes that a name may have, so that any file system takes the file's.
  static let longest = 200
  /// What file names can't have, on one system or another.
  private static let reserved: Set<Unicode.Scalar> = ["/", "\\", ":", "*", "?", "\"", "<", ">", "|"]

  /// The name at that place of the stack; a mistake when it can't be one.
  static func read(_ stack: LuaStack, at index: Int) throws(LuaRaise) -> String {
    let arguments = Arguments(stack, of: "block:snapshot")
    let text = try arguments.string(index, "the name")
    guard stack.bytes(at: index)?.elementsEqual(text.utf8) == true else {
      throw .message(
        "block:snapshot: the name is not UTF-8; it is a part of a file's name, such as \"a taken username\""
      )
    }
    if let complaint = complaint(on: text) { throw .message("block:snapshot: the name \(complaint)") }
    return text
  }

  /// What is wrong with a name, or nil.
  static func complaint(on name: String) -> String? {
    if name.isEmpty { return "is empty; it is a part of a file's name, such as \"a taken username\"" }
    if name.utf8.count > longest { return "has \(name.utf8.count) bytes, and \(longest) at most are taken" }
    if name.hasPrefix(".") { return "\(name.quoted) begins with a dot, which hides a file" }
    guard name.first != " ", name.last != " " else { return "\(name.quoted) begins or ends with a space" }
    let scalars = name.unicodeScalars
    if let scalar = scalars.first(where: reserved.contains) {
      return "\(name.quoted) has '\(scalar)', which not every system allows in file names"
    }
    if scalars.contains(where: { $0 != " " && DisplayName.showsNothing($0) }) {
      return "\(name.quoted) has a character that can't be seen"
    }
    return nil
  }
}
