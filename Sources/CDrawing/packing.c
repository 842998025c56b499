/* A run of pixels is as the pixel before it, or as those above it, or stands for itself: nothing else is looked for. */
#include "packing.h"

#include "huffman.h"

#include <stdlib.h>
#include <string.h>

enum { LITERALS = 286, DISTANCES = 30, END = 256, LONGEST_RUN = 258 / 3, PIECES = 1 << 15 };
enum { MOST_BACK = 32768, CHECK_BASE = 65521 };

/* A byte that stands for itself, or a length in bytes from 3 on, of what is as the pixel before or above. */
typedef struct piece {
  uint16_t length;
  uint8_t byte;
  bool is_above;
} piece;

/* What the pieces of one length or distance share: a symbol, and the bits that tell them apart. */
typedef struct span {
  uint16_t symbol;
  uint8_t bits;
  uint16_t rest;
} span;

typedef struct packing {
  uint8_t *to;
  uint64_t bits;
  int bit_count;
  span before, above;
  span lengths[LONGEST_RUN * 3 + 1];
  piece pieces[PIECES];
  int count;
  uint32_t literal_counts[LITERALS];
  uint32_t distance_counts[DISTANCES];
} packing;

/* Lengths from 3 on have symbols in groups of four, each with a bit more than the group before; the last one has its own. */
static span span_of_length(int length) {
  if (length == 258) return (span){285, 0, 0};
  int from = length - 3, bits = 0;
  while (from >> bits >= 8) bits++;
  return (span){(uint16_t)(257 + 4 * bits + (from >> bits)), (uint8_t)bits, (uint16_t)(from & ((1 << bits) - 1))};
}

/* Distances from 1 on have symbols in groups of two. */
static span span_of_distance(int distance) {
  int from = distance - 1, bits = 0;
  while (from >> bits >= 4) bits++;
  return (span){(uint16_t)(2 * bits + (from >> bits)), (uint8_t)bits, (uint16_t)(from & ((1 << bits) - 1))};
}

static inline void put(packing *p, uint64_t bits, int count) {
  p->bits |= bits << p->bit_count;
  p->bit_count += count;
  if (p->bit_count < 32) return;
  for (int i = 0; i < 4; i++) *p->to++ = (uint8_t)(p->bits >> 8 * i);
  p->bits >>= 32;
  p->bit_count -= 32;
}

static inline void put_span(packing *p, const huffman *codes, span span) {
  put(p, codes->codes[span.symbol], codes->lengths[span.symbol]);
  put(p, span.rest, span.bits);
}

/* The codes of a block: that of each symbol is told by its length, in four bits. */
static void put_codes(packing *p, const huffman *literals, const huffman *distances, bool is_last) {
  static const uint8_t order[] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
  put(p, is_last, 1);
  put(p, 2, 2);
  put(p, LITERALS - 257, 5);
  put(p, DISTANCES - 1, 5);
  put(p, sizeof order - 4, 4);
  for (size_t i = 0; i < sizeof order; i++) put(p, order[i] < 16 ? 4 : 0, 3);
  for (int i = 0; i < LITERALS + DISTANCES; i++) {
    uint8_t length = i < LITERALS ? literals->lengths[i] : distances->lengths[i - LITERALS];
    put(p, (uint64_t)((length & 1) << 3 | (length & 2) << 1 | (length & 4) >> 1 | (length & 8) >> 3), 4);
  }
}

/* Writes the pieces as a block with codes of its own. */
static void put_block(packing *p, bool is_last) {
  huffman literals, distances;
  p->literal_counts[END] = 1;
  huffman_make(&literals, p->literal_counts, LITERALS);
  huffman_make(&distances, p->distance_counts, DISTANCES);
  put_codes(p, &literals, &distances, is_last);
  for (int i = 0; i < p->count; i++) {
    piece piece = p->pieces[i];
    if (piece.length == 0) {
      put(p, literals.codes[piece.byte], literals.lengths[piece.byte]);
    } else {
      put_span(p, &literals, p->lengths[piece.length]);
      put_span(p, &distances, piece.is_above ? p->above : p->before);
    }
  }
  put(p, literals.codes[END], literals.lengths[END]);
  p->count = 0;
  memset(p->literal_counts, 0, sizeof p->literal_counts);
  memset(p->distance_counts, 0, sizeof p->distance_counts);
}

static inline void add(packing *p, piece piece) {
  if (p->count == PIECES) put_block(p, false);
  p->pieces[p->count++] = piece;
}

static inline void add_byte(packing *p, uint8_t byte) {
  add(p, (piece){.byte = byte});
  p->literal_counts[byte]++;
}

static inline void add_run(packing *p, int length, bool is_above) {
  add(p, (piece){.length = (uint16_t)length, .is_above = is_above});
  p->literal_counts[p->lengths[length].symbol]++;
  p->distance_counts[(is_above ? p->above : p->before).symbol]++;
}

/* As many bytes as that row above. */
static void add_row(packing *p, int length) {
  while (length > 0) {
    int part = length <= 258 ? length : length - 258 < 3 ? 255 : 258;
    add_run(p, part, true);
    length -= part;
  }
}

static inline int equal_pixels(const uint32_t *left, const uint32_t *right, int most) {
  int count = 0;
  while (count < most && left[count] == right[count]) count++;
  return count;
}

/* A row that differs from the one above, which is NULL where there is none in reach. */
static void add_pixels(packing *p, const uint32_t *pixels, const uint32_t *above, int width) {
  add_byte(p, 0);
  for (int x = 0; x < width;) {
    int most = width - x < LONGEST_RUN ? width - x : LONGEST_RUN;
    int run_before = x > 0 ? equal_pixels(pixels + x, pixels + x - 1, most) : 0;
    int run_above = above != NULL ? equal_pixels(pixels + x, above + x, most) : 0;
    int run = run_before >= run_above ? run_before : run_above;
    if (run > 0) {
      add_run(p, 3 * run, run_above > run_before);
      x += run;
    } else {
      for (int shift = 16; shift >= 0; shift -= 8) add_byte(p, (uint8_t)(pixels[x] >> shift));
      x++;
    }
  }
}

/* Adler's checksum of rows: how much a row adds to it is known of one that comes again. */
typedef struct checksum {
  uint64_t sum, sum_of_sums;
  uint64_t row_sum, row_sum_of_sums;
} checksum;

static void measure_row(checksum *c, const uint32_t *pixels, int width) {
  uint64_t sum = 0, sum_of_sums = 0;
  uint64_t weight = 3 * (uint64_t)width;
  for (int x = 0; x < width; x++, weight -= 3) {
    uint64_t red = pixels[x] >> 16 & 0xFF, green = pixels[x] >> 8 & 0xFF, blue = pixels[x] & 0xFF;
    sum += red + green + blue;
    sum_of_sums += weight * (red + green + blue) - green - 2 * blue;
  }
  c->row_sum = sum;
  c->row_sum_of_sums = sum_of_sums;
}

static void check_row(checksum *c, size_t row_bytes) {
  c->sum_of_sums = (c->sum_of_sums + row_bytes * c->sum + c->row_sum_of_sums) % CHECK_BASE;
  c->sum = (c->sum + c->row_sum) % CHECK_BASE;
}

size_t packing_bound(int width, int height) {
  /* No byte takes more than two, and no block's codes more than 256. */
  size_t bytes = (1 + 3 * (size_t)width) * (size_t)height;
  return 2 * bytes + 256 * (bytes / PIECES + 1) + 64;
}

size_t packing_pack(uint8_t *to, const uint8_t *rows, ptrdiff_t stride, int width, int height) {
  packing *p = calloc(1, sizeof *p);
  if (p == NULL) return 0;
  size_t row_bytes = 1 + 3 * (size_t)width;
  bool reaches = row_bytes <= MOST_BACK;
  p->to = to;
  p->before = span_of_distance(3);
  if (reaches) p->above = span_of_distance((int)row_bytes);
  for (int length = 3; length <= 258; length++) p->lengths[length] = span_of_length(length);
  *p->to++ = 0x78;
  *p->to++ = 0x01;
  checksum checksum = {.sum = 1};
  const uint32_t *above = NULL;
  for (int y = 0; y < height; y++) {
    const uint32_t *pixels = (const uint32_t *)(const void *)(rows + y * stride);
    bool is_same = above != NULL && memcmp(pixels, above, 4 * (size_t)width) == 0;
    if (!is_same) measure_row(&checksum, pixels, width);
    check_row(&checksum, row_bytes);
    if (is_same && reaches) {
      add_row(p, (int)row_bytes);
    } else {
      add_pixels(p, pixels, reaches ? above : NULL, width);
    }
    above = pixels;
  }
  put_block(p, true);
  /* The last bits, and the checksum from its first byte on. */
  for (; p->bit_count > 0; p->bit_count -= 8, p->bits >>= 8) *p->to++ = (uint8_t)p->bits;
  for (int shift = 8; shift >= 0; shift -= 8) *p->to++ = (uint8_t)(checksum.sum_of_sums >> shift);
  for (int shift = 8; shift >= 0; shift -= 8) *p->to++ = (uint8_t)(checksum.sum >> shift);
  size_t written = (size_t)(p->to - to);
  free(p);
  return written;
}
