/* Functions of `coroutine`: wrap and close, which must not run the handlers of a thread that the budget ended. */
#include "host.h"

static int resume_wrapped(lua_State *L) {
  lua_State *thread = lua_tothread(L, lua_upvalueindex(1));
  int count = lua_gettop(L), results;
  if (!lua_checkstack(thread, count)) return luaL_error(L, "too many arguments to resume");
  lua_xmove(L, thread, count);
  int status = lua_resume(thread, L, count, &results);
  if (status == LUA_OK || status == LUA_YIELD) {
    if (!lua_checkstack(L, results + 1)) {
      lua_pop(thread, results);
      return luaL_error(L, "too many results to resume");
    }
    lua_xmove(thread, L, results);
    return results;
  }
  luahost *host = luahost_of(L);
  if (host->exhausted) return luahost_raise_limit(L);
  int ended = lua_status(thread);
  if (ended != LUA_OK && ended != LUA_YIELD && !luahost_was_stopped(thread)) {
    status = lua_resetthread(thread); /* runs its `<close>` handlers */
    if (host->exhausted) return luahost_raise_limit(L);
  }
  lua_xmove(thread, L, 1);
  if (status != LUA_ERRMEM && lua_type(L, -1) == LUA_TSTRING) {
    luaL_where(L, 1);
    lua_insert(L, -2);
    lua_concat(L, 2);
  }
  return lua_error(L);
}

static int coroutine_wrap(lua_State *L) {
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *thread = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, thread, 1);
  lua_pushcclosure(L, resume_wrapped, 1);
  return 1;
}

static int coroutine_close(lua_State *L) {
  lua_State *thread = lua_tothread(L, 1);
  luahost *host = luahost_of(L);
  if (host->exhausted) return luahost_raise_limit(L);
  if (thread != NULL && luahost_was_stopped(thread)) {
    lua_pushboolean(L, 0);
    lua_pushliteral(L, "the coroutine was ended by a limit");
    return 2;
  }
  int results = luahost_original(L);
  return host->exhausted ? luahost_raise_limit(L) : results;
}

void luahost_open_coroutine(lua_State *L) {
  lua_getglobal(L, LUA_COLIBNAME);
  lua_pushcfunction(L, coroutine_wrap);
  lua_setfield(L, -2, "wrap");
  luahost_wrap(L, "close", coroutine_close);
  lua_pop(L, 1);
}
