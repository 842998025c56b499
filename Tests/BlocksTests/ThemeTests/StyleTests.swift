import Blocks
import Testing

/// How elements look, where what they say of themselves could be lost on the way.
struct StyleTests {
  private func style(_ id: String, of block: some Block, reduceMotion: Bool = false) -> Style? {
    var environment = Environment(today: .testToday)
    environment.reduceMotion = reduceMotion
    return block.screen(in: environment)[id]?.style(in: environment)
  }

  @Test("A locked topic stays at 40 % while the block saves (IP-T4)")
  func lockedWhileSaving() {
    var block = InterestsPicker.sample(selection: ["music"], minimum: 1, maximum: 1)
    #expect(style("topic.yoga", of: block)?.opacity == 0.4)
    _ = block.receive(.continueTapped)
    #expect(style("topic.yoga", of: block)?.opacity == 0.4)
    #expect(style("topic.music", of: block)?.opacity == 1)
  }

  @Test("The button that can't be tapped yet stays on fill after Skip, and never while it works (IP-T5)")
  func quietButton() {
    var skipped = InterestsPicker.sample(selection: [])
    _ = skipped.receive(.skipTapped)
    #expect(style("continue", of: skipped)?.background == .fill)
    var working = InterestsPicker.sample(selection: ["music", "yoga", "history"])
    _ = working.receive(.continueTapped)
    #expect(style("continue", of: working)?.background == .accent)
    _ = working.receive(.selectionChanged([]))
    #expect(style("continue", of: working)?.background == .accent)
    #expect(style("count", of: working)?.foreground == .textSecondary)
  }

  @Test("The button that says what to remove, or that waits for the topics, is on fill too (IP-X3, IP-L4)")
  func lockedButton() {
    let tooMany = InterestsPicker.sample(selection: ["music", "yoga"], minimum: 1, maximum: 1)
    #expect(style("continue", of: tooMany)?.background == .fill)
    let loading = InterestsPicker.sample(selection: ["music"], minimum: 1, categories: nil)
    #expect(style("continue", of: loading)?.background == .fill)
    let free = InterestsPicker.sample(minimum: 0, categories: nil)
    #expect(style("continue", of: free)?.background == .accent)
  }

  @Test("A title in the display face is semibold at most (PS-T1, IP-T1)")
  func titles() {
    #expect(style("header.title", of: ProfileSetup.sample())?.weight == .semibold)
    #expect(style("title", of: InterestsPicker.sample())?.weight == .semibold)
  }

  @Test("With Reduce Motion every change fades, the rolling count too (CB-M2)", arguments: SampleScreen.all)
  func reduceMotion(_ sample: SampleScreen) {
    var environment = Environment(today: .testToday)
    for element in sample.screen.elements {
      environment.reduceMotion = true
      #expect(element.style(in: environment).transition == .motion(.fade), "\(element.id)")
      environment.reduceMotion = false
      #expect(element.style(in: environment).transition != .motion(.fade), "\(element.id)")
    }
  }

  @Test("The number of points follows the text size, the style does not", arguments: DynamicTypeSize.allCases)
  func textSize(_ textSize: DynamicTypeSize) {
    var environment = Environment(today: .testToday)
    environment.dynamicTypeSize = textSize
    let screen = ProfileSetup.sample().screen(in: environment)
    for element in screen.elements where element.id != "avatar" {
      let style = element.style(in: environment)
      #expect(style.size == style.type?.metrics(at: textSize).size, "\(element.id)")
    }
    #expect(screen["avatar"]?.style(in: environment).size == 28, "initials stay within their circle")
  }
}
