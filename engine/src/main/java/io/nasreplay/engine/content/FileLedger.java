package io.nasreplay.engine.content;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What one file must hold, byte by byte, at the point that the walk of the trace has reached. */
final class FileLedger {
  private static final long PAGE_BYTES = (long) BlockStore.PAGE_BLOCKS * Content.BLOCK_BYTES;

  /** A copy that was made of this file, by whom and when. */
  private record CopyMade(StreamState stream, int epoch, FileLedger copy) {}

  /** A change of size other than by a write, by whom and when. */
  private record Resize(StreamState stream, int epoch) {
    boolean isOverFor(StreamState other) {
      return stream == other || other.epoch() > epoch;
    }
  }

  private final BlockMap blocks;
  private final FragmentBudget budget;
  private final TreeMap<Long, Fragments> mixed = new TreeMap<>();
  private final WriteOrder order = new WriteOrder();
  private final List<CopyMade> copies = new ArrayList<>(0);

  /**
   * The size; what {@link #blocks} say beyond it, up to the end of its page, has no meaning, and
   * pages wholly beyond it have no entry.
   */
  private long sizeBytes;

  private boolean known = true;
  private @Nullable Resize lastResize;

  FileLedger(BlockStore store, FragmentBudget budget) {
    this.blocks = new BlockMap(store);
    this.budget = budget;
  }

  long sizeBytes() {
    return sizeBytes;
  }

  /** Whether size and content follow from the trace, whatever the streams' timing. */
  boolean isKnown() {
    return known;
  }

  /** What a block must hold; for a mixed one see {@link #fragments}. */
  long slot(long block) {
    return blocks.get(block);
  }

  Fragments fragments(long block) {
    return mixed.getOrDefault(block, Fragments.whole(Slot.HOLE));
  }

  /** The content before the replay. */
  void prepare(int contentId, long lengthBytes) {
    long slot = Slot.exact(contentId, Content.PREPARED_GENERATION);
    put(0, lengthBytes, slot, WriteOrder.ALL_SETTLED);
  }

  /** A write by a stream. */
  void write(StreamState stream, long slot, long fromBytes, long toBytes) {
    require(lastResize == null || lastResize.isOverFor(stream));
    if (known && fromBytes < toBytes) {
      spoilCopies(stream);
      put(fromBytes, toBytes, slot, order.note(stream, Slot.generation(slot)));
    }
  }

  /** A write at the end of the file, wherever that is. */
  void append(StreamState stream, long slot, long lengthBytes) {
    require(!stream.isDeep() && order.isSettledFor(stream));
    lastResize = new Resize(stream, stream.epoch());
    write(stream, slot, sizeBytes, Math.addExact(sizeBytes, lengthBytes));
  }

  /** A new size, set by a stream. */
  void truncate(StreamState stream, long generation, long newBytes) {
    require(order.isSettledFor(stream));
    lastResize = new Resize(stream, stream.epoch());
    spoilCopies(stream);
    order.note(stream, generation);
    if (known && newBytes > sizeBytes) {
      grow(newBytes);
    } else if (known) {
      shrink(newBytes);
    }
  }

  /** A stream makes this file a copy of another. */
  void copyFrom(StreamState stream, long generation, FileLedger source) {
    truncate(stream, generation, 0);
    require(source.known && source.order.isSettledFor(stream));
    if (known) {
      blocks.copyFrom(source.blocks);
      sizeBytes = source.sizeBytes;
      source.mixed.forEach((block, fragments) -> blocks.set(block, keep(block, fragments)));
      source.copies.add(new CopyMade(stream, stream.epoch(), this));
    }
  }

  /** The file is gone; what it took is given back. */
  void discard() {
    require(false);
    copies.clear();
  }

  /** Gives up on the file unless it is still known. */
  private void require(boolean stillKnown) {
    if (known && !stillKnown) {
      shrink(0);
      known = false;
    }
  }

  /** Copies under way at the same time may or may not have seen what changes now. */
  private void spoilCopies(StreamState stream) {
    for (CopyMade made : copies) {
      made.copy().require(made.stream() == stream || stream.epoch() > made.epoch());
    }
  }

  private void put(long fromBytes, long toBytes, long slot, long unsettledFrom) {
    if (toBytes > sizeBytes) {
      grow(toBytes);
    }
    apply(fromBytes, toBytes, slot, unsettledFrom);
  }

  private void grow(long newBytes) {
    long inPageBytes = Math.min(newBytes, pageEnd(sizeBytes));
    if (sizeBytes < inPageBytes) {
      apply(sizeBytes, inPageBytes, Slot.HOLE, WriteOrder.ALL_SETTLED);
    }
    sizeBytes = newBytes;
  }

  private void shrink(long newBytes) {
    sizeBytes = newBytes;
    long firstBeyond = blocksOf(newBytes);
    blocks.clearFrom(firstBeyond);
    var beyond = mixed.tailMap(firstBeyond, true);
    for (long block : beyond.keySet()) {
      if (blocks.get(block) == Slot.MIXED) {
        blocks.set(block, Slot.HOLE);
      }
    }
    budget.giveBack(beyond.size());
    beyond.clear();
  }

  /** Changes a range; one that reaches the end of the file is a whole block there. */
  private void apply(long fromBytes, long toBytes, long slot, long unsettledFrom) {
    long endBytes = toBytes >= sizeBytes ? pageEnd(toBytes) : toBytes;
    long first = fromBytes / Content.BLOCK_BYTES;
    long last = endBytes / Content.BLOCK_BYTES;
    int head = (int) (fromBytes % Content.BLOCK_BYTES);
    int tail = (int) (endBytes % Content.BLOCK_BYTES);
    if (head != 0) {
      int end = last > first ? Content.BLOCK_BYTES : tail;
      change(first, head, end, slot, unsettledFrom);
      first++;
    }
    if (first < last) {
      blocks.update(first, last, (block, old) -> whole(block, old, slot, unsettledFrom));
    }
    if (tail != 0 && first <= last) {
      change(last, 0, tail, slot, unsettledFrom);
    }
  }

  private long whole(long block, long old, long slot, long unsettledFrom) {
    if (old != Slot.MIXED) {
      return Slot.over(old, slot, unsettledFrom, true);
    }
    Fragments fragments = fragments(block);
    mixed.remove(block);
    budget.giveBack(1);
    return keep(
        block,
        fragments.with(
            0, Content.BLOCK_BYTES, part -> Slot.over(part, slot, unsettledFrom, false)));
  }

  /** Changes a part of a block. */
  private void change(long block, int from, int to, long slot, long unsettledFrom) {
    long old = blocks.get(block);
    if (old == slot) {
      return;
    }
    Fragments fragments = Fragments.whole(Slot.inPart(old));
    if (old == Slot.MIXED) {
      fragments = fragments(block);
      mixed.remove(block);
      budget.giveBack(1);
    }
    Fragments changed =
        fragments.with(from, to, part -> Slot.over(part, slot, unsettledFrom, false));
    blocks.set(block, keep(block, changed));
  }

  /** Keeps the parts of a block, if there are several, and returns the block's slot. */
  private long keep(long block, Fragments fragments) {
    if (fragments.count() == 1) {
      return fragments.slot(0);
    }
    if (!budget.take()) {
      return Slot.unchecked(fragments.newest());
    }
    mixed.put(block, fragments);
    return Slot.MIXED;
  }

  private static long blocksOf(long bytes) {
    return bytes / Content.BLOCK_BYTES + (bytes % Content.BLOCK_BYTES == 0 ? 0 : 1);
  }

  private static long pageEnd(long bytes) {
    long into = bytes % PAGE_BYTES;
    return into == 0 || bytes > Long.MAX_VALUE - PAGE_BYTES ? bytes : bytes - into + PAGE_BYTES;
  }
}
