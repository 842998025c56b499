/* Codes by Huffman's method: the two rarest are joined until one is left. */
#include "huffman.h"

#include <stdlib.h>
#include <string.h>

typedef struct leaf {
  uint32_t frequency;
  int symbol;
} leaf;

static int rarer(const void *left, const void *right) {
  const leaf *a = left, *b = right;
  if (a->frequency != b->frequency) return a->frequency < b->frequency ? -1 : 1;
  return a->symbol - b->symbol;
}

/* How deep each leaf lies under the tree's root; the leaves are sorted, the rarest first. */
static void measure(const leaf *leaves, int count, uint8_t *depths) {
  uint64_t weights[2 * HUFFMAN_MOST];
  int parents[2 * HUFFMAN_MOST];
  int next_leaf = 0, next_node = count, end = count;
  for (int i = 0; i < count; i++) weights[i] = leaves[i].frequency;
  for (; end < 2 * count - 1; end++) {
    weights[end] = 0;
    for (int side = 0; side < 2; side++) {
      bool takes_leaf = next_leaf < count && (next_node == end || weights[next_leaf] <= weights[next_node]);
      int child = takes_leaf ? next_leaf++ : next_node++;
      parents[child] = end;
      weights[end] += weights[child];
    }
  }
  uint8_t all[2 * HUFFMAN_MOST];
  all[end - 1] = 0;
  for (int i = end - 2; i >= 0; i--) all[i] = (uint8_t)(all[parents[i]] + 1);
  memcpy(depths, all, (size_t)count);
}

/* Makes what lies too deep less deep, and others deeper until all have place again. */
static void limit(uint8_t *depths, int count) {
  const uint32_t whole = 1u << HUFFMAN_LONGEST;
  uint32_t used = 0;
  for (int i = 0; i < count; i++) {
    if (depths[i] > HUFFMAN_LONGEST) depths[i] = HUFFMAN_LONGEST;
    used += whole >> depths[i];
  }
  /* The rarest come first, so that they are the ones that get longer. */
  for (int i = 0; used > whole; i = (i + 1) % count) {
    if (depths[i] >= HUFFMAN_LONGEST) continue;
    depths[i]++;
    used -= whole >> depths[i];
  }
  /* Whoever unpacks wants no place to be left over. */
  for (int i = count - 1; used < whole; i = (i + count - 1) % count) {
    if (whole >> depths[i] > whole - used) continue;
    used += whole >> depths[i];
    depths[i]--;
  }
}

static uint16_t reversed(uint32_t code, int length) {
  uint32_t bits = 0;
  for (int i = 0; i < length; i++) bits = bits << 1 | (code >> i & 1);
  return (uint16_t)bits;
}

/* Codes of one length follow each other in the order of their symbols. */
static void number(huffman *huffman, int count) {
  uint32_t code = 0;
  for (int length = 1; length <= HUFFMAN_LONGEST; length++) {
    for (int symbol = 0; symbol < count; symbol++) {
      if (huffman->lengths[symbol] == length) huffman->codes[symbol] = reversed(code++, length);
    }
    code <<= 1;
  }
}

void huffman_make(huffman *huffman, const uint32_t *frequencies, int count) {
  leaf leaves[HUFFMAN_MOST];
  int used = 0;
  for (int symbol = 0; symbol < count; symbol++) {
    if (frequencies[symbol] > 0) leaves[used++] = (leaf){frequencies[symbol], symbol};
  }
  /* A code has two symbols at least. */
  for (int symbol = 0; used < 2; symbol++) {
    if (frequencies[symbol] == 0) leaves[used++] = (leaf){0, symbol};
  }
  qsort(leaves, (size_t)used, sizeof *leaves, rarer);
  uint8_t depths[HUFFMAN_MOST];
  measure(leaves, used, depths);
  limit(depths, used);
  memset(huffman, 0, sizeof *huffman);
  for (int i = 0; i < used; i++) huffman->lengths[leaves[i].symbol] = depths[i];
  number(huffman, count);
}
