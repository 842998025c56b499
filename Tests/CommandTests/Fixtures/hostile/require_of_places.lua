-- expect: error: require '..': a name is a file without .lua, folders parted by dots, such as
-- expect: error: require '../good': a name is a file without .lua, folders parted by dots, such as
-- expect: error: require '/etc/passwd': a name is a file without .lua, folders parted by dots, such as
-- expect: error: require '.etc.passwd': a name is a file without .lua, folders parted by dots, such as
-- expect: error: require 'support.big
-- expect: error: require '': a name is a file without .lua, folders parted by dots, such as
-- expect: error: can't be read; it is no plain file
-- expect: error: require 'support.link_out': there is no such file in '
-- expect: error: require 'support.folder_out.secret': there is no such file in '
-- expect: error: require 'support.link_to_itself': there is no such file in '
-- expect: error: require 'support.device': there is no such file in '
-- expect: error: can't be read; it is no plain file
-- expect: error: can't be read; it has 1073741824 bytes, and at most 64 MiB are
-- expect: error: attempt to load a binary chunk (mode is 't')
-- expect: error: <name> or '...' expected near <eof>
-- expect: error: million instructions | ran longer than 2 s
-- expect: error: require: name must be a string, got a table
scenario("above", function() require ".." end)
scenario("above by a path", function() require "../good" end)
scenario("an absolute path", function() require "/etc/passwd" end)
scenario("an absolute path by points", function() require ".etc.passwd" end)
scenario("with a NUL", function() require "support.big\0.lua" end)
scenario("nothing", function() require "" end)
scenario("a folder", function() require "folder" end)
scenario("a link out of the suite", function() require "support.link_out" end)
scenario("a link to a folder out of the suite", function() require "support.folder_out.secret" end)
scenario("a link to itself", function() require "support.link_to_itself" end)
scenario("a device", function() require "support.device" end)
scenario("a pipe", function() require "support.pipe" end)
scenario("a huge file", function() require "support.huge" end)
scenario("a file of bytecode", function() require "support.bytecode" end)
scenario("a file with a mistake", function() require "support.mistaken" end)
scenario("a name that is 10 MB long", function() require(("a."):rep(5000000) .. "a") end)
scenario("a table", function() require {} end)
