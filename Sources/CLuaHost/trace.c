/* Positions and tracebacks: of the functions of scripts only, as frames of C say nothing to their authors. */
#include "host.h"

#include <stdio.h>
#include <string.h>

#define FIRST_LEVELS 30 /* of C or of scripts */
#define LAST_LEVELS 20

static const char *source_of(const lua_Debug *ar) { return *ar->source == '@' ? ar->source + 1 : ar->short_src; }

/* Finds the level-th function of a script, 0 being the innermost, from that level of the stack on. */
static bool find_level(lua_State *of, int from, int level, lua_Debug *ar) {
  for (int i = from; lua_getstack(of, i, ar); i++) {
    lua_getinfo(of, "Sl", ar);
    if (ar->currentline > 0 && level-- == 0) return true;
  }
  return false;
}

void luahost_where(lua_State *L, lua_State *of, int level) {
  lua_Debug ar;
  if (find_level(of, 0, level, &ar))
    lua_pushfstring(L, "%s:%d: ", source_of(&ar), ar.currentline);
  else
    lua_pushliteral(L, "");
}

/* The innermost level is the function of C that has called Swift.

   Not protected: lua_getinfo raises only for what it pushes, and of "S" and "l" it pushes nothing. */
const char *luahost_location(lua_State *L, int level, size_t *size, int *line) {
  luahost *host = luahost_of(L);
  lua_Debug ar;
  if (!find_level(L, 1, level - 1, &ar)) return NULL;
  *line = ar.currentline;
  if (*ar.source == '@') {
    *size = ar.srclen - 1;
    return ar.source + 1;
  }
  *size = strlen(ar.short_src);
  return memcpy(host->short_source, ar.short_src, *size);
}

static void append(luahost *host, size_t *length, const char *text) {
  size_t room = sizeof host->trace - 1 - *length;
  size_t size = strlen(text);
  if (size > room) size = room;
  memcpy(host->trace + *length, text, size);
  *length += size;
  host->trace[*length] = 0;
}

static void append_level(lua_State *of, luahost *host, size_t *length, lua_Debug *ar) {
  char line[LUA_IDSIZE + 400];
  lua_getinfo(of, "nt", ar);
  if (*ar->what == 'm')
    snprintf(line, sizeof line, "%.300s:%d: in main chunk", source_of(ar), ar->currentline);
  else if (ar->name != NULL && *ar->namewhat != 0)
    snprintf(line, sizeof line, "%.300s:%d: in %s '%.80s'", source_of(ar), ar->currentline,
             strcmp(ar->namewhat, "metamethod") == 0 ? "metamethod" : "function", ar->name);
  else
    snprintf(line, sizeof line, "%.300s:%d: in function <line %d>", source_of(ar), ar->currentline,
             ar->linedefined);
  if (*length > 0) append(host, length, "\n");
  append(host, length, line);
  if (ar->istailcall) append(host, length, "\n(...tail calls...)");
}

/* Counts the levels without asking for each, as Lua walks to a level from the innermost one. */
static int count_levels(lua_State *of) {
  lua_Debug ar;
  int known = 0, beyond = 1;
  while (lua_getstack(of, beyond, &ar)) {
    known = beyond;
    beyond *= 2;
  }
  if (beyond == 1) return lua_getstack(of, 0, &ar) ? 1 : 0;
  while (known + 1 < beyond) {
    int middle = known + (beyond - known) / 2;
    if (lua_getstack(of, middle, &ar))
      known = middle;
    else
      beyond = middle;
  }
  return known + 1;
}

/* Whether the frames above the innermost one of a script are of `error` or `assert`. */
static bool is_raised_by_script(lua_State *of, const luahost *host) {
  lua_Debug ar;
  if (!lua_checkstack(of, 1)) return false;
  for (int i = 0; lua_getstack(of, i, &ar); i++) {
    lua_getinfo(of, "lf", &ar);
    lua_CFunction function = lua_tocfunction(of, -1);
    lua_pop(of, 1);
    if (ar.currentline > 0) return false;
    if (function != NULL && (function == host->raisers[0] || function == host->raisers[1])) return true;
  }
  return false;
}

static int trace(lua_State *L) {
  lua_State *of = lua_touserdata(L, 1);
  luahost *host = luahost_of(L);
  lua_Debug ar;
  size_t length = 0;
  int total = count_levels(of);
  int skipped = total - FIRST_LEVELS - LAST_LEVELS;
  host->is_raised_by_script = is_raised_by_script(of, host);
  for (int i = 0; i < total && lua_getstack(of, i, &ar); i++) {
    if (skipped > 0 && i == FIRST_LEVELS) {
      char line[64];
      snprintf(line, sizeof line, "\n...(skipping %d levels)", skipped);
      append(host, &length, line);
      i += skipped - 1;
      continue;
    }
    lua_getinfo(of, "Sl", &ar);
    if (ar.currentline > 0) append_level(of, host, &length, &ar);
  }
  return 0;
}

void luahost_trace_of(lua_State *L, lua_State *of) {
  luahost_forget_trace(luahost_of(L));
  int status = luahost_protect(L, trace, of, NULL, 0, 0);
  if (status != LUA_OK && status != LUAHOST_STACK_FULL) lua_pop(L, 1);
}

int luahost_handler(lua_State *L) {
  luahost_trace_of(L, L);
  lua_settop(L, 1);
  return 1;
}

bool luahost_note_trace(lua_State *L) {
  luahost_trace_of(L, L);
  return luahost_of(L)->trace[0] != 0;
}

const char *luahost_trace(lua_State *L) { return luahost_of(L)->trace; }

bool luahost_is_raised_by_script(lua_State *L) { return luahost_of(L)->is_raised_by_script; }
