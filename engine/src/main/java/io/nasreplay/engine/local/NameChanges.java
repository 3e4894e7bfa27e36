package io.nasreplay.engine.local;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Counts what takes names from files in one target: an open file still has the name it was opened
 * by when nothing was counted since. Thread-safe.
 */
final class NameChanges {
  private final AtomicLong count = new AtomicLong();

  /** A file or directory is about to be renamed or removed. */
  void add() {
    count.incrementAndGet();
  }

  long count() {
    return count.get();
  }
}
