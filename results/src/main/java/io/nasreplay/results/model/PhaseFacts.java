package io.nasreplay.results.model;

/**
 * One phase of a run.
 *
 * @param phase plan, check, prepare, cool, replay, flush, verify or clean
 * @param elapsedSeconds how long it took
 * @param bytes bytes that it moved, 0 when it moves none
 * @param note what is worth knowing, for example "reused an intact file set"; may be empty
 */
public record PhaseFacts(String phase, double elapsedSeconds, long bytes, String note) {
  public PhaseFacts {
    Ranges.requireNotNegative("elapsedSeconds", elapsedSeconds);
    Ranges.requireAtLeast("bytes", bytes, 0);
  }
}
