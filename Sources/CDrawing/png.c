/* Pictures as PNG files. */
#include "canvas.h"

#include "packing.h"

#include <stdlib.h>
#include <string.h>

enum { SIGNATURE = 8, CHUNK = 12, HEADER = 13 };

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

uint8_t *drawing_canvas_png(drawing_canvas *canvas, size_t *count) {
  canvas_library.cairo_surface_flush(canvas->surface);
  if (canvas_library.cairo_status(canvas->cairo) != 0) return NULL;
  size_t room = packing_bound(canvas->size.width, canvas->size.height);
  uint8_t *file = malloc(SIGNATURE + 3 * CHUNK + HEADER + room);
  if (file == NULL) return NULL;
  memcpy(file, "\x89PNG\r\n\x1A\n", SIGNATURE);
  uint8_t *header = file + SIGNATURE;
  const uint8_t kind[] = {8, 2, 0, 0, 0}; /* 8 bits each of red, green and blue; the usual methods */
  memcpy(put_number(put_number(header + 8, (uint32_t)canvas->size.width), (uint32_t)canvas->size.height), kind, 5);
  uint8_t *body = put_chunk(header, "IHDR", HEADER);
  const unsigned char *rows = canvas_library.cairo_image_surface_get_data(canvas->surface);
  int stride = canvas_library.cairo_image_surface_get_stride(canvas->surface);
  size_t written = packing_pack(body + 8, rows, stride, canvas->size.width, canvas->size.height);
  if (written == 0) {
    free(file);
    return NULL;
  }
  uint8_t *end = put_chunk(put_chunk(body, "IDAT", (uint32_t)written), "IEND", 0);
  *count = (size_t)(end - file);
  return file;
}
