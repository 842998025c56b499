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

  /// An element to fill in and then to add; nil when it is not wanted, so that nothing need be found out about it.
  ///
  /// The alternate is a further name that it answers to.
  func wanted(_ id: String, _ role: Element.Role, label: String, alternate: String? = nil) -> Element? {
    guard !isFound else { return nil }
    guard locator == nil || isLocator(id) || isLocator(label) || isLocator(alternate) else { return nil }
    return Element(id, role, label: label)
  }

  /// Adds an element that is wanted.
  mutating func add(_ element: Element) {
    if isLocator(element.id) {
      isFound = true
      elements.removeAll()
    }
    elements.append(element)
  }

  private func isLocator(_ name: String?) -> Bool {
    guard let name, let locator else { return false }
    return name == locator
  }

  /// Adds words that are drawn and read as they are.
  mutating func addWords(_ id: String, _ text: String, tone: Element.Tone = .plain) {
    guard var words = wanted(id, .text, label: text) else { return }
    words.text = text
    words.tone = tone
    add(words)
  }

  /// Adds words that are drawn, and read as a part of another element.
  mutating func addDrawnWords(_ id: String, _ text: String, tone: Element.Tone = .plain) {
    guard var words = wanted(id, .text, label: text) else { return }
    words.text = text
    words.tone = tone
    words.isAccessible = false
    add(words)
  }

  /// Adds a button that reads what it is called.
  mutating func addButton(
    _ id: String,
    _ title: String,
    _ disabledBecause: DisabledReason?,
    motion: Motion = .snappy
  ) {
    guard var button = wanted(id, .button, label: title) else { return }
    button.motion = motion
    button.text = title
    button.isBusy = false
    button.disable(because: disabledBecause)
    add(button)
  }

  /// Adds what is drawn but not read.
  mutating func addDecoration(_ id: String, _ role: Element.Role) {
    guard var decoration = wanted(id, role, label: "") else { return }
    decoration.isAccessible = false
    add(decoration)
  }
}
