/* What a script finds: an allow-list of Lua's libraries, made deterministic and bounded. */
#include "host.h"

static void remove_names(lua_State *L, const char *const *names) {
  for (; *names != NULL; names++) {
    lua_pushnil(L);
    lua_setfield(L, -2, *names);
  }
}

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
  static const luaL_Reg libraries[] = {{LUA_GNAME, luaopen_base},         {LUA_TABLIBNAME, luaopen_table},
                                       {LUA_STRLIBNAME, luaopen_string},  {LUA_MATHLIBNAME, luaopen_math},
                                       {LUA_UTF8LIBNAME, luaopen_utf8},   {LUA_COLIBNAME, luaopen_coroutine},
                                       {NULL, NULL}};
  static const char *const removed[] = {"collectgarbage", "dofile", "loadfile", "print", "warn", NULL};
  for (const luaL_Reg *library = libraries; library->name != NULL; library++) {
    luaL_requiref(L, library->name, library->func, 1);
    lua_pop(L, 1);
  }
  keep_messages(L);
  lua_pushglobaltable(L);
  remove_names(L, removed);
  luahost_open_base(L);
  luahost_open_order(L);
  lua_pop(L, 1);
  luahost_open_table(L);
  luahost_open_string(L);
  luahost_open_patterns(L);
  luahost_open_coroutine(L);
  return 0;
}
