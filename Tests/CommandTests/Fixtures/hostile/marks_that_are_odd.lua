-- expect: loadError: scenario: tags[1] must be a string, got a table
scenario("tags that are none", { tags = { {} } }, function() end)
