package io.nasreplay.generators.arrival;

import static com.google.common.base.Preconditions.checkArgument;

import java.math.BigInteger;
import java.util.OptionalLong;

/**
 * A constant rate of operations or bytes. When the i-th operation is due follows from i alone, as
 * an exact ratio rounded down to a microsecond once: nothing adds up, however long the trace.
 * Immutable.
 *
 * @param unit what is counted
 * @param numerator of the rate per second, 1 or more: 24000 for 24000/1001 frames per second
 * @param denominator of the rate per second, 1 or more
 */
public record Pace(Unit unit, long numerator, long denominator) {
  private static final BigInteger MICROS_PER_SECOND = BigInteger.valueOf(1_000_000);

  public Pace {
    checkArgument(
        numerator >= 1, "pace is %s/%s per second; allowed: above 0", numerator, denominator);
    checkArgument(denominator >= 1, "pace's denominator is %s; allowed: 1 or more", denominator);
  }

  /** So many bytes per second. */
  public static Pace bytesPerSecond(long bytes) {
    return new Pace(Unit.BYTES, bytes, 1);
  }

  /** So many operations per second. */
  public static Pace operationsPerSecond(long operations) {
    return new Pace(Unit.OPERATIONS, operations, 1);
  }

  /** So many frames per second, one operation per frame, as a ratio: 24000, 1001 for 23.976. */
  public static Pace framesPerSecond(long numerator, long denominator) {
    return new Pace(Unit.FRAMES, numerator, denominator);
  }

  /**
   * When an operation is due, in microseconds after the first.
   *
   * @param operationsBefore how many operations of the stream came before it, 0 or more
   * @param bytesBefore how many bytes these read or wrote, 0 or more
   * @throws ArithmeticException when that is more than 2^63-1 microseconds
   */
  public long dueMicros(long operationsBefore, long bytesBefore) {
    long units = unit == Unit.BYTES ? bytesBefore : operationsBefore;
    checkArgument(units >= 0, "%s before is %s; allowed: 0 or more", unit, units);
    return fits(units)
        ? units * (1_000_000 * denominator) / numerator
        : micros(units)[0].longValueExact();
  }

  /**
   * The time from one operation to the next when all move equally many bytes and it is a whole
   * number of microseconds, so that {@code dueMicros} of the i-th is i times that.
   *
   * @param operationBytes bytes of each operation, 0 or more
   */
  public OptionalLong periodMicros(long operationBytes) {
    BigInteger[] period = micros(unit == Unit.BYTES ? operationBytes : 1);
    return period[1].signum() == 0 && period[0].bitLength() < Long.SIZE
        ? OptionalLong.of(period[0].longValue())
        : OptionalLong.empty();
  }

  /** Quotient and remainder. */
  private BigInteger[] micros(long units) {
    return BigInteger.valueOf(units)
        .multiply(MICROS_PER_SECOND)
        .multiply(BigInteger.valueOf(denominator))
        .divideAndRemainder(BigInteger.valueOf(numerator));
  }

  /** Whether {@code units * 10^6 * denominator}, 10^6 having 20 bits, has at most 63. */
  private boolean fits(long units) {
    return bits(units) + bits(denominator) + 20 < Long.SIZE;
  }

  private static int bits(long value) {
    return Long.SIZE - Long.numberOfLeadingZeros(value);
  }

  /** What a pace counts. */
  public enum Unit {
    /** Bytes read or written. */
    BYTES,
    /** Operations. */
    OPERATIONS,
    /** Video frames; an operation moves one frame. */
    FRAMES
  }
}
