-- expect: loadError: scenario 'a table': its body must be a function, got a table
scenario("a table", { tags = {} }, setmetatable({}, { __call = function() end }))
