package io.nasreplay.engine.content;

import java.util.Map;
import java.util.TreeMap;

/**
 * The slots of one file's blocks. A page whose blocks all have the same slot costs one entry; pages
 * without an entry are holes.
 */
final class BlockMap {
  /** What becomes of a block. */
  interface Change {
    long apply(long block, long slot);
  }

  private static final int PAGE_BLOCKS = BlockStore.PAGE_BLOCKS;

  /** An entry: the slot of all blocks, or, when {@code stored} is 0 or more, the page's number. */
  private record Page(long slot, int stored) {
    static final Page HOLE = uniform(Slot.HOLE);

    static Page uniform(long slot) {
      return new Page(slot, -1);
    }

    boolean isUniform() {
      return stored < 0;
    }
  }

  private final BlockStore store;
  private final TreeMap<Long, Page> pages = new TreeMap<>();

  BlockMap(BlockStore store) {
    this.store = store;
  }

  long get(long block) {
    Page page = page(block / PAGE_BLOCKS);
    return page.isUniform() ? page.slot() : store.get(page.stored(), (int) (block % PAGE_BLOCKS));
  }

  void set(long block, long slot) {
    update(block, block + 1, (at, old) -> slot);
  }

  /** Changes the blocks from..to; a page of equal slots is asked about once, with its first. */
  void update(long from, long to, Change change) {
    for (long at = from; at < to; ) {
      long number = at / PAGE_BLOCKS;
      long end = Math.min(to, (number + 1) * PAGE_BLOCKS);
      Page page = page(number);
      boolean whole = end - at == PAGE_BLOCKS;
      put(
          number,
          whole && page.isUniform()
              ? Page.uniform(change.apply(at, page.slot()))
              : changed(page, at, end, change));
      at = end;
    }
  }

  /** Forgets the blocks from this one on, and may keep those of its page. */
  void clearFrom(long block) {
    Map<Long, Page> beyond = pages.tailMap((block + PAGE_BLOCKS - 1) / PAGE_BLOCKS, true);
    beyond.values().forEach(this::release);
    beyond.clear();
  }

  /** Takes over the slots of another map. */
  void copyFrom(BlockMap other) {
    clearFrom(0);
    other.pages.forEach(
        (number, page) ->
            pages.put(number, page.isUniform() ? page : new Page(0, store.copy(page.stored()))));
  }

  private Page changed(Page page, long from, long to, Change change) {
    int first = (int) (from % PAGE_BLOCKS);
    int stored = page.isUniform() ? store.allocate(page.slot()) : page.stored();
    boolean equal = to - from == PAGE_BLOCKS;
    long slot = Slot.HOLE;
    for (int i = 0; i < to - from; i++) {
      long old = slot;
      slot = change.apply(from + i, store.get(stored, first + i));
      equal &= slot != Slot.MIXED && (i == 0 || slot == old);
      store.set(stored, first + i, slot);
    }
    if (equal) {
      store.release(stored);
      return Page.uniform(slot);
    }
    return new Page(0, stored);
  }

  private Page page(long number) {
    return pages.getOrDefault(number, Page.HOLE);
  }

  private void put(long number, Page page) {
    if (page.equals(Page.HOLE)) {
      pages.remove(number);
    } else {
      pages.put(number, page);
    }
  }

  private void release(Page page) {
    if (!page.isUniform()) {
      store.release(page.stored());
    }
  }
}
