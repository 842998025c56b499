/* Codes for symbols, the shorter the more often a symbol comes, as deflate (RFC 1951) has them. */
#ifndef HUFFMAN_H
#define HUFFMAN_H

#include <stdbool.h>
#include <stdint.h>

enum { HUFFMAN_LONGEST = 15, HUFFMAN_MOST = 288 };

/* Of each symbol the number of bits, 0 when it never comes, and the bits from the last to the first. */
typedef struct huffman {
  uint8_t lengths[HUFFMAN_MOST];
  uint16_t codes[HUFFMAN_MOST];
} huffman;

/* The codes of so many symbols, by how often each comes. */
void huffman_make(huffman *huffman, const uint32_t *frequencies, int count);

#endif
