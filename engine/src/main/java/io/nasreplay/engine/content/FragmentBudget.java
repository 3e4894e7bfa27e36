package io.nasreplay.engine.content;

/**
 * How many blocks of parts a ledger may hold at once: {@value #BLOCKS}, about 100 MB of heap. Past
 * it, further ones are not checked, which the verification says.
 */
final class FragmentBudget {
  static final int BLOCKS = 1 << 19;

  private int left;

  FragmentBudget(int blocks) {
    this.left = blocks;
  }

  /** Whether one more may be held. */
  boolean take() {
    if (left == 0) {
      return false;
    }
    left--;
    return true;
  }

  void giveBack(int blocks) {
    left += blocks;
  }
}
