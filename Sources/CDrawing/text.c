/* The measures of text, by Pango. */
#include "text.h"

#include "opening.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct text_library text_library;

static const char *missing;

static void open_library(void) {
#define ENTRY(result, name, parameters) {#name, &text_library.name},
  const opening_function functions[] = {TEXT_FUNCTIONS(ENTRY)};
#undef ENTRY
  missing = opening_open(OPENING_FILE("pangocairo-1.0"), functions, sizeof functions / sizeof *functions);
}

const char *drawing_open_text(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  return missing;
}

drawing_text *drawing_text_new(void) {
  drawing_text *text = malloc(sizeof *text);
  if (text == NULL) return NULL;
  text->map = text_library.pango_cairo_font_map_new();
  text->context = text_library.pango_font_map_create_context(text->map);
  /* A length must not depend on the pixels that it will once be drawn on. */
  font_options *options = text_library.cairo_font_options_create();
  text_library.cairo_font_options_set_hint_style(options, HINT_STYLE_NONE);
  text_library.cairo_font_options_set_hint_metrics(options, HINT_METRICS_OFF);
  text_library.pango_cairo_context_set_font_options(text->context, options);
  text_library.cairo_font_options_destroy(options);
  text_library.pango_context_set_round_glyph_positions(text->context, 0);
  /* Nor on the language of the machine. */
  text_library.pango_context_set_language(text->context, text_library.pango_language_from_string("en"));
  return text;
}

void drawing_text_free(drawing_text *text) {
  text_library.g_object_unref(text->context);
  text_library.g_object_unref(text->map);
  free(text);
}

static font_description *describe(drawing_font font) {
  font_description *description = text_library.pango_font_description_new();
  text_library.pango_font_description_set_family(description, font.family);
  text_library.pango_font_description_set_weight(description, font.weight);
  text_library.pango_font_description_set_absolute_size(description, font.size * TEXT_UNITS);
  return description;
}

bool drawing_font_metrics(drawing_text *text, drawing_font wanted, double *ascent, double *descent) {
  font_description *description = describe(wanted);
  font *font = text_library.pango_context_load_font(text->context, description);
  text_library.pango_font_description_free(description);
  if (font == NULL) return false;
  font_description *found = text_library.pango_font_describe(font);
  const char *family = text_library.pango_font_description_get_family(found);
  bool is_wanted = family != NULL && strcmp(family, wanted.family) == 0;
  text_library.pango_font_description_free(found);
  font_metrics *metrics = text_library.pango_font_get_metrics(font, NULL);
  *ascent = (double)text_library.pango_font_metrics_get_ascent(metrics) / TEXT_UNITS;
  *descent = (double)text_library.pango_font_metrics_get_descent(metrics) / TEXT_UNITS;
  text_library.pango_font_metrics_unref(metrics);
  text_library.g_object_unref(font);
  return is_wanted;
}

text_layout *text_lay_out(drawing_text *text, const char *bytes, int count, drawing_font font) {
  text_layout *layout = text_library.pango_layout_new(text->context);
  font_description *description = describe(font);
  text_library.pango_layout_set_font_description(layout, description);
  text_library.pango_font_description_free(description);
  if (font.has_tabular_figures) {
    attributes *list = text_library.pango_attr_list_new();
    text_library.pango_attr_list_insert(list, text_library.pango_attr_font_features_new("tnum=1"));
    text_library.pango_layout_set_attributes(layout, list);
    text_library.pango_attr_list_unref(list);
  }
  text_library.pango_layout_set_text(layout, bytes, count);
  return layout;
}

/* What Pango says of each character, by the place of its first byte. */
static text_character *characters_by_byte(text_layout *layout, const char *bytes, int count) {
  text_character *by_byte = calloc((size_t)count + 1, sizeof *by_byte);
  if (by_byte == NULL) return NULL;
  int known = 0;
  const text_character *characters = text_library.pango_layout_get_log_attrs_readonly(layout, &known);
  for (int byte = 0, next = 0; byte < count && next < known; byte++) {
    bool is_first = (bytes[byte] & 0xC0) != 0x80;
    if (is_first) by_byte[byte] = characters[next++];
  }
  return by_byte;
}

static drawing_cluster cluster_at(text_iterator *iterator, const text_character *characters) {
  text_rectangle logical;
  text_library.pango_layout_iter_get_cluster_extents(iterator, NULL, &logical);
  int baseline = text_library.pango_layout_iter_get_baseline(iterator);
  int start = text_library.pango_layout_iter_get_index(iterator);
  return (drawing_cluster){
      .start = start,
      .width = (double)logical.width / TEXT_UNITS,
      .ascent = (double)(baseline - logical.y) / TEXT_UNITS,
      .descent = (double)(logical.y + logical.height - baseline) / TEXT_UNITS,
      .may_break = (characters[start] & CHARACTER_MAY_BREAK) != 0,
      .is_white = (characters[start] & CHARACTER_IS_WHITE) != 0,
  };
}

static drawing_paragraph paragraph_of(text_line *line) {
  int start = text_library.pango_layout_line_get_start_index(line);
  return (drawing_paragraph){
      .start = start,
      .end = start + text_library.pango_layout_line_get_length(line),
      .is_right_to_left = text_library.pango_layout_line_get_resolved_direction(line) == DIRECTION_RTL,
  };
}

static void visit_paragraphs(text_layout *layout, drawing_visit_paragraph visit, void *context) {
  text_iterator *iterator = text_library.pango_layout_get_iter(layout);
  do {
    visit(context, paragraph_of(text_library.pango_layout_iter_get_line_readonly(iterator)));
  } while (text_library.pango_layout_iter_next_line(iterator));
  text_library.pango_layout_iter_free(iterator);
}

static void visit_clusters(
    text_layout *layout, const text_character *characters, drawing_visit_cluster visit, void *context) {
  text_iterator *iterator = text_library.pango_layout_get_iter(layout);
  do {
    /* An empty paragraph has a cluster that is of no run. */
    if (text_library.pango_layout_iter_get_run_readonly(iterator) == NULL) continue;
    visit(context, cluster_at(iterator, characters));
  } while (text_library.pango_layout_iter_next_cluster(iterator));
  text_library.pango_layout_iter_free(iterator);
}

bool drawing_text_measure(
    drawing_text *text, const char *bytes, int count, drawing_font font, drawing_visit_paragraph visit_paragraph,
    drawing_visit_cluster visit_cluster, void *context) {
  text_layout *layout = text_lay_out(text, bytes, count, font);
  text_character *characters = characters_by_byte(layout, bytes, count);
  if (characters != NULL) {
    visit_paragraphs(layout, visit_paragraph, context);
    visit_clusters(layout, characters, visit_cluster, context);
  }
  free(characters);
  text_library.g_object_unref(layout);
  return characters != NULL;
}
