import Blocks
import LuaRuntime
import Simulation

/// A word that is said of a block, as in `block:tap("Continue")`.
struct BlockWord {
  /// What it does to the block, with its arguments from the second on.
  typealias Act = (Interpreter, OpenBlock, LuaStack) throws(LuaRaise) -> LuaResults

  let name: String
  /// The most arguments that it takes.
  let most: Int
  let act: Act

  init(_ name: String, _ most: Int, _ act: @escaping Act) {
    self.name = name
    self.most = most
    self.act = act
  }
}

extension Interpreter {
  func defineBlocks() throws(LuaError) {
    var profileSetup = LuaClass(name: "ProfileSetup")
    profileSetup.methods = methods(acts: Self.sharedActs + Self.profileActs)
    profileSetup.properties = BlockProperty.profileSetup.map(\.rawValue)
    classes.profileSetup = try lua.defineClass(block(profileSetup, BlockProperty.profileSetup))
    var interestsPicker = LuaClass(name: "InterestsPicker")
    interestsPicker.methods = methods(acts: Self.sharedActs + Self.interestsActs)
    interestsPicker.properties = BlockProperty.allCases.map(\.rawValue)
    classes.interestsPicker = try lua.defineClass(block(interestsPicker, BlockProperty.allCases))
  }

  /// The acts, each looked at by who watches the scenario, and what only looks.
  private func methods(acts: [BlockWord]) -> [LuaClass.Method] {
    let watched = acts.map { word in
      BlockWord(word.name, word.most) { interpreter, block, stack throws(LuaRaise) in
        let results = try block.session.watching(stack.title(of: word.name), on: block.index) { () throws(LuaRaise) in
          try word.act(interpreter, block, stack)
        }
        try block.session.stepped()
        return results
      }
    }
    return (watched + Self.looks).map { word in
      LuaClass.Method(
        word.name,
        method("block:\(word.name)", most: word.most + 1, hasReceiver: true) { interpreter, stack throws(LuaRaise) in
          try word.act(interpreter, try interpreter.block(stack, word.name), stack)
        }
      )
    }
  }

  private func block(_ definition: LuaClass, _ properties: [BlockProperty]) -> LuaClass {
    var definition = definition
    let names = definition.methods.map(\.name) + definition.properties
    definition.getProperty = { [unowned self] stack, id, property throws(LuaRaise) in
      let session = try running("block")
      return try push(properties[property], of: try block(id, session), stack)
    }
    definition.unknownKey = Self.unknownKey(definition.name, names)
    return definition
  }

  // MARK: Acts that both blocks know

  static var sharedActs: [BlockWord] {
    [
      BlockWord("tap", 1, { interpreter, block, stack throws(LuaRaise) in try interpreter.tap(block, stack) }),
      BlockWord("type", 3, { interpreter, block, stack throws(LuaRaise) in try interpreter.type(block, stack) }),
      BlockWord("paste", 2, { interpreter, block, stack throws(LuaRaise) in try interpreter.paste(block, stack) }),
      BlockWord("fill", 2, { interpreter, block, stack throws(LuaRaise) in try interpreter.fill(block, stack) }),
      BlockWord("clear", 1, { interpreter, block, stack throws(LuaRaise) in try interpreter.clear(block, stack) }),
      BlockWord(
        "backspace",
        3,
        { interpreter, block, stack throws(LuaRaise) in try interpreter.backspace(block, stack) }
      ),
      BlockWord("compose", 2, { interpreter, block, stack throws(LuaRaise) in try interpreter.compose(block, stack) }),
      BlockWord("commit", 2, { interpreter, block, stack throws(LuaRaise) in try interpreter.commit(block, stack) }),
      BlockWord("focus", 1, { interpreter, block, stack throws(LuaRaise) in try interpreter.focus(block, stack) }),
      BlockWord(
        "pressReturn",
        0,
        { interpreter, block, stack throws(LuaRaise) in try interpreter.pressReturn(block, stack) }
      ),
      BlockWord(
        "dismissKeyboard",
        0,
        { interpreter, block, stack throws(LuaRaise) in
          block.note("dismiss the keyboard")
          block.host.dismissKeyboard()
          return try block.finish()
        }
      ),
      BlockWord(
        "leave",
        0,
        { interpreter, block, stack throws(LuaRaise) in
          block.note("leave")
          block.host.leave()
          return try block.finish()
        }
      ),
    ]
  }

  private func tap(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    let element = try get(block, stack, 2, "block:tap")
    block.note("tap", on: element)
    let didSomething = block.host.tap(element)
    if !didSomething {
      block.session.world.timeline.add(
        .didNothing(element.disabledBecause),
        to: block.index,
        at: block.session.world.now
      )
    }
    _ = try block.finish()
    try stack.push(didSomething)
    return .values(1)
  }

  private func pressReturn(_ block: OpenBlock, _ stack: LuaStack) throws(LuaRaise) -> LuaResults {
    guard let focused = block.host.focusedField else {
      throw .message("block:pressReturn: no field has focus; focus one first, as with block:focus(\"Username\")")
    }
    block.note("press Return", in: focused)
    block.host.pressReturn()
    return try block.finish()
  }

  // MARK: Acts that only one block knows

  static var profileActs: [BlockWord] {
    [
      BlockWord(
        "choosePhoto",
        2,
        { interpreter, block, stack throws(LuaRaise) in try interpreter.choosePhoto(block, stack) }
      ),
      BlockWord("choose", 2, { interpreter, block, stack throws(LuaRaise) in try interpreter.choose(block, stack) }),
      BlockWord(
        "setBirthday",
        1,
        { interpreter, block, stack throws(LuaRaise) in try interpreter.setBirthday(block, stack) }
      ),
    ]
  }

  static var interestsActs: [BlockWord] {
    [
      BlockWord(
        "setCategories",
        1,
        { interpreter, block, stack throws(LuaRaise) in try interpreter.setCategories(block, stack) }
      ),
      BlockWord(
        "setSelection",
        1,
        { interpreter, block, stack throws(LuaRaise) in try interpreter.setSelection(block, stack) }
      ),
    ]
  }
}

extension OpenBlock {
  func note(_ verb: String, on element: Element? = nil, with detail: String = "") {
    session.world.timeline.addAct(
      verb,
      on: element.map(\.name) ?? "",
      with: detail,
      to: index,
      at: session.world.now
    )
  }

  func note(_ verb: String, in field: String) {
    session.world.timeline.addAct(verb, on: field, to: index, at: session.world.now)
  }

  /// An act returns when all that is due at its own instant has happened.
  func finish() throws(LuaRaise) -> LuaResults {
    try session.finishMoment()
    return .none
  }

  /// A mistake unless the element can be acted on.
  func requireEnabled(_ element: Element, _ word: String) throws(LuaRaise) {
    guard element.isEnabled != true else { return }
    session.look = .element(block: index, id: element.id, .enabled)
    let why = element.disabledBecause.map { ", because \($0.words)" } ?? ""
    throw session.unmet("\(word): \(element.name.quoted) is not enabled\(why)")
  }
}

extension Element {
  /// What to call the element: by its label where it has one.
  var name: String { label.isEmpty ? id : label }
}
