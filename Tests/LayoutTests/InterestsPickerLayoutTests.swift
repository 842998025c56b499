import Blocks
import Layout
import Testing

@Suite("Interests Picker laid out")
struct InterestsPickerLayoutTests {
  @Test("From top to bottom in 350 points at the default size (IP-Y1, IP-Y3, IP-Y4)")
  func defaultSize() {
    let screen = InterestsPicker.topics(["Baking", "Photography", "Yoga", "Music"]).laidOut()
    // A chip: 14 + 20 + 6 + 7.5 a letter + 14.
    let frames: KeyValuePairs<String, [Double]> = [
      "title": [0, 0, 252, 34], "rule": [0, 42, 213, 22], "count": [290, 43.5, 60, 20],
      "search": [0, 88, 350, 52],
      "card": [0, 164, 350, 154], "section.all": [16, 180, 26, 22],
      "topic.0": [16, 214, 99, 40], "topic.1": [123, 214, 137, 40], "topic.2": [16, 262, 84, 40],
      "topic.3": [108, 262, 92, 40],
      "continue": [0, 342, 350, 52], "skip": [124, 402, 102, 44],
    ]
    for (id, frame) in frames { #expect(screen.frame(id) == frame, "\(id)") }
    #expect(screen.target("topic.0") == [16, 212, 99, 44])
    #expect(screen.overlaps.isEmpty && screen.outside.isEmpty)
  }

  @Test("The count moves under the rule at accessibility sizes alone (IP-Y2)", arguments: DynamicTypeSize.allCases)
  func count(_ textSize: DynamicTypeSize) throws {
    let screen = InterestsPicker(InterestsPicker.Configuration()).laidOut(textSize)
    let (rule, count) = (try #require(screen["rule"]), try #require(screen["count"]))
    if textSize.isAccessibilitySize {
      #expect(count.frame.y == rule.frame.maxY + 4 && count.frame.x == 0)
    } else {
      #expect(count.frame.maxX == 350)
      #expect(count.words.first?.lines.first?.baseline == rule.words.first?.lines.first?.baseline)
    }
  }

  @Test("A label that is too long for the line wraps inside its chip, which is as round as one of a line (IP-Y2)")
  func longLabel() throws {
    let label = "Everything that can be made of paper by hand"
    let screen = InterestsPicker.topics(["Music", label, "Yoga"]).laidOut()
    // 318 − 28 − 26 = 264 points hold 35 letters of 7.5.
    let chip = try #require(screen["topic.1"])
    #expect(chip.lines == ["Everything that can be made of", "paper by hand"])
    #expect(chip.frame.numbers == [16, chip.frame.y, 279, 60])
    #expect(chip.backgrounds.map(\.radius) == [20])
    #expect(screen.outside.isEmpty && screen.overlaps.isEmpty)
  }

  @Test("Chips of a large size are taller than their target would have to be", arguments: DynamicTypeSize.allCases)
  func chipHeight(_ textSize: DynamicTypeSize) throws {
    let chip = try #require(InterestsPicker.topics(["Yoga"]).laidOut(textSize)["topic.0"])
    let line = SPTheme.TypeStyle.subhead.metrics(at: textSize).leading
    #expect(chip.frame.height == max(40, line + 20))
    #expect(chip.target?.height == max(44, chip.frame.height))
  }

  @Test("The search's target leaves room for that of its clear button")
  func searchTargets() {
    var block = InterestsPicker.topics(["Yoga"])
    #expect(block.laidOut().target("search") == [0, 88, 350, 52])
    _ = block.receive(.queryChanged("yo"))
    let screen = block.laidOut()
    #expect(screen.target("search") == [0, 88, 302, 52])
    #expect(screen.target("search.clear") == [302, 92, 44, 44])
    #expect(screen["search.clear"]?.symbols.map(\.name) == ["xmark.circle.fill"])
    #expect(screen.overlaps.isEmpty && screen.outside.isEmpty)
  }

  @Test("Grey chips flow while topics load, and grow with the text (IP-L1)")
  func placeholder() throws {
    var configuration = InterestsPicker.Configuration()
    configuration.categories = nil
    let block = InterestsPicker(configuration)
    let placeholder = try #require(block.laidOut()["placeholder"])
    #expect(placeholder.backgrounds.count == 9)
    #expect(placeholder.backgrounds.map(\.frame.width) == [92, 108, 84, 116, 96, 124, 88, 104, 80])
    #expect(placeholder.backgrounds.allSatisfy { $0.frame.height == 40 && $0.radius == 20 })
    let large = try #require(block.laidOut(.accessibility5)["placeholder"])
    #expect(large.backgrounds.first?.frame.height == 78)
    #expect(block.laidOut(.accessibility5).outside.isEmpty)
  }

  @Test("Nothing on offer leaves a card of its padding alone; no match says so in it (IP-L3, IP-Q2)")
  func emptyCard() {
    var block = InterestsPicker.topics([])
    #expect(block.laidOut()["card"]?.frame.height == 32)
    _ = block.receive(.queryChanged("x"))
    #expect(block.laidOut()["card"]?.frame.height == 54)
    #expect(block.laidOut()["empty"]?.frame.x == 16)
  }

  @Test("The line at the maximum stands under the card (IP-Y4)")
  func limitLine() throws {
    var block = InterestsPicker.topics(["Yoga", "Music"], maximum: 1)
    _ = block.receive(.topicTapped("0"))
    let screen = block.laidOut()
    let (card, limit) = (try #require(screen["card"]), try #require(screen["limit"]))
    #expect(limit.frame.y == card.frame.maxY + 12)
    #expect(screen["continue"]?.frame.y == limit.frame.maxY + 24)
  }

  @Test("Everything is mirrored when the title runs from right to left")
  func rightToLeft() {
    let screen = InterestsPicker.topics(["موسيقى", "Yoga"], title: "ما الذي يهمك؟").laidOut()
    #expect(screen.isRightToLeft)
    #expect(screen["topic.0"]?.frame.maxX == 334)
    #expect(screen["topic.1"].map { $0.frame.maxX < 334 } == true)
    #expect(screen["topic.1"].map { $0.symbols[0].frame.x > $0.words[0].frame.x } == true)
    #expect(screen["count"]?.frame.x == 0)
  }
}
