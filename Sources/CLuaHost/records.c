/* Tables as the host sees them whole: records that are pushed at once, fields that are read by name, lists. */
#include "host.h"

#include <string.h>

static void push_entry(lua_State *L, const luahost_entry *entry, const char *texts) {
  switch (entry->kind) {
    case LUAHOST_ENTRY_FLAG: lua_pushboolean(L, entry->value != 0); break;
    case LUAHOST_ENTRY_INTEGER: lua_pushinteger(L, entry->value); break;
    default: lua_pushlstring(L, entry->size == 0 ? "" : texts + entry->value, entry->size);
  }
}

typedef struct {
  const luahost_entry *entries;
  const char *texts;
  int count, room;
} record;

static int push_record(lua_State *L) {
  record *a = lua_touserdata(L, 1);
  lua_createtable(L, 0, a->count + a->room);
  for (int i = 0; i < a->count; i++) {
    lua_pushstring(L, a->entries[i].name.bytes); /* of a literal Lua remembers the string by its address */
    push_entry(L, &a->entries[i], a->texts);
    lua_rawset(L, -3);
  }
  return 1;
}

int luahost_push_record(lua_State *L, const luahost_entry *entries, int count, const char *texts, int room) {
  record a = {.entries = entries, .texts = texts, .count = count, .room = room};
  return luahost_protect(L, push_record, &a, NULL, 0, 1);
}

/* Counts the fields of a table by their kind. */
typedef struct {
  lua_Integer length;
  int items, others;
} field_count;

static int count_fields(lua_State *L) {
  field_count *a = lua_touserdata(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  a->length = (lua_Integer)lua_rawlen(L, 2);
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    lua_pop(L, 1);
    lua_Integer key = lua_isinteger(L, -1) ? lua_tointegerx(L, -1, NULL) : 0;
    if (key >= 1 && key <= a->length)
      a->items++;
    else
      a->others++;
  }
  return 0;
}

int luahost_is_list(lua_State *L, int table, bool *is_list) {
  field_count a = {.length = 0};
  int inputs[] = {table};
  int status = luahost_protect(L, count_fields, &a, inputs, 1, 0);
  *is_list = a.others == 0 && a.items == a.length;
  return status;
}

typedef struct {
  const luahost_text *names;
  int count, unknown;
} named_fields;

/* The place of a key among the names; -1 when it is none of them. */
static int place_of(lua_State *L, int key, const named_fields *a) {
  size_t size;
  const char *bytes = luahost_bytes(L, key, &size);
  for (int i = 0; bytes != NULL && i < a->count; i++)
    if (a->names[i].size == size && memcmp(a->names[i].bytes, bytes, size) == 0) return i;
  return -1;
}

static int fields_named(lua_State *L) {
  named_fields *a = lua_touserdata(L, 1);
  luaL_checktype(L, 2, LUA_TTABLE);
  luaL_checkstack(L, a->count + 2, NULL);
  lua_settop(L, 2 + a->count);
  lua_pushnil(L);
  while (lua_next(L, 2)) {
    int place = place_of(L, -2, a);
    if (place >= 0) {
      lua_replace(L, 3 + place);
    } else {
      a->unknown++;
      lua_pop(L, 1);
    }
  }
  return a->count;
}

int luahost_fields_named(lua_State *L, int table, const luahost_text *names, int count, int *unknown) {
  named_fields a = {.names = names, .count = count};
  int inputs[] = {table};
  int status = luahost_protect(L, fields_named, &a, inputs, 1, count);
  *unknown = a.unknown;
  return status;
}
