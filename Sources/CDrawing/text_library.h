/* What is used of Pango, PangoCairo, Cairo and GObject. */
#ifndef TEXT_LIBRARY_H
#define TEXT_LIBRARY_H

#include <stddef.h>
#include <stdint.h>

typedef struct font_map font_map;
typedef struct text_context text_context;
typedef struct text_layout text_layout;
typedef struct text_line text_line;
typedef struct text_iterator text_iterator;
typedef struct font font;
typedef struct font_description font_description;
typedef struct font_metrics font_metrics;
typedef struct font_options font_options;
typedef struct attributes attributes;
typedef struct attribute attribute;

/* What may be done before a character: bits, of which these are used. */
typedef uint32_t text_character;

typedef struct text_rectangle {
  int x, y, width, height;
} text_rectangle;

enum { TEXT_UNITS = 1024, DIRECTION_LTR = 0, DIRECTION_RTL = 1, HINT_STYLE_NONE = 1, HINT_METRICS_OFF = 1 };
enum { CHARACTER_MAY_BREAK = 1 << 0, CHARACTER_IS_WHITE = 1 << 3 };

/* Each function under its name in the library: its result, its name, its parameters. */
#define TEXT_FUNCTIONS(F) \
  F(font_map *, pango_cairo_font_map_new, (void)) \
  F(void, pango_cairo_context_set_font_options, (text_context *, const font_options *)) \
  F(font_options *, cairo_font_options_create, (void)) \
  F(void, cairo_font_options_destroy, (font_options *)) \
  F(void, cairo_font_options_set_hint_style, (font_options *, int)) \
  F(void, cairo_font_options_set_hint_metrics, (font_options *, int)) \
  F(text_context *, pango_font_map_create_context, (font_map *)) \
  F(void, pango_context_set_round_glyph_positions, (text_context *, int)) \
  F(void, pango_context_set_language, (text_context *, void *)) \
  F(void *, pango_language_from_string, (const char *)) \
  F(font *, pango_context_load_font, (text_context *, const font_description *)) \
  F(font_description *, pango_font_describe, (font *)) \
  F(font_metrics *, pango_font_get_metrics, (font *, void *)) \
  F(int, pango_font_metrics_get_ascent, (font_metrics *)) \
  F(int, pango_font_metrics_get_descent, (font_metrics *)) \
  F(void, pango_font_metrics_unref, (font_metrics *)) \
  F(font_description *, pango_font_description_new, (void)) \
  F(void, pango_font_description_free, (font_description *)) \
  F(const char *, pango_font_description_get_family, (const font_description *)) \
  F(void, pango_font_description_set_family, (font_description *, const char *)) \
  F(void, pango_font_description_set_weight, (font_description *, int)) \
  F(void, pango_font_description_set_absolute_size, (font_description *, double)) \
  F(text_layout *, pango_layout_new, (text_context *)) \
  F(void, pango_layout_set_font_description, (text_layout *, const font_description *)) \
  F(void, pango_layout_set_attributes, (text_layout *, attributes *)) \
  F(void, pango_layout_set_text, (text_layout *, const char *, int)) \
  F(const text_character *, pango_layout_get_log_attrs_readonly, (text_layout *, int *)) \
  F(text_iterator *, pango_layout_get_iter, (text_layout *)) \
  F(void, pango_layout_iter_free, (text_iterator *)) \
  F(int, pango_layout_iter_next_line, (text_iterator *)) \
  F(int, pango_layout_iter_next_cluster, (text_iterator *)) \
  F(int, pango_layout_iter_get_index, (text_iterator *)) \
  F(int, pango_layout_iter_get_baseline, (text_iterator *)) \
  F(void *, pango_layout_iter_get_run_readonly, (text_iterator *)) \
  F(text_line *, pango_layout_iter_get_line_readonly, (text_iterator *)) \
  F(void, pango_layout_iter_get_cluster_extents, (text_iterator *, text_rectangle *, text_rectangle *)) \
  F(int, pango_layout_line_get_start_index, (text_line *)) \
  F(int, pango_layout_line_get_length, (text_line *)) \
  F(int, pango_layout_line_get_resolved_direction, (text_line *)) \
  F(attributes *, pango_attr_list_new, (void)) \
  F(void, pango_attr_list_insert, (attributes *, attribute *)) \
  F(void, pango_attr_list_unref, (attributes *)) \
  F(attribute *, pango_attr_font_features_new, (const char *)) \
  F(void, g_object_unref, (void *))

/* The library's functions, once drawing_open_text has answered NULL. */
struct text_library {
#define MEMBER(result, name, parameters) result(*name) parameters;
  TEXT_FUNCTIONS(MEMBER)
#undef MEMBER
};

extern struct text_library text_library;

#endif
