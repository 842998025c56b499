import Testing

@testable import Blocks

struct CatalogueTests {
  let catalogue = Catalogue([
    .named("make", ["music", "baking"]), .named("empty", []), .named("move", ["yoga", "music"]),
  ])

  @Test("A topic of two sections is on offer once, in its first place (IP-C5)")
  func ids() {
    #expect(catalogue.ids == ["music", "baking", "yoga"])
    #expect(catalogue.count == 3)
    #expect(catalogue.offers("yoga"))
    #expect(!catalogue.offers("empty"))
  }

  @Test("Ids stand in the topics' order, unknown ones behind as they were given (IP-S2)")
  func ordered() {
    #expect(catalogue.ordered(["z", "yoga", "a", "music"]) == ["music", "yoga", "z", "a"])
  }

  @Test(
    "A section's title shows the whole section; sections without a topic to show are not shown (IP-Q1, IP-C1)",
    arguments: [
      ("", ["make: music baking", "move: yoga music"]), ("mu", ["make: music", "move: music"]),
      ("MAKE", ["make: music baking"]), ("empty", []), ("yoga", ["move: yoga"]),
      ("m", ["make: music baking", "move: yoga music"]), ("o", ["move: yoga music"]), ("zzz", []),
    ]
  )
  func matches(_ query: String, _ sections: [String]) {
    let query = SearchText(query: query)
    #expect(catalogue.matches(query).map(Self.words) == sections)
    #expect(catalogue.hasMatch(query) == !sections.isEmpty)
  }

  @Test(
    "What an id or a title names is found as on the whole screen, whatever else is there",
    arguments: ["", "m", "mov", "zzz"]
  )
  func named(_ query: String) {
    var block = InterestsPicker.sample(categories: catalogue.categories)
    _ = block.receive(.queryChanged(query))
    let environment = Environment(today: .testToday)
    let screen = block.screen(in: environment)
    let names = [
      "music", "yoga", "make", "topic.music", "move/topic.music", "make/topic.music", "topic.yoga", "topic.unknown",
      "section.make", "section.move", "section.empty", "empty", "No topics match", "continue", "Pick 3 more", "search",
    ]
    for name in names {
      #expect(block.elements(at: name, in: environment) == screen.elements(at: name), "\(name)")
    }
  }

  @Test("The sections that the search leaves are those of the screen (IP-Q1)")
  func shown() {
    var block = InterestsPicker.sample(categories: catalogue.categories)
    #expect(block.shown.map(Self.words) == ["make: music baking", "move: yoga music"])
    _ = block.receive(.queryChanged("mu"))
    #expect(block.shown.map(Self.words) == ["make: music", "move: music"])
    _ = block.receive(.categoriesChanged(nil))
    #expect(block.shown.isEmpty)
  }

  private static func words(_ section: InterestsPicker.ShownSection) -> String {
    "\(section.category.id): " + section.topics.map(\.title).joined(separator: " ")
  }

  @Test("Fourteen samples under Make, Move and Learn, each with a symbol (IP-E1)")
  func samples() {
    let samples = InterestsPicker.Category.samples
    #expect(samples.map(\.title) == ["Make", "Move", "Learn"])
    #expect(Catalogue(samples).count == 14)
    #expect(samples.flatMap(\.topics).allSatisfy { !$0.symbol.isEmpty && !$0.title.isEmpty })
  }
}
