package io.nasreplay.traces.profile;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The touched pages of one file: one bit each, in chunks of 128 MiB of file that are made when they
 * are touched. A chunk that is touched whole takes no bits.
 */
final class PageSet {
  private static final int CHUNK_PAGES = 32_768;
  private static final int CHUNK_ENTRY_BYTES = 64;
  private static final long[] FULL = new long[0];
  private static final long[] EMPTY = new long[0];

  private final PageBudget budget;
  private long[] firstChunk = EMPTY;
  private @Nullable ChunkTable laterChunks;
  private long usedBytes;
  private boolean accepts = true;

  PageSet(PageBudget budget) {
    this.budget = budget;
  }

  /** False when the memory for more pages is used up: adding no longer does anything. */
  boolean accepts() {
    return accepts;
  }

  /** Adds a range of pages, both ends included. */
  void add(long firstPage, long lastPage) {
    long lastChunk = lastPage / CHUNK_PAGES;
    for (long chunk = firstPage / CHUNK_PAGES; chunk <= lastChunk && accepts; chunk++) {
      long base = chunk * CHUNK_PAGES;
      int from = (int) (Math.max(firstPage, base) - base);
      int to = (int) (Math.min(lastPage, base + CHUNK_PAGES - 1) - base);
      addToChunk(chunk, from, to);
    }
  }

  /** Frees the memory; the pages stay counted. */
  void release() {
    budget.giveBack(usedBytes);
    usedBytes = 0;
    firstChunk = EMPTY;
    laterChunks = null;
  }

  private void addToChunk(long chunk, int from, int to) {
    long[] bits = chunk(chunk);
    if (bits == FULL) {
      return;
    }
    if (from == 0 && to == CHUNK_PAGES - 1) {
      if (take(CHUNK_ENTRY_BYTES)) {
        budget.countPages(CHUNK_PAGES - countBits(bits));
        give(bits.length * (long) Long.BYTES);
        store(chunk, FULL);
      }
      return;
    }
    long[] grown = grownFor(bits, to);
    if (grown != null) {
      budget.countPages(setBits(grown, from, to));
      if (grown != bits) {
        store(chunk, grown);
      }
    }
  }

  private long @Nullable [] grownFor(long[] bits, int lastBit) {
    int words = lastBit / Long.SIZE + 1;
    if (words <= bits.length) {
      return bits;
    }
    int length = Math.min(CHUNK_PAGES / Long.SIZE, Math.max(words, 2 * bits.length));
    long entryBytes = bits.length == 0 ? CHUNK_ENTRY_BYTES : 0;
    return take((length - bits.length) * (long) Long.BYTES + entryBytes)
        ? Arrays.copyOf(bits, length)
        : null;
  }

  private long[] chunk(long index) {
    if (index == 0) {
      return firstChunk;
    }
    return laterChunks == null ? EMPTY : laterChunks.get(index, EMPTY);
  }

  private void store(long index, long[] bits) {
    if (index == 0) {
      firstChunk = bits;
      return;
    }
    if (laterChunks == null) {
      laterChunks = new ChunkTable();
    }
    laterChunks.put(index, bits);
  }

  private boolean take(long bytes) {
    accepts = budget.take(bytes);
    usedBytes += accepts ? bytes : 0;
    return accepts;
  }

  private void give(long bytes) {
    budget.giveBack(bytes);
    usedBytes -= bytes;
  }

  private static long countBits(long[] bits) {
    long count = 0;
    for (long word : bits) {
      count += Long.bitCount(word);
    }
    return count;
  }

  /** Sets a range of bits and returns how many of them were not set before. */
  private static long setBits(long[] bits, int from, int to) {
    long added = 0;
    for (int word = from / Long.SIZE; word <= to / Long.SIZE; word++) {
      long mask = -1L;
      if (word == from / Long.SIZE) {
        mask &= -1L << from;
      }
      if (word == to / Long.SIZE) {
        mask &= -1L >>> (Long.SIZE - 1 - to % Long.SIZE);
      }
      added += Long.bitCount(mask & ~bits[word]);
      bits[word] |= mask;
    }
    return added;
  }
}
