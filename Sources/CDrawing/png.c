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

/* A row, after the number of its filter: none. */
static void put_row(uint8_t *to, const uint32_t *pixels, int width) {
  *to++ = 0;
  for (int column = 0; column < width; column++) {
    uint32_t pixel = pixels[column];
    *to++ = (uint8_t)(pixel >> 16);
    *to++ = (uint8_t)(pixel >> 8);
    *to++ = (uint8_t)pixel;
  }
}

/* Writes all rows, made shorter, to where there is room for so many bytes; answers how many they are, or 0. */
static size_t put_rows(uint8_t *to, size_t room, drawing_canvas *canvas) {
  size_t row_bytes = 1 + 3 * (size_t)canvas->size.width;
  uint8_t *row = malloc(row_bytes);
  deflation deflation = {.next_out = to, .count_out = (unsigned int)room};
  if (row == NULL || canvas_library.deflateInit_(&deflation, FASTEST, "1", sizeof deflation) != 0) {
    free(row);
    return 0;
  }
  int stride = canvas_library.cairo_image_surface_get_stride(canvas->surface);
  const unsigned char *data = canvas_library.cairo_image_surface_get_data(canvas->surface);
  int outcome = DEFLATE_GOES_ON;
  for (int y = 0; y < canvas->size.height && outcome == DEFLATE_GOES_ON; y++) {
    put_row(row, (const uint32_t *)(const void *)(data + (ptrdiff_t)y * stride), canvas->size.width);
    deflation.next_in = row;
    deflation.count_in = (unsigned int)row_bytes;
    outcome = canvas_library.deflate(&deflation, y + 1 < canvas->size.height ? DEFLATE_GOES_ON : DEFLATE_FINISH);
  }
  canvas_library.deflateEnd(&deflation);
  free(row);
  return outcome == DEFLATE_IS_FINISHED ? deflation.total_out : 0;
}

uint8_t *drawing_canvas_png(drawing_canvas *canvas, size_t *count) {
  canvas_library.cairo_surface_flush(canvas->surface);
  if (canvas_library.cairo_status(canvas->cairo) != 0) return NULL;
  size_t room = canvas_library.compressBound((1 + 3 * (size_t)canvas->size.width) * (size_t)canvas->size.height);
  uint8_t *file = malloc(SIGNATURE + 3 * CHUNK + HEADER + room);
  if (file == NULL) return NULL;
  memcpy(file, "\x89PNG\r\n\x1A\n", SIGNATURE);
  uint8_t *header = file + SIGNATURE;
  const uint8_t kind[] = {8, 2, 0, 0, 0}; /* 8 bits each of red, green and blue; the usual methods */
  memcpy(put_number(put_number(header + 8, (uint32_t)canvas->size.width), (uint32_t)canvas->size.height), kind, 5);
  uint8_t *body = put_chunk(header, "IHDR", HEADER);
  size_t written = put_rows(body + 8, room, canvas);
  if (written == 0) {
    free(file);
    return NULL;
  }
  uint8_t *end = put_chunk(put_chunk(body, "IDAT", (uint32_t)written), "IEND", 0);
  *count = (size_t)(end - file);
  return file;
}
