package io.nasreplay.results.model;

import org.jspecify.annotations.Nullable;

/**
 * How well the times of the trace were kept.
 *
 * @param kept whether the timing was kept
 * @param verdict the same in words, with what kept it from being so
 * @param pacedOperations operations issued that had a time to start at
 * @param intendedSeconds in timing timed, barrier to when the last of them by the trace's times was
 *     due, by these times over the speed; in timing think, the sum of the times to think before
 *     them
 * @param achievedSeconds in timing timed, barrier to when that operation started; in timing think,
 *     the sum of the pauses that were made
 * @param ratio achieved over intended; 1 when both are 0
 * @param latenessNanos actual minus intended start; null when no operation was paced
 * @param frames reads and writes at a steady pace, in timing timed
 * @param lateFrames frames that ended after the next one was due
 */
public record Pacing(
    boolean kept,
    String verdict,
    long pacedOperations,
    double intendedSeconds,
    double achievedSeconds,
    double ratio,
    @Nullable LatencyNanos latenessNanos,
    long frames,
    long lateFrames) {
  public Pacing {
    Ranges.requireAtLeast("pacedOperations", pacedOperations, 0);
    Ranges.requireNotNegative("intendedSeconds", intendedSeconds);
    Ranges.requireNotNegative("achievedSeconds", achievedSeconds);
    Ranges.requireNotNegative("ratio", ratio);
    Ranges.requireAtLeast("frames", frames, 0);
    Ranges.requireAtLeast("lateFrames", lateFrames, 0);
  }
}
