/* The opening of GdkPixbuf, whose own dependencies bring GObject and GLib. */
#include "library.h"

#include "CDrawing.h"
#include "opening.h"

#include <pthread.h>

struct library library;

static const char *missing;

static void open_library(void) {
#define ENTRY(result, name, parameters) {#name, &library.name},
  const opening_function functions[] = {LIBRARY_FUNCTIONS(ENTRY)};
#undef ENTRY
  missing = opening_open(OPENING_FILE("gdk_pixbuf-2.0"), functions, sizeof functions / sizeof *functions);
}

const char *drawing_open(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return missing;
}
