/* A matcher of Lua's patterns. It behaves as Lua's own (lstrlib.c, © 1994–2022 Lua.org, PUC-Rio, MIT licence) and
   counts its steps: a match that takes too many raises an error, where Lua's own would go on for ever. */
#include "patterns.h"

#include <ctype.h>
#include <string.h>

#define MAX_DEPTH 200
#define MAX_STEPS INT64_C(100000000) /* of one call: about a second */
#define STEPS_PER_CHARGE 50000
#define STEPS_PER_INSTRUCTION 4
#define ESCAPE '%'
#define OPEN (-1)     /* the size of a capture that is not closed yet */
#define POSITION (-2) /* and of one that is a position */

void pattern_begin(pattern_match *m, lua_State *L, const char *function, const char *subject, size_t size,
                   const char *pattern, size_t pattern_size) {
  m->L = L;
  m->function = function;
  m->subject = subject;
  m->subject_end = subject + size;
  m->pattern_end = pattern + pattern_size;
  m->fuel = STEPS_PER_CHARGE;
  m->burnt = 0;
  m->depth = 0;
  m->level = 0;
}

void pattern_finish(pattern_match *m) {
  luahost_charge(m->L, (STEPS_PER_CHARGE - m->fuel) / STEPS_PER_INSTRUCTION);
}

static void refuel(pattern_match *m) {
  int64_t steps = STEPS_PER_CHARGE - m->fuel;
  m->burnt += steps;
  m->fuel = STEPS_PER_CHARGE;
  luahost_charge(m->L, steps / STEPS_PER_INSTRUCTION);
  if (m->burnt > MAX_STEPS)
    luaL_error(m->L, "string.%s: this pattern on a text of %I bytes takes too long; use a shorter text or fewer "
                     "repetitions",
               m->function, (LUAI_UACINT)(m->subject_end - m->subject));
}

void pattern_spend(pattern_match *m, int64_t steps) {
  m->fuel -= steps;
  if (m->fuel < 0) refuel(m);
}

/* The end of the item (a character, an escape or a set) that begins at p. */
static const char *item_end(pattern_match *m, const char *p) {
  char first = *p++;
  if (first == ESCAPE) {
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (ends with '%%')");
    return p + 1;
  }
  if (first != '[') return p;
  const char *start = p;
  if (*p == '^') p++;
  do { /* a ']' that comes first belongs to the set */
    if (p == m->pattern_end) luaL_error(m->L, "malformed pattern (missing ']')");
    if (*p++ == ESCAPE && p < m->pattern_end) p++;
  } while (p == m->pattern_end || *p != ']');
  pattern_spend(m, (p - start) / 8);
  return p + 1;
}

static bool is_in_class(int c, int name) {
  bool found;
  switch (tolower(name)) {
    case 'a': found = isalpha(c); break;
    case 'c': found = iscntrl(c); break;
    case 'd': found = isdigit(c); break;
    case 'g': found = isgraph(c); break;
    case 'l': found = islower(c); break;
    case 'p': found = ispunct(c); break;
    case 's': found = isspace(c); break;
    case 'u': found = isupper(c); break;
    case 'w': found = isalnum(c); break;
    case 'x': found = isxdigit(c); break;
    default: return name == c;
  }
  return isupper(name) ? !found : found;
}

/* `p` is at '[', `last` at its ']'. */
static bool is_in_set(pattern_match *m, int c, const char *p, const char *last) {
  bool wanted = true;
  pattern_spend(m, (last - p) / 8);
  p++;
  if (*p == '^') {
    wanted = false;
    p++;
  }
  for (; p < last; p++) {
    unsigned char item = (unsigned char)*p;
    if (item == ESCAPE) {
      p++;
      if (is_in_class(c, (unsigned char)*p)) return wanted;
    } else if (p + 2 < last && p[1] == '-') {
      if (item <= c && c <= (unsigned char)p[2]) return wanted;
      p += 2;
    } else if (item == c) {
      return wanted;
    }
  }
  return !wanted;
}

static bool is_one(pattern_match *m, const char *s, const char *p, const char *end) {
  if (s >= m->subject_end) return false;
  int c = (unsigned char)*s;
  switch (*p) {
    case '.': return true;
    case ESCAPE: return is_in_class(c, (unsigned char)p[1]);
    case '[': return is_in_set(m, c, p, end - 1);
    default: return (unsigned char)*p == c;
  }
}

/* %bxy, with p at x. */
static const char *balance(pattern_match *m, const char *s, const char *p) {
  if (m->pattern_end - p < 2) luaL_error(m->L, "malformed pattern (missing arguments to '%%b')");
  if (s >= m->subject_end || *s != p[0]) return NULL;
  int open = 1;
  for (const char *start = s++; s < m->subject_end; s++) {
    if (*s == p[1]) {
      if (--open == 0) {
        pattern_spend(m, s - start);
        return s + 1;
      }
    } else if (*s == p[0]) {
      open++;
    }
    if (((s - start) & 1023) == 1023) pattern_spend(m, 1024);
  }
  return NULL;
}

static const char *expand_most(pattern_match *m, const char *s, const char *p, const char *end) {
  ptrdiff_t count = 0;
  while (is_one(m, s + count, p, end)) count++;
  pattern_spend(m, count / 2);
  for (; count >= 0; count--) {
    const char *result = pattern_at(m, s + count, end + 1);
    if (result != NULL) return result;
  }
  return NULL;
}

static const char *expand_least(pattern_match *m, const char *s, const char *p, const char *end) {
  for (;; s++) {
    const char *result = pattern_at(m, s, end + 1);
    if (result != NULL) return result;
    if (!is_one(m, s, p, end)) return NULL;
  }
}

static const char *open_capture(pattern_match *m, const char *s, const char *p, ptrdiff_t kind) {
  if (m->level >= PATTERN_CAPTURES) luaL_error(m->L, "too many captures");
  m->captures[m->level].start = s;
  m->captures[m->level].size = kind;
  m->level++;
  const char *result = pattern_at(m, s, p);
  if (result == NULL) m->level--;
  return result;
}

static const char *close_capture(pattern_match *m, const char *s, const char *p) {
  int level = m->level - 1;
  while (level >= 0 && m->captures[level].size != OPEN) level--;
  if (level < 0) luaL_error(m->L, "invalid pattern capture");
  m->captures[level].size = s - m->captures[level].start;
  const char *result = pattern_at(m, s, p);
  if (result == NULL) m->captures[level].size = OPEN;
  return result;
}

static const char *match_captured(pattern_match *m, const char *s, int digit) {
  int level = digit - '1';
  if (level < 0 || level >= m->level || m->captures[level].size == OPEN)
    luaL_error(m->L, "invalid capture index %%%d", level + 1);
  ptrdiff_t size = m->captures[level].size;
  if (size < 0) return NULL; /* a position has no text */
  pattern_spend(m, size / 16);
  if (m->subject_end - s < size || memcmp(m->captures[level].start, s, (size_t)size) != 0) return NULL;
  return s + size;
}

/* %f[set], with p at '['. */
static bool is_frontier(pattern_match *m, const char *s, const char *p, const char *end) {
  int before = s == m->subject ? 0 : (unsigned char)s[-1];
  int after = s < m->subject_end ? (unsigned char)*s : 0;
  return !is_in_set(m, before, p, end - 1) && is_in_set(m, after, p, end - 1);
}

/* The rest of the pattern from a repeated or single item on; sets *done when the answer is final, else advances. */
static const char *item(pattern_match *m, const char *s, const char **p, bool *done) {
  const char *end = item_end(m, *p);
  char suffix = end < m->pattern_end ? *end : 0;
  *done = true;
  switch (suffix) {
    case '*': return expand_most(m, s, *p, end);
    case '-': return expand_least(m, s, *p, end);
    case '+': return is_one(m, s, *p, end) ? expand_most(m, s + 1, *p, end) : NULL;
    case '?':
      if (is_one(m, s, *p, end)) {
        const char *result = pattern_at(m, s + 1, end + 1);
        if (result != NULL) return result;
      }
      *done = false;
      *p = end + 1;
      return s;
    default:
      if (!is_one(m, s, *p, end)) return NULL;
      *done = false;
      *p = end;
      return s + 1;
  }
}

static const char *match_here(pattern_match *m, const char *s, const char *p) {
  bool done = false;
  while (s != NULL && p < m->pattern_end) {
    pattern_spend(m, 1);
    char next = p + 1 < m->pattern_end ? p[1] : 0;
    if (*p == '(') {
      if (next == ')') return open_capture(m, s, p + 2, POSITION);
      return open_capture(m, s, p + 1, OPEN);
    }
    if (*p == ')') return close_capture(m, s, p + 1);
    if (*p == '$' && p + 1 == m->pattern_end) return s == m->subject_end ? s : NULL;
    if (*p == ESCAPE && next == 'b') {
      s = balance(m, s, p + 2);
      p += 4;
    } else if (*p == ESCAPE && next == 'f') {
      p += 2;
      if (p >= m->pattern_end || *p != '[') luaL_error(m->L, "missing '[' after '%%f' in pattern");
      const char *end = item_end(m, p);
      if (!is_frontier(m, s, p, end)) return NULL;
      p = end;
    } else if (*p == ESCAPE && isdigit((unsigned char)next)) {
      s = match_captured(m, s, (unsigned char)next);
      p += 2;
    } else {
      s = item(m, s, &p, &done);
      if (done) return s;
    }
  }
  return s;
}

const char *pattern_at(pattern_match *m, const char *s, const char *p) {
  if (m->depth++ == MAX_DEPTH) luaL_error(m->L, "pattern too complex");
  pattern_spend(m, 1);
  const char *result = match_here(m, s, p);
  m->depth--;
  return result;
}

void pattern_push_capture(pattern_match *m, int index, const char *start, const char *end) {
  if (index >= m->level) {
    if (index > 0) luaL_error(m->L, "invalid capture index %%%d", index + 1);
    lua_pushlstring(m->L, start, (size_t)(end - start));
  } else if (m->captures[index].size == POSITION) {
    lua_pushinteger(m->L, m->captures[index].start - m->subject + 1);
  } else {
    if (m->captures[index].size == OPEN) luaL_error(m->L, "unfinished capture");
    lua_pushlstring(m->L, m->captures[index].start, (size_t)m->captures[index].size);
  }
}

int pattern_push_captures(pattern_match *m, const char *start, const char *end) {
  int count = m->level == 0 && start != NULL ? 1 : m->level;
  luaL_checkstack(m->L, count, "too many captures");
  for (int i = 0; i < count; i++) pattern_push_capture(m, i, start, end);
  return count;
}

const char *pattern_find_plain(pattern_match *m, const char *from, const char *bytes, size_t size) {
  if (size == 0) return from;
  while ((size_t)(m->subject_end - from) >= size) {
    const char *last = m->subject_end - size + 1;
    const char *found = memchr(from, bytes[0], (size_t)(last - from));
    if (found == NULL) return NULL;
    pattern_spend(m, 1 + (int64_t)(size / 16) + (found - from) / 32);
    if (memcmp(found, bytes, size) == 0) return found;
    from = found + 1;
  }
  return NULL;
}
