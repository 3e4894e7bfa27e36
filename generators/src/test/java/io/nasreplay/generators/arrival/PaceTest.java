package io.nasreplay.generators.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PaceTest {
  @Test
  void twentyFiveFramesPerSecondAreFortyMillisecondsApart() {
    Pace pace = Pace.framesPerSecond(25, 1);
    for (long i = 0; i <= 10_000_000; i += 97) {
      assertThat(pace.dueMicros(i, 0)).isEqualTo(i * 40_000);
    }
    assertThat(pace.periodMicros(123)).hasValue(40_000);
  }

  /** NTSC film: after 24,000 frames exactly 1,001 seconds have passed, and again, and again. */
  @Test
  void ratiosDoNotDriftOverTenMillionFrames() {
    Pace pace = Pace.framesPerSecond(24_000, 1001);
    assertThat(pace.periodMicros(0)).isEmpty();
    for (long group = 0; group * 24_000 <= 10_000_000; group++) {
      assertThat(pace.dueMicros(group * 24_000, 0)).isEqualTo(group * 1_001_000_000);
    }
    for (long i = 0; i < 10_000_000; i += 1009) {
      assertThat(pace.dueMicros(i, 0)).isEqualTo(exact(i, 24_000, 1001));
    }
    assertThat(pace.dueMicros(1, 0)).isEqualTo(41_708);
    assertThat(pace.dueMicros(2, 0)).isEqualTo(83_416);
    assertThat(pace.dueMicros(3, 0)).isEqualTo(125_125);
  }

  @Test
  void bytesPerSecondCountsTheBytesBefore() {
    Pace pace = Pace.bytesPerSecond(5_000_000);
    assertThat(pace.dueMicros(0, 0)).isZero();
    assertThat(pace.dueMicros(1, 262_144)).isEqualTo(52_428);
    assertThat(pace.dueMicros(2, 524_288)).isEqualTo(104_857);
    assertThat(pace.dueMicros(1000, 5_000_000_000L)).isEqualTo(1_000_000_000);
    assertThat(pace.periodMicros(5)).hasValue(1);
    assertThat(pace.periodMicros(262_144)).isEmpty();
  }

  @Test
  void isExactWhereLongArithmeticWouldOverflow() {
    long[] units = {1, 1L << 35, 1L << 43, (1L << 43) + 1, 1L << 44, 1L << 50, Long.MAX_VALUE};
    for (long unit : units) {
      Pace pace = new Pace(Pace.Unit.BYTES, 1_000_000_007, 997);
      assertThat(BigInteger.valueOf(pace.dueMicros(0, unit)))
          .isEqualTo(BigInteger.valueOf(exact(unit, 1_000_000_007, 997)));
    }
    assertThatThrownBy(() -> Pace.bytesPerSecond(1).dueMicros(0, Long.MAX_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void operationsPerSecondIgnoresBytes() {
    assertThat(Pace.operationsPerSecond(3).dueMicros(2, 1 << 20)).isEqualTo(666_666);
    assertThat(Pace.operationsPerSecond(3).dueMicros(3, 1 << 20)).isEqualTo(1_000_000);
  }

  @Test
  void refusesWhatHasNoMeaning() {
    assertThatThrownBy(() -> Pace.bytesPerSecond(0))
        .hasMessage("pace is 0/1 per second; allowed: above 0");
    assertThatThrownBy(() -> Pace.framesPerSecond(25, 0))
        .hasMessage("pace's denominator is 0; allowed: 1 or more");
    assertThatThrownBy(() -> Pace.operationsPerSecond(1).dueMicros(-1, 0))
        .hasMessage("OPERATIONS before is -1; allowed: 0 or more");
  }

  private static long exact(long units, long numerator, long denominator) {
    return BigInteger.valueOf(units)
        .multiply(BigInteger.valueOf(1_000_000L * denominator))
        .divide(BigInteger.valueOf(numerator))
        .longValueExact();
  }
}
