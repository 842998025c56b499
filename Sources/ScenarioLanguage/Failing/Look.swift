/// What a script has looked at last, and so what an expectation about a plain value is about.
enum Look: Hashable {
  /// A block's state.
  case state(block: Int)
  /// A property of an element.
  case element(block: Int, id: String, ElementProperty)
  /// An element that is not on the screen.
  case missing(block: Int, locator: String)
  /// A list of a block's journal.
  case journal(block: Int, JournalList)

  /// The block that was looked at, by its place in the order of opening.
  var block: Int {
    switch self {
    case .state(let block), .element(let block, _, _), .missing(let block, _), .journal(let block, _): block
    }
  }
}
