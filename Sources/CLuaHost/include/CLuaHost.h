/* Lua 5.4 for a Swift host. Nothing declared here can raise a Lua error. */
#ifndef CLUAHOST_H
#define CLUAHOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct lua_State lua_State;
typedef struct luahost luahost;

/* How a protected operation ended. Unless said otherwise, a failed one leaves its error value on top. */
enum {
  LUAHOST_OK = 0,
  LUAHOST_YIELD = 1,
  LUAHOST_RUNTIME = 2,
  LUAHOST_SYNTAX = 3,
  LUAHOST_MEMORY = 4,
  LUAHOST_HANDLER = 5,
  LUAHOST_LIMIT = 6,      /* the budget is spent; no error value */
  LUAHOST_STACK_FULL = 7, /* no room on the stack; no error value */
  LUAHOST_UNRESUMABLE = 8 /* the coroutine is dead or running; no error value */
};

/* What a callback answers: n >= 0 results on top, -2 - n to yield the n values on top, or one of these. */
enum {
  LUAHOST_RAISE_TOP = -1,
  LUAHOST_RAISE_OVERFLOW = INT32_MIN,
  LUAHOST_RAISE_MEMORY = INT32_MIN + 1,
  LUAHOST_PUSH_OBJECT = INT32_MIN + 2,
  LUAHOST_PUSH_BYTES = INT32_MIN + 3
};

/* The bytes of a longer string count as an instruction each when the host is given it: the limit of memory does not hold
   the copies that are made of it, nor does any hook come while they are gone through. */
enum { LUAHOST_LONG_STRING = 1000 };

enum { LUAHOST_NOT_EXHAUSTED = 0, LUAHOST_NO_INSTRUCTIONS = 1, LUAHOST_NO_TIME = 2 };

/* What can happen to an object of a class besides the reading of a property. */
enum {
  LUAHOST_UNKNOWN_KEY = 0,
  LUAHOST_LENGTH = 1,
  LUAHOST_CALL = 2,
  LUAHOST_ITERATE = 3,
  LUAHOST_DESCRIBE = 4
};

typedef struct luahost_callbacks {
  int (*function)(void *owner, lua_State *L, int index);
  int (*property)(void *owner, lua_State *L, int object_class, int64_t id, int property);
  int (*event)(void *owner, lua_State *L, int object_class, int64_t id, int event);
  bool (*equal)(void *owner, int object_class, int64_t first, int64_t second);
} luahost_callbacks;

/* Opening and closing. luahost_open answers NULL when the limit has no room for the libraries. */
luahost *luahost_open(size_t memory_limit, void *owner, const luahost_callbacks *callbacks);
size_t luahost_close(luahost *host); /* answers the bytes that are still in use: 0 */
lua_State *luahost_main(luahost *host);
luahost *luahost_context(lua_State *L);
void *luahost_owner(lua_State *L);
size_t luahost_memory_used(luahost *host);
size_t luahost_memory_limit(luahost *host);
bool luahost_memory_limits_depth(luahost *host); /* whether scripts could recurse deeper with more memory */
int luahost_seed_random(luahost *host, int64_t seed);
void luahost_collect(luahost *host, bool collects); /* whether garbage is collected before the memory is full */

/* Budget. */
void luahost_start_budget(luahost *host, int64_t instructions, double seconds);
void luahost_stop_budget(luahost *host);
int64_t luahost_spent_instructions(luahost *host);
int luahost_exhausted(luahost *host);
bool luahost_is_too_deep(lua_State *L, int index); /* whether that error tells of too many nested calls */
const char *luahost_limit_message(luahost *host);
bool luahost_spend(lua_State *L, int64_t instructions); /* for the host's own loops; answers whether it is spent */

/* Reading values. */
int luahost_count(lua_State *L);
int luahost_type(lua_State *L, int index);
bool luahost_is_integer(lua_State *L, int index);
bool luahost_truthy(lua_State *L, int index);
bool luahost_integer(lua_State *L, int index, int64_t *value);
bool luahost_number(lua_State *L, int index, double *value);
const char *luahost_bytes(lua_State *L, int index, size_t *size);
bool luahost_object(lua_State *L, int index, int *object_class, int64_t *id);
bool luahost_object_of(lua_State *L, int index, int object_class, int64_t *id);
bool luahost_same(lua_State *L, int first, int second);
size_t luahost_raw_length(lua_State *L, int index);
bool luahost_is_main(lua_State *L);
bool luahost_is_yieldable(lua_State *L);

/* Pushing values that need no memory but a place on the stack; false when there is none. */
bool luahost_push_nil(lua_State *L);
bool luahost_push_boolean(lua_State *L, bool value);
bool luahost_push_integer(lua_State *L, int64_t value);
bool luahost_push_number(lua_State *L, double value);
bool luahost_push_copy(lua_State *L, int index);
bool luahost_push_copy_from(lua_State *L, lua_State *other, int index);
bool luahost_push_reference(lua_State *L, int reference);
bool luahost_raw_index(lua_State *L, int table, int64_t index);
bool luahost_push_metatable(lua_State *L, int index, bool *found); /* pushes nothing where there is none */

/* Moving values. */
int luahost_absolute(lua_State *L, int index);
void luahost_set_top(lua_State *L, int index);
void luahost_rotate(lua_State *L, int index, int count);
void luahost_set_metatable(lua_State *L, int table); /* pops a table that has no __gc */

/* Answers of callbacks that are pushed once the callback has returned, which needs no protection. */
int luahost_answer_object(lua_State *L, int object_class, int64_t id);
int luahost_answer_bytes(lua_State *L, const char *bytes, size_t size);

/* Bytes of the host, which are copied. */
typedef struct luahost_text {
  const char *bytes;
  size_t size;
} luahost_text;

/* A field of a record: a flag, an integer, or a text of `size` bytes from `value` on. */
enum { LUAHOST_ENTRY_FLAG = 0, LUAHOST_ENTRY_INTEGER = 1, LUAHOST_ENTRY_TEXT = 2 };
typedef struct luahost_entry {
  luahost_text name;
  int kind;
  int64_t value;
  size_t size;
} luahost_entry;

/* Protected operations: each answers a status. Those that store a value pop it, whatever the outcome. */
int luahost_push_bytes(lua_State *L, const char *bytes, size_t size);
int luahost_push_object(lua_State *L, int object_class, int64_t id);
int luahost_push_function(lua_State *L, int index);
int luahost_create_table(lua_State *L, int array, int fields);
/* Pushes a table of these fields with room for more; `texts` are the bytes of all its texts. */
int luahost_push_record(lua_State *L, const luahost_entry *entries, int count, const char *texts, int room);
int luahost_set_field(lua_State *L, int table, const char *name, size_t size);
int luahost_set_index(lua_State *L, int table, int64_t index);
int luahost_set_global(lua_State *L, const char *name, size_t size);
int luahost_field(lua_State *L, int table, const char *name, size_t size);
/* Pushes the value of each name, nil where there is none; tells how many other fields the table has. */
int luahost_fields_named(lua_State *L, int table, const luahost_text *names, int count, int *unknown);
int luahost_is_list(lua_State *L, int table, bool *is_list); /* whether its keys are 1 to n */
int luahost_fields(lua_State *L, int table); /* pushes an iterator over the fields in their fixed order */
int luahost_advance(lua_State *L, int iterator, int table, bool *found); /* pushes key and value */
int luahost_make_reference(lua_State *L, int index, int *reference);
void luahost_release(lua_State *L, int reference);
int luahost_describe(lua_State *L, int index); /* pushes a string; calls no metamethod */
int luahost_push_position(lua_State *L, const char *bytes, size_t size); /* pushes "file:line: " and the bytes */

/* Calls. */
int luahost_load(lua_State *L, const char *bytes, size_t size, const char *chunk_name);
int luahost_call(lua_State *L, int arguments, int results, int *got);
int luahost_kind(lua_State *L, int status); /* refines a status by the error value on top */
const char *luahost_trace(lua_State *L); /* of the latest failure */
bool luahost_is_raised_by_script(lua_State *L); /* the latest failure: with `error` or `assert` */
bool luahost_note_trace(lua_State *L); /* of now, to be read with luahost_trace */
/* Where the level-th function of a script runs, 1 being the innermost; NULL when there is none. The bytes of its file's
   name live as long as it runs. */
const char *luahost_location(lua_State *L, int level, size_t *size, int *line);

/* Coroutines. */
int luahost_new_coroutine(lua_State *L, int function, int *reference, lua_State **thread);
/* `raising` is 0, or the answer with which the function that has yielded ends: one that raises. */
int luahost_resume(lua_State *thread, int arguments, int raising, int *results, bool *by_host);
void luahost_close_coroutine(lua_State *thread);

/* Classes. `methods` are indexes of functions, `equality` and `events` say which metamethods there are. */
typedef struct luahost_name {
  const char *bytes;
  size_t size;
  int index;
} luahost_name;

typedef struct luahost_class_definition {
  luahost_name name;
  luahost_name read_only;
  const luahost_name *methods;
  int method_count;
  const luahost_name *properties;
  int property_count;
  bool has_length, has_call, has_iterate, has_describe, has_equal;
} luahost_class_definition;

int luahost_define_class(lua_State *L, const luahost_class_definition *definition, int *object_class);

#endif
