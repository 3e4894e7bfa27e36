package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What belongs to the time of the flush, and what does not. */
class FlushPhaseTest {
  private static final long SECOND = 1_000_000_000;
  private static final String ONE_WRITTEN =
      """
      0,open,f,,w+create
      0,write,f,,,0,4096
      """;

  private final AtomicLong nowNanos = new AtomicLong(SECOND);

  /** Time that passes when a test says so. */
  private final Clock clock =
      new Clock() {
        @Override
        public long nanos() {
          return nowNanos.get();
        }

        @Override
        public Instant wallClock() {
          return Instant.EPOCH;
        }
      };

  /** Every call takes an hour, as if it printed to a terminal that nobody reads. */
  private final RunListener slow =
      new RunListener() {
        @Override
        public void phaseStarted(Phase phase, long total, String unit) {
          nowNanos.addAndGet(3600 * SECOND);
        }

        @Override
        public void phaseEnded(Phase phase) {
          nowNanos.addAndGet(3600 * SECOND);
        }
      };

  private static Timing timing(Clock clock, long tickMillis, long graceMillis) {
    return new Timing(
        clock,
        Sleeper.system(),
        Timing.system().threads(),
        Duration.ofMillis(tickMillis),
        Duration.ofMillis(graceMillis));
  }

  private Timed replay(String rows, MemoryTarget target, RunListener listener) {
    return Replays.run(rows, target, timing(clock, 100, 10_000), listener);
  }

  private MemoryTarget target(MemoryTarget.Delay delay) {
    return new MemoryTarget(nowNanos::addAndGet, delay).with("f", 8192).with("g", 8192);
  }

  @Test
  void aTraceThatWroteNothingHasNoFlush() {
    MemoryTarget target = target((call, path) -> SECOND);
    Timed timed =
        replay(
            """
            ,file,f,,,,8192
            ,file,g,,,,8192
            0,open,f,,r
            0,read,f,,,0,4096
            0,read,g,,,0,4096
            """,
            target,
            slow);

    assertThat(timed.flushEndNanos()).isEqualTo(timed.lastEndNanos());
    assertThat(timed.lastEndNanos() - timed.startNanos()).isEqualTo(4 * SECOND);
    assertThat(target.calls()).contains("end close f 0 0", "end close g 0 0");
  }

  @Test
  void theLastDurableByteEndsTheFlushAndClosingWhatWasOnlyReadDoesNot() {
    MemoryTarget target =
        target(
            (call, path) -> call.equals("flush") ? 5 * SECOND : call.equals("close") ? SECOND : 0);
    Timed timed =
        replay(
            """
            ,file,f,,,,8192
            ,file,g,,,,8192
            0,open,f,,r
            0,read,f,,,0,4096
            0,open,g,,rw
            0,write,g,,,0,4096
            """,
            target,
            RunListener.SILENT);

    assertThat(timed.flushEndNanos() - timed.lastEndNanos()).isEqualTo(6 * SECOND);
    assertThat(target.calls().stream().filter(call -> call.matches("end (flush|close) .*")))
        .containsExactly("end flush g 0 0", "end close g 0 0", "end close f 0 0");
  }

  @Test
  void closingWhatWasOpenForWritingBelongsToTheFlush() {
    MemoryTarget target = target((call, path) -> call.equals("close") ? 2 * SECOND : 0);
    Timed timed = replay("0,open,h,,w+create", target, RunListener.SILENT);

    assertThat(timed.flushEndNanos() - timed.lastEndNanos()).isEqualTo(2 * SECOND);
  }

  @Test
  void theFlushDoesNotWaitForTheListener() {
    CountDownLatch flushed = new CountDownLatch(1);
    MemoryTarget target = MemoryTarget.immediate();
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("flush")) {
            flushed.countDown();
          }
        };
    List<Boolean> flushedMeanwhile = new ArrayList<>();
    RunListener waiting =
        new RunListener() {
          @Override
          public void phaseEnded(Phase phase) {
            if (phase == Phase.REPLAY) {
              flushedMeanwhile.add(opens(flushed));
            }
          }
        };
    Replays.run(ONE_WRITTEN, target, Timing.system(), waiting);

    assertThat(flushedMeanwhile).containsExactly(true);
  }

  @Test
  void theListenerHearsOfBothPhasesInTheirOrder() {
    List<String> heard = new ArrayList<>();
    RunListener listener =
        new RunListener() {
          @Override
          public void phaseStarted(Phase phase, long total, String unit) {
            heard.add(phase + " starts with " + total + " " + unit);
          }

          @Override
          public void phaseProgressed(Phase phase, long done) {
            heard.add(phase + " at " + done);
          }

          @Override
          public void phaseEnded(Phase phase) {
            heard.add(phase + " ends");
          }
        };
    Timing noTick = timing(Clock.system(), 60_000, 60_000);
    Replays.run(ONE_WRITTEN, MemoryTarget.immediate(), noTick, listener);

    assertThat(heard)
        .containsExactly(
            "REPLAY starts with 4096 bytes",
            "REPLAY at 4096",
            "REPLAY ends",
            "FLUSH starts with 1 files",
            "FLUSH at 1",
            "FLUSH ends");
  }

  @Test
  void aFlushThatNeverReturnsIsNotWaitedFor() {
    CountDownLatch never = new CountDownLatch(1);
    StopSignal stop = new StopSignal();
    MemoryTarget target = MemoryTarget.immediate();
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("flush")) {
            stop.stop("interrupted");
            opens(never);
          }
        };
    Timing impatient = timing(Clock.system(), 2, 30);
    Timed timed = Replays.run(ONE_WRITTEN, target, impatient, Replays.options(), stop);
    never.countDown();

    assertThat(timed.stuck()).isTrue();
    assertThat(timed.problems())
        .containsExactly(
            "ended early: interrupted", "a file could not be flushed or closed in time");
  }

  private static boolean opens(CountDownLatch latch) {
    try {
      return latch.await(20, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
