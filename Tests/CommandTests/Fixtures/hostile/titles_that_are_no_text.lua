-- expect: loadError: scenario: title must be a string, got a table
scenario({}, function() end)
