-- expect: error: attempt to call a nil value (global 'expect'); did you mean 'expect'?
scenario("all of them", function()
  local globals = _G
  for name in pairs(globals) do
    globals[name] = nil
  end
  expect(1):equals(1)
end)
scenario("then nothing is there", function() expect(1):equals(1) end)
