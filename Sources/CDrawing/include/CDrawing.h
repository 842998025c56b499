/* Pictures by GdkPixbuf, text by Pango, drawing by Cairo. Nothing links these libraries: each is opened at its first use. */
#ifndef CDRAWING_H
#define CDRAWING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Opens GdkPixbuf once; answers NULL when it is there, else the name of what is missing. */
const char *drawing_open(void);

/* A picture in memory, 8 bits a channel: red, green, blue and perhaps alpha. Call none of these before drawing_open. */
typedef struct drawing_picture drawing_picture;

typedef struct drawing_size {
  int width;
  int height;
} drawing_size;

/* Told a file's size before any pixel is decoded, and whether its format has no pixels of its own and can be drawn at
   any size; answers the size to decode it at, or 0 × 0 to refuse it. Asked once. */
typedef drawing_size (*drawing_choose_size)(void *context, drawing_size size, bool is_scalable);

/* The picture in a file's bytes, of an animation its first frame; NULL when it is refused, broken or not whole. */
drawing_picture *drawing_decode(const uint8_t *bytes, size_t count, drawing_choose_size choose, void *context);

/* A new picture whose pixels are not set; NULL when there is no memory for it. */
drawing_picture *drawing_create(drawing_size size, bool has_alpha);
void drawing_release(drawing_picture *picture);

/* The EXIF orientation that the file named, or 0. */
int drawing_orientation(const drawing_picture *picture);
drawing_size drawing_size_of(const drawing_picture *picture);
int drawing_channels(const drawing_picture *picture);
/* The first byte of a row. */
const uint8_t *drawing_row(const drawing_picture *picture, int row);

/* Fills a rectangle, which must lie inside the picture; the colour is 0xRRGGBBAA. */
void drawing_fill(drawing_picture *picture, int x, int y, drawing_size size, uint32_t colour);

/* A new picture each; NULL when there is no memory for it. */
drawing_picture *drawing_scale_on_white(const drawing_picture *picture, drawing_size size);
drawing_picture *drawing_turn(const drawing_picture *picture, int orientation);

/* The bytes of a file of that type, to be given to drawing_free; NULL when it can't be written. */
uint8_t *drawing_encode(drawing_picture *picture, const char *type, const char *key, const char *value, size_t *count);
void drawing_free(uint8_t *bytes);

/* Opens Pango once; answers NULL when it is there, else the name of what is missing. */
const char *drawing_open_text(void);

/* The system's fonts, for one thread at a time. Call none of these before drawing_open_text. */
typedef struct drawing_text drawing_text;

typedef struct drawing_font {
  const char *family;
  int weight; /* 100 to 1000, 400 being regular */
  double size; /* in points */
  bool has_tabular_figures;
} drawing_font;

/* What of a text can't be parted, such as a letter with its accents: its first byte, and its measures in points. */
typedef struct drawing_cluster {
  int start;
  double width;
  double ascent;
  double descent;
  bool may_break; /* whether a line may begin with it */
  bool is_white;
} drawing_cluster;

/* A paragraph: its bytes, without the break at its end. */
typedef struct drawing_paragraph {
  int start;
  int end;
  bool is_right_to_left;
} drawing_paragraph;

typedef void (*drawing_visit_cluster)(void *context, drawing_cluster cluster);
typedef void (*drawing_visit_paragraph)(void *context, drawing_paragraph paragraph);

/* NULL when there is no memory for it. */
drawing_text *drawing_text_new(void);
void drawing_text_free(drawing_text *text);

/* How far a font reaches above and below its baseline, in points; false when another family stands in for it. */
bool drawing_font_metrics(drawing_text *text, drawing_font font, double *ascent, double *descent);

/* Tells the paragraphs of a text of UTF-8, then the clusters of each from left to right; false when there is no memory
   for it. */
bool drawing_text_measure(
    drawing_text *text, const char *bytes, int count, drawing_font font, drawing_visit_paragraph visit_paragraph,
    drawing_visit_cluster visit_cluster, void *context);

/* Opens Cairo once; answers NULL when it is there, else the name of what is missing. */
const char *drawing_open_canvas(void);

/* How a path goes on: to one point, or by a curve with three; a closed part has none. */
typedef enum drawing_step { DRAWING_MOVE, DRAWING_LINE, DRAWING_CURVE, DRAWING_CLOSE } drawing_step;

typedef struct drawing_point {
  double x;
  double y;
} drawing_point;

typedef void (*drawing_visit_step)(void *context, drawing_step step, const drawing_point *points);

/* Tells the outlines of a line of UTF-8 whose letters stand on y = 0 from x = 0 on; false when there is no memory for it.
   Call neither this nor what follows before drawing_open_text and drawing_open_canvas. */
bool drawing_text_outline(
    drawing_text *text, const char *bytes, int count, drawing_font font, bool is_right_to_left,
    drawing_visit_step visit, void *context);

/* A picture that is drawn on, opaque, for one thread at a time. Colours are red, green, blue and opacity, 0 to 1. */
typedef struct drawing_canvas drawing_canvas;

typedef struct drawing_paint {
  double red;
  double green;
  double blue;
  double opacity;
} drawing_paint;

/* NULL when there is no memory for it. */
drawing_canvas *drawing_canvas_new(drawing_size size, double scale);
void drawing_canvas_free(drawing_canvas *canvas);

/* From save to restore, what is drawn is moved and scaled; from begin to end it is a layer of that opacity. */
void drawing_canvas_save(drawing_canvas *canvas, drawing_point origin, double scale);
void drawing_canvas_restore(drawing_canvas *canvas);
void drawing_canvas_begin_layer(drawing_canvas *canvas);
void drawing_canvas_end_layer(drawing_canvas *canvas, double opacity);

/* The path that is next filled, stroked with round ends, or clipped to, and then forgotten. */
void drawing_canvas_step(drawing_canvas *canvas, drawing_step step, const drawing_point *points);
void drawing_canvas_fill(drawing_canvas *canvas, drawing_paint paint);
void drawing_canvas_stroke(drawing_canvas *canvas, drawing_paint paint, double width);
void drawing_canvas_clip(drawing_canvas *canvas);

/* Draws a picture of that size, three bytes a pixel, from its left top corner on, so many points a pixel; false when there
   is no memory for it. */
bool drawing_canvas_show(
    drawing_canvas *canvas, const uint8_t *channels, drawing_size size, drawing_point origin, double scale);

/* The bytes of a PNG file, to be given to free; NULL when there is no memory for them or something could not be drawn. */
uint8_t *drawing_canvas_png(drawing_canvas *canvas, size_t *count);

#endif
