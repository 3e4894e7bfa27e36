package io.nasreplay.results.model;

import java.util.List;

/**
 * Operations that ended in an unexpected way.
 *
 * @param total how many
 * @param counts by kind and error
 * @param first the first ones in detail, at most {@value #KEPT}
 */
public record Failures(long total, List<Count> counts, List<Sample> first) {
  /** How many are kept in detail. */
  public static final int KEPT = 100;

  /**
   * How many operations of a kind ended in an error; "none" when an expected error did not come.
   */
  public record Count(String op, String error, long count) {}

  /**
   * One of them.
   *
   * @param stream the stream's id
   * @param operation its number in the stream, from 0
   * @param op the kind
   * @param path the path in the trace
   * @param offsetBytes where
   * @param lengthBytes how much
   * @param error the symbolic error
   * @param message what the system said
   * @param atSeconds barrier to the operation's start
   */
  public record Sample(
      int stream,
      long operation,
      String op,
      String path,
      long offsetBytes,
      long lengthBytes,
      String error,
      String message,
      double atSeconds) {}
}
