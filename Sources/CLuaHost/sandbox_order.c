/* The order of a table's fields: numbers ascending, strings by their bytes, false, true, and at most one key of
   another type. */
#include "host.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  int kind; /* the ranks of the order */
  int place; /* of the key in the list of keys */
  union {
    lua_Integer integer;
    lua_Number number;
    struct {
      const char *bytes;
      size_t size;
    } string;
  } value;
} key;

enum { INTEGER, NUMBER, STRING, BOOLEAN, OTHER };

typedef struct {
  int count, position;
  key keys[];
} key_list;

static int other_keys_error(lua_State *L) {
  return luaL_error(L, "pairs: keys that are tables, functions or objects have no fixed order; use a list, or "
                       "strings as keys");
}

static key read_key(lua_State *L, int index) {
  key k = {.place = 0};
  switch (lua_type(L, index)) {
    case LUA_TNUMBER:
      if (lua_isinteger(L, index)) {
        k.kind = INTEGER;
        k.value.integer = lua_tointegerx(L, index, NULL);
      } else {
        k.kind = NUMBER;
        k.value.number = lua_tonumberx(L, index, NULL);
      }
      break;
    case LUA_TSTRING:
      k.kind = STRING;
      k.value.string.bytes = lua_tolstring(L, index, &k.value.string.size);
      break;
    case LUA_TBOOLEAN:
      k.kind = BOOLEAN;
      k.value.integer = lua_toboolean(L, index);
      break;
    default:
      k.kind = OTHER;
  }
  return k;
}

/* Compares an integer with a float that has no equal integer, exactly. */
static int compare_mixed(lua_Integer integer, lua_Number number) {
  if (number >= 9223372036854775808.0) return -1;
  if (number < -9223372036854775808.0) return 1;
  lua_Integer whole = (lua_Integer)number; /* towards zero */
  if (integer != whole) return integer < whole ? -1 : 1;
  return number > (lua_Number)whole ? -1 : 1;
}

static int compare(const void *first, const void *second) {
  const key *a = first, *b = second;
  if (a->kind == INTEGER && b->kind == INTEGER)
    return (a->value.integer > b->value.integer) - (a->value.integer < b->value.integer);
  if (a->kind == NUMBER && b->kind == NUMBER)
    return (a->value.number > b->value.number) - (a->value.number < b->value.number);
  if (a->kind == INTEGER && b->kind == NUMBER) return compare_mixed(a->value.integer, b->value.number);
  if (a->kind == NUMBER && b->kind == INTEGER) return -compare_mixed(b->value.integer, a->value.number);
  if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
  if (a->kind == BOOLEAN) return (int)(a->value.integer - b->value.integer);
  if (a->kind == OTHER) return 0;
  size_t shorter = a->value.string.size < b->value.string.size ? a->value.string.size : b->value.string.size;
  int order = memcmp(a->value.string.bytes, b->value.string.bytes, shorter);
  if (order != 0) return order;
  return (a->value.string.size > b->value.string.size) - (a->value.string.size < b->value.string.size);
}

static void sort_keys(key_list *list) {
  if (list->count > 16) {
    qsort(list->keys, (size_t)list->count, sizeof(key), compare);
    return;
  }
  for (int i = 1; i < list->count; i++) {
    key k = list->keys[i];
    int j = i;
    for (; j > 0 && compare(&list->keys[j - 1], &k) > 0; j--) list->keys[j] = list->keys[j - 1];
    list->keys[j] = k;
  }
}

/* An iterator of the integers up to upvalue 1; upvalue 2 is the last one visited, the state is the table. A script may
   call it with whatever it likes. */
static int next_in_sequence(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer count = lua_tointegerx(L, lua_upvalueindex(1), NULL);
  lua_Integer i = lua_tointegerx(L, lua_upvalueindex(2), NULL);
  while (i++ < count) {
    if (lua_rawgeti(L, 1, i) != LUA_TNIL) {
      lua_pushinteger(L, i);
      lua_insert(L, -2);
      lua_pushinteger(L, i);
      lua_replace(L, lua_upvalueindex(2));
      return 2;
    }
    lua_pop(L, 1);
  }
  lua_pushnil(L);
  return 1;
}

/* An iterator of the keys in upvalue 1 in the order of upvalue 2; the state is the table. */
static int next_in_list(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  key_list *list = lua_touserdata(L, lua_upvalueindex(2));
  while (list->position < list->count) {
    lua_rawgeti(L, lua_upvalueindex(1), list->keys[list->position++].place);
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) return 2;
    lua_pop(L, 2);
  }
  lua_pushnil(L);
  return 1;
}

/* Counts the fields; answers false when there are others than the integers from 1 to the raw length. */
static bool is_sequence(lua_State *L, int table, lua_Unsigned length, int *count) {
  bool sequence = true;
  *count = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    ++*count;
    if (sequence) {
      lua_Integer i = lua_isinteger(L, -2) ? lua_tointegerx(L, -2, NULL) : 0;
      sequence = i > 0 && (lua_Unsigned)i <= length;
    }
    lua_pop(L, 1);
  }
  return sequence;
}

void luahost_push_fields(lua_State *L, int table) {
  int count, others = 0;
  table = lua_absindex(L, table);
  luaL_checkstack(L, 6, NULL);
  lua_Unsigned length = lua_rawlen(L, table);
  bool sequence = is_sequence(L, table, length, &count);
  luahost_charge(L, count / 10);
  if (sequence) {
    lua_pushinteger(L, (lua_Integer)length);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_in_sequence, 2);
    return;
  }
  lua_createtable(L, count, 0);
  int keys = lua_gettop(L);
  key_list *list = lua_newuserdatauv(L, sizeof(key_list) + (size_t)count * sizeof(key), 0);
  list->count = list->position = 0;
  lua_pushnil(L);
  while (lua_next(L, table)) {
    lua_pop(L, 1);
    key *k = &list->keys[list->count];
    *k = read_key(L, -1);
    if (k->kind == OTHER && ++others > 1) other_keys_error(L);
    k->place = ++list->count;
    lua_pushvalue(L, -1);
    lua_rawseti(L, keys, k->place);
  }
  sort_keys(list);
  lua_pushcclosure(L, next_in_list, 2);
}

static int base_pairs(lua_State *L) {
  luaL_checkany(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, NULL);
    return 3;
  }
  luaL_checktype(L, 1, LUA_TTABLE);
  luahost_push_fields(L, 1);
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}

/* next(t, k): the least key after k, found by looking at all of them. */
static int base_next(lua_State *L) {
  int others = 0, count = 0;
  key after, least;
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  bool from_start = lua_isnil(L, 2), found = false;
  if (!from_start) after = read_key(L, 2);
  lua_pushnil(L); /* 3: the least key so far */
  lua_pushnil(L);
  while (lua_next(L, 1)) {
    lua_pop(L, 1);
    count++;
    key k = read_key(L, -1);
    if (k.kind == OTHER && ++others > 1) other_keys_error(L);
    if ((from_start || compare(&k, &after) > 0) && (!found || compare(&k, &least) < 0)) {
      least = k;
      found = true;
      lua_pushvalue(L, -1);
      lua_replace(L, 3);
    }
  }
  luahost_charge(L, count / 10);
  if (!found) return 1; /* the nil at 3 */
  lua_pushvalue(L, 3);
  lua_rawget(L, 1);
  return 2;
}

void luahost_open_order(lua_State *L) {
  static const luaL_Reg functions[] = {{"pairs", base_pairs}, {"next", base_next}, {NULL, NULL}};
  luaL_setfuncs(L, functions, 0);
}
