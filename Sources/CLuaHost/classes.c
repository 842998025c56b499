/* Classes: userdata that hold a class and an id, and their metatables. */
#include "host.h"

#include <stdlib.h>

static luahost_box *box_of(lua_State *L, int index) {
  return lua_type(L, index) == LUA_TUSERDATA ? lua_touserdata(L, index) : NULL;
}

static int send(lua_State *L, int event) {
  luahost *host = luahost_of(L);
  luahost_box *box = box_of(L, 1);
  if (box == NULL) return luaL_error(L, "object expected");
  luahost_charge_callback(L);
  lua_State *outer = host->current;
  host->current = L;
  int answer = host->callbacks.event(host->owner, L, (int)box->object_class, box->id, event);
  host->current = outer;
  return luahost_finish(L, answer);
}

/* Upvalue: a table from names to functions (methods) and integers (properties). */
static int index_object(lua_State *L) {
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION:
      return 1;
    case LUA_TNUMBER: {
      luahost *host = luahost_of(L);
      luahost_box *box = box_of(L, 1);
      if (box == NULL) return luaL_error(L, "object expected");
      int property = (int)lua_tointegerx(L, 3, NULL);
      lua_settop(L, 2);
      luahost_charge(L, LUAHOST_CALLBACK_COST);
      lua_State *outer = host->current;
      host->current = L;
      int answer = host->callbacks.property(host->owner, L, (int)box->object_class, box->id, property);
      host->current = outer;
      return luahost_finish(L, answer);
    }
    default:
      lua_settop(L, 2);
      return send(L, LUAHOST_UNKNOWN_KEY);
  }
}

static int assign(lua_State *L) {
  luahost_where(L, L, 0);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_concat(L, 2);
  return lua_error(L);
}

static int length(lua_State *L) { return send(L, LUAHOST_LENGTH); }

static int call(lua_State *L) { return send(L, LUAHOST_CALL); }

static int iterate(lua_State *L) { return send(L, LUAHOST_ITERATE); }

static int to_string(lua_State *L) { return send(L, LUAHOST_DESCRIBE); }

static int class_name(lua_State *L) {
  lua_pushvalue(L, lua_upvalueindex(1));
  return 1;
}

static int equal(lua_State *L) {
  luahost *host = luahost_of(L);
  luahost_box *first = box_of(L, 1), *second = box_of(L, 2);
  bool same = first != NULL && second != NULL && first->object_class == second->object_class;
  if (same && !host->classes[first->object_class].has_equal) {
    same = first->id == second->id;
  } else if (same) {
    lua_State *outer = host->current;
    host->current = L;
    same = host->callbacks.equal(host->owner, (int)first->object_class, first->id, second->id);
    host->current = outer;
  }
  lua_pushboolean(L, same);
  return 1;
}

typedef struct {
  const luahost_class_definition *definition;
  const void *metatable;
  int reference;
} class_arguments;

static void set_method(lua_State *L, const char *event, lua_CFunction function, bool wanted) {
  if (!wanted) return;
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, event);
}

static int define(lua_State *L) {
  class_arguments *a = lua_touserdata(L, 1);
  const luahost_class_definition *d = a->definition;
  lua_createtable(L, 0, 12);
  a->metatable = lua_topointer(L, -1);
  lua_createtable(L, 0, d->method_count + d->property_count);
  for (int i = 0; i < d->property_count; i++) {
    lua_pushlstring(L, d->properties[i].bytes, d->properties[i].size);
    lua_pushinteger(L, d->properties[i].index);
    lua_rawset(L, -3);
  }
  for (int i = 0; i < d->method_count; i++) {
    lua_pushlstring(L, d->methods[i].bytes, d->methods[i].size);
    lua_pushinteger(L, d->methods[i].index);
    lua_pushcclosure(L, luahost_trampoline, 1);
    lua_rawset(L, -3);
  }
  lua_pushcclosure(L, index_object, 1);
  lua_setfield(L, -2, "__index");
  lua_pushlstring(L, d->read_only.bytes, d->read_only.size);
  lua_pushcclosure(L, assign, 1);
  lua_setfield(L, -2, "__newindex");
  lua_pushlstring(L, d->name.bytes, d->name.size);
  lua_pushvalue(L, -1);
  lua_setfield(L, -3, "__name");
  if (d->has_describe) {
    lua_pop(L, 1);
    lua_pushcfunction(L, to_string);
  } else {
    lua_pushcclosure(L, class_name, 1);
  }
  lua_setfield(L, -2, "__tostring");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  set_method(L, "__eq", equal, true);
  set_method(L, "__len", length, d->has_length);
  set_method(L, "__call", call, d->has_call);
  set_method(L, "__pairs", iterate, d->has_iterate);
  a->reference = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int luahost_define_class(lua_State *L, const luahost_class_definition *definition, int *object_class) {
  luahost *host = luahost_of(L);
  *object_class = -1;
  if (host->class_count == host->class_capacity) {
    int capacity = host->class_capacity == 0 ? 16 : host->class_capacity * 2;
    luahost_class *classes = realloc(host->classes, (size_t)capacity * sizeof(luahost_class));
    if (classes == NULL) return LUAHOST_STACK_FULL;
    host->classes = classes;
    host->class_capacity = capacity;
  }
  class_arguments a = {.definition = definition};
  int status = luahost_protect(L, define, &a, NULL, 0, 0);
  if (status != LUA_OK) return status;
  *object_class = host->class_count;
  host->classes[host->class_count++] = (luahost_class){a.metatable, a.reference, definition->has_equal};
  return status;
}
