/* The outlines of text, by PangoCairo. */
#include "canvas_library.h"
#include "text.h"

static void visit_path(const path *outline, drawing_visit_step visit, void *context) {
  for (int i = 0; i < outline->count; i += outline->entries[i].header.length) {
    const path_entry *entry = &outline->entries[i];
    drawing_point points[3] = {0};
    for (int point = 1; point < entry->header.length && point <= 3; point++) {
      points[point - 1] = (drawing_point){entry[point].point.x, entry[point].point.y};
    }
    switch (entry->header.type) {
      case PATH_MOVE_TO: visit(context, DRAWING_MOVE, points); break;
      case PATH_LINE_TO: visit(context, DRAWING_LINE, points); break;
      case PATH_CURVE_TO: visit(context, DRAWING_CURVE, points); break;
      default: visit(context, DRAWING_CLOSE, points);
    }
  }
}

bool drawing_text_outline(
    drawing_text *text, const char *bytes, int count, drawing_font font, bool is_right_to_left,
    drawing_visit_step visit, void *context) {
  text_layout *layout = text_lay_out(text, bytes, count, font);
  /* A line keeps the direction of its paragraph, whatever letters are on it. */
  canvas_library.pango_layout_set_auto_dir(layout, 0);
  canvas_library.pango_layout_set_single_paragraph_mode(layout, 1);
  canvas_library.pango_context_set_base_dir(text->context, is_right_to_left ? DIRECTION_RTL : DIRECTION_LTR);
  /* Cairo leaves out what is far from a surface, and so this one has no edges. */
  surface *surface = canvas_library.cairo_recording_surface_create(CONTENT_ALPHA, NULL);
  cairo *cairo = canvas_library.cairo_create(surface);
  canvas_library.pango_cairo_layout_line_path(cairo, canvas_library.pango_layout_get_line_readonly(layout, 0));
  path *outline = canvas_library.cairo_copy_path(cairo);
  bool is_good = canvas_library.cairo_status(cairo) == 0 && outline->status == 0;
  if (is_good) visit_path(outline, visit, context);
  canvas_library.cairo_path_destroy(outline);
  canvas_library.cairo_destroy(cairo);
  canvas_library.cairo_surface_destroy(surface);
  canvas_library.pango_context_set_base_dir(text->context, DIRECTION_LTR);
  text_library.g_object_unref(layout);
  return is_good;
}
