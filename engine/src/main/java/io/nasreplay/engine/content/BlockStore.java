package io.nasreplay.engine.content;

import io.nasreplay.engine.scratch.ScratchFile;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Pages of {@value #PAGE_BLOCKS} slots in a mapped temporary file, so that a large ledger costs
 * address space and not heap. The file has no name left after {@link #close}.
 */
final class BlockStore implements Closeable {
  static final int PAGE_BLOCKS = 512;

  private static final int CHUNK_PAGES = 1 << 14;
  private static final long CHUNK_BYTES = (long) CHUNK_PAGES * PAGE_BLOCKS * Long.BYTES;

  private final List<LongBuffer> chunks = new ArrayList<>();
  private final Deque<Integer> free = new ArrayDeque<>();
  private final ScratchFile file = ScratchFile.create("what files must hold");
  private int pages;

  /** A page all of whose slots are this one. */
  int allocate(long slot) {
    int page = free.isEmpty() ? next() : free.pop();
    for (int block = 0; block < PAGE_BLOCKS; block++) {
      set(page, block, slot);
    }
    return page;
  }

  /** A page like another. */
  int copy(int page) {
    int copy = allocate(Slot.HOLE);
    for (int block = 0; block < PAGE_BLOCKS; block++) {
      set(copy, block, get(page, block));
    }
    return copy;
  }

  void release(int page) {
    free.push(page);
  }

  long get(int page, int block) {
    return chunks.get(page / CHUNK_PAGES).get(index(page, block));
  }

  void set(int page, int block, long slot) {
    chunks.get(page / CHUNK_PAGES).put(index(page, block), slot);
  }

  private static int index(int page, int block) {
    return page % CHUNK_PAGES * PAGE_BLOCKS + block;
  }

  private int next() {
    if (pages == chunks.size() * CHUNK_PAGES) {
      chunks.add(map());
    }
    return pages++;
  }

  private LongBuffer map() {
    try {
      return file.map(FileChannel.MapMode.READ_WRITE, chunks.size() * CHUNK_BYTES, CHUNK_BYTES)
          .order(ByteOrder.nativeOrder())
          .asLongBuffer();
    } catch (IOException e) {
      throw file.failure(e);
    }
  }

  @Override
  public void close() {
    file.close();
  }
}
