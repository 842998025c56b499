/* What is used of Cairo, of PangoCairo to draw text, and of zlib, which Cairo brings, for checksums. */
#ifndef CANVAS_LIBRARY_H
#define CANVAS_LIBRARY_H

#include "text_library.h"

typedef struct surface surface;
typedef struct cairo cairo;
typedef struct pattern pattern;

/* A piece of a path: how it goes on and how many entries it has, or one of its points. */
typedef union path_entry {
  struct {
    int type;
    int length;
  } header;
  struct {
    double x, y;
  } point;
} path_entry;

typedef struct path {
  int status;
  path_entry *entries;
  int count;
} path;

enum { FORMAT_RGB24 = 1, CONTENT_ALPHA = 0x2000, LINE_CAP_ROUND = 1, LINE_JOIN_ROUND = 1, FILTER_BEST = 2, EXTEND_PAD = 3 };
enum { PATH_MOVE_TO = 0, PATH_LINE_TO = 1, PATH_CURVE_TO = 2 };

/* Each function under its name in the library: its result, its name, its parameters. */
#define CANVAS_FUNCTIONS(F) \
  F(surface *, cairo_image_surface_create, (int, int, int)) \
  F(surface *, cairo_recording_surface_create, (int, const void *)) \
  F(int, cairo_surface_status, (surface *)) \
  F(void, cairo_surface_flush, (surface *)) \
  F(void, cairo_surface_mark_dirty, (surface *)) \
  F(void, cairo_surface_destroy, (surface *)) \
  F(unsigned char *, cairo_image_surface_get_data, (surface *)) \
  F(int, cairo_image_surface_get_stride, (surface *)) \
  F(cairo *, cairo_create, (surface *)) \
  F(int, cairo_status, (cairo *)) \
  F(void, cairo_destroy, (cairo *)) \
  F(void, cairo_save, (cairo *)) \
  F(void, cairo_restore, (cairo *)) \
  F(void, cairo_translate, (cairo *, double, double)) \
  F(void, cairo_scale, (cairo *, double, double)) \
  F(void, cairo_move_to, (cairo *, double, double)) \
  F(void, cairo_line_to, (cairo *, double, double)) \
  F(void, cairo_curve_to, (cairo *, double, double, double, double, double, double)) \
  F(void, cairo_close_path, (cairo *)) \
  F(void, cairo_clip, (cairo *)) \
  F(void, cairo_fill, (cairo *)) \
  F(void, cairo_stroke, (cairo *)) \
  F(void, cairo_paint, (cairo *)) \
  F(void, cairo_paint_with_alpha, (cairo *, double)) \
  F(void, cairo_push_group, (cairo *)) \
  F(void, cairo_pop_group_to_source, (cairo *)) \
  F(void, cairo_set_line_width, (cairo *, double)) \
  F(void, cairo_set_line_cap, (cairo *, int)) \
  F(void, cairo_set_line_join, (cairo *, int)) \
  F(void, cairo_set_source_rgba, (cairo *, double, double, double, double)) \
  F(void, cairo_set_source_surface, (cairo *, surface *, double, double)) \
  F(pattern *, cairo_get_source, (cairo *)) \
  F(void, cairo_pattern_set_filter, (pattern *, int)) \
  F(void, cairo_pattern_set_extend, (pattern *, int)) \
  F(path *, cairo_copy_path, (cairo *)) \
  F(void, cairo_path_destroy, (path *)) \
  F(void, pango_context_set_base_dir, (text_context *, int)) \
  F(void, pango_layout_set_auto_dir, (text_layout *, int)) \
  F(void, pango_layout_set_single_paragraph_mode, (text_layout *, int)) \
  F(text_line *, pango_layout_get_line_readonly, (text_layout *, int)) \
  F(void, pango_cairo_layout_line_path, (cairo *, text_line *)) \
  F(unsigned long, crc32, (unsigned long, const unsigned char *, unsigned int))

/* The library's functions, once drawing_open_canvas has answered NULL. */
struct canvas_library {
#define MEMBER(result, name, parameters) result(*name) parameters;
  CANVAS_FUNCTIONS(MEMBER)
#undef MEMBER
};

extern struct canvas_library canvas_library;

#endif
