-- expect: failed: is read
scenario("lines that end in two bytes", function()
  error("is read")
end)
