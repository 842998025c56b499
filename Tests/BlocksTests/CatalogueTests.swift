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
      ("", ["0: 0 1", "2: 0 1"]), ("mu", ["0: 0", "2: 1"]), ("MAKE", ["0: 0 1"]), ("empty", []), ("yoga", ["2: 0"]),
      ("m", ["0: 0 1", "2: 0 1"]), ("o", ["2: 0 1"]), ("zzz", []),
    ]
  )
  func matches(_ query: String, _ sections: [String]) {
    let found = catalogue.matches(SearchText(query: query)).map { match in
      "\(match.section): " + match.topics.map(String.init).joined(separator: " ")
    }
    #expect(found == sections)
  }

  @Test("Fourteen samples under Make, Move and Learn, each with a symbol (IP-E1)")
  func samples() {
    let samples = InterestsPicker.Category.samples
    #expect(samples.map(\.title) == ["Make", "Move", "Learn"])
    #expect(Catalogue(samples).count == 14)
    #expect(samples.flatMap(\.topics).allSatisfy { !$0.symbol.isEmpty && !$0.title.isEmpty })
  }
}
