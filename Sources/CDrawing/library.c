/* The opening of GdkPixbuf, whose own dependencies bring GObject and GLib. */
#include "library.h"

#include "CDrawing.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

struct library library;

#ifdef __APPLE__
static const char *const places[] = {
    "libgdk_pixbuf-2.0.0.dylib",
    "/opt/homebrew/lib/libgdk_pixbuf-2.0.0.dylib",
    "/usr/local/lib/libgdk_pixbuf-2.0.0.dylib",
};
#else
static const char *const places[] = {"libgdk_pixbuf-2.0.so.0"};
#endif

static const char *missing;

static void open_library(void) {
  void *handle = NULL;
  for (size_t i = 0; handle == NULL && i < sizeof places / sizeof *places; i++) {
    handle = dlopen(places[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (handle == NULL) {
    missing = places[0];
    return;
  }
  /* A pointer to a function is copied as bytes, since C has no conversion from a pointer to an object. */
#define FIND(result, name, parameters) \
  { \
    void *symbol = dlsym(handle, #name); \
    if (symbol == NULL && missing == NULL) missing = #name; \
    memcpy(&library.name, &symbol, sizeof symbol); \
  }
  LIBRARY_FUNCTIONS(FIND)
#undef FIND
}

const char *drawing_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return missing;
}
