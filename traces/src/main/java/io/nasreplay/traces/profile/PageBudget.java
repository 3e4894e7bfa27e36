package io.nasreplay.traces.profile;

/** Counts the pages of all files, and the memory that their sets take against a limit. */
final class PageBudget {
  /** Room for 2 TiB in scattered pages, or for 100 TiB and more in whole stretches. */
  private static final long MAX_BYTES = 64L << 20;

  private long pages;
  private long usedBytes;
  private boolean complete = true;

  long pages() {
    return pages;
  }

  boolean isComplete() {
    return complete;
  }

  void countPages(long added) {
    pages += added;
  }

  /** Whether so much more memory may be taken; once it may not, the count is incomplete. */
  boolean take(long bytes) {
    if (usedBytes + bytes > MAX_BYTES) {
      complete = false;
      return false;
    }
    usedBytes += bytes;
    return true;
  }

  void giveBack(long bytes) {
    usedBytes -= bytes;
  }
}
