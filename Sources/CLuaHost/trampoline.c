/* The way from Lua into Swift. Nothing of Swift is on the stack of C when an error is raised or a thread yields. */
#include "host.h"

static int resumed(lua_State *L, int status, lua_KContext base) {
  luahost *host = luahost_of(L);
  (void)status;
  if (host->raising == L) {
    host->raising = NULL;
    return luahost_finish(L, host->raising_answer);
  }
  return lua_gettop(L) - (int)base;
}

int luahost_finish(lua_State *L, int answer) {
  int count = lua_gettop(L);
  if (answer >= 0) return answer < count ? answer : count;
  if (answer == LUAHOST_RAISE_TOP) {
    if (count == 0) lua_pushnil(L);
    return lua_error(L);
  }
  if (answer == LUAHOST_RAISE_MEMORY) return luahost_raise_memory(L);
  if (answer == LUAHOST_RAISE_OVERFLOW) {
    lua_settop(L, 0);
    return luaL_error(L, "stack overflow");
  }
  int yielded = -2 - answer;
  if (yielded > count) yielded = count;
  if (lua_isyieldable(L)) luahost_of(L)->yielded = L;
  return lua_yieldk(L, yielded, count - yielded, resumed);
}

int luahost_trampoline(lua_State *L) {
  luahost *host = luahost_of(L);
  luahost_charge(L, LUAHOST_CALLBACK_COST);
  lua_State *outer = host->current;
  host->current = L;
  int index = (int)lua_tointegerx(L, lua_upvalueindex(1), NULL);
  int answer = host->callbacks.function(host->owner, L, index);
  host->current = outer;
  return luahost_finish(L, answer);
}
