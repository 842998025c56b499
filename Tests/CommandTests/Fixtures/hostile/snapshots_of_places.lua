-- expect: error: block:snapshot: the name "../above" begins with a dot, which hides a file
-- expect: error: block:snapshot: the name "/tmp/absolute" has '/', which not every system allows
-- expect: error: block:snapshot: the name "a\u{0}b" has a character that can't be seen
-- expect: error: block:snapshot: the name "a\u{1B}[2J" has a character that can't be seen
-- expect: error: block:snapshot: the name ".hidden" begins with a dot, which hides a file
-- expect: error: block:snapshot: the name has 300 bytes, and 200 at most are taken
-- expect: error: ' is a link that does not lead to a place in the suite, where snapshots
-- expect: error: ' is not a file, so no snapshot can be read or saved there
-- expect: error: ' is not a file, so no snapshot can be read or saved there
-- expect: error: ' is a link that does not lead to a place in the suite, where snapshots
-- expect: error: block:snapshot: this scenario has taken "same" already in line
scenario("above", function() ProfileSetup {}:snapshot("../above") end)
scenario("an absolute path", function() ProfileSetup {}:snapshot("/tmp/absolute") end)
scenario("a NUL", function() ProfileSetup {}:snapshot("a\0b") end)
scenario("control characters", function() ProfileSetup {}:snapshot("a\27[2J") end)
scenario("a hidden name", function() ProfileSetup {}:snapshot(".hidden") end)
scenario("a long name", function() ProfileSetup {}:snapshot(("x"):rep(300)) end)
scenario("a link out of the suite", function() ProfileSetup {}:snapshot("link out") end)
scenario("a pipe", function() ProfileSetup {}:snapshot("pipe") end)
scenario("a folder", function() ProfileSetup {}:snapshot("folder") end)
scenario("a device", function() ProfileSetup {}:snapshot("device") end)
scenario("ten thousand of one name", function()
  local block = ProfileSetup {}
  for i = 1, 10000 do
    block:fill("Display name", "n" .. i)
    block:snapshot("same")
  end
end)
