/* A state's life: its context, its allocator with a limit, its opening and closing. */
#include "host.h"

#include <limits.h>
#include <stdlib.h>

#define MAX_DEPTH 190000
#define MINOR_GROWTH 5 /* percent of memory, after which what is new is collected */
#define BYTES_PER_LEVEL 640 /* of memory for each level of recursion, so that it ends before the memory does */

const char luahost_key_randomseed = 0;

/* Lua answers with a full collection, which takes its time: the hook shall look at the clock next. */
static void *refuse(luahost *host) {
  host->refused = true;
  host->ticks = UINT_MAX / 2;
  return NULL;
}

/* Counts what is in use and refuses growth above the limit; never refuses to shrink or to free. */
static void *allocate(void *argument, void *block, size_t old_size, size_t new_size) {
  luahost *host = argument;
  if (block == NULL) old_size = 0; /* it is a type tag then */
  if (new_size == 0) {
    free(block);
    host->used -= old_size;
    return NULL;
  }
  if (new_size > old_size && new_size - old_size > host->limit - host->used) return refuse(host);
  void *result = realloc(block, new_size);
  if (result == NULL) return new_size <= old_size ? block : refuse(host);
  host->used += new_size - old_size;
  return result;
}

int luahost_raise_memory(lua_State *L) {
  lua_newuserdatauv(L, luahost_of(L)->limit + 1, 0); /* more than there can be */
  return luaL_error(L, "not enough memory");
}

luahost *luahost_open(size_t memory_limit, void *owner, const luahost_callbacks *callbacks) {
  luahost *host = calloc(1, sizeof(luahost));
  if (host == NULL) return NULL;
  host->limit = memory_limit;
  host->owner = owner;
  host->callbacks = *callbacks;
  lua_State *L = lua_newstate(allocate, host);
  if (L == NULL) {
    free(host);
    return NULL;
  }
  *(luahost **)lua_getextraspace(L) = host;
  host->main = host->current = L;
  host->max_depth = memory_limit / BYTES_PER_LEVEL < MAX_DEPTH ? (int)(memory_limit / BYTES_PER_LEVEL) : MAX_DEPTH;
  lua_sethook(L, luahost_hook, LUA_MASKCOUNT, LUAHOST_INTERVAL);
  lua_gc(L, LUA_GCSTOP);
  lua_pushcfunction(L, luahost_open_sandbox);
  if (lua_pcall(L, 0, 0, 0) != LUA_OK) {
    luahost_close(host);
    return NULL;
  }
  host->refused = false;
  /* What a file has loaded lives long, what a scenario makes does not; collected often, it stays in the caches. */
  lua_gc(L, LUA_GCGEN, MINOR_GROWTH, 0);
  luahost_collect(host, true);
  return host;
}

void luahost_collect(luahost *host, bool collects) { lua_gc(host->main, collects ? LUA_GCRESTART : LUA_GCSTOP); }

size_t luahost_close(luahost *host) {
  lua_close(host->main);
  size_t left = host->used;
  free(host->classes);
  free(host);
  return left;
}

lua_State *luahost_main(luahost *host) { return host->main; }

luahost *luahost_context(lua_State *L) { return luahost_of(L); }

void *luahost_owner(lua_State *L) { return luahost_of(L)->owner; }

size_t luahost_memory_used(luahost *host) { return host->used; }

size_t luahost_memory_limit(luahost *host) { return host->limit; }

bool luahost_memory_limits_depth(luahost *host) { return host->max_depth < MAX_DEPTH; }

static int seed_random(lua_State *L) {
  int64_t *seed = lua_touserdata(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, &luahost_key_randomseed);
  lua_pushinteger(L, *seed);
  lua_call(L, 1, 0);
  return 0;
}

int luahost_seed_random(luahost *host, int64_t seed) {
  return luahost_protect(host->main, seed_random, &seed, NULL, 0, 0);
}
