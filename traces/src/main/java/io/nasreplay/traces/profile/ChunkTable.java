package io.nasreplay.traces.profile;

import org.jspecify.annotations.Nullable;

/**
 * Arrays by number: open addressing with at most half of the places used, since random access to a
 * large file looks one up for each operation.
 */
final class ChunkTable {
  private static final int FIRST_PLACES = 8;

  private long[] numbers = new long[FIRST_PLACES];
  private long[] @Nullable [] chunks = new long[FIRST_PLACES] @Nullable [];
  private int size;

  long[] get(long number, long[] otherwise) {
    long[] chunk = chunks[place(number)];
    return chunk == null ? otherwise : chunk;
  }

  void put(long number, long[] chunk) {
    int place = place(number);
    if (chunks[place] == null && 2 * ++size > chunks.length) {
      grow();
      place = place(number);
    }
    numbers[place] = number;
    chunks[place] = chunk;
  }

  /** Where the number is, or the free place where it belongs. */
  private int place(long number) {
    int place = (int) (number ^ number >>> 32) & chunks.length - 1;
    while (chunks[place] != null && numbers[place] != number) {
      place = place + 1 & chunks.length - 1;
    }
    return place;
  }

  private void grow() {
    long[] oldNumbers = numbers;
    long[] @Nullable [] oldChunks = chunks;
    numbers = new long[2 * oldNumbers.length];
    chunks = new long[2 * oldNumbers.length] @Nullable [];
    for (int i = 0; i < oldNumbers.length; i++) {
      long[] chunk = oldChunks[i];
      if (chunk != null) {
        int place = place(oldNumbers[i]);
        numbers[place] = oldNumbers[i];
        chunks[place] = chunk;
      }
    }
  }
}
