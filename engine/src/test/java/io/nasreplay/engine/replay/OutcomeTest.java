package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import io.nasreplay.results.model.Failures;
import java.io.IOException;
import java.time.Duration;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** What failed, expected and endless operations do to a replay. */
class OutcomeTest {
  private static ReplayOptions maxErrors(long maxErrors) {
    return Replays.options(OptionalInt.empty(), false, maxErrors);
  }

  @Test
  void expectedErrorIsNoFailureAndAnyOtherEndIs() {
    MemoryTarget target = MemoryTarget.immediate().with("f", 100);
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,100
            0,stat,none,,,,,,,ENOENT
            0,open,f,,w+new,,,,,EEXIST
            0,stat,f,,,,,,,ENOENT
            0,stat,none,,,,,,,EACCES
            0,read,f,,,50,100
            0,read,f,,,50,100,,,SHORT
            """,
            target,
            Timing.system());

    assertThat(timed.measurements().expectedFailures()).isEqualTo(3);
    assertThat(timed.measurements().failed()).isEqualTo(3);
    assertThat(timed.measurements().bytesRead()).isEqualTo(100);
    assertThat(timed.measurements().failures(timed.failures()).counts())
        .containsExactlyInAnyOrder(
            new Failures.Count("stat", Failures.NO_ERROR, 1),
            new Failures.Count("stat", "ENOENT", 1),
            new Failures.Count("read", "SHORT", 1));
    assertThat(timed.failures().first())
        .extracting(Failures.Sample::message)
        .containsExactly(" (expected: ENOENT)", "none (expected: EACCES)", "50 bytes were moved");
  }

  @Test
  void operationsAfterAFailedOpenFailAndTheReplayGoesOn() {
    MemoryTarget target = MemoryTarget.immediate().with("f", 100).with("g", 100);
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("open") && path.equals("f")) {
            throw new IOException("no");
          }
        };
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,100
            ,file,g,,,,100
            0,open,f,,r
            0,read,f,,,0,10,3
            0,close,f
            0,read,g,,,0,10
            1,read,f,,,0,10
            """,
            target,
            Timing.system());

    assertThat(timed.measurements().operations()).isEqualTo(7);
    assertThat(timed.failures().first())
        .extracting(sample -> sample.stream() + " " + sample.op() + " " + sample.error())
        .containsExactlyInAnyOrder(
            "0 open EIO",
            "0 read EBADF",
            "0 read EBADF",
            "0 read EBADF",
            "0 close EBADF",
            "1 read EIO");
  }

  @Test
  void unalignedTransferFailsWhenWhatItNeedsCannotBeOpened() {
    MemoryTarget target = MemoryTarget.immediate();
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("prepare")) {
            throw new IOException("no descriptors left");
          }
        };
    Timed timed =
        Replays.run(
            """
            0,open,f,,w+create
            0,write,f,,,1,100
            0,write,f,,,4096,4096
            """,
            target,
            Timing.system(),
            Replays.direct(),
            new StopSignal());

    assertThat(timed.failures().first())
        .singleElement()
        .satisfies(
            sample -> {
              assertThat(sample.operation()).isEqualTo(1);
              assertThat(sample.error()).isEqualTo("EIO");
              assertThat(sample.message()).isEqualTo("no descriptors left");
            });
    assertThat(timed.measurements().bytesWritten()).isEqualTo(4096);
    assertThat(timed.unalignedOperations()).isEqualTo(1);
  }

  @Test
  void tooManyErrorsEndTheReplay() {
    MemoryTarget target = MemoryTarget.immediate().with("f", 100);
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,100
            0,read,f,,,200,10,1000
            """,
            target,
            Timing.system(),
            maxErrors(5),
            new StopSignal());

    assertThat(timed.measurements().failed()).isEqualTo(5);
    assertThat(timed.measurements().operations()).isEqualTo(5);
    assertThat(timed.problems())
        .containsExactly("ended early: 5 operations failed; allowed: fewer than 5");
  }

  @Test
  void onlyTheFirstHundredFailuresAreKeptInDetail() {
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,100
            0,read,f,,,200,10,1000
            """,
            MemoryTarget.immediate().with("f", 100),
            Timing.system());

    assertThat(timed.measurements().failed()).isEqualTo(1000);
    assertThat(timed.failures().first()).hasSize(100);
    assertThat(timed.failures().first().get(99).operation()).isEqualTo(99);
  }

  @Test
  void stopSignalEndsTheReplayBetweenOperationsAndClosesFiles() {
    StopSignal stop = new StopSignal();
    MemoryTarget target = MemoryTarget.immediate().with("f", 1 << 20);
    target.recording = false;
    target.fault =
        (call, path, offsetBytes) -> {
          if (offsetBytes >= 4096) {
            stop.stop("interrupted");
          }
        };
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,1048576
            0,open,f,,r
            0,read,f,,,0,4096,9000000000,0
            1,read,f,,,4096,4096
            """,
            target,
            Timing.system(),
            Replays.options(),
            stop);

    assertThat(timed.problems()).containsExactly("ended early: interrupted");
    assertThat(timed.measurements().operations()).isPositive().isLessThan(9_000_000_000L);
    assertThat(timed.stuck()).isFalse();
  }

  @Test
  void workerThatNeverReturnsIsNamedAndNotWaitedFor() {
    StopSignal stop = new StopSignal();
    CountDownLatch never = new CountDownLatch(1);
    MemoryTarget target = MemoryTarget.immediate().with("f", 1 << 20).with("g", 1 << 20);
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("read") && path.equals("f")) {
            stop.stop("interrupted");
            try {
              never.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
          }
        };
    Timing timing =
        new Timing(
            Clock.system(),
            Sleeper.system(),
            Timing.system().threads(),
            Duration.ofMillis(2),
            Duration.ofMillis(30));
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,1048576
            ,file,g,,,,1048576
            0,read,f,,,0,4096,10
            1,read,g,,,0,4096,10
            """,
            target,
            timing,
            Replays.options(),
            stop);
    never.countDown();

    assertThat(timed.stuck()).isTrue();
    assertThat(timed.problems())
        .containsExactly("ended early: interrupted", "worker 0 stuck in read of f for 0 s");
  }

  @Test
  void errorOutsideTheTargetEndsTheReplayWithItsReason() {
    MemoryTarget target = MemoryTarget.immediate().with("f", 100);
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("read")) {
            throw new AssertionError("broken");
          }
        };
    Timed timed =
        Replays.run(
            """
            ,file,f,,,,100
            0,read,f,,,0,10,3
            """,
            target,
            Timing.system());

    assertThat(timed.problems())
        .containsExactly("ended early: worker 0 failed: java.lang.AssertionError: broken");
  }

  @Test
  void fileThatCannotBeMadeDurableIsAProblem() {
    MemoryTarget target = MemoryTarget.immediate();
    target.fault =
        (call, path, offsetBytes) -> {
          if (call.equals("flush")) {
            throw new IOException("disk is gone");
          }
        };
    Timed timed =
        Replays.run(
            """
            0,open,f,,w+create
            0,write,f,,,0,10,3
            """,
            target,
            Timing.system());

    assertThat(timed.problems()).containsExactly("f could not be made durable: disk is gone");
  }
}
