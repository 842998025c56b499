---@meta

-- Lua's basic functions that scenarios have. `.luarc.json` turns off the editor's own list, in which `dofile`,
-- `loadfile`, `collectgarbage` and `warn` stand too; `require` and `print` are in scenario.lua.

---The table of all globals.
---@type table<string, any>
_G = _G

---The version of Lua: "Lua 5.4".
---@type string
_VERSION = "Lua 5.4"

---Raises an error when the value is false or nil; otherwise returns all that it was given. In a scenario `expect` tells
---more.
---@generic T
---@param value? T
---@param message? any What is raised ("assertion failed!").
---@param ... any
---@return T
---@return any ...
function assert(value, message, ...) end

---Raises an error, which fails the scenario when nothing catches it.
---@param message any
---@param level? integer Whose place stands in front of the message: 0 no place, 1 this function, 2 its caller (1).
function error(message, level) end

---The metatable of a value, or nil.
---@param value any
---@return table?
function getmetatable(value) end

---Visits the items of a list: `for index, item in ipairs(list) do`.
---@generic T: table, V
---@param list T
---@return fun(list: V[], index?: integer): integer, V
---@return T
---@return integer
function ipairs(list) end

---Compiles a text, or the pieces that a function returns, as Lua. Compiled Lua is refused.
---@param chunk string|fun(): string?
---@param name? string What messages call it.
---@param mode? "t" Without effect: it is always a text.
---@param environment? table The chunk's globals (the scenario's).
---@return function?
---@return string? message
function load(chunk, name, mode, environment) end

---The field after this one, in the order of `pairs`; the first without a key.
---@generic K, V
---@param table table<K, V>
---@param key? K
---@return K?
---@return V?
function next(table, key) end

---Visits the fields of a table, always in the same order: numbers ascending, then strings, then booleans.
---@generic T: table, K, V
---@param table T
---@return fun(table: table<K, V>, key?: K): K, V
---@return T
function pairs(table) end

---Calls a function and catches its error. An expectation that failed fails the scenario all the same.
---@param call function
---@param ... any
---@return boolean succeeded
---@return any ... What the function returned, or the error.
function pcall(call, ...) end

---Whether two values are the same, without metamethods.
---@param first any
---@param second any
---@return boolean
function rawequal(first, second) end

---A field of a table, without metamethods.
---@param table table
---@param key any
---@return any
function rawget(table, key) end

---The length of a table or text, without metamethods.
---@param value table|string
---@return integer
function rawlen(value) end

---Sets a field of a table, without metamethods.
---@generic T: table
---@param table T
---@param key any
---@param value any
---@return T
function rawset(table, key, value) end

---The arguments from that place on, or with "#" how many there are.
---@param place integer|"#"
---@param ... any
---@return any ...
function select(place, ...) end

---Gives a table a metatable, which must not have `__gc`.
---@generic T: table
---@param table T
---@param metatable? table
---@return T
function setmetatable(table, metatable) end

---The number that a value stands for, or nil.
---@param value any
---@param base? integer The base of a text, from 2 to 36.
---@return number?
function tonumber(value, base) end

---The text of a value; of a table or function only its type, never an address.
---@param value any
---@return string
function tostring(value) end

---The type of a value.
---@param value any
---@return "nil"|"number"|"string"|"boolean"|"table"|"function"|"thread"|"userdata"
function type(value) end

---Calls a function and gives its error to a handler.
---@param call function
---@param handler fun(error: any): any
---@param ... any
---@return boolean succeeded
---@return any ... What the function returned, or what the handler made of the error.
function xpcall(call, handler, ...) end
