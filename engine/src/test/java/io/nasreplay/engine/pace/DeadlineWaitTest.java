package io.nasreplay.engine.pace;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Waiting on a clock that passes 50 ns per look, with sleeps that end 60 us late. */
class DeadlineWaitTest {
  private static final long LOOK_NANOS = 50;
  private static final long LATE_NANOS = 60_000;

  private final List<Long> sleepsNanos = new ArrayList<>();
  private long nowNanos = 1_000_000_000;
  private boolean stopped;
  private int sleepsUntilStop = Integer.MAX_VALUE;

  private final Clock clock =
      new Clock() {
        @Override
        public long nanos() {
          nowNanos += LOOK_NANOS;
          return nowNanos;
        }

        @Override
        public Instant wallClock() {
          return Instant.EPOCH;
        }
      };

  private final Sleeper sleeper =
      nanos -> {
        sleepsNanos.add(nanos);
        nowNanos += nanos + LATE_NANOS;
        stopped = sleepsNanos.size() >= sleepsUntilStop;
      };

  private DeadlineWait waiting(SpinPermits permits) {
    return new DeadlineWait(clock, sleeper, permits, () -> stopped);
  }

  /** How late waits end whose deadlines lie so far apart, after 1,000 of them. */
  private long latenessNanos(DeadlineWait wait, long periodNanos) {
    long latenessNanos = 0;
    for (int i = 0; i < 1000; i++) {
      long deadlineNanos = nowNanos + periodNanos;
      wait.until(deadlineNanos);
      latenessNanos = nowNanos - deadlineNanos;
    }
    return latenessNanos;
  }

  @Test
  void waitEndsInTimeAlthoughSleepsEndLate() {
    assertThat(latenessNanos(waiting(SpinPermits.ofCores(2)), 1_000_000))
        .isBetween(0L, 2 * LOOK_NANOS);
  }

  @Test
  void mostOfAWaitIsSlept() {
    latenessNanos(waiting(SpinPermits.ofCores(2)), 1_000_000);

    assertThat(sleepsNanos.get(999) + LATE_NANOS).isBetween(950_000L, 1_000_000L);
  }

  @Test
  void shortWaitIsSpunAlone() {
    latenessNanos(waiting(SpinPermits.ofCores(2)), 50_000);

    assertThat(sleepsNanos).isEmpty();
  }

  @Test
  void withoutPermitItSleepsToTheEnd() {
    assertThat(latenessNanos(waiting(SpinPermits.none()), 1_000_000))
        .isBetween(0L, LATE_NANOS + 2 * LOOK_NANOS);
  }

  @Test
  void permitIsGivenBack() {
    SpinPermits permits = SpinPermits.ofCores(1);
    latenessNanos(waiting(permits), 50_000);

    assertThat(permits.take()).isTrue();
    assertThat(permits.take()).isFalse();
  }

  @Test
  void timeThatHasPassedIsNotWaitedFor() {
    waiting(SpinPermits.ofCores(2)).until(nowNanos - 1);

    assertThat(sleepsNanos).isEmpty();
  }

  @Test
  void longWaitHearsOfAStopWithinFiftyMilliseconds() {
    sleepsUntilStop = 3;
    long fromNanos = nowNanos;
    waiting(SpinPermits.ofCores(2)).until(nowNanos + 3_600_000_000_000L);

    assertThat(sleepsNanos).hasSize(3).allMatch(nanos -> nanos <= 50_000_000);
    assertThat(nowNanos - fromNanos).isLessThan(151_000_000);
  }
}
