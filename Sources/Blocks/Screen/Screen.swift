/// What a block shows, from top to bottom, as it is read.
public struct Screen: Sendable, Hashable {
  /// The elements in reading order.
  public var elements: [Element] = []

  /// The screen of a block that is not there (CB-K3).
  public init() {}

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The element of that id; a topic is found with its section's id in front too.
  public subscript(id: String) -> Element? {
    elements.first { $0.id == id } ?? elements.first { $0.qualifiedID == id }
  }

  /// The elements that a locator names: the one of that id, or those of that label or drawn words.
  public func elements(at locator: String) -> [Element] {
    if let element = self[locator] { return [element] }
    let labelled = elements.filter { $0.isAccessible && ($0.label == locator || $0.inputLabel == locator) }
    return labelled.isEmpty ? elements.filter { $0.words == locator } : labelled
  }

  /// Whether that is the whole text of something that is drawn.
  public func shows(_ text: String) -> Bool {
    elements.contains { element in
      if element.text == text { return true }
      switch element.role {
      case .textField, .menu, .row: return element.value == text || element.label == text
      default: return false
      }
    }
  }
}

extension Element {
  /// The drawn words that it can be called by; what it holds, such as the text of a field, changes and is no name.
  fileprivate var words: String? {
    switch role {
    case .textField, .searchField, .image: nil
    default: text == "" ? nil : text
    }
  }
}
