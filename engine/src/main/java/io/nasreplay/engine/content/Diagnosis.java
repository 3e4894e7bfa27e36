package io.nasreplay.engine.content;

import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Tells from what a damaged block holds what has happened to it. */
final class Diagnosis {
  /**
   * The kind, one of those of a verification, and the words.
   *
   * @param kind wrong, stale, torn, misplaced or missing
   * @param detail what was found
   */
  record Verdict(String kind, String detail) {}

  /** Fewer differing bytes in a row than this are never a torn write. */
  private static final int SHORTEST_TEAR_BYTES = 64;

  /** Of two tags, more than two of the eight bytes are equal once in 300,000 times. */
  private static final int FOREIGN_TAG_BYTES = 6;

  private final IntFunction<String> pathOf;
  private final ContentSlices prepared;
  private final ContentSlices written;

  Diagnosis(IntFunction<String> pathOf, ContentSlices prepared, ContentSlices written) {
    this.pathOf = pathOf;
    this.prepared = prepared;
    this.written = written;
  }

  /**
   * Judges a block.
   *
   * @param expected what it must hold, position to limit
   * @param found what it holds, as long
   * @param contentId the file that it must be of, or -1 when it should be zeros
   * @param blockOffsetBytes where it was found
   */
  Verdict judge(ByteBuffer expected, ByteBuffer found, int contentId, long blockOffsetBytes) {
    Stamp stamp = stamp(found);
    if (stamp != null && !stamp.equals(stamp(expected))) {
      return judgeStamp(stamp, found, contentId, blockOffsetBytes);
    }
    if (isZero(found)) {
      return new Verdict("missing", "zeros instead of the data that was written");
    }
    return judgeDifferences(expected, found);
  }

  private Verdict judgeStamp(Stamp stamp, ByteBuffer found, int contentId, long blockOffsetBytes) {
    boolean here = stamp.blockOffsetBytes() == blockOffsetBytes;
    boolean ours = contentId < 0 || stamp.contentId() == contentId;
    if (!here || !ours) {
      return new Verdict(
          "misplaced",
          "the block of "
              + pathOf.apply(stamp.contentId())
              + " at byte "
              + stamp.blockOffsetBytes()
              + ", "
              + origin(stamp.generation()));
    }
    if (isOf(stamp, found, stamp.generation() == 0 ? prepared : written)) {
      return new Verdict("stale", "older content of this place, " + origin(stamp.generation()));
    }
    if (isForeign(stamp)) {
      return new Verdict("stale", "content of this place from a run with another seed");
    }
    return new Verdict(
        "torn",
        "begins as older content of this place, "
            + origin(stamp.generation())
            + ", and goes on otherwise");
  }

  private static Verdict judgeDifferences(ByteBuffer expected, ByteBuffer found) {
    int lengthBytes = expected.remaining();
    int first = expected.mismatch(found);
    int last = lengthBytes - 1;
    while (at(expected, last) == at(found, last)) {
      last--;
    }
    int differing = 0;
    for (int i = first; i <= last; i++) {
      differing += at(expected, i) == at(found, i) ? 0 : 1;
    }
    int span = last - first + 1;
    boolean dense = span >= SHORTEST_TEAR_BYTES && differing > span / 2;
    String where =
        String.format(
            Locale.ROOT,
            "%d of %d bytes differ, between %d and %d",
            differing,
            lengthBytes,
            first,
            last);
    boolean torn = dense && span < lengthBytes - SHORTEST_TEAR_BYTES;
    return torn || hasSectorsOfAnotherWrite(expected, found)
        ? new Verdict("torn", "only a part of the block is what was written: " + where)
        : new Verdict("wrong", where);
  }

  /** Two writes to one place differ in the sectors' tags only. */
  private static boolean hasSectorsOfAnotherWrite(ByteBuffer expected, ByteBuffer found) {
    int others = 0;
    int same = 0;
    for (int at = 0; at + Long.BYTES <= expected.remaining(); at += Stamp.SECTOR_BYTES) {
      int differing = 0;
      for (int i = at; i < at + Long.BYTES; i++) {
        differing += at(expected, i) == at(found, i) ? 0 : 1;
      }
      others += differing >= FOREIGN_TAG_BYTES ? 1 : 0;
      same += differing == 0 ? 1 : 0;
    }
    return others > 0 && same > 0;
  }

  private static boolean isOf(Stamp stamp, ByteBuffer found, ContentSlices content) {
    return remade(stamp, content, found.remaining()).equals(found);
  }

  /** Whether the stamp is neither of the prepared nor of the written content. */
  private boolean isForeign(Stamp stamp) {
    return !stamp.equals(stamp(remade(stamp, prepared, Stamp.BYTES)))
        && !stamp.equals(stamp(remade(stamp, written, Stamp.BYTES)));
  }

  private static ByteBuffer remade(Stamp stamp, ContentSlices content, int lengthBytes) {
    return content.slice(
        stamp.contentId(), stamp.generation(), stamp.blockOffsetBytes(), lengthBytes);
  }

  private static String origin(long generation) {
    return generation == Content.PREPARED_GENERATION
        ? "as it was before the replay"
        : "written by operation row " + generation;
  }

  private static @Nullable Stamp stamp(ByteBuffer block) {
    return block.remaining() < Stamp.BYTES ? null : Stamp.read(block, block.position());
  }

  private static boolean isZero(ByteBuffer block) {
    for (int i = 0; i < block.remaining(); i++) {
      if (at(block, i) != 0) {
        return false;
      }
    }
    return true;
  }

  private static byte at(ByteBuffer block, int index) {
    return block.get(block.position() + index);
  }
}
