/* What the parts of the shim share. The only headers of Lua are included here. */
#ifndef LUAHOST_HOST_H
#define LUAHOST_HOST_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>

#include "CLuaHost.h"

#if LUA_VERSION_NUM != 504
#error "Lua 5.4 is needed"
#endif

#define LUAHOST_INTERVAL 100 /* instructions between two calls of the count hook */
#define LUAHOST_CALLBACK_COST 20 /* instructions that a call of a Swift function counts as */

#define LUAHOST_ANSWER_SIZE 512 /* the longest string that a callback can answer without pushing it */

/* The height of the stack that a function has promised. */
#ifdef DEBUG
#include <assert.h>
#define LUAHOST_ASSERT_HEIGHT(L, height) assert(lua_gettop(L) == (height))
#else
#define LUAHOST_ASSERT_HEIGHT(L, height) ((void)(height))
#endif

typedef struct luahost_class {
  const void *metatable; /* for comparisons only */
  int reference;
  bool has_equal;
} luahost_class;

/* The content of every full userdata of a state. */
typedef struct luahost_box {
  int64_t object_class;
  int64_t id;
} luahost_box;

struct luahost {
  lua_State *main;
  lua_State *current; /* the thread of the innermost running callback, else the main one */
  void *owner;
  luahost_callbacks callbacks;
  /* memory */
  size_t used, limit;
  bool refused; /* the allocator has refused growth at least once */
  /* budget */
  bool armed;
  int exhausted;
  int64_t instructions, remaining;
  uint64_t last_look; /* when the clock was last looked at, in nanoseconds */
  uint64_t time_left; /* in nanoseconds */
  double seconds;
  unsigned ticks;
  char limit_message[512];
  /* recursion of scripts */
  int max_depth;
  unsigned depth_ticks;
  bool overflowed;
  /* coroutines */
  lua_State *yielded; /* the thread that a callback has just yielded */
  lua_State *raising; /* the thread whose callback shall raise when it is resumed */
  int raising_answer; /* and how */
  /* classes */
  luahost_class *classes;
  int class_count, class_capacity;
  char trace[8192];
  bool is_raised_by_script; /* the failure of that trace */
  lua_CFunction raisers[2]; /* `error` and `assert` */
  char short_source[LUA_IDSIZE]; /* of the latest location in a chunk that is no file */
  /* what a callback has answered, to be pushed once no Swift is on the stack */
  luahost_box answered_object;
  size_t answered_size;
  char answered_bytes[LUAHOST_ANSWER_SIZE];
};

static inline luahost *luahost_of(lua_State *L) { return *(luahost **)lua_getextraspace(L); }

static inline void luahost_forget_trace(luahost *host) {
  host->trace[0] = 0;
  host->is_raised_by_script = false;
}

/* state.c */
int luahost_raise_memory(lua_State *L); /* raises a true memory error */
extern const char luahost_key_randomseed; /* its address is a key of the registry */

/* budget.c: these raise when the budget is spent */
void luahost_hook(lua_State *L, lua_Debug *ar);
void luahost_charge(lua_State *L, int64_t instructions);
int luahost_raise_limit(lua_State *L);
bool luahost_was_stopped(lua_State *thread); /* the hook has ended this thread */
bool luahost_is_hook_error(lua_State *L, int index); /* the error value may come from the hook */

/* protected.c */
void luahost_make_object(lua_State *L, int object_class, int64_t id); /* raises; pushes it */
int luahost_protect(lua_State *L, lua_CFunction function, void *argument, const int *inputs, int count, int results);

/* trace.c */
int luahost_handler(lua_State *L);
void luahost_where(lua_State *L, lua_State *of, int level); /* raises; pushes "file:line: " or "" onto L */
void luahost_trace_of(lua_State *L, lua_State *of); /* fills host->trace; cannot raise */

/* trampoline.c */
void luahost_charge_callback(lua_State *L); /* for a call of Swift with the arguments on the stack; raises */
int luahost_trampoline(lua_State *L);
int luahost_finish(lua_State *L, int answer);

/* sandbox*.c: these raise */
int luahost_open_sandbox(lua_State *L);
void luahost_wrap(lua_State *L, const char *name, lua_CFunction function); /* in the table on top */
int luahost_original(lua_State *L); /* goes on as the function of Lua that the running one wraps */
void luahost_tostring(lua_State *L, int index); /* pushes what `tostring` answers */
void luahost_describe_plainly(lua_State *L, int index); /* likewise, without metamethods of scripts */
void luahost_open_base(lua_State *L);
void luahost_open_order(lua_State *L);
void luahost_open_table(lua_State *L);
void luahost_open_string(lua_State *L);
void luahost_open_patterns(lua_State *L);
void luahost_open_coroutine(lua_State *L);
void luahost_push_fields(lua_State *L, int table); /* pushes an iterator of the fields in their fixed order */

#endif
