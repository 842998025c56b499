import Testing

@testable import ScenarioLanguage

/// How mistakes in a script are told.
struct MistakeTests {
  @Test("Lua's own errors are told with the place and the calls that led there")
  func luaError() throws {
    let text = try told(
      """
      local function deeper() local x = nil; return x.field end
      local function deep() local y = deeper(); return y end
      deep()
      """
    )
    #expect(
      text == """
        attempt to index a nil value (local 'x')
        at it.lua:2 │ local function deeper() local x = nil; return x.field end
        from it.lua:2: in function 'deeper'
        from it.lua:3: in function 'deep'
        from it.lua:4: in function <line 1>
        """
    )
  }

  @Test(
    "error and assert fail a scenario, whatever they raise",
    arguments: [
      ("error('just so')", "just so"), ("error('no place', 0)", "no place"),
      ("error({})", "error object is a table value"),
      ("error()", "error object is a nil value"), ("error(5)", "5"),
      ("assert(1 == 2, 'one is not two')", "one is not two"), ("assert(false)", "assertion failed!"),
      ("error('12:30: late')", "12:30: late"),
    ]
  )
  func raised(_ body: String, _ message: String) throws {
    let result = try run(body)
    #expect(result.outcome == .failed)
    #expect(result.failure?.message == message)
    #expect(result.failure?.place?.line == 2)
    #expect(result.failure?.place?.text == body)
  }

  @Test(
    "Each option, property and word that is not there is told with the nearest that is",
    arguments: [
      (
        "ProfileSetup { asksBirthdy = true }",
        "ProfileSetup has no option 'asksBirthdy'; did you mean 'asksBirthday'? (it has step, of, title, message, "
          + "name, roles, asksBirthday, checkUsername, onContinue, onSkip)"
      ),
      (
        "InterestsPicker { minimun = 1 }",
        "InterestsPicker has no option 'minimun'; did you mean 'minimum'? (it has categories, selection, minimum, "
          + "maximum, title, onContinue, onSkip)"
      ),
      (
        "InterestsPicker { categories = { { id = 'a', title = 'A', topcs = {} } } }",
        "InterestsPicker: categories[1] has no option 'topcs'; did you mean 'topics'? (it has id, title, topics)"
      ),
      (
        "environment { reducedMotion = true }",
        "environment has no option 'reducedMotion'; did you mean 'reduceMotion'? (it has reduceMotion, "
          + "dynamicTypeSize, colorScheme, width, today, voiceOver)"
      ),
      (
        "server { latencies = 1 }",
        "server has no option 'latencies'; did you mean 'latency'? (it has latency, taken, throws, replies, "
          + "ignoringCancellation)"
      ),
      ("ProfileSetup {}:typ('Username', 'x')", "a ProfileSetup has no 'typ'; did you mean 'type'?"),
      ("InterestsPicker {}:setBirthday('x')", "an InterestsPicker has no 'setBirthday'"),
      ("local x = ProfileSetup {}.selection", "a ProfileSetup has no 'selection'"),
      ("local x = ProfileSetup {}:get('name').lable", "an element has no 'lable'; did you mean 'label'?"),
      ("local x = ProfileSetup {}.state.mesage", "a state has no 'mesage'; did you mean 'message'?"),
      ("local x = InterestsPicker {}.state.lockd", "a state has no 'lockd'; did you mean 'locked'?"),
      ("local x = ProfileSetup {}:get('name').style.colour", "a style has no 'colour'"),
      ("local x = ProfileSetup {}:get('name').frame.hight", "a frame has no 'hight'; did you mean 'height'?"),
      (
        "local b = InterestsPicker { selection = {} } b:tap('Music') local x = b.writes[1].id",
        "a write has no 'id'; did you mean 'ids'?"
      ),
      (
        "local b = InterestsPicker { minimum = 0 } b:tap('Continue') local x = b.calls[1].cancelledAtt",
        "a call has no 'cancelledAtt'; did you mean 'cancelledAt'?"
      ),
      (
        "local p = { onContinue = function(p) kept = p end, name = 'Maya' } local b = ProfileSetup(p) "
          + "b:type('Username', 'maya') b:tap('Continue') local x = kept.rol",
        "a profile has no 'rol'; did you mean 'role'?"
      ),
      ("wait(1)", "attempt to call a nil value (global 'wait'); did you mean 'pause'?"),
      ("os.exit(1)", "attempt to index a nil value (global 'os'); scenarios have no os"),
      ("local s = server() s:respond(true)", "a server has no 'respond'"),
      ("local s = server() local x = s.call", "a server has no 'call'; did you mean 'calls'?"),
      (
        "expect(1):equal(1)",
        "expect(…) has no 'equal'; did you mean 'equals'? (it has equals, differs, contains, lacks, matches, isTrue, "
          + "isFalse, isNil, isAbove, isBelow, isBetween, eventually)"
      ),
      (
        "local x = ProfileSetup {}.announcements.first",
        "a list of the journal has no 'first'; its items are read by number, such as announcements[1]"
      ),
      (
        "ProfileSetup {}:type('name', 'x', { evry = 1 })",
        "block:type has no option 'evry'; did you mean 'every'? (it has every)"
      ),
      (
        "ProfileSetup {}:all { rol = 'button' }",
        "block:all has no option 'rol'; did you mean 'role'? (it has id, role, label, value, hint, text, note, symbol, "
          + "enabled, selected, focused, busy, traits, contentType, capitals, correction, returnKey, style, "
          + "frame, target, lines)"
      ),
    ]
  )
  func unknown(_ body: String, _ words: String) throws {
    let result = try run(body)
    #expect(result.failure?.message == words)
    #expect(result.failure?.place?.line == 2)
    #expect(result.outcome == .error)
  }

  @Test(
    "What is of a wrong type or out of bounds is told with what was wanted and what was there",
    arguments: [
      ("ProfileSetup { name = 5 }", "ProfileSetup: name must be a string, got a number (5)"),
      ("ProfileSetup { step = 'two' }", "ProfileSetup: step must be a whole number, got a string (\"two\")"),
      ("ProfileSetup { step = 1.5 }", "ProfileSetup: step must be a whole number, got a number (1.5)"),
      ("ProfileSetup { step = 0 }", "ProfileSetup: step must be 1 or more, got 0"),
      ("ProfileSetup { step = 4, of = 3 }", "ProfileSetup: step must not be above of, got step 4 of 3"),
      (
        "ProfileSetup { asksBirthday = 'yes' }",
        "ProfileSetup: asksBirthday must be true or false, got a string (\"yes\")"
      ),
      ("ProfileSetup { roles = { 'a', 5 } }", "ProfileSetup: roles[2] must be a string, got a number (5)"),
      ("ProfileSetup { roles = 'Designer' }", "ProfileSetup: roles must be a list { … }, got a string (\"Designer\")"),
      ("ProfileSetup { roles = { a = 'b' } }", "ProfileSetup: roles must be a list without gaps and named fields"),
      ("ProfileSetup { onContinue = true }", "ProfileSetup: onContinue must be a function or a server(), got true"),
      ("ProfileSetup('Maya')", "ProfileSetup wants its options in a table { … }, got a string (\"Maya\")"),
      ("InterestsPicker { minimum = -1 }", "InterestsPicker: minimum must be 0 or more, got -1"),
      ("InterestsPicker { maximum = -1 }", "InterestsPicker: maximum must be 0 or more, got -1"),
      (
        "InterestsPicker { minimum = 3, maximum = 2 }",
        "InterestsPicker: minimum must not be above maximum, got minimum 3 and maximum 2"
      ),
      (
        "InterestsPicker { categories = 5 }",
        "InterestsPicker: categories must be a list of categories or loading, got a number (5)"
      ),
      (
        "InterestsPicker { categories = { 5 } }",
        "InterestsPicker: categories[1] must be a table { id =, title =, topics = }, got a number (5)"
      ),
      ("InterestsPicker { categories = { { id = 'a' } } }", "InterestsPicker: categories[1].title is missing"),
      (
        "InterestsPicker { categories = { { id = 'a', title = 'A' } } }",
        "InterestsPicker: categories[1].topics is missing"
      ),
      (
        "InterestsPicker { categories = { { id = 'a', title = 'A', topics = { { id = 5, title = 'T' } } } } }",
        "InterestsPicker: categories[1].topics[1].id must be a string, got a number (5)"
      ),
      ("environment { width = -1 }", "environment: width must be from 0 to 1000000 points, got -1"),
      ("environment { width = 1e308 }", "environment: width must be from 0 to 1000000 points, got 1e+308"),
      ("environment { width = 0 / 0 }", "environment: width must be from 0 to 1000000 points, got nan"),
      (
        "environment { today = '2026-02-30' }",
        "environment: today must be a day from 1900-01-01, written as \"2026-01-15\", got \"2026-02-30\""
      ),
      (
        "environment { colorScheme = 'drak' }",
        "environment: colorScheme can't be \"drak\"; did you mean 'dark'? (it is one of light, dark)"
      ),
      ("pauze(1)", "attempt to call a nil value (global 'pauze'); did you mean 'pause'?"),
      ("pause(1, 2)", "pause takes one argument, got 2"), ("now(1)", "now takes no arguments, got 1"),
      ("ProfileSetup {}:type('name', 'x', {}, 1)", "block:type takes at most 3 arguments, got 4"),
      ("ProfileSetup {}:pressReturn('name')", "block:pressReturn takes no arguments, got 1"),
      ("ProfileSetup { 'Maya' }", "ProfileSetup takes options by name, such as { step = … }, got one without a name"),
      ("ProfileSetup {}:all { selected = 'yes' }", "block:all: selected must be true or false, got a string"),
      ("for i = 1, 1001 do ProfileSetup {} end", "ProfileSetup: a scenario can open 1000 blocks at most"),
      ("pause()", "pause: seconds must be a number, got nothing"),
      ("pause(-1)", "pause: seconds must be a time from 0 s up to 100 years, got -1 s"),
      ("pause(0 / 0)", "pause: seconds must be a time from 0 s up to 100 years, got nan s"),
      ("waitUntil(true)", "waitUntil: the condition must be a function, got true"),
      ("expect(1):isAbove('a')", "isAbove compares with a number, got a string"),
      ("expect('a'):matches(1)", "matches compares with a Lua pattern, got a number"),
      ("expect(1):equals()", "equals wants 1 value"),
      ("expect(1):isBetween(1)", "isBetween wants 2 values"),
      ("expect(1):equals(1, 'why', 2)", "equals got too much: it takes a value and a message"),
      ("expect(nil):isNil('why', 2)", "isNil got too much: it takes nothing and a message"),
      ("expect(2):isBetween(3, 1)", "isBetween wants the lower bound first, got 3 and 1"),
      (
        "expect(1)",
        "this expect(…) was never compared; say what is expected, as in expect(value):equals(3)"
      ),
      ("for i = 1, 4 do pause(3e9) end", "pause: a scenario's time ends after 292 years"),
      (
        "waitUntil(function() pause(1) end)",
        "pause can't be used in the condition of waitUntil or eventually, which let time pass themselves"
      ),
      (
        "expect(function() settle() end):eventually(1):isNil()",
        "settle can't be used in the condition of waitUntil or eventually, which let time pass themselves"
      ),
      ("expect(1).equals(1)", "equals must be called with a colon: expect(value):equals(…)"),
      (
        "expect(1):eventually(5):equals(1)",
        "eventually needs a function to ask again and again: expect(function() return … end):eventually(5)"
      ),
      (
        "ProfileSetup {}.tap('Continue')",
        "block:tap must be called with a colon on a block, got a string (\"Continue\")"
      ),
      ("ProfileSetup {}:tap(5)", "block:tap: the locator must be an id, a label or an element, got a number (5)"),
      ("ProfileSetup {}:type('name', 5)", "block:type: the text must be a string, got a number (5)"),
      (
        "ProfileSetup {}:type('name', 'a\\nb')",
        "block:type: a key types no line break or tab; use block:pressReturn() for Return, or block:paste"
      ),
      (
        "ProfileSetup {}:backspace('name', -1)",
        "block:backspace: the count must be a whole number from 0 to 100000, got a number (-1)"
      ),
      (
        "ProfileSetup {}:pressReturn()",
        "block:pressReturn: no field has focus; focus one first, as with block:focus(\"Username\")"
      ),
      (
        "ProfileSetup {}:commit('name')",
        "block:commit: nothing is being composed in \"Display name\"; compose first, or paste"
      ),
      (
        "local b = ProfileSetup { asksBirthday = true } b:tap('Add') b:setBirthday('1990-02-30')",
        "block:setBirthday: \"1990-02-30\" is no day of the calendar; write it as \"1990-02-28\""
      ),
      (
        "local b = ProfileSetup { asksBirthday = true } b:tap('Add') b:setBirthday('2026-01-16')",
        "block:setBirthday: a birthday is a day from 1900-01-01 to today, 2026-01-15, got 2026-01-16"
      ),
      (
        "ProfileSetup {}:all { role = 'buton' }",
        "block:all: there is no role \"buton\"; did you mean 'button'? (it is one of header, image, button, textField, searchField, menu, text, chip, swatch, row, card, placeholder)"
      ),
      (
        "InterestsPicker {}:setSelection {}",
        "block:setSelection: this block keeps its own picks; open it with selection = { … } to give it the host's"
      ),
      ("image { width = 1 }", "image: height is missing"),
      ("image { width = 0, height = 1 }", "image: width must be 1 to 65535 pixels, got 0"),
      ("image { width = 1, height = 1, format = 'bmp' }", "image: format must be \"jpeg\" or \"png\", got \"bmp\""),
      ("image { width = 1, height = 1, orientation = 9 }", "image: orientation must be 1 to 8, got 9"),
      ("image { width = 1, height = 1, colour = 'red' }", "image: colour must be written as \"#rrggbb\", got \"red\""),
      ("server { latency = { 1, -1 } }", "server: latency[2] must be a time from 0 s up to 100 years, got -1 s"),
      ("server { replies = {} }", "server: replies must not be empty"),
      ("server { replies = { 'yes' } }", "server: replies[1] must be true, false or throws(…), got a string (\"yes\")"),
      (
        "server { throws = 'x', replies = { true } }",
        "server: throws and replies can't be given together; write throws(…) among the replies"
      ),
      ("server():reply(true)", "server:reply: no request waits for an answer"),
      (
        "server { latency = 1 }:reply(true)",
        "server:reply: this server answers by itself; make one with server() to answer by hand"
      ),
      (
        "sleep(1)",
        "sleep is for a closure that the block calls, such as checkUsername or onContinue; in a scenario's body, let time pass with pause(seconds)"
      ),
      ("throw('x')", "throw is for a closure that the block calls, such as checkUsername or onContinue"),
      ("cancelled()", "cancelled() is for a closure that the block calls, such as checkUsername or onContinue"),
      ("scenario('inner', function() end)", "scenario is for the file, not for the inside of another scenario"),
      (
        "local t = {} t.t = t expect(t):equals {}",
        "a table that is nested more than 100 deep, or holds itself, can't be compared"
      ),
    ]
  )
  func wrong(_ body: String, _ words: String) throws {
    let result = try run(body)
    #expect(result.failure?.message == words)
    #expect(result.failure?.place?.line == 2)
    #expect(result.outcome != .passed)
  }

  @Test(
    "What is not there to be acted on is told",
    arguments: [
      ("ProfileSetup {}:type('Continue', 'x')", "block:type: \"Continue\" is a button, not a text field"),
      ("ProfileSetup {}:choose('name', 'x')", "block:choose: \"Display name\" is a text field, not a menu"),
      (
        "ProfileSetup {}:setBirthday('1990-01-01')",
        "block:setBirthday: there is no Birthday row; open the block with asksBirthday = true"
      ),
      (
        "ProfileSetup { roles = { 'Designer' } }:choose('role', 'Desiner')",
        "block:choose: the menu does not offer \"Desiner\"; did you mean 'Designer'? (it offers \"Not now\", \"Designer\")"
      ),
      (
        "local block = ProfileSetup {} local name = block:get('name') block:leave() local x = name.value",
        "the element 'name' is no longer on the screen; block:find asks whether it is"
      ),
      (
        "waitUntil(function() return false end, { within = 2 })", "waitUntil: the condition was not true within 2.000 s"
      ),
    ]
  )
  func notThere(_ body: String, _ words: String) throws {
    let result = try run(body)
    #expect(result.failure?.message == words)
    #expect(result.failure?.place?.line == 2)
    #expect(result.outcome != .passed)
  }
}
