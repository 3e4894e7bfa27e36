package io.nasreplay.results.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Throughput, three ways that are never mixed. Bytes are those read plus written.
 *
 * @param withFlush all bytes over barrier to last durable byte; the score in every mode but os
 * @param withoutFlush all bytes over barrier to the last operation's end
 * @param plateau bytes while all streams were active, over that time; null when that time is empty
 * @param score which of them is the run's score: "withFlush", or "withoutFlush" in mode os
 */
public record Throughput(Rate withFlush, Rate withoutFlush, @Nullable Rate plateau, String score) {
  /** The value of {@code score} in every cache mode but os. */
  public static final String WITH_FLUSH = "withFlush";

  /** The value of {@code score} in cache mode os. */
  public static final String WITHOUT_FLUSH = "withoutFlush";

  public Throughput {
    Ranges.requireOneOf("score", score, List.of(WITH_FLUSH, WITHOUT_FLUSH));
  }

  /**
   * A rate.
   *
   * @param bytesPerSecond bytes per second, 0 or more
   */
  public record Rate(double bytesPerSecond) {
    public Rate {
      Ranges.requireNotNegative("bytesPerSecond", bytesPerSecond);
    }
  }

  /** The rate that {@code score} names. */
  public Rate scoreRate() {
    return score.equals(WITHOUT_FLUSH) ? withoutFlush : withFlush;
  }
}
