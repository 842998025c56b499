import Testing

@testable import ScenarioLanguage

/// For how long expectations hold that time alone would change.
struct TimingTests {
  private func timings(_ body: String) throws -> [String] {
    let scripts = try Scripts(["it.lua": "scenario(\"it\", function()\n\(body)\nend)"])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    #expect(file.run(0).outcome == .passed)
    return file.timings(of: 0).map(\.words)
  }

  @Test("A check is held between the moments at which it begins and ends")
  func check() throws {
    #expect(
      try timings(
        typedUsername + """
          pause(0.2)
          expect(block.state.availability):equals("waiting")
          pause(0.3)
          expect(block.state.availability):equals("checking")
          expect(block.announcements):equals {}
          expect(block.state.name):equals("Maya")
          pause(1)
          expect(block:get("username").note):equals("@maya is taken")
          """
      ) == [
        "line 8, at 0.440, holds until 0.690", "line 10, at 0.740, holds from 0.690 to 0.890",
        "line 11, at 0.740, holds until 0.890", "line 14, at 1.740, holds since 0.890",
      ]
    )
  }

  @Test("What holds by under two milliseconds is marked")
  func tight() throws {
    #expect(
      try timings(
        typedUsername + """
          pause(0.4481)
          expect(block.state.availability):equals("waiting")
          pause(0.0039)
          expect(block.state.availability):equals("checking")
          """
      ) == [
        "line 8, at 0.6881, holds until 0.690: by 0.0019 s only", "line 10, at 0.692, holds from 0.690 to 0.890",
      ]
    )
    #expect(Timing(line: 1, at: 1, from: 0.998).isTight == false)
    #expect(Timing(line: 1, at: 1, from: 0.9981).isTight)
    #expect(Timing(line: 1, at: 1, to: 1.0019).isTight)
  }

  @Test("What an act has made holds until time changes it; what nothing changes is not told")
  func acts() throws {
    #expect(
      try timings(
        """
        local block = InterestsPicker { minimum = 1, onContinue = server { latency = 1 } }
        expect(block.state.count):equals(0)
        block:tap("Music")
        block:tap("continue")
        expect(block.state.phase):equals("working")
        expect(block:get("continue").busy):isTrue()
        """
      ) == ["line 6, at 0.000, holds until 1.000", "line 7, at 0.000, holds until 2.000"]
    )
  }

  @Test("What eventually awaits has no timing")
  func others() throws {
    #expect(
      try timings(typedUsername + "expect(function() return block.state.availability end):eventually():equals('taken')")
        == []
    )
  }

  @Test("What the script makes of the time, and what it does not come to at another moment, has no timing")
  func unknown() throws {
    #expect(try timings(typedUsername + "pause(0.5)\nexpect(now()):isBelow(0.7405)") == [])
    #expect(
      try timings(
        typedUsername + """
          pause(0.65)
          for _, entry in ipairs(block.announcements) do expect(entry.text):equals("@maya is taken") end
          expect(block.state.availability):equals("taken")
          """
      ) == []
    )
  }

  @Test("A failed or skipped scenario has none")
  func failed() throws {
    let scripts = try Scripts([
      "it.lua": "scenario('a', function() expect(1):equals(2) end)\nscenario('b', { skip = 'no' }, function() end)"
    ])
    let file = try ScenarioFile(path: scripts.path("it.lua"))
    #expect(file.timings(of: 0).isEmpty)
    #expect(file.timings(of: 1).isEmpty)
  }
}
