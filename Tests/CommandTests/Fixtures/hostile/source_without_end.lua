-- expect: loadError: <name> or '...' expected near <eof>
scenario("half", function(
