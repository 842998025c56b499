/* Loading chunks, calling functions, resuming coroutines. */
#include "host.h"

#include <string.h>

typedef struct {
  const char *bytes, *name;
  size_t size;
  int status;
} load_arguments;

static int load(lua_State *L) {
  load_arguments *a = lua_touserdata(L, 1);
  a->status = luaL_loadbufferx(L, a->bytes, a->size, a->name, "t");
  return 1;
}

/* Skips a byte-order mark and a first line that starts with '#', as the reader of files does. */
int luahost_load(lua_State *L, const char *bytes, size_t size, const char *chunk_name) {
  if (size >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) {
    bytes += 3;
    size -= 3;
  }
  if (size > 0 && bytes[0] == '#') {
    const char *end = memchr(bytes, '\n', size);
    size_t skipped = end == NULL ? size : (size_t)(end - bytes);
    bytes += skipped;
    size -= skipped;
  }
  load_arguments a = {.bytes = size == 0 ? "" : bytes, .name = chunk_name, .size = size, .status = LUA_OK};
  luahost_forget_trace(luahost_of(L));
  int status = luahost_protect(L, load, &a, NULL, 0, 1);
  return status == LUA_OK ? a.status : status;
}

int luahost_call(lua_State *L, int arguments, int results, int *got) {
  luahost *host = luahost_of(L);
  int base = lua_gettop(L) - arguments;
  luahost_forget_trace(host);
  *got = 0;
  if (host->exhausted) {
    lua_settop(L, base - 1);
    return LUAHOST_LIMIT;
  }
  if (lua_status(L) != LUA_OK) {
    lua_settop(L, base - 1);
    return LUAHOST_UNRESUMABLE;
  }
  if (!lua_checkstack(L, 2 + (results > 0 ? results : 0))) {
    lua_settop(L, base - 1);
    return LUAHOST_STACK_FULL;
  }
  lua_pushcfunction(L, luahost_handler);
  lua_insert(L, base);
  int status = lua_pcall(L, arguments, results, base);
  lua_remove(L, base);
  if (host->exhausted) { /* even if the script caught the error and returned */
    lua_settop(L, base - 1);
    return LUAHOST_LIMIT;
  }
  if (status == LUA_ERRMEM) luahost_forget_trace(host); /* no handler has run */
  if (status == LUA_OK) *got = lua_gettop(L) - (base - 1);
  LUAHOST_ASSERT_HEIGHT(L, base - 1 + (status != LUA_OK ? 1 : results < 0 ? *got : results));
  return status;
}

/* A memory error that went through a coroutine or a pcall may be a string with a position in front; and Lua takes
   any raised "not enough memory" for one. The allocator knows which are true. */
int luahost_kind(lua_State *L, int status) {
  static const char memory[] = "not enough memory";
  size_t size, length = sizeof memory - 1;
  if (!luahost_of(L)->refused) return status == LUAHOST_MEMORY ? LUAHOST_RUNTIME : status;
  if (status != LUAHOST_RUNTIME) return status;
  const char *bytes = luahost_bytes(L, -1, &size);
  bool is_memory = bytes != NULL && size >= length && memcmp(bytes + size - length, memory, length) == 0;
  return is_memory ? LUAHOST_MEMORY : status;
}

typedef struct {
  lua_State *thread;
  int reference;
} coroutine_arguments;

static int new_coroutine(lua_State *L) {
  coroutine_arguments *a = lua_touserdata(L, 1);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  a->thread = lua_newthread(L);
  lua_pushvalue(L, 2);
  lua_xmove(L, a->thread, 1);
  a->reference = luaL_ref(L, LUA_REGISTRYINDEX);
  return 0;
}

int luahost_new_coroutine(lua_State *L, int function, int *reference, lua_State **thread) {
  coroutine_arguments a = {.thread = NULL, .reference = LUA_NOREF};
  int inputs[] = {function};
  int status = luahost_protect(L, new_coroutine, &a, inputs, 1, 0);
  *reference = a.reference;
  *thread = a.thread;
  return status;
}

static bool is_resumable(lua_State *thread, int arguments) {
  lua_Debug ar;
  if (lua_status(thread) == LUA_YIELD) return true;
  if (lua_status(thread) != LUA_OK || lua_getstack(thread, 0, &ar)) return false;
  return lua_gettop(thread) == arguments + 1;
}

/* The thread is anchored on the stack of the running one, so that it lives even if its handle is closed
   meanwhile. A failed thread keeps its frames until here, hence the traceback is made before they are closed. */
int luahost_resume(lua_State *thread, int arguments, int raising, int *results, bool *by_host) {
  luahost *host = luahost_of(thread);
  lua_State *from = host->current;
  *results = 0;
  *by_host = false;
  luahost_forget_trace(host);
  if (host->exhausted) return LUAHOST_LIMIT;
  if (from == thread || !is_resumable(thread, arguments)) return LUAHOST_UNRESUMABLE;
  if (!lua_checkstack(from, 4) || !lua_checkstack(thread, 4)) return LUAHOST_STACK_FULL;
  int height = lua_gettop(from);
  lua_pushthread(thread);
  lua_xmove(thread, from, 1);
  host->raising = raising != 0 ? thread : NULL;
  host->raising_answer = raising;
  host->yielded = NULL;
  int status = lua_resume(thread, from, arguments, results);
  *by_host = host->yielded == thread;
  host->yielded = host->raising = NULL;
  if (status != LUA_OK && status != LUA_YIELD) {
    luahost_trace_of(from, thread);
    *results = 0;
  }
  LUAHOST_ASSERT_HEIGHT(from, height + 1);
  lua_pop(from, 1);
  if (!host->exhausted) return status;
  return LUAHOST_LIMIT;
}

/* Runs the `<close>` handlers that wait in the thread, protected; never those of a thread the hook ended,
   whose hooks are off. */
void luahost_close_coroutine(lua_State *thread) {
  luahost *host = luahost_of(thread);
  lua_State *from = host->current;
  lua_Debug ar;
  if (host->exhausted || from == thread || luahost_was_stopped(thread)) return;
  if (lua_status(thread) == LUA_OK && lua_getstack(thread, 0, &ar)) return; /* it is running */
  if (!lua_checkstack(from, 1) || !lua_checkstack(thread, 1)) return;
  lua_pushthread(thread);
  lua_xmove(thread, from, 1);
  lua_resetthread(thread);
  lua_pop(from, 1);
}
