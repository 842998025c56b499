/* The budget: instructions and wall-clock time, kept by a count hook that runs no Swift. */
#include "host.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#define TICKS_PER_CLOCK 4
#define CALLBACKS_PER_CLOCK 64
#define TICKS_PER_DEPTH 16
/* The most nanoseconds that count between two looks at the clock: where more pass, the process was stopped. */
#define MOST_BETWEEN_LOOKS 1000000000u
#define OVERFLOW "stack overflow: more than "

static uint64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

void luahost_start_budget(luahost *host, int64_t instructions, double seconds) {
  host->armed = true;
  host->exhausted = LUAHOST_NOT_EXHAUSTED;
  host->instructions = host->remaining = instructions;
  host->seconds = seconds;
  host->ticks = 0;
  host->last_look = now();
  host->time_left = seconds < 1e9 ? (uint64_t)((seconds > 0 ? seconds : 0) * 1e9) : UINT64_MAX;
  lua_sethook(host->main, luahost_hook, LUA_MASKCOUNT, LUAHOST_INTERVAL);
}

void luahost_stop_budget(luahost *host) {
  host->armed = false;
  host->exhausted = LUAHOST_NOT_EXHAUSTED;
  lua_sethook(host->main, luahost_hook, LUA_MASKCOUNT, LUAHOST_INTERVAL);
}

int64_t luahost_spent_instructions(luahost *host) { return host->instructions - host->remaining; }

int luahost_exhausted(luahost *host) { return host->exhausted; }

const char *luahost_limit_message(luahost *host) { return host->limit_message; }

/* Keeps the message of the moment in which the budget ran out, with the position of the running function. */
static void exhaust(lua_State *L, luahost *host, int reason) {
  host->exhausted = reason;
  lua_Debug ar;
  char position[256] = "";
  for (int level = 0; lua_getstack(L, level, &ar); level++) {
    if (lua_getinfo(L, "Sl", &ar) && ar.currentline > 0) {
      const char *source = *ar.source == '@' ? ar.source + 1 : ar.short_src;
      snprintf(position, sizeof position, "%s:%d: ", source, ar.currentline);
      break;
    }
  }
  if (reason == LUAHOST_NO_TIME)
    snprintf(host->limit_message, sizeof host->limit_message, "%stime limit of %g seconds reached", position,
             host->seconds);
  else
    snprintf(host->limit_message, sizeof host->limit_message, "%sinstruction limit of %lld reached", position,
             (long long)host->instructions);
}

int luahost_raise_limit(lua_State *L) {
  lua_pushstring(L, luahost_of(L)->limit_message);
  return lua_error(L);
}

/* Counts down the time since the last look, and answers whether it is over. */
static bool is_out_of_time(luahost *host) {
  uint64_t time = now(), passed = time - host->last_look;
  host->last_look = time;
  if (passed > MOST_BETWEEN_LOOKS) passed = MOST_BETWEEN_LOOKS;
  if (passed > host->time_left) return true;
  host->time_left -= passed;
  return false;
}

/* Counts down; answers whether the budget is spent. */
static bool spend(lua_State *L, luahost *host, int64_t instructions, unsigned ticks_per_clock) {
  if (host->exhausted) return true;
  if (!host->armed) return false;
  host->remaining -= instructions;
  if (host->remaining < 0) {
    exhaust(L, host, LUAHOST_NO_INSTRUCTIONS);
  } else if (++host->ticks >= ticks_per_clock) {
    host->ticks = 0;
    if (is_out_of_time(host)) exhaust(L, host, LUAHOST_NO_TIME);
  }
  return host->exhausted != LUAHOST_NOT_EXHAUSTED;
}

/* Lua's own bound, a million values, would need some 100 MB; the memory limit would end the script first, without
   a word about recursion. Lua walks to a level step by step, hence not at every tick. */
static bool is_too_deep(lua_State *L, luahost *host) {
  lua_Debug ar;
  if (++host->depth_ticks < TICKS_PER_DEPTH) return false;
  host->depth_ticks = 0;
  return lua_getstack(L, host->max_depth, &ar);
}

/* Raises at every tick once the budget is spent, so that no pcall can go on; on this thread after each
   instruction. The thread's own count is what tells later that it was ended here. */
void luahost_hook(lua_State *L, lua_Debug *ar) {
  (void)ar;
  luahost *host = luahost_of(L);
  int count = lua_gethookcount(L);
  if (spend(L, host, count, TICKS_PER_CLOCK)) {
    if (count != 1) lua_sethook(L, luahost_hook, LUA_MASKCOUNT, 1);
    luahost_raise_limit(L);
  }
  if (is_too_deep(L, host)) {
    host->overflowed = true;
    lua_sethook(L, luahost_hook, LUA_MASKCOUNT, 1);
    luahost_where(L, L, 0);
    lua_pushfstring(L, OVERFLOW "%d nested calls", host->max_depth);
    lua_concat(L, 2);
    lua_error(L);
  }
  if (count != LUAHOST_INTERVAL) lua_sethook(L, luahost_hook, LUA_MASKCOUNT, LUAHOST_INTERVAL);
}

void luahost_charge(lua_State *L, int64_t instructions) {
  luahost *host = luahost_of(L);
  unsigned per_clock = instructions > 1000 ? 1 : CALLBACKS_PER_CLOCK;
  if (spend(L, host, instructions, per_clock)) luahost_raise_limit(L);
}

bool luahost_is_too_deep(lua_State *L, int index) {
  if (!luahost_of(L)->overflowed || lua_type(L, index) != LUA_TSTRING) return false;
  return strstr(lua_tostring(L, index), OVERFLOW) != NULL;
}

bool luahost_is_hook_error(lua_State *L, int index) {
  return luahost_of(L)->exhausted || luahost_is_too_deep(L, index);
}

bool luahost_spend(lua_State *L, int64_t instructions) { return spend(L, luahost_of(L), instructions, 1); }

bool luahost_was_stopped(lua_State *thread) {
  int status = lua_status(thread);
  return status != LUA_OK && status != LUA_YIELD && lua_gethookcount(thread) == 1;
}
