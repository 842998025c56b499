import Testing

/// The built command's check of scripts.
struct CheckTests {
  @Test("3: every mistake of every file is told, and nothing is run")
  func mistakes() throws {
    let ended = try Command.run("check", "loading/half.lua", "mistakes.lua", "loading/outside.lua", "failing.lua")
    #expect(ended.status == 3)
    #expect(ended.error.isEmpty)
    #expect(
      ended.output == """
        loading/half.lua:2:1: 'end' expected (to close 'function' at line 1) near <eof>
          2 │ \

            │ ^

        mistakes.lua:2:18: ProfileSetup has no option 'asksBirthdy'; did you mean 'asksBirthday'?
          2 │   ProfileSetup { asksBirthdy = true }
            │                  ^~~~~~~~~~~

        loading/outside.lua:1:1: ProfileSetup is for a scenario's body, not for the file outside of one
          1 │ local block = ProfileSetup {}
            │ ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        3 mistakes in 3 of 4 files

        """
    )
  }

  @Test("0: scripts without mistakes")
  func right() throws {
    let ended = try Command.run("check", "passing.lua", "suite", "tagged")
    #expect(ended.status == 0)
    #expect(ended.output == "✓ 5 files, no mistakes\n")
  }

  @Test("2: a path that is not there; 4: a folder without scenarios")
  func nothing() throws {
    #expect(try Command.run("check", "nowhere").status == 2)
    #expect(try Command.run("check", "no_scenarios").status == 4)
  }
}
