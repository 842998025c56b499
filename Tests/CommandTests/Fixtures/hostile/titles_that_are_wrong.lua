-- expect: loadError: scenario: the title 'is there' stands already in line 1; give it another
scenario("is there", function() end)
scenario("is there", function() end)
