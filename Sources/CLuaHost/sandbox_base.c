/* Basic functions: tostring, load, setmetatable, xpcall, and math's random seed. */
#include "host.h"

/* Pushes the name of the value's type: its metatable's __name or the plain one; never an address. */
static void push_type_name(lua_State *L, int index) {
  int type = luaL_getmetafield(L, index, "__name");
  if (type == LUA_TSTRING) return;
  if (type != LUA_TNIL) lua_pop(L, 1);
  lua_pushstring(L, luaL_typename(L, index));
}

static bool has_address(lua_State *L, int index) {
  int type = lua_type(L, index);
  return type != LUA_TNIL && type != LUA_TBOOLEAN && type != LUA_TNUMBER && type != LUA_TSTRING;
}

/* The C library of one system shows the sign of what is no number, that of another does not. */
static bool push_not_a_number(lua_State *L, int index) {
  lua_Number number = lua_type(L, index) == LUA_TNUMBER ? lua_tonumber(L, index) : 0;
  if (number == number) return false;
  lua_pushliteral(L, "nan");
  return true;
}

void luahost_tostring(lua_State *L, int index) {
  index = lua_absindex(L, index);
  if (luaL_callmeta(L, index, "__tostring")) {
    if (!lua_isstring(L, -1)) luaL_error(L, "'__tostring' must return a string");
  } else if (has_address(L, index)) {
    push_type_name(L, index);
  } else if (!push_not_a_number(L, index)) {
    luaL_tolstring(L, index, NULL);
  }
}

void luahost_describe_plainly(lua_State *L, int index) {
  int object_class;
  int64_t id;
  if (luahost_object(L, index, &object_class, &id))
    luaL_callmeta(L, index, "__tostring"); /* it is the host's */
  else if (has_address(L, index))
    lua_pushstring(L, luaL_typename(L, index));
  else if (!push_not_a_number(L, index))
    luaL_tolstring(L, index, NULL);
}

static int base_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  luahost_tostring(L, 1);
  return 1;
}

#define INSTRUCTIONS_PER_BYTE 5 /* what to compile a byte of text costs */

static void charge_text(lua_State *L, int index) {
  if (lua_type(L, index) == LUA_TSTRING) luahost_charge(L, (int64_t)lua_rawlen(L, index) * INSTRUCTIONS_PER_BYTE);
}

/* Upvalue: the function that gives a text's pieces. One of C could go on for ever without an instruction of Lua. */
static int next_piece(lua_State *L) {
  lua_settop(L, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_call(L, 0, 1);
  luahost_charge(L, LUAHOST_CALLBACK_COST);
  charge_text(L, 1);
  return 1;
}

/* The mode is always "t". */
static int base_load(lua_State *L) {
  if (lua_gettop(L) < 3) lua_settop(L, 3);
  charge_text(L, 1);
  if (lua_type(L, 1) == LUA_TFUNCTION) {
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, next_piece, 1);
    lua_replace(L, 1);
  }
  lua_pushliteral(L, "t");
  lua_replace(L, 3);
  return luahost_original(L);
}

static int base_setmetatable(lua_State *L) {
  int type = lua_type(L, 2);
  luaL_checktype(L, 1, LUA_TTABLE);
  luaL_argexpected(L, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
  if (luaL_getmetafield(L, 1, "__metatable") != LUA_TNIL)
    return luaL_error(L, "cannot change a protected metatable");
  if (type == LUA_TTABLE) {
    lua_pushliteral(L, "__gc");
    if (lua_rawget(L, 2) != LUA_TNIL) return luaL_error(L, "__gc is not allowed in a scenario");
  }
  lua_settop(L, 2);
  lua_setmetatable(L, 1);
  return 1;
}

/* Upvalue: the script's handler. It must not run for an error that the hook has raised: hooks are off while such
   an error is handled, so a handler could run for ever. */
static int guarded_handler(lua_State *L) {
  if (luahost_is_hook_error(L, 1)) {
    lua_settop(L, 1);
    return 1;
  }
  lua_settop(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, 1, 1);
  return 1;
}

static int finish_xpcall(lua_State *L, int status, lua_KContext extra) {
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)extra;
}

static int base_xpcall(lua_State *L) {
  int count = lua_gettop(L);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2); /* function, handler, true, function, arguments */
  int status = lua_pcallk(L, count - 2, LUA_MULTRET, 2, 2, finish_xpcall);
  return finish_xpcall(L, status, 2);
}

static int math_randomseed(lua_State *L) {
  int count = lua_gettop(L);
  if (count == 0) return luaL_error(L, "math.randomseed needs a number: a scenario has no random start");
  luaL_checkinteger(L, 1); /* here, where messages know the function's name */
  luaL_optinteger(L, 2, 0);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &luahost_key_randomseed);
  lua_insert(L, 1);
  lua_call(L, count, 0);
  return 0;
}

static void open_random(lua_State *L) {
  lua_getglobal(L, LUA_MATHLIBNAME);
  lua_getfield(L, -1, "randomseed");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &luahost_key_randomseed);
  lua_pushinteger(L, 0);
  lua_call(L, 1, 0);
  lua_pushcfunction(L, math_randomseed);
  lua_setfield(L, -2, "randomseed");
  lua_pop(L, 1);
}

void luahost_open_base(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"tostring", base_tostring}, {"setmetatable", base_setmetatable}, {"xpcall", base_xpcall}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
  luahost_wrap(L, "load", base_load);
  open_random(L);
}
