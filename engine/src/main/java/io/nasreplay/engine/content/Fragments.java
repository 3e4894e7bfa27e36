package io.nasreplay.engine.content;

import java.util.Arrays;
import java.util.function.LongUnaryOperator;

/** The parts of one block, each of one origin: without gaps, in order, neighbours different. */
final class Fragments {
  private final int[] starts;
  private final long[] slots;

  private Fragments(int[] starts, long[] slots) {
    this.starts = starts;
    this.slots = slots;
  }

  /** A block in one part. */
  static Fragments whole(long slot) {
    return new Fragments(new int[] {0}, new long[] {slot});
  }

  int count() {
    return starts.length;
  }

  /** The first byte of a part; that of the first part is 0. */
  int start(int part) {
    return starts[part];
  }

  /** What a part must hold. */
  long slot(int part) {
    return slots[part];
  }

  /** The byte after a part. */
  int end(int part) {
    return part + 1 < starts.length ? starts[part + 1] : Content.BLOCK_BYTES;
  }

  /** The newest write among the parts. */
  long newest() {
    long newest = slots[0];
    for (long slot : slots) {
      newest = Slot.generation(slot) > Slot.generation(newest) ? slot : newest;
    }
    return newest;
  }

  /** The same block with the bytes from..to changed. */
  Fragments with(int from, int to, LongUnaryOperator change) {
    Builder builder = new Builder(2 * count() + 2);
    for (int part = 0; part < count(); part++) {
      int start = starts[part];
      int end = end(part);
      builder.add(start, Math.min(end, from), slots[part]);
      int changedFrom = Math.max(start, from);
      int changedTo = Math.min(end, to);
      if (changedFrom < changedTo) {
        builder.add(changedFrom, changedTo, change.applyAsLong(slots[part]));
      }
      builder.add(Math.max(start, to), end, slots[part]);
    }
    return builder.build();
  }

  private static final class Builder {
    private final int[] starts;
    private final long[] slots;
    private int count;

    Builder(int capacity) {
      starts = new int[capacity];
      slots = new long[capacity];
    }

    void add(int from, int to, long slot) {
      if (from >= to || (count > 0 && slots[count - 1] == slot)) {
        return;
      }
      starts[count] = from;
      slots[count] = slot;
      count++;
    }

    Fragments build() {
      return new Fragments(Arrays.copyOf(starts, count), Arrays.copyOf(slots, count));
    }
  }
}
