import Blocks
import Layout
import LuaRuntime
import Simulation

/// What scripts can read of an element.
enum ElementProperty: String, CaseIterable {
  case id, role, label, value, hint, text, note, symbol, enabled, selected, focused, busy, traits
  case contentType, capitals, correction, returnKey, style, frame, target, lines

  /// The kinds of value that a property can have.
  enum Kind: String {
    case text = "a string"
    case flag = "true or false"
    case table = "a table"
  }

  /// What kind of value it has where it applies.
  var kind: Kind {
    switch self {
    case .enabled, .selected, .focused, .busy, .correction: .flag
    case .traits, .style, .frame, .target, .lines: .table
    default: .text
    }
  }

  /// The names that a table of it can have, where they are fixed.
  var fields: KnownFields? {
    switch self {
    case .style: .style
    case .frame, .target: .frame
    default: nil
    }
  }

  /// The property of an element of a block; none when it does not apply.
  func value(of element: Element, in block: OpenBlock) throws(LuaRaise) -> Value {
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
    case .style: Value(element.style(in: block.session.world.environment))
    case .frame: Value(try block.laidOut(element)?.frame)
    case .target: Value(try block.laidOut(element)?.target)
    case .lines: try block.laidOut(element).map { .list($0.lines) } ?? .none
    }
  }
}

extension Value {
  init(_ text: String?) { self = text.map(Value.string) ?? .none }
  init(_ flag: Bool?) { self = flag.map(Value.boolean) ?? .none }
  init(_ number: Double?) { self = number.map(Value.number) ?? .none }

  /// A style as a table with the tokens' names; what does not apply is not in it.
  init(_ style: Style) {
    let entries: [(String, Value)] = [
      ("background", Value(style.background?.rawValue)),
      ("backgroundOpacity", Value(style.backgroundOpacity)),
      ("border", Value(style.border?.rawValue)),
      ("borderOpacity", Value(style.borderOpacity)),
      ("borderWidth", Value(style.borderWidth)),
      ("figures", Value(style.figures?.rawValue)),
      ("foreground", Value(style.foreground?.rawValue)),
      ("opacity", .number(style.opacity)),
      ("radius", Value(style.radius?.rawValue)),
      ("size", Value(style.size)),
      ("tint", Value(style.tint?.rawValue)),
      ("transition", .string(style.transition.name)),
      ("type", Value(style.type?.name)),
      ("weight", Value(style.weight?.rawValue)),
    ]
    let fields = entries.filter { $0.1 != .none }.map { Field(key: .string($0.0), value: $0.1) }
    self = .table(Table(fields: fields))
  }
}

extension Interpreter {
  func defineElements() throws(LuaError) {
    var element = LuaClass(name: "element")
    let names = ElementProperty.allCases.map(\.rawValue)
    element.properties = names
    element.getProperty = { [unowned self] stack, id, property throws(LuaRaise) in
      let session = try running("an element")
      let handle = session.elements[try session.index(id, "element")]
      let block = OpenBlock(session: session, index: handle.block, opened: session.blocks[handle.block])
      guard let element = block.host.element(handle.element) else {
        session.look = .missing(block: handle.block, locator: handle.element)
        throw session.unmet(
          "the element '\(handle.element)' is no longer on the screen; block:find asks whether it is"
        )
      }
      let property = ElementProperty.allCases[property]
      session.look = .element(block: handle.block, id: handle.element, property)
      let value = try property.value(of: element, in: block)
      if case .string(let text) = value { return .string(text) }
      try push(value, stack)
      if let fields = property.fields, stack.type(at: -1) == .table { try know(fields, stack) }
      return .values(1)
    }
    element.unknownKey = Self.unknownKey("element", names)
    element.describe = { [unowned self] id in
      guard let session, id >> 32 == session.number else { return "element" }
      return "element '\(session.elements[Int(id & 0xFFFF_FFFF)].element)'"
    }
    classes.element = try lua.defineClass(element)
  }

  /// Pushes a plain value; of a table its items, and its fields that have a name.
  func push(_ value: Value, _ stack: LuaStack) throws(LuaRaise) {
    switch value {
    case .none, .opaque: try stack.pushNil()
    case .boolean(let flag): try stack.push(flag)
    case .integer(let integer): try stack.push(integer)
    case .number(let number): try stack.push(number)
    case .string(let text): try stack.push(text)
    case .bytes(let bytes): try stack.push(bytes: bytes)
    case .table(let table):
      try stack.createTable(array: table.items.count, fields: table.fields.count)
      for (index, item) in table.items.enumerated() {
        try push(item, stack)
        try stack.setIndex(index + 1, table: -2)
      }
      for field in table.fields {
        guard case .string(let name) = field.key else { continue }
        try push(field.value, stack)
        try stack.setField(name: name, table: -2)
      }
    }
  }
}
