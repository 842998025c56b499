/* The way from Lua into Swift. Nothing of Swift is on the stack of C when an error is raised or a thread yields. */
#include "host.h"

#include <string.h>

static int resumed(lua_State *L, int status, lua_KContext base) {
  luahost *host = luahost_of(L);
  (void)status;
  if (host->raising == L) {
    host->raising = NULL;
    return luahost_finish(L, host->raising_answer);
  }
  return lua_gettop(L) - (int)base;
}

int luahost_answer_object(lua_State *L, int object_class, int64_t id) {
  luahost_of(L)->answered_object = (luahost_box){.object_class = object_class, .id = id};
  return LUAHOST_PUSH_OBJECT;
}

int luahost_answer_bytes(lua_State *L, const char *bytes, size_t size) {
  luahost *host = luahost_of(L);
  if (size <= sizeof host->answered_bytes) {
    host->answered_size = size;
    if (size > 0) memcpy(host->answered_bytes, bytes, size);
    return LUAHOST_PUSH_BYTES;
  }
  switch (luahost_push_bytes(L, bytes, size)) {
    case LUAHOST_OK: return 1;
    case LUAHOST_STACK_FULL: return LUAHOST_RAISE_OVERFLOW;
    default: return LUAHOST_RAISE_TOP;
  }
}

/* Pushes what was answered; the arguments make room for it. */
static int push_answer(lua_State *L, int answer) {
  luahost *host = luahost_of(L);
  lua_settop(L, 0);
  if (answer == LUAHOST_PUSH_OBJECT)
    luahost_make_object(L, (int)host->answered_object.object_class, host->answered_object.id);
  else
    lua_pushlstring(L, host->answered_bytes, host->answered_size);
  return 1;
}

int luahost_finish(lua_State *L, int answer) {
  int count = lua_gettop(L);
  if (answer >= 0) return answer < count ? answer : count;
  if (answer == LUAHOST_PUSH_OBJECT || answer == LUAHOST_PUSH_BYTES) return push_answer(L, answer);
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

void luahost_charge_callback(lua_State *L) {
  int64_t cost = LUAHOST_CALLBACK_COST;
  for (int i = lua_gettop(L); i > 0; i--) {
    size_t size = lua_type(L, i) == LUA_TSTRING ? lua_rawlen(L, i) : 0;
    if (size > LUAHOST_LONG_STRING) cost += (int64_t)size;
  }
  luahost_charge(L, cost);
}

int luahost_trampoline(lua_State *L) {
  luahost *host = luahost_of(L);
  luahost_charge_callback(L);
  lua_State *outer = host->current;
  host->current = L;
  int index = (int)lua_tointegerx(L, lua_upvalueindex(1), NULL);
  int answer = host->callbacks.function(host->owner, L, index);
  host->current = outer;
  return luahost_finish(L, answer);
}
