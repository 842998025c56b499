import LuaRuntime
import Simulation

extension Interpreter {
  /// How deep tables may be nested to be compared.
  private static let deepest = 100
  /// How many values a compared table may hold.
  private static let largest = 1_000_000
  private static let tooLarge = LuaRaise.message("a table of more than \(largest) values can't be compared")

  /// The value at that place of the stack, tables whole; lists of the journal and their entries as strings.
  func value(_ stack: LuaStack, _ index: Int) throws(LuaRaise) -> Value {
    var budget = Self.largest
    return try value(stack, index, depth: 0, &budget)
  }

  private func value(_ stack: LuaStack, _ index: Int, depth: Int, _ budget: inout Int) throws(LuaRaise) -> Value {
    switch stack.type(at: index) {
    case .nil: return .none
    case .other: return .none
    case .boolean: return .boolean(stack.truthy(at: index))
    case .number:
      if stack.isInteger(at: index), let integer = stack.integer(at: index) { return .integer(integer) }
      return .number(stack.number(at: index) ?? 0)
    case .string:
      if depth > 0 { try stack.chargeCopy(ofStringAt: index) }
      return stack.withBytes(at: index) { $0.map(Value.init) ?? .none }
    case .table: return try table(stack, index, depth: depth, &budget)
    case .userdata: return try object(stack, index)
    case .function, .thread: return .opaque(kind: stack.type(at: index).name, identity: .random(in: .min ... .max))
    }
  }

  private func table(_ stack: LuaStack, _ index: Int, depth: Int, _ budget: inout Int) throws(LuaRaise) -> Value {
    guard depth < Self.deepest else {
      throw .message("a table that is nested more than \(Self.deepest) deep, or holds itself, can't be compared")
    }
    var table = Value.Table()
    var left = budget
    if try stack.isList(at: index) {
      let index = stack.absolute(index)
      let count = stack.rawLength(at: index)
      left -= count
      guard left > 0 else { throw Self.tooLarge }
      table.items.reserveCapacity(count)
      for place in 0..<count {
        try stack.index(place + 1, table: index)
        table.items.append(try value(stack, -1, depth: depth + 1, &left))
        stack.pop()
      }
      budget = left
      return .table(table)
    }
    try stack.forEachField(ofTable: index) { (stack) throws(LuaRaise) in
      left -= 1
      guard left > 0 else { throw Self.tooLarge }
      let value = try self.value(stack, -1, depth: depth + 1, &left)
      if stack.isInteger(at: -2), stack.integer(at: -2) == Int64(table.items.count + 1) {
        table.items.append(value)
      } else {
        table.fields.append(Value.Field(key: try self.value(stack, -2, depth: depth + 1, &left), value: value))
      }
    }
    budget = left
    return .table(table)
  }

  private func object(_ stack: LuaStack, _ index: Int) throws(LuaRaise) -> Value {
    guard let (objectClass, id) = stack.object(at: index) else {
      return .opaque(kind: "userdata", identity: 0)
    }
    return try value(of: objectClass, id)
  }

  /// What an object stands for: a list of the journal its strings, an entry its text, any other itself.
  func value(of objectClass: LuaClassID, _ id: Int64) throws(LuaRaise) -> Value {
    if objectClass == classes.journal {
      let session = try running("the journal")
      let (block, list) = try session.journalList(id)
      return .list(list.texts(of: session.blocks[block].host.runner.journal))
    }
    if objectClass == classes.entry {
      let session = try running("the journal")
      return .string(session.entries[try session.index(id, "journal entry")].text)
    }
    var hasher = Hasher()
    hasher.combine(objectClass)
    hasher.combine(id)
    return .opaque(kind: lua.describe(objectClass, id), identity: hasher.finalize())
  }
}
