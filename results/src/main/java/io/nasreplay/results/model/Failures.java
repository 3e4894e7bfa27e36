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

  /** The word for "no error" where one was expected. */
  public static final String NO_ERROR = "none";

  public Failures {
    Ranges.requireAtLeast("total", total, 0);
    counts = List.copyOf(counts);
    first = List.copyOf(first);
    if (first.size() > KEPT) {
      throw new IllegalArgumentException(
          "first holds " + first.size() + " failures; allowed: " + KEPT + " or fewer");
    }
  }

  /**
   * How many operations of a kind ended in an error.
   *
   * @param op the kind
   * @param error the symbolic error; {@value #NO_ERROR} when an expected error did not come
   * @param count how many
   */
  public record Count(String op, String error, long count) {
    public Count {
      Ranges.requireAtLeast("count", count, 1);
    }
  }

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
      double atSeconds) {
    public Sample {
      Ranges.requireAtLeast("stream", stream, 0);
      Ranges.requireAtLeast("operation", operation, 0);
      Ranges.requireAtLeast("offsetBytes", offsetBytes, 0);
      Ranges.requireAtLeast("lengthBytes", lengthBytes, 0);
      Ranges.requireNotNegative("atSeconds", atSeconds);
    }
  }
}
