import Foundation
import Measuring
import ScenarioLanguage

extension Figure {
  /// A key press in the search of a scenario, with a look at whether anything is found.
  static func scenarioKeyPress(topics: Int) -> Figure {
    Figure("search key press in a scenario at \(topics) topics", in: .milliseconds, .atMost(10)) {
      secondsOfAct(
        #"block:type("search", "q"); expect(block:shows("No topics match")):isTrue(); block:clear("search")"#,
        topics: topics,
        times: 100
      ) * 1e3
    }
  }

  /// A pick in a scenario, with a look at the chip.
  static func scenarioPick(topics: Int) -> Figure {
    let topic = "topic.t\(topics / 2)"
    return Figure("pick in a scenario at \(topics) topics", in: .microseconds) {
      secondsOfAct(
        #"block:tap("\#(topic)"); local isPicked = block:get("\#(topic)").selected"#,
        topics: topics,
        times: 2_000
      ) * 1e6
    }
  }

  /// What an act costs in a scenario, in seconds: a scenario with it so many times beside one that only opens the block.
  private static func secondsOfAct(_ act: String, topics: Int, times: Int) -> Double {
    let script = """
      local categories = {}
      for section = 1, \(topics / 100) do
        local topics = {}
        for topic = 1, 100 do
          local number = (section - 1) * 100 + topic
          topics[topic] = { id = "t" .. number, title = "Yoga walks " .. number }
        end
        categories[section] = { id = "s" .. section, title = "Section " .. section, topics = topics }
      end
      for _, times in ipairs { 0, \(times) } do
        scenario(times .. " times", function()
          local block = InterestsPicker { categories = categories }
          for _ = 1, times do \(act) end
        end)
      end
      """
    let path = FileManager.default.temporaryDirectory.appending(
      path: "benchmark-\(ProcessInfo.processInfo.processIdentifier).lua"
    ).path()
    guard FileManager.default.createFile(atPath: path, contents: Data(script.utf8)) else {
      preconditionFailure("\(path) can't be written")
    }
    defer { try? FileManager.default.removeItem(atPath: path) }
    var limits = ScenarioLimits()
    limits.memory = 1 << 30
    limits.seconds = 600
    limits.instructions = .max
    guard let file = try? ScenarioFile(path: path, limits: limits) else {
      preconditionFailure("\(script) doesn't load")
    }
    let both = file.scenarios.indices.map { index in
      seconds {
        let result = file.run(index)
        precondition(result.outcome == .passed, "\(result)")
      }
    }
    return (both[1] - both[0]) / Double(times)
  }
}
