import Blocks
import LuaRuntime
import Simulation

/// What scripts can read of an element.
enum ElementProperty: String, CaseIterable {
  case id, role, label, value, hint, text, note, symbol, enabled, selected, focused, busy, traits
  case contentType, capitals, correction, returnKey

  /// The property of an element; none when it does not apply.
  func value(of element: Element) -> Value {
    switch self {
    case .id: .string(element.id)
    case .role: .string(element.role.rawValue)
    case .label: .string(element.label)
    case .value: Value(element.value)
    case .hint: Value(element.hint)
    case .text: Value(element.text)
    case .note: Value(element.note)
    case .symbol: Value(element.symbol)
    case .enabled: Value(element.isEnabled)
    case .selected: Value(element.isSelected)
    case .focused: Value(element.isFocused)
    case .busy: Value(element.isBusy)
    case .traits: .list(element.traits.map(\.rawValue))
    case .contentType: Value(element.keyboard?.contentType)
    case .capitals: Value(element.keyboard?.capitals)
    case .correction: Value(element.keyboard?.correction)
    case .returnKey: Value(element.keyboard?.returnKey)
    }
  }
}

extension Value {
  init(_ text: String?) { self = text.map(Value.string) ?? .none }
  init(_ flag: Bool?) { self = flag.map(Value.boolean) ?? .none }
}

extension Interpreter {
  func defineElements() throws(LuaError) {
    var element = LuaClass(name: "element")
    let names = ElementProperty.allCases.map(\.rawValue)
    element.properties = names
    element.getProperty = { [unowned self] stack, id, property throws(LuaRaise) in
      let session = try running("an element")
      let handle = session.elements[try session.index(id, "element")]
      guard let element = session.blocks[handle.block].host.element(handle.element) else {
        throw .message("the element '\(handle.element)' is no longer on the screen; block:find asks whether it is")
      }
      try push(ElementProperty.allCases[property].value(of: element), stack)
      return .values(1)
    }
    element.unknownKey = Self.unknownKey("element", names)
    element.describe = { [unowned self] id in
      guard let session, id >> 32 == session.number else { return "element" }
      return "element '\(session.elements[Int(id & 0xFFFF_FFFF)].element)'"
    }
    classes.element = try lua.defineClass(element)
  }

  /// Pushes a plain value; a table of items only as a list.
  func push(_ value: Value, _ stack: LuaStack) throws(LuaRaise) {
    switch value {
    case .none, .opaque: try stack.pushNil()
    case .boolean(let flag): try stack.push(flag)
    case .integer(let integer): try stack.push(integer)
    case .number(let number): try stack.push(number)
    case .string(let text): try stack.push(text)
    case .table(let table):
      try stack.createTable(array: table.items.count, fields: 0)
      for (index, item) in table.items.enumerated() {
        try push(item, stack)
        try stack.setIndex(index + 1, table: -2)
      }
    }
  }
}
