import Measuring

extension Figure {
  /// Files with one small scenario each, as whole processes, beside a test runner's specs of one test.
  static func smallFiles(_ programs: Programs, _ workspace: Workspace) throws -> [Figure] {
    let scenario = """
      scenario("a name is shown by its initials", function()
        local block = ProfileSetup { name = "Maya Chen" }
        expect(block.state.initials):equals("MC")
      end)

      """
    let spec = """
      describe("a name", function()
        it("is shown by its initials", function()
          local name = "Maya Chen"
          assert.are.equal("MC", name:sub(1, 1) .. name:match(" (.)"))
        end)
      end)

      """
    let one = programs.scenario("run", try workspace.write(scenario, to: "one.lua"))
    let oneSpec = programs.busted?(try workspace.write(spec, to: "one_spec.lua"))
    let many = programs.scenario("run", try workspace.write(scenario, times: 1_000, to: "many", ending: ".lua"))
    let manySpecs = programs.busted?(try workspace.write(spec, times: 1_000, to: "specs", ending: "_spec.lua"))
    return [
      Figure(
        "one small scenario file, whole process",
        in: .milliseconds,
        beside: Peer("busted, one test") { try oneSpec?.milliseconds() },
        .ratioAtMost(0.6)
      ) { try one.milliseconds() },
      Figure(
        "1,000 files of one scenario, a worker for each core",
        in: .milliseconds,
        beside: Peer("busted, 1,000 specs of one test") { try manySpecs.map { try $0.measured().wallSeconds * 1e3 } },
        .ratioAtMost(0.2)
      ) { try many.measured().wallSeconds * 1e3 },
    ]
  }
}

extension Command {
  /// How long it takes, in milliseconds: the middle of several runs, since it is short.
  fileprivate func milliseconds() throws -> Double {
    let times = try (0..<9).map { _ in try measured().wallSeconds * 1e3 }
    return times.sorted()[times.count / 2]
  }
}
