/// The scenario that stands for most: a username is typed, checked and saved.
enum StandardScenario {
  /// A file with so many of them.
  static func file(_ count: Int) -> String {
    """
    for number = 1, \(count) do
      scenario("standard " .. number, function()
        local block = ProfileSetup {
          name = "Maya Chen",
          checkUsername = function(username)
            sleep(0.2)
            return username ~= "maya"
          end,
          onContinue = function(profile) sleep(1) end,
        }
        block:type("Username", "mayachen", { every = 0.08 })
        pause(0.45)
        expect(block.state.availability):equals("checking")
        pause(0.2)
        expect(block.state.availability):equals("available")
        expect(block:get("username").note):equals("@mayachen is yours")
        block:tap("Continue")
        pause(1)
        expect(block.state.phase):equals("done")
      end)
    end

    """
  }

  /// A language whose functions are empty, and which runs the scenarios of the file that is its argument: Lua's own limit.
  static let emptyLanguage = """
    local function nothing() end
    local element, expectation = {}, { equals = nothing }
    local block = { type = nothing, tap = nothing, get = function() return element end, state = {} }
    sleep, pause = nothing, nothing
    function ProfileSetup() return block end
    function expect() return expectation end
    local bodies = {}
    function scenario(title, body) bodies[title] = body end
    dofile(arg[1])
    for _, body in pairs(bodies) do body() end

    """

  /// The block of the scenario as a statechart for sismic.
  static let statechart = """
    statechart:
      name: Profile Setup
      preamble: |
        username = ""
        note = ""
        announcements = []
        haptics = []
      root state:
        name: block
        parallel states:
          - name: username field
            initial: unchecked
            states:
              - name: unchecked
                transitions:
                  - event: key
                    guard: len(username) < 2
                    target: unchecked
                    action: username += event.key
                  - event: key
                    guard: len(username) >= 2
                    target: waiting
                    action: username += event.key
              - name: waiting
                on entry: note = ""
                transitions:
                  - event: key
                    target: waiting
                    action: username += event.key
                  - guard: after(0.45)
                    target: checking
              - name: checking
                on entry: note = "Checking…"
                transitions:
                  - event: key
                    target: waiting
                    action: username += event.key
                  - guard: after(0.2) and username != "maya"
                    target: available
                  - guard: after(0.2) and username == "maya"
                    target: taken
              - name: available
                on entry: note = "@" + username + " is yours"
                transitions:
                  - event: key
                    target: waiting
                    action: username += event.key
              - name: taken
                on entry: |
                  note = "@" + username + " is taken"
                  announcements.append(note)
                transitions:
                  - event: key
                    target: waiting
                    action: username += event.key
          - name: button
            initial: resting
            states:
              - name: resting
                transitions:
                  - event: continue
                    guard: not active("taken")
                    target: saving
                  - event: continue
                    guard: active("taken")
                    action: haptics.append("warning")
              - name: saving
                transitions:
                  - guard: after(1)
                    target: done
              - name: done
                on entry: |
                  haptics.append("success")
                  announcements.append("Profile saved")

    """

  /// The scenario with sismic: the arguments are the statechart and how many times.
  static let statechartRun = """
    import sys
    from sismic.clock import SimulatedClock
    from sismic.interpreter import Interpreter
    from sismic.io import import_from_yaml

    statechart = import_from_yaml(filepath=sys.argv[1])
    for _ in range(int(sys.argv[2])):
        clock = SimulatedClock()
        block = Interpreter(statechart, clock=clock)
        block.execute()

        def pause(seconds):
            clock.time += seconds
            block.execute()

        for place, key in enumerate("mayachen"):
            if place > 0:
                pause(0.08)
            block.queue("key", key=key).execute()
        pause(0.45)
        assert "checking" in block.configuration
        pause(0.2)
        assert "available" in block.configuration
        assert block.context["note"] == "@mayachen is yours"
        block.queue("continue").execute()
        pause(1)
        assert "done" in block.configuration

    """
}
