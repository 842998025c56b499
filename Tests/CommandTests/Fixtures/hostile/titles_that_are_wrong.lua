-- expect: loadError: scenario: the title 'is there' stands already in line
scenario("is there", function() end)
scenario("is there", function() end)
