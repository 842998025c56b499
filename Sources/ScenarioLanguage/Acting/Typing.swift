import Blocks
import LuaRuntime
import Simulation

extension Interpreter {
  /// The enabled text field that the locator names.
  private func field(_ block: OpenBlock, _ stack: LuaStack, _ word: String) throws(LuaRaise) -> Element {
    let element = try get(block, stack, 2, word)
    guard element.role == .textField || element.role == .searchField else {
      throw .message("\(word): \(element.name.quoted) is \(element.role.words), not a text field")
    }
    try block.requireEnabled(element, word)
    return element
  }

  private func giveFocus(_ block: OpenBlock, _ field: Element) throws(LuaRaise) {
    guard block.host.focusedField != field.id else { return }
    block.host.act(on: field.id, .focus)
    _ = try block.finish()
  }

  /// How long there is between keys, from the options at that place.
  private func every(_ stack: LuaStack, _ index: Int, _ word: String, _ block: OpenBlock) throws(LuaRaise) -> Span {
    guard !stack.isNilOrAbsent(at: index) else { return .zero }
    let span = try Options(stack, index, of: word, known: OptionNames.typing).span("every") ?? .zero
    if span > .zero { try block.session.requireBody("\(word) with every") }
    return span
  }

  /// Does the act for each key, with the time between them, none after the last.
  private func pressKeys(
    _ acts: some Collection<FieldAct>,
    every span: Span,
    _ field: Element,
    _ block: OpenBlock,
    _ stack: LuaStack,
    _ word: String
  ) throws(LuaRaise) {
    for (index, act) in acts.enumerated() {
      // A key costs what the text is long: a very long text must not outlast the scenario's limits.
      try stack.charge(block.host.entry(of: field.id).shown.utf8.count / 10)
      if index > 0, span > .zero { try block.session.advance(to: block.session.world.now.advanced(by: span)) }
      // The screen is made only when something may have happened to the field.
      if index > 0, block.host.phase != .resting { try requireField(field, block, stack, word) }
      if span > .zero, case .insert(let key) = act { block.note("type", on: field, with: key) }
      block.host.act(on: field.id, act)
      _ = try block.finish()
    }
  }

  /// A mistake unless the field, which was there at the first key, still takes keys.
  private func requireField(
    _ field: Element,
    _ block: OpenBlock,
    _ stack: LuaStack,
    _ word: String
  ) throws(LuaRaise) {
    guard let now = block.host.element(field.id) else {
      throw .message("\(word): \(field.name.quoted) is gone before the last key")
    }
    try block.requireEnabled(now, word)
  }

  func type(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:type"
    let field = try field(block, stack, word)
    let text = try Arguments(stack, of: word).string(3, "the text")
    if text.unicodeScalars.contains(where: { $0 == "\n" || $0 == "\r" || $0 == "\t" }) {
      throw .message("\(word): a key types no line break or tab; use block:pressReturn() for Return, or block:paste")
    }
    let span = try every(stack, 4, word, block)
    if span == .zero { block.note("type", on: field, with: text) }
    try giveFocus(block, field)
    try pressKeys(text.map { .insert(String($0)) }, every: span, field, block, stack, word)
    return .none
  }

  func backspace(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:backspace"
    let field = try field(block, stack, word)
    var count: Int64 = 1
    if !stack.isNilOrAbsent(at: 3) {
      guard let given = stack.integer(at: 3), (0...100_000).contains(given) else {
        throw Arguments(stack, of: word).wrong(3, "the count", "a whole number from 0 to 100000")
      }
      count = given
    }
    let span = try every(stack, 4, word, block)
    block.note("backspace", on: field, with: "\(count)")
    try giveFocus(block, field)
    let keys = repeatElement(FieldAct.deleteBackward, count: Int(count))
    try pressKeys(keys, every: span, field, block, stack, word)
    return .none
  }

  func paste(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let field = try field(block, stack, "block:paste")
    let text = try Arguments(stack, of: "block:paste").string(3, "the text")
    block.note("paste", on: field, with: text)
    try giveFocus(block, field)
    block.host.act(on: field.id, .insert(text))
    return try block.finish()
  }

  func fill(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let field = try field(block, stack, "block:fill")
    let text = try Arguments(stack, of: "block:fill").string(3, "the text")
    block.note("fill", on: field, with: text)
    block.host.act(on: field.id, .replace(text))
    return try block.finish()
  }

  func clear(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let field = try field(block, stack, "block:clear")
    block.note("clear", on: field)
    block.host.act(on: field.id, .replace(""))
    return try block.finish()
  }

  func compose(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let field = try field(block, stack, "block:compose")
    let text = try Arguments(stack, of: "block:compose").string(3, "the marked text")
    block.note("compose", on: field, with: text)
    try giveFocus(block, field)
    block.host.act(on: field.id, .compose(text))
    return try block.finish()
  }

  func commit(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let word = "block:commit"
    let field = try field(block, stack, word)
    let text = try Arguments(stack, of: word).optionalString(3, "the text")
    guard block.session.runningClosure != nil || block.host.entry(of: field.id).marked != nil else {
      throw .message("\(word): nothing is being composed in \(field.name.quoted); compose first, or paste")
    }
    block.note("commit", on: field, with: text ?? "")
    try giveFocus(block, field)
    block.host.act(on: field.id, .commit(text))
    return try block.finish()
  }

  func focus(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let field = try field(block, stack, "block:focus")
    block.note("focus", on: field)
    try giveFocus(block, field)
    return .none
  }
}

extension Element.Role {
  /// The role in a sentence.
  var words: String {
    switch self {
    case .textField: "a text field"
    case .searchField: "a search field"
    case .chip: "a topic's chip"
    case .swatch: "a colour"
    default: rawValue.withArticle
    }
  }
}
