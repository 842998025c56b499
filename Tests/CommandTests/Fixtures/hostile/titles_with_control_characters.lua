-- expect: failed: fails
-- expect: failed: fails
-- expect: failed: fails
-- expect: failed: fails
-- expect: failed: fails
-- expect: failed: fails
-- expect: failed: fails
-- expect: failed: ::error::injected
-- expect: failed: ]]> <![CDATA[
-- expect: failed: Bail out!
-- expect: failed: fails
scenario("\27[31mred\27[0m", function() error("fails") end)
scenario("a\0b", function() error("fails") end)
scenario("two\nlines", function() error("fails") end)
scenario("\r\rreturned", function() error("fails") end)
scenario("bell\7 and\8 back\127", function() error("fails") end)
scenario("\u{202E}right to left", function() error("fails") end)
scenario("\u{9B}31mC1", function() error("fails") end)
scenario("##[error]::error file=a::injected", function() error("::error::injected\n::set-env::x") end)
scenario("]]> <!-- & \" '", function() error("]]> <![CDATA[") end)
scenario("not ok 1 # TODO", function() error("Bail out!\n1..0\nok 2") end)
scenario(("long "):rep(100000), function() error("fails") end)
