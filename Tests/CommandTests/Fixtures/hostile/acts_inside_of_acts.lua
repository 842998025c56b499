-- expect: error: pause is for a scenario's body; inside a closure, wait with sleep(seconds)
-- expect: error: settle is for a scenario's body; inside a closure, wait with sleep(seconds)
-- expect: error: block:type with every can't be used in the condition of waitUntil or eventually, which
-- expect: failed: expected and found differ
-- expect: error: block:snapshot: the name "../x" begins with a dot, which hides a file
-- expect: error: scenario is for the file, not for the inside of another scenario
-- expect: failed: block:tap: there is no "Continue"; the host has taken the block away
-- expect: error: block:setSelection: this block keeps its own picks; open it with selection = { … } to
-- expect: failed: server:reply: no request waits for an answer
scenario("pause in a closure", function()
  local block = ProfileSetup { checkUsername = function() pause(1) end }
  block:fill("Username", "maya")
  pause(1)
end)
scenario("settle in a closure", function()
  local block = InterestsPicker { onSkip = function() settle() end }
  block:tap("Skip for now")
end)
scenario("an act in a condition", function()
  local block = ProfileSetup {}
  waitUntil(function()
    block:type("Username", "x", { every = 1 })
    return false
  end)
end)
scenario("an expectation in a closure", function()
  local block = InterestsPicker { onSkip = function() expect(1):equals(2) end }
  block:tap("Skip for now")
end)
scenario("a snapshot in a closure", function()
  local block
  block = InterestsPicker { onSkip = function() block:snapshot("../x") end }
  block:tap("Skip for now")
end)
scenario("a scenario in a scenario", function() scenario("inner", function() end) end)
scenario("a block that leaves while it saves", function()
  local block
  block = ProfileSetup { name = "M", onContinue = function() block:leave() block:tap("Continue") end }
  block:fill("Username", "maya")
  block:tap("Continue")
  pause(1)
  block:tap("Continue")
end)
scenario("new categories while one is picked", function()
  local block
  block = InterestsPicker { minimum = 0, onContinue = function() block:setCategories {} block:setSelection { "x" } end }
  block:tap("Continue")
  pause(5)
  block:tap("Continue")
  block:get("topic.x")
end)
scenario("an answer that answers", function()
  local s = server()
  local block = ProfileSetup { checkUsername = s }
  block:fill("Username", "maya")
  pause(1)
  s:reply(true)
  s:reply(true)
end)
