---@meta

-- The language of scenarios, for editors: what completion offers, what hovering tells and what is checked.
-- Scenarios do not load this file. Times are seconds of virtual time; an option that is left out has its default.

-- Declaring

---@class ScenarioOptions
---@field covers? string[] The ids of the rules that it shows; each must stand in RULES.md, where there is one.
---@field tags? string[] Words to find it by.
---@field skip? string Why it is not run.
---@field knownBug? string The bug that makes it fail; passing is then told as a failure, and a mistake in the script as one.
---@field exhaustive? boolean Whether unexpected announcements and haptics, and what still waits, fail it (false).

---Declares a scenario. Its body runs alone, with a clock, environment and journal of its own.
---
---```lua
---scenario("Skip leaves", { covers = { "CB-K2" } }, function()
---  local block = ProfileSetup { onSkip = function() end }
---  block:tap("Skip for now")
---  expect(block.state.phase):equals("left")
---end)
---```
---@param title string What it shows, unique in its file.
---@param options ScenarioOptions
---@param body fun()
---@overload fun(title: string, body: fun())
function scenario(title, options, body) end

---Loads another `.lua` file, once, from the scenario's folder or the suite's (the nearest folder above that holds
---`RULES.md`).
---@param name string The file without `.lua`, folders parted by dots, such as `"support.people"`.
---@return any value What the file returns; true when that is nothing.
function require(name) end

---Writes a line to the scenario's own output, which is shown when it fails and with `--verbose`.
---@param ... any
function print(...) end

-- Opening a block

---@class ProfileSetupOptions
---@field step? integer Which step this is, 1 or more; "Step 2 of 3" stands only with both `step` and `of` (none).
---@field of? integer How many steps there are (none).
---@field title? string The title ("Set up your profile").
---@field message? string The line under the title ("This is how people will see you.").
---@field name? string Prefills the display name ("").
---@field roles? string[] The roles that the menu offers besides "Not now"; an empty list hides the row ({}).
---@field asksBirthday? boolean Whether there is a birthday row (false).
---@field checkUsername? Server|fun(username: string): boolean Whether the username is free (none: no check).
---@field onContinue? Server|fun(profile: Profile) Saves (a closure that returns at once).
---@field onSkip? Server|fun() Leaves without saving; without it there is no "Skip for now" (none).

---Opens Profile Setup.
---@param options? ProfileSetupOptions
---@return ProfileSetup
function ProfileSetup(options) end

---Opens Profile Setup as the second of Fieldnote's three first steps: with roles, a birthday, a check that takes 0.6
---seconds ("maya", "admin" and "fieldnote" are taken), a save that takes 1 second, and Skip.
---@return ProfileSetup
function ProfileSetupExample() end

---@class InterestsPickerOptions
---@field categories? Category[]|Loading The sections with their topics, or `loading` (14 sample topics).
---@field selection? string[] The picked ids, as the host keeps them (none: the block keeps its own picks).
---@field minimum? integer How many topics must be picked, 0 or more (3).
---@field maximum? integer How many may be picked, 0 or more (none: no limit).
---@field title? string The title ("What are you into?").
---@field onContinue? Server|fun(ids: string[]) Saves the picked ids (a closure that returns at once).
---@field onSkip? Server|fun() Leaves without saving; without it there is no "Skip for now" (none).

---@class Category
---@field id string What tells the section from others.
---@field title string The section's title.
---@field topics Topic[] Its topics, in their order.

---@class Topic
---@field id string What stands for the topic in the selection.
---@field title string What its chip says.
---@field symbol? string The name of its SF Symbol ("circle").

---Opens Interests Picker.
---@param options? InterestsPickerOptions
---@return InterestsPicker
function InterestsPicker(options) end

---Opens Interests Picker as the third of Fieldnote's three first steps: its topics load for 0.8 seconds, saving takes 1
---second, and there is Skip.
---@return InterestsPicker
function InterestsPickerExample() end

---Topics that load, in place of a list of categories.
---@class Loading
loading = {}

---The fourteen sample topics under Make, Move and Learn, as a list of categories.
---@type Category[]
samples = {}

---@alias DynamicTypeSize
---| "xSmall"
---| "small"
---| "medium"
---| "large" # The default.
---| "xLarge"
---| "xxLarge"
---| "xxxLarge"
---| "accessibility1"
---| "accessibility2"
---| "accessibility3"
---| "accessibility4"
---| "accessibility5"

---@class EnvironmentOptions
---@field reduceMotion? boolean Whether changes fade instead of moving (false at first).
---@field dynamicTypeSize? DynamicTypeSize The text size ("large" at first).
---@field colorScheme? "light"|"dark" The appearance ("light" at first).
---@field width? number The width of the window in points, from 0 to 1000000; the block has 40 less (390 at first).
---@field today? string The day, from "1900-01-01"; it goes on with the clock ("2026-01-15" at first).
---@field voiceOver? boolean Whether VoiceOver runs; without it nothing is announced (true at first).

---Sets what the person has set on the device, before a block is opened or at any time later. What is not named stays.
---@param options EnvironmentOptions
function environment(options) end

-- Time

---Lets time pass: all that is due by then happens, in order. In a closure wait with `sleep`.
---@param seconds number
function pause(seconds) end

---The time since the scenario began.
---@return number seconds
function now() end

---Goes on until nothing waits or runs. It is a mistake when something still waits after 3600 seconds, or when nothing
---can happen by itself any more.
function settle() end

---@class WaitUntilOptions
---@field within? number For how long, in seconds (60).

---Goes on to the first moment at which the condition is true; that there is none fails the scenario.
---@param condition fun(): any
---@param options? WaitUntilOptions
function waitUntil(condition, options) end

-- Closures that the block calls: `checkUsername`, `onContinue` and `onSkip`. Each call runs on the virtual clock, where
-- it may sleep, ask whether it was cancelled, and throw (`onSkip` never).

---@class SleepOptions
---@field ignoringCancellation? boolean Whether it goes on when the block cancels the call (false).

---Waits, in a closure. When the block has cancelled the call it raises a cancellation, as Swift's does.
---@param seconds number
---@param options? SleepOptions
function sleep(seconds, options) end

---Ends a closure with an error: with that description, with `cancellation`, or without a description.
---@param error? string|Cancellation
function throw(error) end

---Whether the block has cancelled the closure that runs.
---@return boolean
function cancelled() end

---What a cancelled closure throws (Swift's CancellationError), for `throw`, `throws` and `server`.
---@class Cancellation
cancellation = {}

-- Servers

---@class ServerOptions
---@field latency? number|number[] How long an answer takes, in seconds; a list is used in turn (0).
---@field taken? string[] The usernames that are not free ({}).
---@field throws? string|Cancellation|boolean What it throws; true is an error without a description (false).
---@field replies? (boolean|Throws)[] The answers in turn; not together with `throws` (by `taken`).
---@field ignoringCancellation? boolean Whether it answers calls that the block has cancelled (false).

---Makes an endpoint, to be given as `checkUsername`, `onContinue` or `onSkip`. Without options the scenario answers it
---by hand; with options it answers by itself: of a list each item in turn, the last again and again.
---
---```lua
---local check = server()
---local block = ProfileSetup { checkUsername = check }
---block:type("Username", "mayachen")
---pause(0.45)
---check:reply(true)
---```
---@param options? ServerOptions
---@return Server
function server(options) end

---An answer that throws, for a server's `replies`.
---@class Throws

---An answer that throws: with that description, with `cancellation`, or without a description.
---@param error? string|Cancellation
---@return Throws
function throws(error) end

---An endpoint that stands behind a block's closure.
---@class Server
---@field pending Request[] The requests without an answer, cancelled ones too, oldest first.
---@field calls Request[] All requests ever, oldest first.
local Server = {}

---Answers the oldest request that is not cancelled. Only without options: `server()`.
---@param value? boolean For `checkUsername`: true when the username is free, false when it is taken.
function Server:reply(value) end

---Makes the oldest request that is not cancelled throw. Only without options: `server()`.
---@param error? string|Cancellation
function Server:throw(error) end

---A call that a server got.
---@class Request: Call
---@field cancelled boolean Whether the block has cancelled it.
local Request = {}

---Answers this request, once, in any order, even after it was cancelled.
---@param value? boolean For `checkUsername`: true when the username is free, false when it is taken.
function Request:reply(value) end

---Makes this request throw.
---@param error? string|Cancellation
function Request:throw(error) end

-- Photos

---@class ImageOptions
---@field width integer The file's width in pixels, before it is turned, from 1 to 65535.
---@field height integer The file's height in pixels, before it is turned, from 1 to 65535.
---@field format? "jpeg"|"png" The file's format ("jpeg").
---@field orientation? 1|2|3|4|5|6|7|8 The file's EXIF orientation (1).
---@field transparent? boolean Whether its bottom half is clear; only with `format = "png"` (false).
---@field colour? string Its colour, such as "#ff8800" (quarters that are red, green, blue and yellow upright).

---A picture for `block:choosePhoto`.
---@class Image

---Makes a picture for `block:choosePhoto`.
---@param options ImageOptions
---@return Image
function image(options) end

---A photo that can't be read: its load throws.
---@class Unreadable
unreadable = {}

---The person closes the photo picker without choosing.
---@class Dismissed
dismissed = {}

-- Acting

---How an act finds an element: its id, its VoiceOver label, or an element got before. Besides those below, Interests
---Picker has `section.ID` and `topic.ID`, and `SECTION/topic.ID` for a topic that stands in several sections.
---@alias Locator
---| string
---| Element
---| "header" # Profile Setup: the step, title and message, which VoiceOver reads as one
---| "header.step" # Profile Setup: "Step 2 of 3" as it is drawn
---| "header.title" # Profile Setup: the title as it is drawn
---| "header.message" # Profile Setup: the message as it is drawn
---| "avatar" # Profile Setup: the symbol, the initials or the photo
---| "photo.add" # Profile Setup: Add a photo
---| "photo.change" # Profile Setup: Change photo
---| "photo.remove" # Profile Setup: Remove
---| "photo.note" # Profile Setup: that the photo couldn't be read
---| "photo.line" # Profile Setup: the line between the photo and the fields
---| "colour.0" # Profile Setup: Ink
---| "colour.1" # Profile Setup: Grey
---| "colour.2" # Profile Setup: Muted
---| "colour.3" # Profile Setup: Light
---| "colour.4" # Profile Setup: Accent
---| "name.label" # Profile Setup: the words over the field Display name
---| "name" # Profile Setup: the field Display name
---| "name.note" # Profile Setup: the note under the display name
---| "username.label" # Profile Setup: the words over the field Username
---| "username" # Profile Setup: the field Username
---| "username.at" # Profile Setup: the @ in front of what is typed
---| "username.note" # Profile Setup: the note under the username
---| "card.more" # Profile Setup: the card of role and birthday
---| "role" # Profile Setup: the menu What do you do?
---| "birthday" # Profile Setup: the row Birthday
---| "birthday.add" # Profile Setup: Add
---| "birthday.clear" # Profile Setup: Clear
---| "title" # Interests Picker: the title
---| "rule" # Interests Picker: how many to pick
---| "count" # Interests Picker: how many are picked
---| "search" # Interests Picker: the field Search topics
---| "search.clear" # Interests Picker: Clear search
---| "empty" # Interests Picker: No topics match
---| "limit" # Interests Picker: that a topic can be swapped out
---| "placeholder" # Interests Picker: what stands for topics that load
---| "card" # Both: the card of the fields or topics
---| "continue" # Both: Continue
---| "message" # Both: why saving failed
---| "skip" # Both: Skip for now

---@class KeyOptions
---@field every? number The time between keys in seconds, none after the last (0: all at one moment, still one by one).

---A block on the screen: what a person and the host do to it, and what they see of it. An act returns when all that is
---due at its own moment has happened.
---@class Block
---@field announcements Journal What VoiceOver said.
---@field haptics Journal What the device gave: "selection", "success", "warning" or "error".
---@field motions Journal How changes moved: "snappy", "smooth", "bouncy", "standard", or "fade" with Reduce Motion.
---@field calls Call[] Which closures the block called.
local Block = {}

---Taps an element.
---@param locator Locator
---@return boolean didSomething False when the element is disabled or nothing to tap.
function Block:tap(locator) end

---Focuses the field, then types a character at a time at its end.
---@param locator Locator
---@param text string Without line breaks and tabs: for those there are `pressReturn` and `paste`.
---@param options? KeyOptions
function Block:type(locator, text, options) end

---Focuses the field and adds the text at its end, as one change.
---@param locator Locator
---@param text string
function Block:paste(locator, text) end

---Replaces the whole text of the field in one change, without focus, as autofill and dictation do.
---@param locator Locator
---@param text string
function Block:fill(locator, text) end

---Focuses the field and deletes characters from its end.
---@param locator Locator
---@param count? integer How many (1).
---@param options? KeyOptions
function Block:backspace(locator, count, options) end

---Empties the field in one change, without focus.
---@param locator Locator
function Block:clear(locator) end

---Focuses the field and gives it an input method's marked text; again for each change of that text.
---@param locator Locator
---@param text string
function Block:compose(locator, text) end

---Accepts the text that is being composed, or another in its place, and focuses the field.
---@param locator Locator
---@param text? string What is put in the place of the marked text (the marked text).
function Block:commit(locator, text) end

---Focuses a field.
---@param locator Locator
function Block:focus(locator) end

---Presses Return in the field that has focus.
function Block:pressReturn() end

---Puts the keyboard away.
function Block:dismissKeyboard() end

---The host takes the block away.
function Block:leave() end

-- Looking

---The element, as it is whenever it is read; that it is not there fails the scenario.
---@param locator Locator
---@return Element
function Block:get(locator) end

---The element, or nil when it is not on the screen.
---@param locator Locator
---@return Element?
function Block:find(locator) end

---All elements with these properties, in reading order; without any, all elements.
---@param properties? ElementProperties
---@return Element[]
function Block:all(properties) end

---Whether that is the whole text of something on the screen.
---@param text string
---@return boolean
function Block:shows(text) end

---The screen as VoiceOver reads it, a line for each element.
---@return string
function Block:outline() end

---Holds the screen against what is saved of it, `__snapshots__/FILE/NAME.txt` beside the scenario: each element with what
---it holds and how it looks, without sizes and places. A file's scenarios each take names of their own; a name taken twice
---stands for the same screen.
---@param name string A part of a file's name.
---@param options? SnapshotOptions
function Block:snapshot(name, options) end

---@class SnapshotOptions
---@field picture? boolean Whether the screen is drawn too, with two pixels a point, and held against `NAME.png` (false).

---What overlaps though it should stand apart, a sentence each: targets, and elements of which neither stands in the other.
---@return string[]
function Block:overlaps() end

---What leaves what it should stay in, a sentence each: the section, its card, or its own frame.
---@return string[]
function Block:outside() end

---Empties the journal, except for calls that still run.
function Block:forget() end

---@class ProfileSetup: Block
---@field state ProfileState The block's state, read afresh each time.
local ProfileSetup = {}

---Picks a photo in the photo picker: a file beside the scenario, by its path, or a picture of your own.
---@param photo string|Image|Unreadable|Dismissed
---@param options? PhotoOptions
function ProfileSetup:choosePhoto(photo, options) end

---@class PhotoOptions
---@field after? number How long the photo takes to load, in seconds (0).

---Chooses in a menu.
---@param locator Locator|"role"
---@param choice string|"Not now"
function ProfileSetup:choose(locator, choice) end

---Sets the birthday.
---@param day string A day from "1900-01-01" to today, such as "1990-02-28".
function ProfileSetup:setBirthday(day) end

---@class InterestsPicker: Block
---@field state InterestsState The block's state, read afresh each time.
---@field selection? string[] The host's selection, unknown ids last; nil when the block keeps its own picks.
---@field writes Write[] What the block wrote to the host's selection.
local InterestsPicker = {}

---The host passes other categories.
---@param categories Category[]|Loading
function InterestsPicker:setCategories(categories) end

---The host changes its selection; only for a block that was opened with one.
---@param ids string[]
function InterestsPicker:setSelection(ids) end

---@alias Role
---| "header" # A heading.
---| "image" # A picture.
---| "button" # A button.
---| "textField" # A field for a line of text.
---| "searchField" # A field for a search.
---| "menu" # A menu of choices with its value.
---| "text" # Words.
---| "chip" # A topic to pick.
---| "swatch" # A colour to pick.
---| "row" # A row with a label and a value.
---| "card" # The surface that a group of elements stands on.
---| "placeholder" # What stands for topics that load.

---@alias Trait
---| "button"
---| "header"
---| "selected"
---| "notEnabled"
---| "searchField"
---| "image"
---| "updatesFrequently"

---How an element is drawn, by the design system's names; what does not apply is nil.
---@class Style
---@field foreground? string The colour of its words, such as "textPrimary".
---@field background? string The colour it stands on.
---@field backgroundOpacity? number How opaque that is, 0 to 1.
---@field border? string The colour of its border.
---@field borderOpacity? number How opaque that is, 0 to 1.
---@field borderWidth? number The border's width in points.
---@field type? string The type style, such as "body".
---@field size? number The size of its words in points, at the text size that is set.
---@field weight? string The weight of its words, such as "semibold".
---@field figures? string "tabular" where figures are all as wide.
---@field radius? string The corners, such as "md".
---@field opacity number How opaque it is as a whole, 0 to 1.
---@field tint? string The colour of its symbol or check.
---@field transition string The motion token that its changes move with, or "fade".

---Something on the screen as a person and VoiceOver meet it. A property that does not apply is nil; a text that is
---empty is "".
---@class Element
---@field id string What it is found by.
---@field role Role What it is.
---@field label string What VoiceOver reads it by; "" for what only decorates.
---@field value? string What it holds now, such as a field's text.
---@field hint? string What VoiceOver adds, such as a field's note.
---@field text? string The words that are drawn.
---@field note? string The note under a field.
---@field symbol? string The name of its SF Symbol.
---@field enabled? boolean Whether it does something when tapped or typed into.
---@field selected? boolean Whether it is picked.
---@field focused? boolean Whether it has the keyboard's focus.
---@field busy? boolean Whether it shows that something is under way.
---@field traits Trait[] VoiceOver's traits.
---@field contentType? string What a field is for: "name", "username", or "" for nothing in particular.
---@field capitals? "words"|"never" Which letters a field's keyboard makes capitals.
---@field correction? boolean Whether a field's keyboard corrects what is typed.
---@field returnKey? "next"|"continue"|"search" What a field's return key says.
---@field style Style How it is drawn.
---@field frame Frame Where it is.
---@field target? Frame Where it can be tapped; nil for what is no control.
---@field lines string[] The lines of its words, from top to bottom, as they are wrapped.

---A place in points from the section's top left corner. The section is as wide as the window less 20 points on each
---side, 350 at first. Words are measured in Inter, which stands in for the platform's own face; when the block's title
---runs from right to left everything is mirrored.
---@class Frame
---@field x number The left edge.
---@field y number The top edge.
---@field width number From the left to the right edge.
---@field height number From the top to the bottom edge.

---What `block:all` looks for: elements that have each of the named properties.
---@class ElementProperties
---@field id? string What it is found by.
---@field role? Role What it is.
---@field label? string What VoiceOver reads it by; "" for what only decorates.
---@field value? string What it holds now, such as a field's text.
---@field hint? string What VoiceOver adds, such as a field's note.
---@field text? string The words that are drawn.
---@field note? string The note under a field.
---@field symbol? string The name of its SF Symbol.
---@field enabled? boolean Whether it does something when tapped or typed into.
---@field selected? boolean Whether it is picked.
---@field focused? boolean Whether it has the keyboard's focus.
---@field busy? boolean Whether it shows that something is under way.
---@field traits? Trait[] All traits, in their order.
---@field contentType? string What a field is for: "name", "username", or "" for nothing in particular.
---@field capitals? "words"|"never" Which letters a field's keyboard makes capitals.
---@field correction? boolean Whether a field's keyboard corrects what is typed.
---@field returnKey? "next"|"continue"|"search" What a field's return key says.
---@field style? Style How it is drawn.
---@field frame? Frame Where it is.
---@field target? Frame Where it can be tapped.
---@field lines? string[] The lines of its words, as they are wrapped.

---@alias Phase
---| "resting" # Continue can be tapped, if the block's own rules allow it.
---| "working" # The closure runs, or waits for the photo.
---| "done" # The closure has returned; the check is shown for a second.
---| "left" # The person has skipped, or the host has taken the block away.

---@alias Availability
---| "unchecked" # Nothing was asked: too short, no check, or an ended one.
---| "waiting" # The typing has paused for less than 0.45 seconds.
---| "checking" # The closure runs.
---| "available" # The closure said that the username is free.
---| "taken" # The closure said that it is taken.
---| "failed" # The closure threw.

---@class ProfileState
---@field name string The display name as the field holds it.
---@field username string The username as the field holds it.
---@field initials string The initials of the name; "" when it has none.
---@field colour 0|1|2|3|4 The picked colour: ink, grey, muted, light, accent.
---@field avatar "symbol"|"initials"|"photo" What the avatar shows.
---@field photo? PhotoState The photo, or nil.
---@field availability Availability What is known about the username.
---@field role? string The role, or nil for "Not now".
---@field birthday? string The birthday, such as "1990-02-28", or nil.
---@field phase Phase Where the block stands.
---@field message? string Why saving failed, or nil.
---@field focus? "name"|"username" The field that has focus, or nil.

---@class PhotoState
---@field width integer The width in pixels.
---@field height integer The height in pixels.
---@field bytes integer How many bytes it has.
---@field format "jpeg" Its format.

---@class InterestsState
---@field picked string[] The picked ids, in the topics' order.
---@field count integer How many are picked.
---@field query string What is searched for.
---@field loading boolean Whether the topics load.
---@field locked string[] The ids that can't be picked since the maximum is reached.
---@field phase Phase Where the block stands.
---@field message? string Why saving failed, or nil.
---@field focus? "search" The field that has focus, or nil.

-- The journal

---A list that compares as a list of strings: `expect(block.haptics):equals { "warning" }`.
---@class Journal
---@field [integer] JournalEntry
---@operator len: integer

---@class JournalEntry
---@field text string What was said, or which haptic or motion it was.
---@field kind string The same as `text`.
---@field at number When it was, in seconds.

---A call of a closure.
---@class Call
---@field closure "checkUsername"|"onContinue"|"onSkip" Which closure was called, by the option's name.
---@field argument? string|Profile|string[] The username, the profile, the picked ids, or nothing.
---@field at number When it was called, in seconds.
---@field outcome "running"|"returned"|"threw"|"cancelled" How it stands; cancelled stays cancelled.
---@field value? boolean What a check returned.
---@field endedAt? number When the closure ended, in seconds; nil while it runs.
---@field cancelledAt? number When the block cancelled it, in seconds, or nil.

---@class Write
---@field at number When it was written, in seconds.
---@field ids string[] The selection, in the topics' order, unknown ids last.

---What `onContinue` of Profile Setup receives.
---@class Profile
---@field photo? ProfilePhoto The photo, or nil.
---@field colour 0|1|2|3|4 The colour of the initials: ink, grey, muted, light, accent.
---@field name string The display name without the white space at its ends.
---@field username string The username.
---@field role? string The role, or nil for "Not now".
---@field birthday? string The birthday, such as "1990-02-28", or nil.

---A photo as it is handed on: upright, at most 1024 pixels on its long side.
---@class ProfilePhoto: PhotoState
---@field orientation 1 Its EXIF orientation.
local ProfilePhoto = {}

---The colour at a place: red, green and blue, 0 to 255; (0, 0) is top left.
---@param x integer
---@param y integer
---@return integer[]
function ProfilePhoto:pixel(x, y) end

-- Expecting

---What is expected of a value. A matcher that does not hold fails the scenario; the message says what was wrong in your
---own words.
---@class Expectation
local Expectation = {}

---Begins an expectation of a value, or of what a function returns, when `eventually` follows.
---
---```lua
---expect(block.state.availability):equals("taken")
---expect(function() return block.state.phase end):eventually(2):equals("done")
---```
---@param value any
---@return Expectation
function expect(value) end

---Asks the function again as time passes, until the matcher that follows holds.
---@param within? number For how long, in seconds (5).
---@return Expectation
function Expectation:eventually(within) end

---It equals the value: numbers by value, tables by what they hold, lists of the journal by their strings.
---@param value any
---@param message? string
function Expectation:equals(value, message) end

---It is anything but the value.
---@param value any
---@param message? string
function Expectation:differs(value, message) end

---It is a list that has the item, or a text that has the part.
---@param part any
---@param message? string
function Expectation:contains(part, message) end

---It is a list that does not have the item, or a text that does not have the part.
---@param part any
---@param message? string
function Expectation:lacks(part, message) end

---It is a text in which the Lua pattern is found.
---@param pattern string
---@param message? string
function Expectation:matches(pattern, message) end

---It is true.
---@param message? string
function Expectation:isTrue(message) end

---It is false.
---@param message? string
function Expectation:isFalse(message) end

---It is nil.
---@param message? string
function Expectation:isNil(message) end

---It is a number above the bound.
---@param bound number
---@param message? string
function Expectation:isAbove(bound, message) end

---It is a number below the bound.
---@param bound number
---@param message? string
function Expectation:isBelow(bound, message) end

---It is a number between the bounds, which are included.
---@param low number
---@param high number
---@param message? string
function Expectation:isBetween(low, high, message) end
