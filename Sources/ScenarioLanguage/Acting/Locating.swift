import Blocks
import LuaRuntime
import Simulation

/// A block of the running scenario, as a word of the language has met it.
struct OpenBlock {
  let session: Session
  let index: Int
  let opened: Session.Opened

  var host: any SimulatedHost { opened.host }
}

extension Interpreter {
  /// How many ids a message offers.
  private static let mostIDs = 6

  /// The block before the colon.
  func block(_ stack: LuaStack, _ word: String) throws(LuaRaise) -> OpenBlock {
    let session = try running(word, of: "block:")
    if let (objectClass, id) = stack.object(at: 1),
      objectClass == classes.profileSetup || objectClass == classes.interestsPicker
    {
      return try block(id, session)
    }
    throw .message("block:\(word) must be called with a colon on a block, got \(stack.kind(at: 1))")
  }

  func block(_ id: Int64, _ session: Session) throws(LuaRaise) -> OpenBlock {
    let index = try session.index(id, "block")
    return OpenBlock(session: session, index: index, opened: session.blocks[index])
  }

  /// The element that the locator at that place of the stack names; nil when there is none.
  func find(_ block: OpenBlock, _ stack: LuaStack, _ index: Int, _ word: String) throws(LuaRaise) -> Element? {
    let locator = try locator(block, stack, index, word)
    let matches = block.host.elements(at: locator)
    // A topic of two sections is the same topic in both.
    guard matches.count > 1 else { return matches.first }
    let topic = matches[0].topicID
    if topic != nil, matches.allSatisfy({ $0.topicID == topic }) { return matches[0] }
    let ids = matches.prefix(Self.mostIDs).map { "'\($0.id)'" }.joined(separator: ", ")
    let more = matches.count > Self.mostIDs ? ", …" : ""
    throw .message("\(word): \(locator.quoted) names \(matches.count) elements; use an id: \(ids)\(more)")
  }

  /// As `find`; that there is none fails the scenario.
  func get(_ block: OpenBlock, _ stack: LuaStack, _ index: Int, _ word: String) throws(LuaRaise) -> Element {
    if let element = try find(block, stack, index, word) { return element }
    let locator = try locator(block, stack, index, word)
    block.session.look = .missing(block: block.index, locator: locator)
    throw block.session.unmet(missing(locator, block, word))
  }

  /// The locator's text: an id, a label, or the id of an element that was got before.
  func locator(
    _ block: OpenBlock,
    _ stack: LuaStack,
    _ index: Int,
    _ word: String
  ) throws(LuaRaise) -> String {
    if let text = stack.string(at: index) { return text }
    guard let id = stack.object(at: index, of: classes.element) else {
      throw Arguments(stack, of: word).wrong(index, "the locator", "an id, a label or an element")
    }
    let handle = block.session.elements[try block.session.index(id, "element")]
    guard handle.block == block.index else { throw .message("\(word): this element is of another block") }
    return handle.element
  }

  private func missing(_ locator: String, _ block: OpenBlock, _ word: String) -> String {
    let elements = block.host.screen.elements
    guard !elements.isEmpty else {
      return "\(word): there is no \(locator.quoted); the host has taken the block away"
    }
    var seen: Set<String> = [""]
    let names = elements.flatMap { [$0.label, $0.id] }.filter { seen.insert($0).inserted }
    let nearest = Suggestion.nearest(to: locator, among: names, count: 3).map(\.quoted)
    if !nearest.isEmpty {
      return "\(word): there is no \(locator.quoted) on the screen; nearest: \(nearest.joined(separator: ", "))"
    }
    let controls = elements.filter { $0.isEnabled != nil }.map(\.label.quoted)
    return "\(word): there is no \(locator.quoted) on the screen; its controls are \(controls.joined(separator: ", "))"
  }
}
