import Blocks
import LuaRuntime
import Simulation

extension Interpreter {
  private func interestsHost(_ block: OpenBlock, _ word: String) throws(LuaRaise) -> InterestsPickerHost {
    guard case .interestsPicker(let host) = block.opened else { throw .message("\(word) is for InterestsPicker") }
    return host
  }

  func setCategories(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:setCategories"
    let host = try interestsHost(block, word)
    stack.setTop(2)
    let categories = try categories("categories", try list(stack, word))
    block.note("host changes the categories")
    host.setCategories(categories)
    return try block.finish()
  }

  func setSelection(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:setSelection"
    let host = try interestsHost(block, word)
    guard host.selection != nil else {
      throw .message("\(word): this block keeps its own picks; open it with selection = { … } to give it the host's")
    }
    stack.setTop(2)
    let ids = try list(stack, word).stringItems("ids")
    block.note("host changes the selection", with: ids.joined(separator: ", "))
    host.setSelection(ids)
    return try block.finish()
  }

  /// A reader of the list on top of the stack, with messages that name the word.
  private func list(_ stack: LuaStack, _ word: String) throws(LuaRaise) -> Options {
    try stack.createTable()
    defer { stack.pop() }
    return try Options(stack, -1, of: word, known: [])
  }
}
