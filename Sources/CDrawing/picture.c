/* Pictures in memory, and their way into a file's bytes. */
#include "library.h"

#include "CDrawing.h"

#include <stdlib.h>

drawing_picture *drawing_create(drawing_size size, bool has_alpha) {
  return library.gdk_pixbuf_new(COLORSPACE_RGB, has_alpha, 8, size.width, size.height);
}

void drawing_release(drawing_picture *picture) { library.g_object_unref(picture); }

int drawing_orientation(const drawing_picture *picture) {
  const char *option = library.gdk_pixbuf_get_option(picture, "orientation");
  return option == NULL ? 0 : (int)strtol(option, NULL, 10);
}

drawing_size drawing_size_of(const drawing_picture *picture) {
  return (drawing_size){library.gdk_pixbuf_get_width(picture), library.gdk_pixbuf_get_height(picture)};
}

int drawing_channels(const drawing_picture *picture) { return library.gdk_pixbuf_get_n_channels(picture); }

const uint8_t *drawing_row(const drawing_picture *picture, int row) {
  return library.gdk_pixbuf_read_pixels(picture) + (ptrdiff_t)row * library.gdk_pixbuf_get_rowstride(picture);
}

void drawing_fill(drawing_picture *picture, int x, int y, drawing_size size, uint32_t colour) {
  if (size.width == 0 || size.height == 0) return;
  drawing_picture *part = library.gdk_pixbuf_new_subpixbuf(picture, x, y, size.width, size.height);
  if (part == NULL) return;
  library.gdk_pixbuf_fill(part, colour);
  library.g_object_unref(part);
}

drawing_picture *drawing_scale_on_white(const drawing_picture *picture, drawing_size size) {
  if (library.gdk_pixbuf_get_n_channels(picture) == 3) {
    return library.gdk_pixbuf_scale_simple(picture, size.width, size.height, INTERPOLATE_BILINEAR);
  }
  const uint32_t white = 0xFFFFFF;
  return library.gdk_pixbuf_composite_color_simple(
      picture, size.width, size.height, INTERPOLATE_BILINEAR, 255, 16, white, white);
}

static drawing_picture *flip(drawing_picture *picture, bool horizontally) {
  if (picture == NULL) return NULL;
  drawing_picture *flipped = library.gdk_pixbuf_flip(picture, horizontally);
  library.g_object_unref(picture);
  return flipped;
}

drawing_picture *drawing_turn(const drawing_picture *picture, int orientation) {
  switch (orientation) {
    case 2: return library.gdk_pixbuf_flip(picture, true);
    case 3: return library.gdk_pixbuf_rotate_simple(picture, ROTATE_ROUND);
    case 4: return library.gdk_pixbuf_flip(picture, false);
    case 5: return flip(library.gdk_pixbuf_rotate_simple(picture, ROTATE_RIGHT), true);
    case 6: return library.gdk_pixbuf_rotate_simple(picture, ROTATE_RIGHT);
    case 7: return flip(library.gdk_pixbuf_rotate_simple(picture, ROTATE_RIGHT), false);
    case 8: return library.gdk_pixbuf_rotate_simple(picture, ROTATE_LEFT);
    default: return library.gdk_pixbuf_copy(picture);
  }
}

uint8_t *drawing_encode(drawing_picture *picture, const char *type, const char *key, const char *value, size_t *count) {
  char *keys[] = {(char *)key, NULL};
  char *values[] = {(char *)value, NULL};
  char *bytes = NULL;
  error *error = NULL;
  *count = 0;
  if (!library.gdk_pixbuf_save_to_bufferv(picture, &bytes, count, type, keys, values, &error)) {
    if (error != NULL) library.g_error_free(error);
    return NULL;
  }
  return (uint8_t *)bytes;
}

void drawing_free(uint8_t *bytes) { library.g_free(bytes); }
