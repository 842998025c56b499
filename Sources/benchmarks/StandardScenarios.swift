import Measuring

extension Figure {
  /// Standard scenarios in a second of one core, beside a statechart library and beside Lua with nothing to call.
  static func standardScenarios(_ programs: Programs, _ workspace: Workspace) throws -> [Figure] {
    let language = try workspace.write(StandardScenario.emptyLanguage, to: "empty-language.lua")
    let statechart = try workspace.write(StandardScenario.statechart, to: "statechart.yaml")
    let script = try workspace.write(StandardScenario.statechartRun, to: "statechart.py")
    func file(_ count: Int) throws -> String {
      try workspace.write(StandardScenario.file(count), to: "standard-\(count).lua")
    }
    func here() throws -> Double {
      try perSecond(10_000) { programs.scenario("run", "--quiet", "--jobs", "1", try file($0)) }
    }
    return [
      Figure(
        "standard scenarios, one core",
        in: .perSecond,
        beside: Peer("sismic, the same as a statechart") {
          try programs.sismic.map { sismic in try perSecond(300) { sismic(script, statechart, "\($0)") } }
        },
        .ratioAtLeast(80),
        run: here
      ),
      Figure(
        "standard scenarios, one core",
        in: .perSecond,
        beside: Peer("Lua, all functions empty") {
          try programs.lua.map { lua in try perSecond(100_000) { lua(language, try file($0)) } }
        },
        .ratioAtLeast(0.1),
        run: here
      ),
    ]
  }

  /// How many in a second of one core's time, without what it takes to begin: so many and one beside one alone.
  private static func perSecond(_ count: Int, _ command: (Int) throws -> Command) throws -> Double {
    let begin = try command(1).measured().coreSeconds
    return Double(count) / (try command(count + 1).measured().coreSeconds - begin)
  }
}
