/* Lua's patterns with a count of the work, so that no match can run away. */
#ifndef LUAHOST_PATTERNS_H
#define LUAHOST_PATTERNS_H

#include "host.h"

#define PATTERN_CAPTURES 32

typedef struct {
  lua_State *L;
  const char *function; /* for messages */
  const char *subject, *subject_end;
  const char *pattern_end;
  int64_t fuel;  /* steps until the budget is asked again */
  int64_t burnt; /* steps that the budget knows of */
  int depth;
  int level; /* captures, open or closed */
  struct {
    const char *start;
    ptrdiff_t size;
  } captures[PATTERN_CAPTURES];
} pattern_match;

void pattern_begin(pattern_match *m, lua_State *L, const char *function, const char *subject, size_t size,
                   const char *pattern, size_t pattern_size);
void pattern_spend(pattern_match *m, int64_t steps);
/* Matches the pattern at the place; answers the end of the match or NULL. May raise. */
const char *pattern_at(pattern_match *m, const char *subject, const char *pattern);
/* Charges what is left to charge. */
void pattern_finish(pattern_match *m);
/* Pushes one capture (the whole match when there is none and index is 0), or all of them. */
void pattern_push_capture(pattern_match *m, int index, const char *start, const char *end);
int pattern_push_captures(pattern_match *m, const char *start, const char *end);
/* Finds bytes as they are. */
const char *pattern_find_plain(pattern_match *m, const char *from, const char *bytes, size_t size);

#endif
