package io.nasreplay.engine.replay;

/**
 * Where streams meet at barriers: the n-th meeting is over when every stream has come to it or has
 * ended. Thread-safe.
 */
final class Meeting {
  private int live;
  private int arrived;
  private volatile long over;

  Meeting(int streams) {
    this.live = streams;
  }

  /** A stream comes to its next barrier; returns the meeting to wait for with {@link #isOver}. */
  synchronized long arrive() {
    long meeting = over;
    arrived++;
    check();
    return meeting;
  }

  /** A stream has ended. */
  synchronized void leave() {
    live--;
    check();
  }

  boolean isOver(long meeting) {
    return over > meeting;
  }

  @SuppressWarnings("NonAtomicVolatileUpdate") // only ever changed under the lock
  private void check() {
    if (arrived > 0 && arrived == live) {
      arrived = 0;
      over = over + 1;
    }
  }
}
