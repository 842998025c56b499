/* What a script finds: an allow-list of Lua's libraries, made deterministic and bounded. */
#include "host.h"

#include <string.h>

static const struct {
  const char *name;
  lua_CFunction open;
  const char *allowed; /* each name between blanks */
} libraries[] = {
    {LUA_GNAME, luaopen_base,
     " _G _VERSION assert error getmetatable ipairs load next pairs pcall rawequal rawget rawlen rawset select "
     "setmetatable tonumber tostring type xpcall "},
    {LUA_TABLIBNAME, luaopen_table, " concat insert move pack remove sort unpack "},
    {LUA_STRLIBNAME, luaopen_string,
     " byte char find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper "},
    {LUA_MATHLIBNAME, luaopen_math,
     " abs acos asin atan ceil cos deg exp floor fmod huge log max maxinteger min mininteger modf pi rad random "
     "randomseed sin sqrt tan tointeger type ult "},
    {LUA_UTF8LIBNAME, luaopen_utf8, " char charpattern codepoint codes len offset "},
    {LUA_COLIBNAME, luaopen_coroutine, " close create isyieldable resume running status wrap yield "},
};

static bool is_allowed(const char *allowed, const char *name) {
  size_t size = strlen(name);
  for (const char *found = allowed; (found = strstr(found, name)) != NULL; found += size)
    if (found[-1] == ' ' && found[size] == ' ') return true;
  return false;
}

/* Removes whatever the installed Lua has beyond the list from the table on top. */
static void remove_others(lua_State *L, const char *allowed) {
  lua_pushnil(L);
  while (lua_next(L, -2)) {
    lua_pop(L, 1);
    if (is_allowed(allowed, lua_tostring(L, -1))) continue;
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, -4);
  }
}

void luahost_wrap(lua_State *L, const char *name, lua_CFunction function) {
  lua_getfield(L, -1, name);
  lua_pushcclosure(L, function, 1);
  lua_setfield(L, -2, name);
}

/* In the frame of the wrapper, so that messages name the function as scripts know it. */
int luahost_original(lua_State *L) { return lua_tocfunction(L, lua_upvalueindex(1))(L); }

/* Messages of lua_resume, kept so that it never needs memory for them: it would raise outside any pcall. */
static void keep_messages(lua_State *L) {
  static const char *const messages[] = {"C stack overflow", "cannot resume dead coroutine",
                                         "cannot resume non-suspended coroutine", NULL};
  for (const char *const *message = messages; *message != NULL; message++) {
    lua_pushstring(L, *message);
    luaL_ref(L, LUA_REGISTRYINDEX);
  }
}

int luahost_open_sandbox(lua_State *L) {
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    luaL_requiref(L, libraries[i].name, libraries[i].open, 1);
    remove_others(L, libraries[i].allowed);
    lua_pop(L, 1);
  }
  keep_messages(L);
  lua_getglobal(L, "error");
  lua_getglobal(L, "assert");
  luahost_of(L)->raisers[0] = lua_tocfunction(L, -2);
  luahost_of(L)->raisers[1] = lua_tocfunction(L, -1);
  lua_pop(L, 2);
  lua_pushglobaltable(L);
  luahost_open_base(L);
  luahost_open_order(L);
  lua_pop(L, 1);
  luahost_open_table(L);
  luahost_open_string(L);
  luahost_open_patterns(L);
  luahost_open_coroutine(L);
  return 0;
}
