/* From a file's bytes to a picture. */
#include "library.h"

#include "CDrawing.h"

#include <stdlib.h>

/* How far a file has been decoded. A format's decoder takes a file that ends early for good, so its rows are counted. */
typedef struct progress {
  drawing_choose_size choose;
  void *context;
  bool is_refused;
  int height;
  bool *rows; /* which of them were decoded */
} progress;

static void size_prepared(loader *loader, int width, int height, void *context) {
  progress *p = context;
  bool is_scalable = library.gdk_pixbuf_format_is_scalable(library.gdk_pixbuf_loader_get_format(loader));
  drawing_size wanted = p->choose(p->context, (drawing_size){width, height}, is_scalable);
  p->is_refused = wanted.width <= 0 || wanted.height <= 0;
  p->height = wanted.height;
  /* A size of 0 makes a format's decoder stop before it asks for memory. */
  if (p->is_refused) wanted = (drawing_size){0, 0};
  library.gdk_pixbuf_loader_set_size(loader, wanted.width, wanted.height);
}

static void area_updated(loader *loader, int x, int y, int width, int height, void *context) {
  (void)loader, (void)x, (void)width;
  progress *p = context;
  if (p->rows == NULL) p->rows = calloc((size_t)p->height, sizeof *p->rows);
  if (p->rows == NULL) return;
  for (int row = y < 0 ? 0 : y; row < p->height && row - y < height; row++) p->rows[row] = true;
}

static bool is_whole(const progress *p) {
  if (p->rows == NULL) return false;
  for (int row = 0; row < p->height; row++) {
    if (!p->rows[row]) return false;
  }
  return true;
}

static void connect(loader *loader, const char *signal, void (*handler)(void), progress *p) {
  library.g_signal_connect_data(loader, signal, handler, p, NULL, 0);
}

drawing_picture *drawing_decode(const uint8_t *bytes, size_t count, drawing_choose_size choose, void *context) {
  enum { PIECE = 1 << 16 };
  progress p = {.choose = choose, .context = context};
  loader *loader = library.gdk_pixbuf_loader_new();
  connect(loader, "size-prepared", (void (*)(void))size_prepared, &p);
  connect(loader, "area-updated", (void (*)(void))area_updated, &p);
  error *error = NULL;
  bool is_good = count > 0;
  for (size_t start = 0; is_good && start < count; start += PIECE) {
    size_t size = count - start < PIECE ? count - start : PIECE;
    is_good = library.gdk_pixbuf_loader_write(loader, bytes + start, size, &error) && !p.is_refused;
  }
  if (error != NULL) library.g_error_free(error);
  error = NULL;
  is_good = library.gdk_pixbuf_loader_close(loader, &error) && is_good && !p.is_refused && is_whole(&p);
  if (error != NULL) library.g_error_free(error);
  free(p.rows);
  drawing_picture *picture = is_good ? library.gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  if (picture != NULL) library.g_object_ref(picture);
  library.g_object_unref(loader);
  return picture;
}
