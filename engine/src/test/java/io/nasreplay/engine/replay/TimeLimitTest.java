package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.engine.measure.StreamTotals;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Replays that a time limit ends, against values computed by hand, in exact virtual time. */
class TimeLimitTest {
  private static final long MS = 1_000_000;
  private static final long MIB = 1 << 20;
  private static final String TWENTY_WRITES =
      """
      0,open,a,,w+create
      0,write,a,,,0,1048576,20
      """;

  private final VirtualTime time = new VirtualTime();

  private Timed replay(String rows, long limitMs, MemoryTarget.Delay delay) {
    return replay(rows, Replays.limited(Duration.ofMillis(limitMs), OptionalInt.empty()), delay);
  }

  private Timed replay(String rows, ReplayOptions options, MemoryTarget.Delay delay) {
    return Replays.run(
        rows, new MemoryTarget(time, delay), time.timing(), options, new StopSignal());
  }

  private static MemoryTarget.Delay writes(long nanos) {
    return (call, path) -> call.equals("write") ? nanos : 0;
  }

  private static long lastEndMs(Timed timed) {
    return (timed.lastEndNanos() - timed.startNanos()) / MS;
  }

  @Test
  void noOperationBeginsOnceTheLimitHasPassed() {
    Timed timed = replay(TWENTY_WRITES, 1000, writes(100 * MS));

    assertThat(timed.measurements().bytesWritten()).isEqualTo(10 * MIB);
    assertThat(timed.measurements().operations()).isEqualTo(11);
    assertThat(lastEndMs(timed)).isEqualTo(1000);
    assertThat(timed.timeIsOver()).isTrue();
    assertThat(timed.problems()).isEmpty();
  }

  @Test
  void theOperationInFlightEndsAsUsual() {
    Timed timed = replay(TWENTY_WRITES, 950, writes(100 * MS));

    assertThat(timed.measurements().bytesWritten()).isEqualTo(10 * MIB);
    assertThat(lastEndMs(timed)).isEqualTo(1000);
    assertThat(timed.measurements().failed()).isZero();
  }

  @Test
  void whatWasWrittenIsFlushedWhileTheClockRuns() {
    Timed timed =
        replay(
            TWENTY_WRITES,
            500,
            (call, path) -> call.equals("write") ? 100 * MS : call.equals("flush") ? 3000 * MS : 0);

    assertThat(lastEndMs(timed)).isEqualTo(500);
    assertThat(timed.flushEndNanos() - timed.lastEndNanos()).isEqualTo(3000 * MS);
    assertThat(timed.problems()).isEmpty();
    assertThat(timed.stuck()).isFalse();
  }

  @Test
  void everyLaneOfEveryStreamEnds() {
    String rows =
        """
        0,stream,deep,,,,,4
        1,stream,single,,,,,
        0,open,a,,w+create
        0,write,a,,,0,1048576,400
        1,open,b,,w+create
        1,write,b,,,0,1048576,400
        """;
    Timed timed =
        replay(
            rows,
            1000,
            (call, path) -> call.equals("write") ? (path.equals("a") ? 100 : 40) * MS : 0);

    assertThat(timed.measurements().stream(0).bytesWritten()).isEqualTo(40 * MIB);
    assertThat(timed.measurements().stream(1).bytesWritten()).isEqualTo(25 * MIB);
    assertThat(lastEndMs(timed)).isEqualTo(1000);
  }

  @Test
  void oneThreadForSeveralStreamsBeginsNothingMoreEither() {
    String rows =
        """
        0,open,a,,w+create
        1,open,b,,w+create
        0,write,a,,,0,1048576,20
        1,write,b,,,0,1048576,20
        """;
    Timed timed =
        replay(rows, Replays.limited(Duration.ofMillis(300), OptionalInt.of(1)), writes(100 * MS));

    assertThat(timed.measurements().bytesWritten()).isEqualTo(3 * MIB);
    assertThat(lastEndMs(timed)).isEqualTo(300);
  }

  @Test
  void thePlateauLastsUntilTheFirstStreamsLastOperation() {
    String rows =
        """
        0,open,a,,w+create
        1,open,b,,w+create
        0,write,a,,,0,1048576,100
        1,write,b,,,0,1048576,100
        """;
    Timed timed =
        replay(
            rows,
            1000,
            (call, path) -> call.equals("write") ? (path.equals("a") ? 70 : 300) * MS : 0);

    // a ends 15 writes, the last at 1050 ms; b ends 4, the last at 1200 ms, after the plateau.
    assertThat(timed.measurements().bytesWritten()).isEqualTo(19 * MIB);
    assertThat(timed.measurements().plateauBytesPerSecond().orElseThrow())
        .isEqualTo(18 * MIB / 1.05);
  }

  @Test
  void aStreamThatWaitsForItsTimeEndsWithoutIt() {
    TextTrace rows =
        TextTrace.timed(
            """
            ,file,a,,,,,1048576
            0,write,a,0,400000,,0,4096,10
            """);
    MemoryTarget target = new MemoryTarget(time, writes(10 * MS)).with("a", 1 << 20);
    Timed timed =
        Replays.run(
            rows,
            target,
            time.timing(),
            Replays.limited(
                new ReplayTiming(TimingMode.TIMED, 1),
                Duration.ofMillis(1000),
                OptionalInt.empty()),
            new StopSignal());

    assertThat(timed.measurements().operations()).isEqualTo(3);
    assertThat(lastEndMs(timed)).isEqualTo(810);
    assertThat(timed.timeIsOver()).isTrue();
  }

  @Test
  void aStreamThatWaitsForAnotherDoesNotTakeItForDone() {
    String rows =
        """
        0,open,a,,w+create
        0,write,a,,,0,1048576,20
        0,close,a
        0,delete,a
        1,stat,a,,,,,,,ENOENT
        """;
    Timed timed = replay(rows, 1000, writes(100 * MS));

    StreamTotals waiting = timed.measurements().stream(1);
    assertThat(waiting.operations()).isZero();
    assertThat(timed.problems()).isEmpty();
    assertThat(timed.measurements().failed()).isZero();
  }

  @Test
  void aTraceThatEndsBeforeTheLimitIsNotCut() {
    Timed timed = replay(TWENTY_WRITES, 5000, writes(100 * MS));

    assertThat(timed.measurements().bytesWritten()).isEqualTo(20 * MIB);
    assertThat(timed.timeIsOver()).isFalse();
  }
}
