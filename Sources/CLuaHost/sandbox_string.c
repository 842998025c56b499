/* Functions of `string` other than patterns: no addresses in format, no endless rep, no dump. */
#include "host.h"

#include <string.h>

/* Arguments of %s become strings here, so that no address is shown. */
static int string_format(lua_State *L) {
  int count = lua_gettop(L), argument = 1;
  size_t size;
  const char *format = luaL_checklstring(L, 1, &size);
  const char *end = format + size;
  while (format < end) {
    if (*format++ != '%') continue;
    if (format < end && *format == '%') {
      format++;
      continue;
    }
    while (format < end && strchr("-+ #0123456789.", *format) != NULL && *format != 0) format++;
    argument++;
    if (format >= end || argument > count) continue;
    if (*format == 'p') return luaL_error(L, "string.format: '%%p' is not allowed, as addresses change");
    if (*format == 's') {
      luahost_tostring(L, argument);
      lua_replace(L, argument);
    }
  }
  return luahost_original(L);
}

/* Lua's own would loop for long over nothing. */
static int string_rep(lua_State *L) {
  size_t size, separator;
  luaL_checklstring(L, 1, &size);
  lua_Integer times = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &separator);
  if (times < 1 || size + separator == 0) {
    lua_pushliteral(L, "");
    return 1;
  }
  lua_Integer limit = (lua_Integer)luahost_of(L)->limit;
  luahost_charge(L, times < limit ? times / 100 : limit / 100);
  return luahost_original(L);
}

void luahost_open_string(lua_State *L) {
  lua_getglobal(L, LUA_STRLIBNAME);
  luahost_wrap(L, "format", string_format);
  luahost_wrap(L, "rep", string_rep);
  lua_pushnil(L);
  lua_setfield(L, -2, "dump");
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 3);
}
