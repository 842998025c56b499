/* Pictures as PNG files: quickly, since most of a screen is of one colour. */
#include "canvas.h"

#include <stdlib.h>
#include <string.h>

enum { SIGNATURE = 8, CHUNK = 12, HEADER = 13, FASTEST = 1 };

static uint8_t *put_number(uint8_t *to, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) *to++ = (uint8_t)(number >> shift);
  return to;
}

/* A chunk whose content stands in its place already. */
static uint8_t *put_chunk(uint8_t *to, const char *type, uint32_t count) {
  put_number(to, count);
  memcpy(to + 4, type, 4);
  uint32_t checksum = (uint32_t)canvas_library.crc32(0, to + 4, count + 4);
  return put_number(to + 8 + count, checksum);
}

/* The rows, each after the number of its filter: none. */
static uint8_t *rows_of(drawing_canvas *canvas, size_t *count) {
  size_t row_bytes = 1 + 3 * (size_t)canvas->size.width;
  *count = row_bytes * (size_t)canvas->size.height;
  uint8_t *rows = malloc(*count);
  if (rows == NULL) return NULL;
  int stride = canvas_library.cairo_image_surface_get_stride(canvas->surface);
  const unsigned char *data = canvas_library.cairo_image_surface_get_data(canvas->surface);
  uint8_t *to = rows;
  for (int row = 0; row < canvas->size.height; row++) {
    const uint32_t *pixels = (const uint32_t *)(const void *)(data + (ptrdiff_t)row * stride);
    *to++ = 0;
    for (int column = 0; column < canvas->size.width; column++) {
      uint32_t pixel = pixels[column];
      *to++ = (uint8_t)(pixel >> 16);
      *to++ = (uint8_t)(pixel >> 8);
      *to++ = (uint8_t)pixel;
    }
  }
  return rows;
}

uint8_t *drawing_canvas_png(drawing_canvas *canvas, size_t *count) {
  canvas_library.cairo_surface_flush(canvas->surface);
  if (canvas_library.cairo_status(canvas->cairo) != 0) return NULL;
  size_t row_count = 0;
  uint8_t *rows = rows_of(canvas, &row_count);
  unsigned long most = canvas_library.compressBound(row_count);
  uint8_t *file = rows == NULL ? NULL : malloc(SIGNATURE + 3 * CHUNK + HEADER + most);
  if (file != NULL) {
    memcpy(file, "\x89PNG\r\n\x1A\n", SIGNATURE);
    uint8_t *header = file + SIGNATURE;
    const uint8_t kind[] = {8, 2, 0, 0, 0}; /* 8 bits each of red, green and blue; the usual methods */
    memcpy(put_number(put_number(header + 8, (uint32_t)canvas->size.width), (uint32_t)canvas->size.height), kind, 5);
    uint8_t *body = put_chunk(header, "IHDR", HEADER);
    bool is_good = canvas_library.compress2(body + 8, &most, rows, row_count, FASTEST) == 0;
    uint8_t *end = put_chunk(put_chunk(body, "IDAT", (uint32_t)most), "IEND", 0);
    *count = (size_t)(end - file);
    if (!is_good) {
      free(file);
      file = NULL;
    }
  }
  free(rows);
  return file;
}
