/* string.find, match, gmatch and gsub over the counting matcher. */
#include "patterns.h"

#include <string.h>

/* The place in the text that an optional argument names, from 0; may be past the end. */
static size_t start_at(lua_State *L, int argument, size_t size) {
  lua_Integer position = luaL_optinteger(L, argument, 1);
  if (position > 0) return (size_t)position - 1;
  if (position == 0) return 0;
  if (position < -(lua_Integer)size) return 0;
  return size - (size_t)-position;
}

static bool has_specials(const char *pattern, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (pattern[i] != 0 && strchr("^$*+?.([%-", pattern[i]) != NULL) return true;
  return false;
}

static int find_or_match(lua_State *L, bool find) {
  size_t size, pattern_size;
  const char *subject = luaL_checklstring(L, 1, &size);
  const char *pattern = luaL_checklstring(L, 2, &pattern_size);
  size_t start = start_at(L, 3, size);
  if (start > size) {
    luaL_pushfail(L);
    return 1;
  }
  pattern_match m;
  const char *s = subject + start;
  if (find && (lua_toboolean(L, 4) || !has_specials(pattern, pattern_size))) {
    pattern_begin(&m, L, "find", subject, size, pattern, pattern_size);
    const char *found = pattern_find_plain(&m, s, pattern, pattern_size);
    pattern_finish(&m);
    if (found == NULL) {
      luaL_pushfail(L);
      return 1;
    }
    lua_pushinteger(L, found - subject + 1);
    lua_pushinteger(L, found - subject + (lua_Integer)pattern_size);
    return 2;
  }
  bool anchored = pattern_size > 0 && *pattern == '^';
  pattern_begin(&m, L, find ? "find" : "match", subject, size, pattern, pattern_size);
  if (anchored) pattern++;
  do {
    m.level = 0;
    const char *end = pattern_at(&m, s, pattern);
    if (end == NULL) continue;
    pattern_finish(&m);
    if (!find) return pattern_push_captures(&m, s, end);
    lua_pushinteger(L, s - subject + 1);
    lua_pushinteger(L, end - subject);
    return pattern_push_captures(&m, NULL, NULL) + 2;
  } while (s++ < m.subject_end && !anchored);
  pattern_finish(&m);
  luaL_pushfail(L);
  return 1;
}

static int string_find(lua_State *L) { return find_or_match(L, true); }

static int string_match(lua_State *L) { return find_or_match(L, false); }

/* Upvalues: the text, the pattern, the next start, the end of the last match (-1 before the first). */
static int next_match(lua_State *L) {
  size_t size, pattern_size;
  const char *subject = lua_tolstring(L, lua_upvalueindex(1), &size);
  const char *pattern = lua_tolstring(L, lua_upvalueindex(2), &pattern_size);
  lua_Integer last = lua_tointegerx(L, lua_upvalueindex(4), NULL);
  pattern_match m;
  pattern_begin(&m, L, "gmatch", subject, size, pattern, pattern_size);
  for (size_t i = (size_t)lua_tointegerx(L, lua_upvalueindex(3), NULL); i <= size; i++) {
    m.level = 0;
    const char *end = pattern_at(&m, subject + i, pattern);
    if (end == NULL || end - subject == last) continue;
    pattern_finish(&m);
    lua_pushinteger(L, end - subject);
    lua_pushvalue(L, -1);
    lua_replace(L, lua_upvalueindex(3));
    lua_replace(L, lua_upvalueindex(4));
    return pattern_push_captures(&m, subject + i, end);
  }
  pattern_finish(&m);
  return 0;
}

static int string_gmatch(lua_State *L) {
  size_t size;
  luaL_checklstring(L, 1, &size);
  luaL_checkstring(L, 2);
  size_t start = start_at(L, 3, size);
  lua_settop(L, 2);
  lua_pushinteger(L, (lua_Integer)(start > size ? size + 1 : start));
  lua_pushinteger(L, -1);
  lua_pushcclosure(L, next_match, 4);
  return 1;
}

/* Adds the replacement string with its %0 to %9 filled in. */
static void add_template(pattern_match *m, luaL_Buffer *buffer, const char *start, const char *end) {
  size_t size;
  const char *p = lua_tolstring(m->L, 3, &size);
  const char *last = p + size;
  while (p < last) {
    const char *escape = memchr(p, '%', (size_t)(last - p));
    if (escape == NULL) break;
    luaL_addlstring(buffer, p, (size_t)(escape - p));
    p = escape + 1;
    char c = p < last ? *p : 0;
    if (p < last && c == '%') {
      luaL_addchar(buffer, c);
    } else if (c == '0') {
      luaL_addlstring(buffer, start, (size_t)(end - start));
    } else if (c >= '1' && c <= '9') {
      pattern_push_capture(m, c - '1', start, end);
      luaL_tolstring(m->L, -1, NULL); /* a position is a number */
      lua_remove(m->L, -2);
      luaL_addvalue(buffer);
    } else {
      luaL_error(m->L, "invalid use of '%%' in replacement string");
    }
    p++;
  }
  luaL_addlstring(buffer, p, (size_t)(last - p));
}

/* Adds what replaces a match: from the string, table or function at 3. Answers whether it differs from it. */
static bool add_replacement(pattern_match *m, luaL_Buffer *buffer, const char *start, const char *end) {
  lua_State *L = m->L;
  switch (lua_type(L, 3)) {
    case LUA_TFUNCTION: {
      lua_pushvalue(L, 3);
      lua_call(L, pattern_push_captures(m, start, end), 1);
      break;
    }
    case LUA_TTABLE:
      pattern_push_capture(m, 0, start, end);
      lua_gettable(L, 3);
      break;
    default:
      add_template(m, buffer, start, end);
      return true;
  }
  if (!lua_toboolean(L, -1)) {
    lua_pop(L, 1);
    luaL_addlstring(buffer, start, (size_t)(end - start));
    return false;
  }
  if (!lua_isstring(L, -1)) luaL_error(L, "invalid replacement value (a %s)", luaL_typename(L, -1));
  luaL_addvalue(buffer);
  return true;
}

static int string_gsub(lua_State *L) {
  size_t size, pattern_size;
  const char *subject = luaL_checklstring(L, 1, &size);
  const char *pattern = luaL_checklstring(L, 2, &pattern_size);
  int type = lua_type(L, 3);
  luaL_argexpected(L, type == LUA_TNUMBER || type == LUA_TSTRING || type == LUA_TFUNCTION || type == LUA_TTABLE, 3,
                   "string/function/table");
  lua_Integer most = luaL_optinteger(L, 4, (lua_Integer)size + 1), count = 0;
  bool anchored = pattern_size > 0 && *pattern == '^', changed = false;
  const char *s = subject, *last = NULL;
  pattern_match m;
  luaL_Buffer buffer;
  pattern_begin(&m, L, "gsub", subject, size, pattern, pattern_size);
  if (anchored) pattern++;
  luaL_buffinit(L, &buffer);
  while (count < most) {
    m.level = 0;
    const char *end = pattern_at(&m, s, pattern);
    if (end != NULL && end != last) {
      count++;
      changed = add_replacement(&m, &buffer, s, end) || changed;
      s = last = end;
    } else if (s < m.subject_end) {
      luaL_addchar(&buffer, *s);
      s++;
    } else {
      break;
    }
    if (anchored) break;
  }
  pattern_finish(&m);
  if (changed) {
    luaL_addlstring(&buffer, s, (size_t)(m.subject_end - s));
    luaL_pushresult(&buffer);
  } else {
    lua_pushvalue(L, 1);
  }
  lua_pushinteger(L, count);
  return 2;
}

void luahost_open_patterns(lua_State *L) {
  static const luaL_Reg functions[] = {{"find", string_find},
                                       {"match", string_match},
                                       {"gmatch", string_gmatch},
                                       {"gsub", string_gsub},
                                       {NULL, NULL}};
  lua_getglobal(L, LUA_STRLIBNAME);
  luaL_setfuncs(L, functions, 0);
  lua_pop(L, 1);
}
