import Blocks
import Layout
import Testing

@Suite("What overlaps and what leaves the section")
struct FaultTests {
  @Test("Controls that are moved into each other overlap by their targets and by their frames")
  func overlaps() {
    var screen = InterestsPicker.topics(["Yoga", "Music"]).laidOut()
    #expect(screen.overlaps.isEmpty)
    screen.move("topic.1", x: -18)
    #expect(
      screen.overlaps == [
        "the targets of topic.0 and topic.1 overlap by 10 × 44 points",
        "topic.0 and topic.1 overlap by 10 × 40 points",
      ]
    )
  }

  @Test("Targets alone overlap where chips stand apart by less than they are smaller than their targets")
  func targets() {
    var screen = InterestsPicker.topics(["Yoga", "Music", "Photography", "Baking"]).laidOut()
    screen.move("topic.2", y: -6)
    #expect(screen.overlaps.allSatisfy { $0.hasPrefix("the targets of ") } && !screen.overlaps.isEmpty)
  }

  @Test("What stands in an element does not overlap it")
  func containers() {
    let screen = ProfileSetup.full().laidOut()
    #expect(screen["username.at"]?.container.map { screen.elements[$0].element.id } == "username")
    #expect(screen["username"]?.container.map { screen.elements[$0].element.id } == "card")
    #expect(screen["header.title"]?.container.map { screen.elements[$0].element.id } == "header")
    #expect(screen["skip"]?.container == nil)
    #expect(screen.overlaps.isEmpty)
  }

  @Test("What leaves the section, its card or its own frame is told with how far and where")
  func outside() {
    var screen = ProfileSetup.full().laidOut()
    screen.move("skip", x: 250)
    screen.move("photo.line", x: 5)
    let place = screen.elements.firstIndex { $0.element.id == "continue" }
    if let place { screen.elements[place].frame.height = 30 }
    #expect(
      screen.outside == [
        "what is drawn of continue leaves its frame by 22 at its bottom",
        "skip leaves the section by 126 at its right",
        "the target of skip leaves the section by 126 at its right",
      ]
    )
    screen.move("photo.line", x: 30)
    #expect(screen.outside.contains("photo.line leaves card by 19 at its right"))
  }

  @Test("A grapheme that is wider than its chip is told, not hidden")
  func tooWide() {
    let screen = InterestsPicker.topics(["Yoga"]).laidOut(width: 60)
    #expect(screen.outside.contains { $0.contains("topic.0") })
  }
}

extension LaidOutScreen {
  /// Moves an element with all that is drawn of it.
  fileprivate mutating func move(_ id: String, x: Double = 0, y: Double = 0) {
    guard let index = elements.firstIndex(where: { $0.element.id == id }) else { return }
    func move(_ frame: inout Rectangle) { (frame.x, frame.y) = (frame.x + x, frame.y + y) }
    move(&elements[index].frame)
    if var target = elements[index].target {
      move(&target)
      elements[index].target = target
    }
    for box in elements[index].backgrounds.indices { move(&elements[index].backgrounds[box].frame) }
    for box in elements[index].borders.indices { move(&elements[index].borders[box].frame) }
    for symbol in elements[index].symbols.indices { move(&elements[index].symbols[symbol].frame) }
    for text in elements[index].words.indices { move(&elements[index].words[text].frame) }
  }
}
