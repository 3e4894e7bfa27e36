package io.nasreplay.results.model;

/**
 * How well the times of the trace were kept in one stream.
 *
 * @param pacedOperations operations that had a time to start at
 * @param maxLatenessNanos how much later than that one of them started, at most
 * @param frames reads and writes at a steady pace, in timing timed
 * @param lateFrames frames that ended after the next one was due
 */
public record StreamPacing(
    long pacedOperations, long maxLatenessNanos, long frames, long lateFrames) {
  public StreamPacing {
    Ranges.requireAtLeast("pacedOperations", pacedOperations, 0);
    Ranges.requireAtLeast("maxLatenessNanos", maxLatenessNanos, 0);
    Ranges.requireAtLeast("frames", frames, 0);
    Ranges.requireAtLeast("lateFrames", lateFrames, 0);
  }
}
