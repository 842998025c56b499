/* Plain operations: they call only functions of Lua that can never raise. */
#include "host.h"

int luahost_count(lua_State *L) { return lua_gettop(L); }

int luahost_type(lua_State *L, int index) { return lua_type(L, index); }

bool luahost_is_integer(lua_State *L, int index) { return lua_isinteger(L, index); }

bool luahost_truthy(lua_State *L, int index) { return lua_toboolean(L, index); }

bool luahost_integer(lua_State *L, int index, int64_t *value) {
  int is_integer;
  if (lua_type(L, index) != LUA_TNUMBER) return false;
  *value = lua_tointegerx(L, index, &is_integer);
  return is_integer;
}

bool luahost_number(lua_State *L, int index, double *value) {
  if (lua_type(L, index) != LUA_TNUMBER) return false;
  *value = lua_tonumberx(L, index, NULL);
  return true;
}

const char *luahost_bytes(lua_State *L, int index, size_t *size) {
  if (lua_type(L, index) != LUA_TSTRING) return NULL;
  return lua_tolstring(L, index, size);
}

/* The box of an object when it carries the metatable of the class it names. */
static luahost_box *box_at(lua_State *L, int index) {
  luahost *host = luahost_of(L);
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(luahost_box)) return NULL;
  luahost_box *box = lua_touserdata(L, index);
  if (box->object_class < 0 || box->object_class >= host->class_count) return NULL;
  if (!lua_checkstack(L, 1) || !lua_getmetatable(L, index)) return NULL;
  const void *metatable = lua_topointer(L, -1);
  lua_pop(L, 1);
  return metatable == host->classes[box->object_class].metatable ? box : NULL;
}

bool luahost_object(lua_State *L, int index, int *object_class, int64_t *id) {
  luahost_box *box = box_at(L, index);
  if (box == NULL) return false;
  *object_class = (int)box->object_class;
  *id = box->id;
  return true;
}

bool luahost_object_of(lua_State *L, int index, int object_class, int64_t *id) {
  luahost_box *box = box_at(L, index);
  if (box == NULL || box->object_class != object_class) return false;
  *id = box->id;
  return true;
}

bool luahost_same(lua_State *L, int first, int second) { return lua_rawequal(L, first, second); }

size_t luahost_raw_length(lua_State *L, int index) { return (size_t)lua_rawlen(L, index); }

bool luahost_is_main(lua_State *L) { return luahost_of(L)->main == L; }

bool luahost_is_yieldable(lua_State *L) { return lua_isyieldable(L); }

bool luahost_push_nil(lua_State *L) {
  if (!lua_checkstack(L, 1)) return false;
  lua_pushnil(L);
  return true;
}

bool luahost_push_boolean(lua_State *L, bool value) {
  if (!lua_checkstack(L, 1)) return false;
  lua_pushboolean(L, value);
  return true;
}

bool luahost_push_integer(lua_State *L, int64_t value) {
  if (!lua_checkstack(L, 1)) return false;
  lua_pushinteger(L, value);
  return true;
}

bool luahost_push_number(lua_State *L, double value) {
  if (!lua_checkstack(L, 1)) return false;
  lua_pushnumber(L, value);
  return true;
}

bool luahost_push_copy(lua_State *L, int index) {
  if (!lua_checkstack(L, 1)) return false;
  lua_pushvalue(L, index);
  return true;
}

bool luahost_push_copy_from(lua_State *L, lua_State *other, int index) {
  if (!lua_checkstack(L, 1) || !lua_checkstack(other, 1)) return false;
  lua_pushvalue(other, index);
  if (L != other) lua_xmove(other, L, 1);
  return true;
}

bool luahost_push_reference(lua_State *L, int reference) {
  if (!lua_checkstack(L, 1)) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
  return true;
}

bool luahost_raw_index(lua_State *L, int table, int64_t index) {
  if (!lua_checkstack(L, 1)) return false;
  if (lua_type(L, table) == LUA_TTABLE)
    lua_rawgeti(L, table, index);
  else
    lua_pushnil(L);
  return true;
}

bool luahost_push_metatable(lua_State *L, int index, bool *found) {
  if (!lua_checkstack(L, 1)) return false;
  *found = lua_getmetatable(L, index);
  return true;
}

int luahost_absolute(lua_State *L, int index) { return lua_absindex(L, index); }

void luahost_set_top(lua_State *L, int index) { lua_settop(L, index); }

void luahost_rotate(lua_State *L, int index, int count) { lua_rotate(L, index, count); }

void luahost_set_metatable(lua_State *L, int table) { lua_setmetatable(L, table); }

void luahost_release(lua_State *L, int reference) { luaL_unref(L, LUA_REGISTRYINDEX, reference); }
