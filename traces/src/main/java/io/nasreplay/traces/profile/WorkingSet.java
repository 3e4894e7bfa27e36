package io.nasreplay.traces.profile;

/**
 * What reads, writes and copies touch, each page once however often it is touched.
 *
 * @param pages distinct pages of {@value #PAGE_BYTES} bytes, over all files
 * @param complete false when the trace touches more than is counted exactly (several TiB in
 *     scattered pages), so that {@code pages} is a lower bound
 */
public record WorkingSet(long pages, boolean complete) {
  /** The size of a page. */
  public static final int PAGE_BYTES = 4_096;

  /** The pages' size together. */
  public long bytes() {
    return pages * PAGE_BYTES;
  }
}
