import Blocks
import Testing

@testable import ScenarioLanguage

@Suite("A screen as the text of a snapshot")
struct SnapshotTextTests {
  private let environment = Environment(today: .suggestedBirthday)

  @Test("All of a screen, element by element")
  func picker() {
    var configuration = InterestsPicker.Configuration()
    configuration.categories = [
      InterestsPicker.Category(
        id: "make",
        title: "Make \"things\"\nby hand",
        topics: [InterestsPicker.Topic(id: "music", title: "Music", symbol: "circle")]
      )
    ]
    configuration.selection = ["music"]
    configuration.limits = PickLimits(minimum: 1, maximum: 1)
    let screen = InterestsPicker(configuration).screen(in: environment)
    #expect(
      SnapshotText(screen, in: environment).text == #"""
        title: header "What are you into?"
          foreground: textPrimary
          type: display, semibold
          transition: snappy
        rule: text "Pick 1."
          foreground: textSecondary
          type: body, regular
          transition: snappy
        count: text "1 of 1 picked"
          text: "1 picked"
          foreground: textPrimary
          type: subhead, medium, tabular
          transition: numericText
        search: searchField "Search topics"
          value: ""
          note: ""
          hint: ""
          symbol: "magnifyingglass"
          flags: enabled
          foreground: textSecondary
          type: body, regular
          background: fill
          border: separator, 1
          radius: md
          tint: textSecondary
          transition: snappy
        card: card ""
          flags: only drawn
          background: surface
          radius: lg
          transition: snappy
        section.make: header "Make \"things\"\nby hand"
          foreground: textPrimary
          type: headline, semibold
          transition: snappy
        make/topic.music: chip "Music"
          symbol: "checkmark"
          flags: enabled, selected
          foreground: textPrimary
          type: subhead, medium
          background: accent at 0.14
          border: accent at 0.6, 1
          radius: capsule
          tint: accent
          transition: snappy
        limit: text "Tap a topic to swap it out."
          foreground: textSecondary
          type: footnote, regular
          transition: snappy
        continue: button "Continue"
          flags: enabled
          foreground: accentOn
          type: headline, semibold
          background: accent
          radius: md
          transition: standard

        """#
    )
  }

  @Test("A block that is not there")
  func nothing() {
    #expect(
      SnapshotText(Screen(), in: environment).text == "(nothing: the host has taken the block away)\n"
    )
  }

  @Test("Sizes are not in it, and so the text size changes nothing")
  func sizes() {
    var large = environment
    large.dynamicTypeSize = .accessibility5
    large.width = 320
    let block = ProfileSetup(ProfileSetup.Configuration())
    #expect(
      SnapshotText(block.screen(in: large), in: large).text
        == SnapshotText(block.screen(in: environment), in: environment).text
    )
  }
}
