/* What is used of GdkPixbuf, GObject and GLib. */
#ifndef LIBRARY_H
#define LIBRARY_H

#include <stddef.h>
#include <stdint.h>

typedef struct loader loader;
typedef struct format format;
typedef struct error error;
typedef struct drawing_picture drawing_picture;

enum { COLORSPACE_RGB = 0, INTERPOLATE_BILINEAR = 2, ROTATE_LEFT = 90, ROTATE_ROUND = 180, ROTATE_RIGHT = 270 };

/* Each function under its name in the library: its result, its name, its parameters. */
#define LIBRARY_FUNCTIONS(F) \
  F(loader *, gdk_pixbuf_loader_new, (void)) \
  F(int, gdk_pixbuf_loader_write, (loader *, const uint8_t *, size_t, error **)) \
  F(int, gdk_pixbuf_loader_close, (loader *, error **)) \
  F(void, gdk_pixbuf_loader_set_size, (loader *, int, int)) \
  F(format *, gdk_pixbuf_loader_get_format, (loader *)) \
  F(drawing_picture *, gdk_pixbuf_loader_get_pixbuf, (loader *)) \
  F(int, gdk_pixbuf_format_is_scalable, (format *)) \
  F(drawing_picture *, gdk_pixbuf_new, (int, int, int, int, int)) \
  F(drawing_picture *, gdk_pixbuf_new_subpixbuf, (drawing_picture *, int, int, int, int)) \
  F(void, gdk_pixbuf_fill, (drawing_picture *, uint32_t)) \
  F(const char *, gdk_pixbuf_get_option, (const drawing_picture *, const char *)) \
  F(int, gdk_pixbuf_get_width, (const drawing_picture *)) \
  F(int, gdk_pixbuf_get_height, (const drawing_picture *)) \
  F(int, gdk_pixbuf_get_rowstride, (const drawing_picture *)) \
  F(int, gdk_pixbuf_get_n_channels, (const drawing_picture *)) \
  F(const uint8_t *, gdk_pixbuf_read_pixels, (const drawing_picture *)) \
  F(drawing_picture *, gdk_pixbuf_scale_simple, (const drawing_picture *, int, int, int)) \
  F(drawing_picture *, gdk_pixbuf_composite_color_simple, \
    (const drawing_picture *, int, int, int, int, int, uint32_t, uint32_t)) \
  F(drawing_picture *, gdk_pixbuf_rotate_simple, (const drawing_picture *, int)) \
  F(drawing_picture *, gdk_pixbuf_flip, (const drawing_picture *, int)) \
  F(drawing_picture *, gdk_pixbuf_copy, (const drawing_picture *)) \
  F(int, gdk_pixbuf_save_to_bufferv, \
    (drawing_picture *, char **, size_t *, const char *, char **, char **, error **)) \
  F(unsigned long, g_signal_connect_data, (void *, const char *, void (*)(void), void *, void *, int)) \
  F(void *, g_object_ref, (void *)) \
  F(void, g_object_unref, (void *)) \
  F(void, g_error_free, (error *)) \
  F(void, g_free, (void *))

/* The library's functions, once drawing_open has answered NULL. */
struct library {
#define MEMBER(result, name, parameters) result(*name) parameters;
  LIBRARY_FUNCTIONS(MEMBER)
#undef MEMBER
};

extern struct library library;

#endif
