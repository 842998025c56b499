-- For language.lua: what a module returns is what `require` returns, once per file.
return { double = function(number) return 2 * number end }
