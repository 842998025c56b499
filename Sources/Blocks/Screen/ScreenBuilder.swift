/// Collects the elements of a screen, all of them or only those that a locator may mean.
///
/// A block describes its elements once, in reading order; what nobody asks for is not made.
public struct ScreenBuilder {
  /// The elements so far, in reading order.
  private(set) var elements: [Element] = []
  /// What alone is looked for, or nil for all elements.
  let locator: String?
  /// Whether the element of the locator's id was found, so that no other is wanted.
  private(set) var isFound = false

  /// A builder of all elements, or of those whose id, label or words are the locator.
  init(locator: String? = nil) {
    self.locator = locator
    if locator == nil { elements.reserveCapacity(32) }
  }

  /// Whether the element is wanted; if not, nothing need be found out about it.
  func wants(_ id: String, label: String, alternate: String? = nil) -> Bool {
    guard !isFound else { return false }
    guard let locator else { return true }
    return id == locator || label == locator || alternate == locator
  }

  /// Adds an element when it is wanted, filled in where it lies.
  ///
  /// The alternate is a further name that it answers to.
  mutating func add(
    _ id: String,
    _ role: Element.Role,
    label: String,
    alternate: String? = nil,
    _ fill: (inout Element) -> Void = { _ in }
  ) {
    guard wants(id, label: label, alternate: alternate) else { return }
    if id == locator {
      isFound = true
      elements.removeAll()
    }
    elements.append(Element(id, role, label: label))
    fill(&elements[elements.endIndex - 1])
  }

  /// Adds words that are drawn and read as they are.
  mutating func addWords(_ id: String, _ text: String, tone: Element.Tone = .plain) {
    add(id, .text, label: text) { words in
      words.text = text
      words.tone = tone
    }
  }

  /// Adds words that are drawn, and read as a part of another element.
  mutating func addDrawnWords(_ id: String, _ text: String, tone: Element.Tone = .plain) {
    add(id, .text, label: text) { words in
      words.text = text
      words.tone = tone
      words.isAccessible = false
    }
  }

  /// Adds a button that reads what it is called.
  mutating func addButton(
    _ id: String,
    _ title: String,
    _ disabledBecause: DisabledReason?,
    motion: Motion = .snappy
  ) {
    add(id, .button, label: title) { button in
      button.motion = motion
      button.text = title
      button.isBusy = false
      button.disable(because: disabledBecause)
    }
  }

  /// Adds what is drawn but not read.
  mutating func addDecoration(_ id: String, _ role: Element.Role) {
    add(id, role, label: "") { $0.isAccessible = false }
  }
}
