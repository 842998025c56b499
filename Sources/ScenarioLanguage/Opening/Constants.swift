import Blocks
import LuaRuntime
import Simulation

/// A word that stands for itself.
enum Constant: Int64, CaseIterable {
  /// Topics that load.
  case loading
  /// A photo whose load throws.
  case unreadable
  /// The person closes the picker.
  case dismissed
  /// What a cancelled closure throws.
  case cancellation

  /// What scripts call it.
  var name: String {
    switch self {
    case .loading: "loading"
    case .unreadable: "unreadable"
    case .dismissed: "dismissed"
    case .cancellation: "cancellation"
    }
  }
}

extension Interpreter {
  func defineConstants() throws(LuaError) {
    var constant = LuaClass(name: "constant")
    constant.describe = { id in Constant(rawValue: id)?.name ?? "constant" }
    let constantClass = try lua.defineClass(constant)
    classes.constant = constantClass
    for word in Constant.allCases {
      do throws(LuaRaise) {
        try lua.stack.push(object: constantClass, id: word.rawValue)
      } catch {
        throw lua.stack.error(from: error)
      }
      try lua.setGlobalFromTop(word.name)
    }
    do throws(LuaRaise) {
      try pushSamples(lua.stack)
    } catch {
      throw lua.stack.error(from: error)
    }
    try lua.setGlobalFromTop("samples")
  }

  /// Pushes the sample categories as the list that a scenario would write (IP-E1).
  private func pushSamples(_ stack: LuaStack) throws(LuaRaise) {
    try stack.createTable(array: InterestsPicker.Category.samples.count)
    for (index, category) in InterestsPicker.Category.samples.enumerated() {
      var section = LuaRecord(capacity: 2)
      section.set("id", category.id)
      section.set("title", category.title)
      try stack.push(section, room: 1)
      try stack.createTable(array: category.topics.count)
      for (index, topic) in category.topics.enumerated() {
        var record = LuaRecord(capacity: 3)
        record.set("id", topic.id)
        record.set("title", topic.title)
        record.set("symbol", topic.symbol)
        try stack.push(record)
        try stack.setIndex(index + 1, table: -2)
      }
      try stack.setField("topics", table: -2)
      try stack.setIndex(index + 1, table: -2)
    }
  }

  /// The constant at that place of the stack, or nil.
  func constant(_ stack: LuaStack, _ index: Int) -> Constant? {
    return stack.object(at: index, of: classes.constant).flatMap(Constant.init)
  }
}
