import Testing

@testable import ScenarioLanguage

/// Closures and servers that stand behind a block.
struct ServerTests {
  @Test("A closure sleeps on the virtual clock and returns what it says")
  func closure() throws {
    try expectPass(
      """
      local asked
      local block = ProfileSetup { checkUsername = function(username)
        asked = username
        sleep(0.2)
        return username ~= "maya"
      end }
      block:fill("Username", "maya")
      pause(0.649999999)
      expect(block.state.availability):equals("checking")
      pause(0.000000001)
      expect(block.state.availability):equals("taken")
      expect(asked):equals("maya")
      """
    )
  }

  @Test("A closure throws a description, none, or a cancellation (CB-P4, CB-P5, CB-P6)")
  func throwing() throws {
    try expectPass(
      """
      local function said(thrower)
        local block = InterestsPicker { minimum = 0, onContinue = thrower }
        block:tap("Continue")
        expect(block.calls[1].outcome):equals("threw")
        expect(block.state.phase):equals("resting")
        return block.state.message
      end
      expect(said(function() throw("Down") end)):equals("Down")
      expect(said(function() throw() end)):equals("Couldn't save your interests. Try again.")
      expect(said(function() throw(cancellation) end)):isNil()
      expect(said(function() pcall(throw, "caught") throw("second") end)):equals("second")
      """
    )
  }

  @Test("A cancelled sleep raises, the next one too, unless it goes on regardless")
  func cancelledSleep() throws {
    try expectPass(
      """
      local story = {}
      local block = ProfileSetup { checkUsername = function()
        story[#story + 1] = { pcall(sleep, 10) }
        story[#story + 1] = { cancelled() }
        story[#story + 1] = { pcall(sleep, 10) }
        sleep(1, { ignoringCancellation = true })
        story[#story + 1] = { now() }
        return true
      end }
      block:fill("Username", "maya")
      pause(1)
      block:clear("Username")
      expect(#story):equals(3)
      expect({ story[1][1], story[2][1], story[3][1] }):equals { false, true, false }
      expect(tostring(story[1][2])):equals("cancellation")
      pause(1)
      expect(story[4]):equals { 2 }
      expect(block.calls[1].outcome):equals("cancelled")
      expect(block.calls[1].value):isTrue()
      """
    )
  }

  @Test("A closure may act on the block; it sees its own act after its next sleep")
  func acting() throws {
    try expectPass(
      """
      local phases = {}
      local block
      block = ProfileSetup { name = "M", onContinue = function()
        block:leave()
        phases[1] = block.state.phase
        sleep(0)
        phases[2] = block.state.phase
      end }
      block:fill("Username", "maya")
      block:tap("Continue")
      expect(phases):equals { "working", "left" }
      expect(block.announcements):equals { "Profile saved" }
      """
    )
  }

  @Test("server() is answered by hand, in any order")
  func byHand() throws {
    try expectPass(
      """
      local s = server()
      local block = ProfileSetup { checkUsername = s, name = "Maya", onContinue = s }
      block:fill("Username", "maya")
      pause(0.45)
      block:fill("Username", "mayac")
      pause(0.45)
      expect(#s.pending):equals(2)
      expect(s.pending[1].argument):equals("maya")
      expect(s.pending[1].at):equals(0.45)
      expect(s.pending[1].cancelled):isTrue()
      expect(s.pending[2].cancelled):isFalse()
      s:reply(true)
      expect(block.state.availability):equals("available")
      s.pending[1]:reply(false)
      expect(block.state.availability):equals("available")
      expect(#s.pending):equals(0)
      block:tap("Continue")
      s:throw("Down")
      expect(block.state.message):equals("Down")
      block:tap("Continue")
      s.pending[1]:throw(cancellation)
      expect(block.state.message):isNil()
      local outcomes = {}
      for index, call in ipairs(s.calls) do outcomes[index] = call.outcome end
      expect(outcomes):equals { "cancelled", "returned", "threw", "threw" }
      """
    )
  }

  @Test("A request is answered once, and a check with true or false")
  func answers() throws {
    let opening = """
      local s = server()
      local block = ProfileSetup { checkUsername = s }
      block:fill("Username", "maya")
      pause(0.45)
      local request = s.pending[1]
      """
    #expect(
      try message("\(opening) request:reply(true) request:reply(true)")
        == "request:reply: this request was answered already"
    )
    #expect(
      try message("\(opening) s:reply()")
        == "server:reply: checkUsername wants true (free) or false (taken), got nothing"
    )
    #expect(
      try message("\(opening) block:leave() s:reply(true)")
        == "server:reply: no request waits for an answer; 1 cancelled wait in s.pending"
    )
  }

  @Test("A server with a script answers by itself: in turn, late, taken or throwing")
  func scripted() throws {
    try expectPass(
      """
      local function save(options)
        local block = InterestsPicker { minimum = 0, onContinue = server(options) }
        local story = {}
        for time = 1, 3 do
          block:tap("Continue")
          local start = now()
          waitUntil(function() return block.state.phase ~= "working" end)
          story[time] = { now() - start < 0.2, block.state.message }
          pause(2)
        end
        return story
      end
      expect(save { replies = { throws("Down"), throws(), true } }):equals {
        { true, "Down" }, { true, "Couldn't save your interests. Try again." }, { true },
      }
      expect(save { throws = "No", latency = { 0.1, 0.3 } }):equals { { true, "No" }, { false, "No" }, { false, "No" } }
      expect(save { throws = true }[1][2]):equals("Couldn't save your interests. Try again.")
      expect(save { throws = cancellation }[1]):equals { true }
      expect(save { throws = false }[3]):equals { true }
      """
    )
  }

  @Test("A server that ignores cancellation answers all the same, and nobody hears it (PS-U7)")
  func ignoring() throws {
    try expectPass(
      """
      local s = server { latency = 1, taken = { "maya" }, ignoringCancellation = true }
      local block = ProfileSetup { checkUsername = s }
      block:fill("Username", "maya")
      pause(0.5)
      block:clear("Username")
      pause(1)
      expect(s.calls[1].outcome):equals("cancelled")
      expect(s.calls[1].value):isFalse()
      expect(block.announcements):equals {}
      """
    )
  }

  @Test("A save receives the profile, a table as the closure gets it (PS-S4)")
  func profile() throws {
    try expectPass(
      """
      local saved
      local block = ProfileSetup {
        name = " Maya ", roles = { "Writer" }, asksBirthday = true, onContinue = function(profile) saved = profile end,
      }
      block:fill("Username", "maya")
      block:choose("role", "Writer")
      block:tap("Add")
      block:tap("Accent")
      block:choosePhoto(image { width = 3, height = 5 })
      block:tap("Continue")
      expect(saved.name):equals("Maya")
      expect(saved.username):equals("maya")
      expect(saved.role):equals("Writer")
      expect(saved.birthday):equals("2000-01-01")
      expect(saved.colour):equals(4)
      expect(saved.photo.height):equals(5)
      expect(saved.photo.orientation):equals(1)
      """
    )
  }

  @Test("A save receives the picked ids in the topics' order (IP-A1)")
  func ids() throws {
    try expectPass(
      """
      local saved
      local topics = { { id = "a", title = "A" }, { id = "b", title = "B" } }
      local block = InterestsPicker {
        categories = { { id = "x", title = "X", topics = topics } }, minimum = 1, selection = { "b", "gone", "a" },
        onContinue = function(ids) saved = ids end,
      }
      block:tap("Continue")
      expect(saved):equals { "a", "b" }
      """
    )
  }
}
