import Measuring

extension Figure {
  /// What a run of many scenarios takes, beside the same run done otherwise.
  static func manyScenarios(_ programs: Programs, _ workspace: Workspace) throws -> [Figure] {
    let run = programs.scenario("run", try workspace.write(StandardScenario.file(10_000), to: "many.lua"))
    let files = try workspace.write(StandardScenario.file(500), times: 20, to: "files", ending: ".lua")
    let runFiles = programs.scenario("run", "--quiet", files)
    let small = """
      for number = 1, 10000 do
        scenario("small " .. number, function()
          local block = ProfileSetup { name = "Maya Chen" }
          expect(block.state.initials):equals("MC")
        end)
      end

      """
    let smallFile = try workspace.write(small, to: "small.lua")
    let inWorker = programs.scenario("run", "--quiet", "--jobs", "1", smallFile)
    let inside = programs.insideOneProcess("run", "--quiet", smallFile)
    let told = run("--reporter", "pretty", "--reporter", "json=\(workspace.path("results.json"))")
    let quiet = run("--quiet")
    return [
      Figure(
        "10,000 standard scenarios in 20 files, 2 workers",
        in: .perSecond,
        beside: Peer("1 worker") { 10_000 / (try runFiles("--jobs", "1").measured().wallSeconds) },
        .ratioAtLeast(1.8)
      ) { 10_000 / (try runFiles("--jobs", "2").measured().wallSeconds) },
      Figure(
        "10,000 small scenarios in a worker, wall",
        in: .seconds,
        beside: Peer("inside one process") { try inside.measured().wallSeconds },
        .ratioAtMost(1.15)
      ) { try inWorker.measured().wallSeconds },
      Figure(
        "10,000 small scenarios in a worker, all cores' time",
        in: .seconds,
        beside: Peer("inside one process") { try inside.measured().coreSeconds }
      ) { try inWorker.measured().coreSeconds },
      Figure(
        "10,000 standard scenarios, pretty and JSON, wall",
        in: .seconds,
        beside: Peer("quiet") { try quiet.measured().wallSeconds },
        .ratioAtMost(1.1)
      ) { try told.measured().wallSeconds },
      Figure(
        "10,000 standard scenarios, pretty and JSON, all cores' time",
        in: .seconds,
        beside: Peer("quiet") { try quiet.measured().coreSeconds }
      ) { try told.measured().coreSeconds },
    ]
  }
}
