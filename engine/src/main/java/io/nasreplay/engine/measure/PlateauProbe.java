package io.nasreplay.engine.measure;

/**
 * The bytes that one lane moved while all streams were active. An operation counts in full when it
 * ended after the plateau's start and not after its end, and not at all otherwise.
 *
 * <p>A lane learns of an edge only after it has passed. It therefore remembers the ends of its last
 * {@value #REMEMBERED} operations and looks the edge up among them, so that the figure is exact
 * unless a thread needs longer than that many operations to tell the others of an edge; then it is
 * off by what ended in between.
 */
final class PlateauProbe {
  private static final int REMEMBERED = 512;

  private final PlateauEdges edges;

  /** Ends and, beside each, the bytes moved by then: one cache line per operation, not two. */
  private final long[] ends = new long[2 * REMEMBERED];

  private long operations;
  private boolean pastStart;
  private boolean pastEnd;
  private long bytesAtStart;

  PlateauProbe(PlateauEdges edges) {
    this.edges = edges;
  }

  /** An operation ended, after which the lane has moved so many bytes in all. */
  void ended(long atNanos, long bytesInAll) {
    if (pastEnd) {
      return;
    }
    int index = indexOf(operations);
    ends[index] = atNanos;
    ends[index + 1] = bytesInAll;
    operations++;
    if (!pastStart) {
      notePastStart(atNanos);
    } else if (edges.isEndKnown()) {
      pastEnd = atNanos > edges.endNanos();
    }
  }

  /** Bytes between the edges, when both are known. */
  long bytes() {
    long from = pastStart ? bytesAtStart : bytesAt(edges.startNanos());
    return bytesAt(edges.endNanos()) - from;
  }

  private void notePastStart(long atNanos) {
    if (edges.isStartKnown() && atNanos > edges.startNanos()) {
      bytesAtStart = bytesAt(edges.startNanos());
      pastStart = true;
    }
  }

  /** What had been moved by the operations that ended by then. */
  private long bytesAt(long nanos) {
    long oldest = Math.max(0, operations - REMEMBERED);
    for (long i = operations - 1; i >= oldest; i--) {
      int index = indexOf(i);
      if (ends[index] <= nanos) {
        return ends[index + 1];
      }
    }
    return oldest == 0 ? 0 : ends[indexOf(oldest) + 1];
  }

  private static int indexOf(long operation) {
    return 2 * (int) (operation % REMEMBERED);
  }
}
