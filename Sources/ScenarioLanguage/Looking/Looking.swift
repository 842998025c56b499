import Blocks
import Layout
import LuaRuntime
import Simulation

/// The elements that scripts hold: each once, by its block and id.
struct ElementHandles {
  struct Handle: Hashable {
    var block: Int
    var element: String
  }

  private var handles: [Handle] = []
  private var places: [Handle: Int] = [:]

  subscript(index: Int) -> Handle { handles[index] }

  mutating func place(of handle: Handle) -> Int {
    if let known = places[handle] { return known }
    places[handle] = handles.count
    handles.append(handle)
    return handles.count - 1
  }
}

extension Interpreter {
  /// The words that look at a block and its journal.
  static var looks: [BlockWord] {
    [
      BlockWord(
        "forget",
        0,
        { interpreter, block, stack throws(LuaRaise) in
          block.session.forget(block)
          try block.session.stepped()
          return .none
        }
      ),
      BlockWord(
        "get",
        1,
        { interpreter, block, stack throws(LuaRaise) in
          interpreter.object(of: try interpreter.get(block, stack, 2, "block:get"), in: block)
        }
      ),
      BlockWord(
        "find",
        1,
        { interpreter, block, stack throws(LuaRaise) in
          guard let element = try interpreter.find(block, stack, 2, "block:find") else {
            block.session.look = .missing(
              block: block.index,
              locator: try interpreter.locator(block, stack, 2, "block:find")
            )
            try stack.pushNil()
            return .values(1)
          }
          return interpreter.object(of: element, in: block)
        }
      ),
      BlockWord("all", 1, { interpreter, block, stack throws(LuaRaise) in try interpreter.all(block, stack) }),
      BlockWord(
        "shows",
        1,
        { interpreter, block, stack throws(LuaRaise) in
          let text = try Arguments(stack, of: "block:shows").string(2, "the text")
          try stack.push(block.host.screen.shows(text))
          return .values(1)
        }
      ),
      BlockWord(
        "outline",
        0,
        { interpreter, block, stack throws(LuaRaise) in
          .string(block.host.screen.outline)
        }
      ),
      BlockWord(
        "overlaps",
        0,
        { interpreter, block, stack throws(LuaRaise) in
          try interpreter.push(.list(try block.laidOut().overlaps), stack)
          return .values(1)
        }
      ),
      BlockWord(
        "outside",
        0,
        { interpreter, block, stack throws(LuaRaise) in
          try interpreter.push(.list(try block.laidOut().outside), stack)
          return .values(1)
        }
      ),
      snapshot,
    ]
  }

  /// The object that stands for an element.
  private func object(of element: Element, in block: OpenBlock) -> LuaResults {
    .object(classes.element, id(of: element, in: block))
  }

  private func id(of element: Element, in block: OpenBlock) -> Int64 {
    let place = block.session.elements.place(of: ElementHandles.Handle(block: block.index, element: element.id))
    return block.session.id(place)
  }

  /// The value on top that an element's property is to have; a mistake when the property never has such a value.
  private func wantedValue(of property: ElementProperty, _ stack: LuaStack) throws(LuaRaise) -> Value {
    let value = try value(stack, -1)
    switch (property.kind, value) {
    case (.text, .string), (.flag, .boolean), (.table, .table): return value
    default: throw .message("block:all: \(property.rawValue) must be \(property.kind.rawValue), got \(value.kind)")
    }
  }

  private func all(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    var wanted: [(property: ElementProperty, value: Value)] = []
    if !stack.isNilOrAbsent(at: 2) {
      guard stack.type(at: 2) == .table else {
        throw .message("block:all wants what to look for in a table { … }, got \(stack.kind(at: 2))")
      }
      try stack.forEachField(ofTable: 2) { (stack) throws(LuaRaise) in
        guard let name = stack.string(at: -2), let property = ElementProperty(rawValue: name) else {
          throw try Options.unknown(stack, 2, "block:all", ElementProperty.allCases.map(\.rawValue))
        }
        wanted.append((property, try wantedValue(of: property, stack)))
      }
      if let role = wanted.first(where: { $0.property == .role }), case .string(let name) = role.value,
        Element.Role(rawValue: name) == nil
      {
        let roles = Element.Role.allCases.map(\.rawValue)
        throw .message(
          "block:all: there is no role \(name.quoted)\(Suggestion.question(for: name, among: roles)) "
            + "(it is one of \(roles.joined(separator: ", ")))"
        )
      }
    }
    var matches: [Element] = []
    for element in block.host.screen.elements {
      var isMatch = true
      for (property, value) in wanted where isMatch { isMatch = try property.value(of: element, in: block) == value }
      if isMatch { matches.append(element) }
    }
    try stack.createTable(array: matches.count, fields: 0)
    for (index, element) in matches.enumerated() {
      try stack.push(object: classes.element, id: id(of: element, in: block))
      try stack.setIndex(index + 1, table: -2)
    }
    return .values(1)
  }
}
