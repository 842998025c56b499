import Blocks
import Testing

/// The limits as they hold with the topics on offer and the host's selection (IP-M, IP-X, IP-S, IP-L).
struct InterestsLimitsTests {
  private typealias Category = InterestsPicker.Category

  private func button(_ block: InterestsPicker) -> String? {
    block.screen(in: Environment(today: .testToday))["continue"]?.text
  }

  @Test("Below the minimum a tap on the button does nothing at all (IP-M1, IP-M2)")
  func minimum() {
    var block = InterestsPicker.sample()
    for (id, words) in [("music", "Pick 2 more"), ("yoga", "Pick 1 more"), ("history", "Continue")] {
      let before = block
      #expect(block.receive(.continueTapped).isEmpty)
      #expect(block == before)
      _ = block.receive(.topicTapped(id))
      #expect(button(block) == words)
    }
    #expect(block.receive(.continueTapped).requests() == [.save(["music", "yoga", "history"])])
  }

  @Test("The ids are handed on in the topics' order, whatever order they were picked in (IP-A1)")
  func handedOnInOrder() {
    var block = InterestsPicker.sample()
    _ = block.receive(all: ["history", "yoga", "music"].map { .topicTapped($0) })
    #expect(block.receive(.continueTapped).requests() == [.save(["music", "yoga", "history"])])
  }

  @Test("Fewer topics than the minimum: all of them are enough (IP-M4)")
  func fewerTopics() {
    var block = InterestsPicker.sample(categories: [.named("make", ["a", "b"]), .named("move", ["b"])])
    #expect(block.limits.rule == "Pick at least 2.")
    #expect(button(block) == "Pick 2 more")
    _ = block.receive(all: [.topicTapped("a"), .topicTapped("b")])
    #expect(block.allowsContinue)
  }

  @Test("With nothing on offer a minimum of 0 applies, and the card says nothing (IP-L3)")
  func nothingOnOffer() {
    var block = InterestsPicker.sample(categories: [])
    #expect(block.allowsContinue)
    #expect(block.screen(in: Environment(today: .testToday))["empty"] == nil)
    _ = block.receive(.queryChanged("x"))
    #expect(block.screen(in: Environment(today: .testToday))["empty"]?.text == "No topics match")
  }

  @Test("At the maximum the others are locked, and a tap on them does nothing at all (IP-X1, IP-X2)")
  func maximum() {
    var block = InterestsPicker.sample(minimum: 1, maximum: 2)
    _ = block.receive(all: [.topicTapped("music"), .topicTapped("yoga")])
    #expect(block.locked.count == 12)
    #expect(block.showsLimitLine)
    let before = block
    #expect(block.receive(.topicTapped("history")).isEmpty)
    #expect(block == before)

    _ = block.receive(.topicTapped("music"))
    #expect(block.locked.isEmpty)
    #expect(!block.showsLimitLine)
    _ = block.receive(.topicTapped("history"))
    #expect(block.picked == ["yoga", "history"])
  }

  @Test("More picks than the maximum: nothing is dropped, others are locked, Remove says how many (IP-X3)")
  func aboveMaximum() {
    var block = InterestsPicker.sample(selection: ["music", "yoga", "history", "baking"], minimum: 1, maximum: 3)
    #expect(block.count == 4)
    #expect(button(block) == "Remove 1")
    #expect(!block.allowsContinue)
    #expect(block.locked.count == 10)
    _ = block.receive(.topicTapped("baking"))
    #expect(block.allowsContinue)
    #expect(block.locked.count == 11)
    _ = block.receive(.topicTapped("music"))
    #expect(block.locked.isEmpty)
  }

  @Test("A maximum of 0 locks every topic without the line about swapping (IP-X1)")
  func maximumZero() {
    let block = InterestsPicker.sample(maximum: 0)
    #expect(block.locked.count == 14)
    #expect(!block.showsLimitLine)
    #expect(block.allowsContinue)
  }

  @Test("Ids without a topic stay in the host's set, are not counted and not handed on (IP-S2)")
  func unknownIDs() {
    var block = InterestsPicker.sample(selection: ["gone", "music", "yoga"], minimum: 3, maximum: 3)
    #expect(block.count == 2)
    #expect(button(block) == "Pick 1 more")
    #expect(block.receive(.topicTapped("baking")).requests() == [.writeSelection(["baking", "music", "yoga", "gone"])])
    #expect(block.receive(.continueTapped).requests() == [.save(["baking", "music", "yoga"])])
  }

  @Test("A topic that is not on offer can't be picked, nor any while topics load (IP-L1)")
  func notOnOffer() {
    for categories in [Category.samples, nil] {
      var block = InterestsPicker.sample(selection: ["gone"], categories: categories)
      let before = block
      #expect(block.receive(.topicTapped("gone")).isEmpty)
      #expect(block == before)
    }
  }

  @Test(
    "While topics load the count is the selection's, and the button is locked unless the minimum is 0 (IP-L4, IP-M3)",
    arguments: [(0, true), (1, false), (3, false)]
  )
  func loading(minimum: Int, isAllowed: Bool) {
    var block = InterestsPicker.sample(selection: ["music", "gone", "x", "y"], minimum: minimum, categories: nil)
    #expect(block.count == 4)
    #expect(block.allowsContinue == isAllowed)
    let element = block.screen(in: Environment(today: .testToday))["continue"]
    #expect(element?.isEnabled == isAllowed)
    #expect(element?.disabledBecause == (isAllowed ? nil : .loading))
    #expect(block.receive(.continueTapped).isEmpty != isAllowed)
  }

  @Test("Topics that come, change and go keep the picks and write nothing (IP-L1, IP-L2)")
  func categoriesChange() {
    var block = InterestsPicker.sample(selection: ["a", "b", "c"], categories: nil)
    for (categories, count) in [
      ([.named("one", ["a", "b", "c", "d"])], 3), ([.named("two", ["b", "a"])], 2), (nil, 3),
      ([.named("one", ["c"])], 1),
      ([], 0), ([.named("one", ["a", "b", "c"])], 3),
    ] as [([Category]?, Int)] {
      let effects = block.receive(.categoriesChanged(categories))
      #expect(effects == effects.moved().map { .move($0) })
      #expect(block.count == count)
      #expect(Set(block.selection) == ["a", "b", "c"])
    }
  }

  @Test("The block's own picks are nobody else's: nothing is written, and a host's set is not taken (IP-S1)")
  func ownPicks() {
    var block = InterestsPicker.sample()
    #expect(block.receive(.topicTapped("music")).requests().isEmpty)
    #expect(block.receive(.selectionChanged([])).isEmpty)
    #expect(block.picked == ["music"])
  }
}
