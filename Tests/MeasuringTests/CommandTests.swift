import Testing

@testable import Measuring

@Suite struct CommandTests {
  private let shell = Command("/bin/sh")

  @Test func aCommandThatIsNotThereIsMissing() {
    #expect(Command(named: "no-such-command-anywhere") == nil)
    #expect(Command("/no/such/command").output() == nil)
    #expect(Command(named: "sh")?("-c", "echo found").output() == "found")
  }

  @Test func whatACommandTakesIsMeasured() throws {
    let usage = try shell("-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done; sleep 0.05").measured()
    #expect(usage.coreSeconds > 0)
    #expect(usage.wallSeconds > 0.05)
  }

  #if os(Linux)
    @Test func memoryIsWatched() throws {
      let usage = try shell("-c", "sleep 0.2; true").measured(watchingMemory: true)
      #expect(usage.peak.first > 0)
      #expect(usage.peak.children > 0)
    }
  #endif

  @Test func aCommandThatFailsIsNamedWithItsStatus() {
    let failure = #expect(throws: CommandFailure.self) { try shell("-c", "exit 3").measured() }
    #expect(failure?.errorDescription == "'/bin/sh -c exit 3' ended with status 3; run it by hand to see why")
  }
}
