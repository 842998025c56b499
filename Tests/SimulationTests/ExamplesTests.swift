import Blocks
import Simulation
import Testing

/// Fieldnote's steps with their stand-in servers.
struct ExamplesTests {
  @Test("Profile Setup is the second step of three; maya is taken and others are free (PS-X1)")
  func profileSetup() {
    let host = ProfileSetupHost.example(in: World())
    #expect(host.element("header")?.label.hasPrefix("Step 2 of 3, ") == true)
    #expect(host.element("role") != nil)
    #expect(host.element("birthday") != nil)
    #expect(host.element("skip") != nil)
    for name in ["maya", "admin", "fieldnote"] {
      host.act(on: "username", .replace(name))
      host.world.pause(milliseconds: 1049)
      #expect(host.block.availability == .checking)
      host.world.pause(milliseconds: 1)
      #expect(host.block.availability == .taken, "\(name)")
    }
    host.act(on: "username", .replace("maya1"))
    host.world.pause(milliseconds: 1050)
    #expect(host.block.availability == .available)
    host.act(on: "name", .replace("Maya"))
    host.tap(id: "continue")
    host.world.pause(milliseconds: 999)
    #expect(host.phase == .working)
    host.world.pause(milliseconds: 1)
    #expect(host.phase == .done)
  }

  @Test("Interests Picker shows grey chips for 0.8 s, wants three picks and saves after a second (IP-E2)")
  func interestsPicker() {
    let host = InterestsPickerHost.example(in: World())
    host.world.pause(milliseconds: 799)
    #expect(host.block.isLoading)
    host.world.pause(milliseconds: 1)
    #expect(!host.block.isLoading)
    let chips = host.screen.elements.filter { $0.role == .chip }
    #expect(chips.count == 14)
    for chip in chips.prefix(2) { #expect(host.tap(chip)) }
    #expect(!host.tap(id: "continue"))
    #expect(host.tap(chips[2]))
    #expect(host.tap(id: "continue"))
    host.world.pause(milliseconds: 999)
    #expect(host.phase == .working)
    host.world.pause(milliseconds: 1)
    #expect(host.said == ["Interests saved"])
  }

  @Test("An example that has gone is no trouble to the topics that were to come")
  func exampleGone() {
    let world = World()
    _ = InterestsPickerHost.example(in: world)
    world.end()
    world.pause(milliseconds: 800)
    #expect(world.now == .at(milliseconds: 800))
  }
}
