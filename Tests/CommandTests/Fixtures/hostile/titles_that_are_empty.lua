-- expect: loadError: scenario: the title is empty
scenario(" \t\n\u{A0}", function() end)
