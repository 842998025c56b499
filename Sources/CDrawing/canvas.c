/* Drawing on a picture, by Cairo. */
#include "canvas.h"

#include "opening.h"

#include <pthread.h>
#include <stdlib.h>

struct canvas_library canvas_library;

static const char *missing;

static void open_library(void) {
#define ENTRY(result, name, parameters) {#name, &canvas_library.name},
  const opening_function functions[] = {CANVAS_FUNCTIONS(ENTRY)};
#undef ENTRY
  /* PangoCairo needs Cairo itself, and so brings it. */
  missing = opening_open(OPENING_FILE("pangocairo-1.0"), functions, sizeof functions / sizeof *functions);
}

const char *drawing_open_canvas(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return missing;
}

drawing_canvas *drawing_canvas_new(drawing_size size, double scale) {
  drawing_canvas *canvas = malloc(sizeof *canvas);
  if (canvas == NULL) return NULL;
  canvas->size = size;
  canvas->surface = canvas_library.cairo_image_surface_create(FORMAT_RGB24, size.width, size.height);
  canvas->cairo = canvas_library.cairo_create(canvas->surface);
  if (canvas_library.cairo_status(canvas->cairo) != 0) {
    drawing_canvas_free(canvas);
    return NULL;
  }
  canvas_library.cairo_set_line_cap(canvas->cairo, LINE_CAP_ROUND);
  canvas_library.cairo_set_line_join(canvas->cairo, LINE_JOIN_ROUND);
  canvas_library.cairo_scale(canvas->cairo, scale, scale);
  return canvas;
}

void drawing_canvas_free(drawing_canvas *canvas) {
  canvas_library.cairo_destroy(canvas->cairo);
  canvas_library.cairo_surface_destroy(canvas->surface);
  free(canvas);
}

void drawing_canvas_save(drawing_canvas *canvas, drawing_point origin, double scale) {
  canvas_library.cairo_save(canvas->cairo);
  canvas_library.cairo_translate(canvas->cairo, origin.x, origin.y);
  canvas_library.cairo_scale(canvas->cairo, scale, scale);
}

void drawing_canvas_restore(drawing_canvas *canvas) { canvas_library.cairo_restore(canvas->cairo); }

void drawing_canvas_begin_layer(drawing_canvas *canvas) { canvas_library.cairo_push_group(canvas->cairo); }

void drawing_canvas_end_layer(drawing_canvas *canvas, double opacity) {
  canvas_library.cairo_pop_group_to_source(canvas->cairo);
  canvas_library.cairo_paint_with_alpha(canvas->cairo, opacity);
}

void drawing_canvas_step(drawing_canvas *canvas, drawing_step step, const drawing_point *p) {
  switch (step) {
    case DRAWING_MOVE: canvas_library.cairo_move_to(canvas->cairo, p[0].x, p[0].y); break;
    case DRAWING_LINE: canvas_library.cairo_line_to(canvas->cairo, p[0].x, p[0].y); break;
    case DRAWING_CURVE:
      canvas_library.cairo_curve_to(canvas->cairo, p[0].x, p[0].y, p[1].x, p[1].y, p[2].x, p[2].y);
      break;
    case DRAWING_CLOSE: canvas_library.cairo_close_path(canvas->cairo); break;
  }
}

static void set_paint(drawing_canvas *canvas, drawing_paint p) {
  canvas_library.cairo_set_source_rgba(canvas->cairo, p.red, p.green, p.blue, p.opacity);
}

void drawing_canvas_fill(drawing_canvas *canvas, drawing_paint paint) {
  set_paint(canvas, paint);
  canvas_library.cairo_fill(canvas->cairo);
}

void drawing_canvas_stroke(drawing_canvas *canvas, drawing_paint paint, double width) {
  set_paint(canvas, paint);
  canvas_library.cairo_set_line_width(canvas->cairo, width);
  canvas_library.cairo_stroke(canvas->cairo);
}

void drawing_canvas_clip(drawing_canvas *canvas) { canvas_library.cairo_clip(canvas->cairo); }

static surface *surface_of(const uint8_t *channels, drawing_size size) {
  surface *picture = canvas_library.cairo_image_surface_create(FORMAT_RGB24, size.width, size.height);
  if (canvas_library.cairo_surface_status(picture) != 0) return picture;
  int stride = canvas_library.cairo_image_surface_get_stride(picture);
  unsigned char *data = canvas_library.cairo_image_surface_get_data(picture);
  for (int row = 0; row < size.height; row++) {
    uint32_t *pixels = (uint32_t *)(void *)(data + (ptrdiff_t)row * stride);
    for (int column = 0; column < size.width; column++, channels += 3) {
      pixels[column] = (uint32_t)channels[0] << 16 | (uint32_t)channels[1] << 8 | channels[2];
    }
  }
  canvas_library.cairo_surface_mark_dirty(picture);
  return picture;
}

bool drawing_canvas_show(
    drawing_canvas *canvas, const uint8_t *channels, drawing_size size, drawing_point origin, double scale) {
  surface *picture = surface_of(channels, size);
  bool is_good = canvas_library.cairo_surface_status(picture) == 0;
  if (is_good) {
    drawing_canvas_save(canvas, origin, scale);
    canvas_library.cairo_set_source_surface(canvas->cairo, picture, 0, 0);
    pattern *source = canvas_library.cairo_get_source(canvas->cairo);
    canvas_library.cairo_pattern_set_filter(source, FILTER_BEST);
    canvas_library.cairo_pattern_set_extend(source, EXTEND_PAD);
    canvas_library.cairo_paint(canvas->cairo);
    drawing_canvas_restore(canvas);
  }
  canvas_library.cairo_surface_destroy(picture);
  return is_good;
}
