package io.nasreplay.generators.expression;

import java.util.Arrays;
import java.util.Optional;

/** What a value measures. */
public enum Dimension {
  /** A bare number, a count or a share. */
  COUNT("a number without a unit", "a number such as 32", 0, 0),
  /** Bytes. */
  SIZE("a size", "a size such as 32GiB", 1, 0),
  /** Time; whole microseconds are what traces hold. */
  DURATION("a duration", "a duration such as 20ms", 0, 1),
  /** Bytes per second. */
  BYTE_RATE("a data rate", "a data rate such as 80MB/s or 40Mbit/s", 1, -1),
  /** Operations per second. */
  OPERATION_RATE("a rate of operations", "a rate such as 500ops/s", 0, -1),
  /** Video frames per second. */
  FRAME_RATE("a frame rate", "a frame rate such as 25fps", 0, -1),
  /** Not a number. */
  TEXT("a text", "a text", 0, 0);

  private final String noun;
  private final String example;
  private final int bytePower;
  private final int timePower;

  Dimension(String noun, String example, int bytePower, int timePower) {
    this.noun = noun;
    this.example = example;
    this.bytePower = bytePower;
    this.timePower = timePower;
  }

  /** Whether it is something per second. */
  public boolean isRate() {
    return timePower == -1;
  }

  /** For messages: "a size". */
  public String noun() {
    return noun;
  }

  /** For messages: "a size such as 32GiB". */
  public String example() {
    return example;
  }

  /** The dimension of the product, or empty when nothing here is measured in it. */
  Optional<Dimension> times(Dimension other) {
    return combined(other, 1);
  }

  /** The dimension of the quotient, or empty when nothing here is measured in it. */
  Optional<Dimension> per(Dimension other) {
    return combined(other, -1);
  }

  private Optional<Dimension> combined(Dimension other, int sign) {
    int bytes = bytePower + sign * other.bytePower;
    int time = timePower + sign * other.timePower;
    Dimension perSecond = this == FRAME_RATE ? FRAME_RATE : OPERATION_RATE;
    Dimension excluded = perSecond == FRAME_RATE ? OPERATION_RATE : FRAME_RATE;
    return Arrays.stream(values())
        .filter(d -> d != TEXT && d != excluded && d.bytePower == bytes && d.timePower == time)
        .findFirst();
  }
}
