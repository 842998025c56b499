-- expect: failed: C stack overflow
-- expect: failed: C stack overflow
-- expect: any: million instructions | ran longer than 2 s | C stack overflow | limit is 32767 | unfinished long string
local function compiled(text)
  local chunk, message = load(text)
  if not chunk then error((message:gsub("^%b[]:%d+: ", "")), 0) end
  return chunk
end
scenario("parentheses", function() compiled("return " .. ("("):rep(100000) .. "1" .. (")"):rep(100000)) end)
scenario("tables", function() compiled("return " .. ("{"):rep(100000) .. ("}"):rep(100000)) end)
scenario("functions", function() compiled(("return function() "):rep(100000) .. ("end "):rep(100000)) end)
scenario("unary operators", function() compiled("return " .. ("not "):rep(100000) .. "1") end)
scenario("concatenations", function() compiled("return " .. ("'a' .. "):rep(100000) .. "'a'") end)
scenario("powers", function() compiled("return " .. ("2 ^ "):rep(100000) .. "2") end)
scenario("blocks", function() compiled(("do "):rep(100000) .. ("end "):rep(100000)) end)
scenario("calls", function() compiled("return f" .. ("()"):rep(1000000)) end)
scenario("elseif", function() compiled("if x then " .. ("elseif x then "):rep(100000) .. "end") end)
scenario("gotos", function() compiled(("goto out "):rep(100000)) end)
scenario("long brackets", function() compiled("return [" .. ("="):rep(1000000) .. "[x]]") end)
scenario("a number without an end", function() compiled("return " .. ("9"):rep(10000000) .. "x") end)
