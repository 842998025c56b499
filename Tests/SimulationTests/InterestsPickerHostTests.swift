import Blocks
import Simulation
import Testing

/// The app in small around Interests Picker.
struct InterestsPickerHostTests {
  @Test("A pick writes the host's selection, with its time (IP-S1)")
  func writes() {
    let host = InterestsPickerHost.opened(in: World(), selection: ["unknown", "cook"])
    host.world.pause(milliseconds: 250)
    #expect(host.tap(id: "topic.draw"))
    #expect(host.selection == ["draw", "cook", "unknown"])
    #expect(host.runner.journal.writes.map(\.what) == [["draw", "cook", "unknown"]])
    #expect(host.runner.journal.writes.map(\.at) == [.at(milliseconds: 250)])
    #expect(host.felt == [.selection])
  }

  @Test("The host's change is followed at once, and nothing is written for it (IP-S1)")
  func hostChanges() {
    let host = InterestsPickerHost.opened(in: World(), selection: [])
    host.setSelection(["sew", "sew", "draw"])
    #expect(host.selection == ["sew", "draw"])
    #expect(host.block.picked == ["draw", "sew"])
    #expect(host.runner.journal.writes.isEmpty)
    #expect(host.felt.isEmpty)
  }

  @Test("A block that keeps its own picks has no host's selection")
  func ownPicks() {
    let host = InterestsPickerHost.opened(in: World())
    host.tap(id: "topic.sew")
    #expect(host.selection == nil)
    #expect(host.block.picked == ["sew"])
    #expect(host.runner.journal.writes.isEmpty)
  }

  @Test("A save under way keeps the set it was given; the host's change shows at once (IP-S1)")
  func saveUnderWay() {
    let world = World()
    let host = InterestsPickerHost.opened(in: world, selection: ["sew"], onContinue: ManualServer())
    #expect(host.tap(id: "continue"))
    host.setSelection(["draw"])
    #expect(host.calls.map(\.argument) == [.topics(["sew"])])
    #expect(host.block.picked == ["draw"])
  }

  @Test("A search is typed, cleared and left with the keyboard")
  func search() {
    let host = InterestsPickerHost.opened(in: World())
    host.act(on: "search", .focus)
    #expect(host.focusedField == "search")
    host.act(on: "search", .insert("sew"))
    #expect(host.element("topic.draw") == nil)
    #expect(host.tap(id: "search.clear"))
    #expect(host.element("topic.draw") != nil)
    host.dismissKeyboard()
    #expect(host.focusedField == nil)
  }

  @Test("Topics that come later load in, and the picks stand (IP-L1)")
  func load() {
    let host = InterestsPickerHost.opened(in: World(), selection: ["sew"])
    let topics = [
      InterestsPicker.Category(
        id: "a",
        title: "A",
        topics: [InterestsPicker.Topic(id: "sew", title: "Sew", symbol: "circle")]
      )
    ]
    host.setCategories(nil)
    #expect(host.element("placeholder")?.label == "Loading topics")
    host.forget()
    host.setCategories(topics)
    // The topics themselves, then the button, which can be tapped from now on.
    #expect(host.moved == [.smooth, .standard])
    #expect(host.element("topic.sew")?.isSelected == true)
    #expect(host.runner.journal.writes.isEmpty)
  }

  @Test("A save goes on when the host takes the block away (CB-K3)")
  func leaveDuringSave() {
    let world = World()
    let server = ManualServer()
    let host = InterestsPickerHost.opened(in: world, selection: ["sew"], onContinue: server)
    host.tap(id: "continue")
    host.leave()
    server.answer(server.pending[0], .threw(.described("Down")))
    #expect(host.calls.map(\.outcome) == [.threw])
    #expect(host.said == ["Down"])
    #expect(host.felt == [.error])
  }
}
