import Blocks
import Testing

@testable import ScenarioLanguage

@Suite("A sweep")
struct SweepTests {
  private static let script = """
    scenario("picks", function()
      environment { dynamicTypeSize = "small", width = 360 }
      local block = InterestsPicker {}
      block:tap("Music")
      expect(block:get("title").style.size < 28):isTrue()
    end)
    scenario("picks again", function() InterestsPicker {}:tap("Music") end)
    scenario("fails", function() InterestsPicker {} expect(1):equals(2) end)
    """

  @Test("Every screen is judged once, and a scenario keeps its own environment for its expectations")
  func once() throws {
    let scripts = try Scripts(["it.lua": Self.script])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    var judged: [Screen] = []
    let sweep = Sweep { screen in
      judged.append(screen)
      return []
    }
    #expect(sweep.run(file, 1).outcome == .passed)
    #expect(judged.count == 2 && Set(judged).count == 2)
    #expect(sweep.run(file, 0).outcome == .passed)
    #expect(judged.count == 2)
  }

  @Test("A screen that does not hold fails the scenario, with the moment and what is wrong")
  func faults() throws {
    let scripts = try Scripts(["it.lua": Self.script])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    let sweep = Sweep { $0["topic.music"]?.isSelected == true ? ["one", "two"] : [] }
    let result = sweep.run(file, 1)
    #expect(result.outcome == .failed)
    #expect(result.failure?.message == "a screen of it does not hold in every environment: at 0.000 s: one")
    #expect(result.failure?.differences == ["at 0.000 s: two"])
    #expect(result.failure?.place?.line == 7)
    let own = sweep.run(file, 2)
    #expect(own.failure?.message.contains("does not hold") == false)
  }

  @Test("Both examples hold in every environment")
  func examples() throws {
    let scripts = try Scripts([
      "it.lua": """
      scenario("profile", function()
        local block = ProfileSetupExample()
        block:fill("Display name", "Maya Chen")
        block:fill("Username", "maya")
        settle()
        block:tap("Continue")
      end)
      scenario("interests", function()
        local block = InterestsPickerExample()
        settle()
        for _, topic in ipairs { "Music", "Hiking", "Science" } do block:tap(topic) end
        block:tap("Continue")
        settle()
      end)
      """
    ])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    let sweep = try Sweep()
    for index in file.scenarios.indices { #expect(sweep.run(file, index).failure?.message == nil) }
  }
}
