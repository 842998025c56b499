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

  @Test("A name is found however its letters are composed, as on the whole screen")
  func composed() {
    let titles = ["Caf\u{E9}", "Cafe\u{301}", "\u{1E69}", "K"]
    let topics = titles.enumerated().map { InterestsPicker.Topic(id: $1 + "\($0)", title: $1, symbol: "") }
    let block = InterestsPicker.sample(categories: [.init(id: "r\u{E9}al", title: "Re\u{301}al", topics: topics)])
    let environment = Environment(today: .testToday)
    let screen = block.screen(in: environment)
    let names = [
      "Caf\u{E9}", "Cafe\u{301}", "s\u{323}\u{307}", "\u{212A}", "R\u{E9}al", "section.re\u{301}al",
      "topic.Cafe\u{301}0", "topic.Caf\u{E9}1", "re\u{301}al/topic.s\u{307}\u{323}2", "topic.\u{212A}3",
    ]
    for name in names {
      #expect(!screen.elements(at: name).isEmpty, "\(name)")
      #expect(block.elements(at: name, in: environment) == screen.elements(at: name), "\(name)")
    }
  }

  @Test("What a field holds and an image shows is no name, whether the whole screen is looked at or not")
  func contents() {
    var picker = InterestsPicker.sample(categories: catalogue.categories)
    _ = picker.receive(.queryChanged("mus"))
    var configuration = ProfileSetup.Configuration()
    configuration.name = "Maya Chen"
    let profile = ProfileSetup(configuration)
    let environment = Environment(today: .testToday)
    for name in ["mus", "Maya Chen", "MC", ""] {
      #expect(picker.screen(in: environment).elements(at: name).isEmpty, "\(name)")
      #expect(picker.elements(at: name, in: environment).isEmpty, "\(name)")
      #expect(profile.screen(in: environment).elements(at: name).isEmpty, "\(name)")
      #expect(profile.elements(at: name, in: environment).isEmpty, "\(name)")
    }
  }

  @Test("A name that is longer than any id is not looked for piece by piece", .timeLimit(.minutes(1)))
  func longName() {
    let block = InterestsPicker.sample(categories: catalogue.categories)
    let name = String(repeating: "section.topic.", count: 20_000)
    let time = ContinuousClock().measure {
      #expect(block.elements(at: name, in: Environment(today: .testToday)).isEmpty)
    }
    #expect(time < .seconds(1))
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
