/* Functions of `table`: a stable sort, and bounds where a metamethod could make one call endless. */
#include "host.h"

#define MAX_MOVED 10000000 /* elements that one call may shift */

enum { READ = 1, WRITE = 2, LENGTH = 4 };

static bool has_field(lua_State *L, const char *event, int metatable) {
  lua_pushstring(L, event);
  bool found = lua_rawget(L, metatable) != LUA_TNIL;
  lua_pop(L, 1);
  return found;
}

/* Accepts a table, or what has the metamethods to act as one. */
static void check_table(lua_State *L, int index, int needs) {
  if (lua_type(L, index) == LUA_TTABLE) return;
  if (lua_getmetatable(L, index)) {
    int metatable = lua_gettop(L);
    if ((!(needs & READ) || has_field(L, "__index", metatable)) &&
        (!(needs & WRITE) || has_field(L, "__newindex", metatable)) &&
        (!(needs & LENGTH) || has_field(L, "__len", metatable))) {
      lua_settop(L, metatable - 1);
      return;
    }
  }
  luaL_checktype(L, index, LUA_TTABLE);
}

static lua_Integer length_of(lua_State *L, int needs) {
  check_table(L, 1, needs | LENGTH);
  return luaL_len(L, 1);
}

static void check_moved(lua_State *L, const char *name, lua_Integer count) {
  if (count > MAX_MOVED) luaL_error(L, "table.%s: too many elements to move", name);
  if (count > 0) luahost_charge(L, count / 10);
}

static int table_insert(lua_State *L) {
  lua_Integer end = (lua_Integer)((lua_Unsigned)length_of(L, READ | WRITE) + 1);
  lua_Integer position;
  switch (lua_gettop(L)) {
    case 2:
      position = end;
      break;
    case 3:
      position = luaL_checkinteger(L, 2);
      luaL_argcheck(L, (lua_Unsigned)position - 1u < (lua_Unsigned)end, 2, "position out of bounds");
      check_moved(L, "insert", (lua_Integer)((lua_Unsigned)end - (lua_Unsigned)position));
      for (lua_Integer i = end; i > position; i--) {
        lua_geti(L, 1, i - 1);
        lua_seti(L, 1, i);
      }
      break;
    default:
      return luaL_error(L, "wrong number of arguments to 'insert'");
  }
  lua_seti(L, 1, position);
  return 0;
}

static int table_remove(lua_State *L) {
  lua_Integer size = length_of(L, READ | WRITE);
  lua_Integer position = luaL_optinteger(L, 2, size);
  if (position != size)
    luaL_argcheck(L, (lua_Unsigned)position - 1u <= (lua_Unsigned)size, 2, "position out of bounds");
  lua_geti(L, 1, position);
  check_moved(L, "remove", size - position);
  for (; position < size; position++) {
    lua_geti(L, 1, position + 1);
    lua_seti(L, 1, position);
  }
  lua_pushnil(L);
  lua_seti(L, 1, position);
  return 1;
}

static int table_move(lua_State *L) {
  lua_Integer first = luaL_checkinteger(L, 2), last = luaL_checkinteger(L, 3);
  if (last >= first) {
    lua_Unsigned count = (lua_Unsigned)last - (lua_Unsigned)first;
    check_moved(L, "move", count > MAX_MOVED ? MAX_MOVED + 1 : (lua_Integer)count);
  }
  return luahost_original(L);
}

/* Whether the value on top comes before the one under it. */
static bool is_before(lua_State *L, bool has_comparator) {
  if (!has_comparator) return lua_compare(L, -1, -2, LUA_OPLT);
  lua_pushvalue(L, 2);
  lua_pushvalue(L, -2);
  lua_pushvalue(L, -4);
  lua_call(L, 2, 1);
  bool before = lua_toboolean(L, -1);
  lua_pop(L, 1);
  return before;
}

/* Merges the sorted runs [low, middle) and [middle, high) of the table at `from` into the one at `to`. */
static void merge(lua_State *L, int from, int to, int low, int middle, int high, bool has_comparator) {
  int left = low, right = middle;
  for (int target = low; target < high; target++) {
    if (left < middle && right < high) {
      lua_rawgeti(L, from, left);
      lua_rawgeti(L, from, right);
      if (is_before(L, has_comparator)) {
        lua_rawseti(L, to, target);
        right++;
        lua_pop(L, 1);
      } else {
        lua_pop(L, 1);
        lua_rawseti(L, to, target);
        left++;
      }
    } else {
      lua_rawgeti(L, from, left < middle ? left++ : right++);
      lua_rawseti(L, to, target);
    }
  }
}

/* A stable merge sort: equal elements keep their order, and the same calls are made every time. The table is
   written when all is done, so an error in the comparator leaves it as it was. */
static int table_sort(lua_State *L) {
  lua_Integer count = length_of(L, READ | WRITE);
  if (count < 2) return 0;
  luaL_argcheck(L, count < MAX_MOVED, 1, "array too big");
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  bool has_comparator = !lua_isnil(L, 2);
  luaL_checkstack(L, 12, NULL);
  int size = (int)count;
  lua_createtable(L, size, 0);
  lua_createtable(L, size, 0);
  for (int i = 1; i <= size; i++) {
    lua_geti(L, 1, i);
    lua_rawseti(L, 3, i);
  }
  int from = 3, to = 4;
  for (int width = 1; width < size; width *= 2) {
    luahost_charge(L, size / 5);
    for (int low = 1; low <= size; low += 2 * width) {
      int middle = low + width < size + 1 ? low + width : size + 1;
      int high = low + 2 * width < size + 1 ? low + 2 * width : size + 1;
      merge(L, from, to, low, middle, high, has_comparator);
    }
    int other = from;
    from = to;
    to = other;
  }
  for (int i = 1; i <= size; i++) {
    lua_rawgeti(L, from, i);
    lua_seti(L, 1, i);
  }
  return 0;
}

void luahost_open_table(lua_State *L) {
  static const luaL_Reg functions[] = {
      {"insert", table_insert}, {"remove", table_remove}, {"sort", table_sort}, {NULL, NULL}};
  lua_getglobal(L, LUA_TABLIBNAME);
  luaL_setfuncs(L, functions, 0);
  luahost_wrap(L, "move", table_move);
  lua_pop(L, 1);
}
