package io.nasreplay.engine.content;

import io.nasreplay.engine.api.EnvironmentException;

/**
 * What a block, or a part of one, must hold, packed into 64 bits: 3 of state, 25 of content id, 36
 * of generation. The generation is that of the newest write in any state.
 */
final class Slot {
  /** How much is known. */
  enum State {
    /** Zeros: never written. */
    HOLE,
    /** The content of this id and generation. */
    EXACT,
    /** Parts of several origins; they are listed elsewhere. */
    MIXED,
    /** One whole of several writes whose order the trace leaves open. */
    CONTENDED,
    /** Not known. */
    UNCHECKED
  }

  static final long HOLE = 0;
  static final long MIXED = pack(State.MIXED, 0, 0);

  private static final int STATE_SHIFT = 61;
  private static final int GENERATION_BITS = 36;
  private static final int CONTENT_BITS = STATE_SHIFT - GENERATION_BITS;
  private static final State[] STATES = State.values();

  private Slot() {}

  static long exact(int contentId, long generation) {
    if (contentId >> CONTENT_BITS != 0 || generation >> GENERATION_BITS != 0) {
      throw new EnvironmentException(
          "the trace is too large to be verified: path number "
              + contentId
              + ", row "
              + generation
              + "; at most 2^25 paths and 2^36 rows can be; run it without --verify");
    }
    return pack(State.EXACT, contentId, generation);
  }

  /** The same newest write, but another may have won. */
  static long contended(long slot) {
    return pack(State.CONTENDED, contentId(slot), generation(slot));
  }

  /** What a part of a block with this slot must hold. */
  static long inPart(long slot) {
    return state(slot) == State.CONTENDED ? unchecked(slot) : slot;
  }

  /** The same newest write, but what is there is not known. */
  static long unchecked(long slot) {
    return pack(State.UNCHECKED, contentId(slot), generation(slot));
  }

  static State state(long slot) {
    return STATES[(int) (slot >>> STATE_SHIFT)];
  }

  static int contentId(long slot) {
    return (int) (slot >>> GENERATION_BITS) & ((1 << CONTENT_BITS) - 1);
  }

  static long generation(long slot) {
    return slot & ((1L << GENERATION_BITS) - 1);
  }

  /**
   * What is there after a write over an older one.
   *
   * @param old what was there
   * @param written the write
   * @param unsettledFrom older generations from this one on may land before or after the write
   * @param whole whether both cover the same bytes of the block, so that one of them wins whole
   */
  static long over(long old, long written, long unsettledFrom, boolean whole) {
    boolean settled = old == HOLE || old == written || generation(old) < unsettledFrom;
    if (settled) {
      return written;
    }
    boolean oneWins =
        whole && state(old) != State.UNCHECKED && contentId(old) == contentId(written);
    return oneWins ? contended(written) : unchecked(written);
  }

  // The number never leaves the process.
  @SuppressWarnings("EnumOrdinal")
  private static long pack(State state, int contentId, long generation) {
    return (long) state.ordinal() << STATE_SHIFT | (long) contentId << GENERATION_BITS | generation;
  }
}
