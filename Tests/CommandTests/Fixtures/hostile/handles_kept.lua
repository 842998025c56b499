-- expect: failed: were made
-- expect: error: this block belongs to another scenario; each scenario opens its own
-- expect: error: this element belongs to another scenario; each scenario opens its own
-- expect: error: this journal belongs to another scenario; each scenario opens its own
-- expect: error: this expectation belongs to another scenario; each scenario opens its own
-- expect: error: this server belongs to another scenario; each scenario opens its own
-- expect: error: this server belongs to another scenario; each scenario opens its own
-- expect: error: this block belongs to another scenario; each scenario opens its own
-- expect: failed: expected and found differ
-- expect: failed: what was found is not true
local kept = {}
scenario("are made", function()
  kept.block = ProfileSetup { name = "M", checkUsername = server() }
  kept.element = kept.block:get("name")
  kept.journal = kept.block.announcements
  kept.expectation = expect(1)
  kept.expectation:equals(1)
  kept.server = server()
  kept.loop = coroutine.wrap(function()
    while true do
      coroutine.yield(kept.block.state)
    end
  end)
  kept.loop()
  kept.waiting = coroutine.create(function() pause(1) end)
  local block = ProfileSetup { checkUsername = function() sleep(1) kept.late = true error("late") end }
  block:fill("Username", "maya")
  pause(0.5)
  error("were made")
end)
scenario("a block", function() kept.block:tap("Continue") end)
scenario("an element", function() return kept.element.label end)
scenario("a journal", function() return #kept.journal end)
scenario("an expectation", function() kept.expectation:equals(2) end)
scenario("a server", function() kept.server:reply(true) end)
scenario("a server for a new block", function() ProfileSetup { onContinue = kept.server } end)
scenario("a coroutine", function() kept.loop() end)
scenario("a coroutine that did not begin", function()
  assert(coroutine.resume(kept.waiting))
  expect(now()):equals(2)
end)
scenario("a closure that still slept", function()
  pause(10)
  expect(kept.late):isTrue()
end)
