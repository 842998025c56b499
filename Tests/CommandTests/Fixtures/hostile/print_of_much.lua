-- expect: any: million instructions | ran longer than 2 s | was printed
-- expect: any: million instructions | ran longer than 2 s | was printed
-- expect: failed: was printed
-- expect: error: string.format: '%p' is not allowed, as addresses change
scenario("2 MiB in one line", function()
  print(("x"):rep(2 << 20))
  error("was printed")
end)
scenario("2 MiB in many lines", function()
  for _ = 1, 2000 do
    print(("x"):rep(1 << 10))
  end
  error("was printed")
end)
scenario("control characters", function()
  print("\27[2J\27]0;title\7\0\r\8\127\u{9B}\u{202E}")
  error("was printed")
end)
scenario("addresses", function()
  print({}, print, coroutine.create(print), ProfileSetup {}, setmetatable({}, { __name = "named" }))
  print(tostring {}, tostring(print), ("%s"):format({}), string.format("%s %s", io, _G))
  expect(("%p"):format({})):equals("")
end)
