/* Protected operations: whatever may raise runs in a C function under lua_pcall. */
#include "host.h"

/* A suspended thread runs nothing, so its operations run on the one that is running. */
static lua_State *runner(lua_State *L) { return lua_status(L) == LUA_OK ? L : luahost_of(L)->current; }

/* Calls the function with the argument as light userdata and copies of the inputs; on success its results are
   on top of L, else the error value is. */
int luahost_protect(lua_State *L, lua_CFunction function, void *argument, const int *inputs, int count,
                    int results) {
  lua_State *R = runner(L);
  int absolute[3];
  if (!lua_checkstack(R, count + 3) || (R != L && !lua_checkstack(L, count + results + 1)))
    return LUAHOST_STACK_FULL;
  int height = lua_gettop(L);
  for (int i = 0; i < count; i++) absolute[i] = lua_absindex(L, inputs[i]);
  lua_pushcfunction(R, function);
  lua_pushlightuserdata(R, argument);
  for (int i = 0; i < count; i++) {
    lua_pushvalue(L, absolute[i]);
    if (R != L) lua_xmove(L, R, 1);
  }
  int status = lua_pcall(R, count + 1, results, 0);
  if (R != L) lua_xmove(R, L, status == LUA_OK ? results : 1);
  LUAHOST_ASSERT_HEIGHT(L, height + (status == LUA_OK ? results : 1));
  if (status != LUA_OK) luahost_forget_trace(luahost_of(L));
  return status;
}

/* Drops the value that lies on top, or under the error value of a failed operation. */
static int popping(lua_State *L, int status) {
  if (status != LUA_OK && status != LUAHOST_STACK_FULL) lua_rotate(L, -2, 1);
  lua_pop(L, 1);
  return status;
}

typedef struct {
  const char *bytes;
  size_t size;
  int64_t id;
  int first, second;
  bool found;
} arguments;

static int push_bytes(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  lua_pushlstring(L, a->bytes, a->size);
  return 1;
}

int luahost_push_bytes(lua_State *L, const char *bytes, size_t size) {
  arguments a = {.bytes = size == 0 ? "" : bytes, .size = size};
  return luahost_protect(L, push_bytes, &a, NULL, 0, 1);
}

void luahost_make_object(lua_State *L, int object_class, int64_t id) {
  luahost_box *box = lua_newuserdatauv(L, sizeof(luahost_box), 0);
  box->object_class = object_class;
  box->id = id;
  lua_rawgeti(L, LUA_REGISTRYINDEX, luahost_of(L)->classes[object_class].reference);
  lua_setmetatable(L, -2);
}

static int push_object(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  luahost_make_object(L, a->first, a->id);
  return 1;
}

int luahost_push_object(lua_State *L, int object_class, int64_t id) {
  arguments a = {.first = object_class, .id = id};
  return luahost_protect(L, push_object, &a, NULL, 0, 1);
}

static int push_function(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  lua_pushinteger(L, a->first);
  lua_pushcclosure(L, luahost_trampoline, 1);
  return 1;
}

int luahost_push_function(lua_State *L, int index) {
  arguments a = {.first = index};
  return luahost_protect(L, push_function, &a, NULL, 0, 1);
}

static int create_table(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  lua_createtable(L, a->first, a->second);
  return 1;
}

int luahost_create_table(lua_State *L, int array, int fields) {
  arguments a = {.first = array, .second = fields};
  return luahost_protect(L, create_table, &a, NULL, 0, 1);
}

static int set_field(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_pushlstring(L, a->bytes, a->size);
  lua_rotate(L, 3, 1);
  lua_rawset(L, 2);
  return 0;
}

int luahost_set_field(lua_State *L, int table, const char *name, size_t size) {
  arguments a = {.bytes = name, .size = size};
  int inputs[] = {table, -1};
  return popping(L, luahost_protect(L, set_field, &a, inputs, 2, 0));
}

static int set_index(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_rawseti(L, 2, a->id);
  return 0;
}

int luahost_set_index(lua_State *L, int table, int64_t index) {
  arguments a = {.id = index};
  int inputs[] = {table, -1};
  return popping(L, luahost_protect(L, set_index, &a, inputs, 2, 0));
}

static int set_global(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  lua_pushlstring(L, a->bytes, a->size);
  lua_pushvalue(L, 2);
  lua_rawset(L, -3);
  return 0;
}

int luahost_set_global(lua_State *L, const char *name, size_t size) {
  arguments a = {.bytes = name, .size = size};
  int inputs[] = {-1};
  return popping(L, luahost_protect(L, set_global, &a, inputs, 1, 0));
}

static int field(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  lua_pushlstring(L, a->bytes, a->size);
  lua_rawget(L, 2);
  return 1;
}

int luahost_field(lua_State *L, int table, const char *name, size_t size) {
  arguments a = {.bytes = name, .size = size};
  int inputs[] = {table};
  return luahost_protect(L, field, &a, inputs, 1, 1);
}

static int fields(lua_State *L) {
  luaL_checktype(L, 2, LUA_TTABLE);
  luahost_push_fields(L, 2);
  return 1;
}

int luahost_fields(lua_State *L, int table) {
  int inputs[] = {table};
  return luahost_protect(L, fields, NULL, inputs, 1, 1);
}

static int advance(lua_State *L) { /* argument, iterator, table */
  arguments *a = lua_touserdata(L, 1);
  lua_call(L, 1, 2);
  a->found = !lua_isnil(L, -2);
  return 2;
}

int luahost_advance(lua_State *L, int iterator, int table, bool *found) {
  arguments a = {.found = false};
  int inputs[] = {iterator, table};
  int status = luahost_protect(L, advance, &a, inputs, 2, 2);
  if (status == LUA_OK && !a.found) lua_pop(L, 2);
  *found = a.found;
  return status;
}

static int make_reference(lua_State *L) {
  arguments *a = lua_touserdata(L, 1);
  a->first = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int luahost_make_reference(lua_State *L, int index, int *reference) {
  arguments a = {.first = LUA_NOREF};
  int inputs[] = {index};
  int status = luahost_protect(L, make_reference, &a, inputs, 1, 0);
  *reference = a.first;
  return status;
}

static int describe(lua_State *L) {
  luahost_describe_plainly(L, 2);
  return 1;
}

int luahost_describe(lua_State *L, int index) {
  int inputs[] = {index};
  return luahost_protect(L, describe, NULL, inputs, 1, 1);
}

typedef struct {
  const char *bytes;
  size_t size;
  lua_State *of;
} position_arguments;

static int push_position(lua_State *L) {
  position_arguments *a = lua_touserdata(L, 1);
  luahost_where(L, a->of, 0);
  lua_pushlstring(L, a->bytes, a->size);
  lua_concat(L, 2);
  return 1;
}

int luahost_push_position(lua_State *L, const char *bytes, size_t size) {
  position_arguments a = {.bytes = size == 0 ? "" : bytes, .size = size, .of = L};
  return luahost_protect(L, push_position, &a, NULL, 0, 1);
}
