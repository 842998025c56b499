/* Pixels made shorter, as zlib's streams (RFC 1950, 1951) are. zlib itself takes three times as long at its fastest, most
   of the time that a picture takes, as it does not know that most of a screen is of one colour. */
#ifndef PACKING_H
#define PACKING_H

#include <stddef.h>
#include <stdint.h>

/* How many bytes rows of pixels take at most. */
size_t packing_bound(int width, int height);

/* Packs rows of pixels (0xRRGGBB) as PNG has them, each after the number of its filter: none. Answers how many bytes they
   take, or 0 when there is no memory for it. */
size_t packing_pack(uint8_t *to, const uint8_t *rows, ptrdiff_t stride, int width, int height);

#endif
