import Testing

@testable import ScenarioLanguage

/// The reasons of a failure, and what would help, each on a line.
func story(_ body: String) throws -> String {
  guard let failure = try run(body).failure else { return "passed" }
  return (failure.reasons + (failure.remedy.map { ["To fix it, \($0)."] } ?? [])).joined(separator: "\n")
}

/// A scenario's body that begins with a username typed with 0.08 s between its keys, of which a check takes 0.2 s.
let typedUsername = """
  local block = ProfileSetup {
    name = "Maya", onContinue = server { latency = 2 },
    checkUsername = function(username) sleep(0.2) return username ~= "maya" end,
  }
  block:type("Username", "maya", { every = 0.08 })

  """
