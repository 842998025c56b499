import Blocks
import Simulation
import Testing

@testable import ScenarioLanguage

@Suite("Who watches a scenario")
struct WatchingTests {
  private static func glimpses(_ body: String) throws -> [Glimpse] {
    let scripts = try Scripts(["it.lua": "scenario(\"it\", function()\n\(body)\nend)"])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    var glimpses: [Glimpse] = []
    let result = file.run(0) { glimpses.append($0) }
    #expect(result.failure?.message == nil)
    return glimpses
  }

  @Test("Every act is seen when it is done, and every moment at which a screen has changed, in their order")
  func order() throws {
    let glimpses = try Self.glimpses(
      """
      local block = ProfileSetup { checkUsername = function() sleep(0.2) return true end }
      block:tap("colour.0")
      block:fill("Username", "maya")
      block:forget()
      pause(10)
      environment { colorScheme = "dark" }
      """
    )
    #expect(
      glimpses.map(\.cause) == [
        .act("open ProfileSetup"), .act("tap colour.0"), .act("fill Username"), .time(isInsideAct: false),
        .time(isInsideAct: false), .act("environment"),
      ]
    )
    #expect(glimpses.map(\.moment.words) == ["0.000", "0.000", "0.000", "0.450", "0.650", "10.000"])
    #expect(
      glimpses.map { $0.screen["username"]?.note } == ["", "", "", "Checking…", "@maya is yours", "@maya is yours"]
    )
    #expect(glimpses.map(\.environment.colorScheme) == [.light, .light, .light, .light, .light, .dark])
  }

  @Test("Keys that are typed one after the other are parts of one act")
  func typing() throws {
    let glimpses = try Self.glimpses(
      """
      local block = ProfileSetup {}
      block:type("Display name", "Maya", { every = 0.1 })
      """
    )
    #expect(glimpses.map(\.cause).last == .act("type Display name"))
    #expect(glimpses.last?.screen["name"]?.value == "Maya")
    #expect(glimpses.dropFirst().dropLast().allSatisfy { $0.cause == .time(isInsideAct: true) })
  }

  @Test("Of several blocks the one that is acted on is seen, and others when they change")
  func blocks() throws {
    let glimpses = try Self.glimpses(
      """
      local profile, interests = ProfileSetup { name = "Maya" }, InterestsPickerExample()
      profile:tap("Accent")
      pause(5)
      """
    )
    #expect(glimpses.map(\.block) == [0, 1, 0, 1])
    #expect(glimpses.last?.moment.words == "0.800")
  }

  @Test("What a closure does is seen when time passes; a scenario that is watched goes as one that is not")
  func closures() throws {
    let glimpses = try Self.glimpses(
      """
      local block
      block = InterestsPicker { minimum = 0, onContinue = function() sleep(1) block:leave() end }
      block:tap("Continue")
      pause(3)
      expect(block.state.phase):equals("left")
      """
    )
    #expect(glimpses.last?.screen.elements.isEmpty == true)
    #expect(glimpses.last?.moment.words == "1.000")
    #expect(glimpses.last?.cause == .time(isInsideAct: false))
  }
}
