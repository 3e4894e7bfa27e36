package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.measure.StreamTotals;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Figures under injected delays, against values computed by hand. Times are virtual and exact. */
class TimedFiguresTest {
  private static final long MS = 1_000_000;
  private static final long MIB = 1 << 20;
  private static final String TWO_WRITERS =
      """
      0,open,a,,w+create
      1,open,b,,w+create
      0,write,a,,,0,1048576,10
      1,write,b,,,0,1048576,10
      """;

  private final VirtualTime time = new VirtualTime();

  private Timed replay(String rows, MemoryTarget.Delay delay) {
    return Replays.run(rows, new MemoryTarget(time, delay), time.timing());
  }

  /** a: 100 ms per write, 2 s to flush; b: 50 ms per write, 1 s to flush, both flushed at once. */
  private static long slowFlush(String call, String path) {
    if (call.equals("write")) {
      return path.equals("a") ? 100 * MS : 50 * MS;
    }
    return call.equals("flush") ? (path.equals("a") ? 2000 * MS : 1000 * MS) : 0;
  }

  @Test
  void replayEndsWithTheSlowestStreamAndFlushWithTheSlowestFile() {
    Timed timed = replay(TWO_WRITERS, TimedFiguresTest::slowFlush);

    assertThat(timed.lastEndNanos() - timed.startNanos()).isEqualTo(1000 * MS);
    assertThat(timed.flushEndNanos() - timed.lastEndNanos()).isEqualTo(2000 * MS);
    assertThat(timed.measurements().bytesWritten()).isEqualTo(20 * MIB);
  }

  @Test
  void plateauCountsWhatEndedWhileBothStreamsWereActive() {
    Timed timed = replay(TWO_WRITERS, TimedFiguresTest::slowFlush);

    // b is done after 500 ms; by then a has ended 5 writes, the fifth exactly at the edge.
    assertThat(timed.measurements().plateauBytesPerSecond().orElseThrow())
        .isEqualTo(15 * MIB / 0.5);
  }

  @Test
  void operationThatStraddlesTheEdgeDoesNotCount() {
    Timed timed =
        replay(
            TWO_WRITERS,
            (call, path) -> call.equals("write") ? (path.equals("a") ? 120 * MS : 50 * MS) : 0);

    // After 500 ms a has ended writes at 120, 240, 360 and 480 ms.
    assertThat(timed.measurements().plateauBytesPerSecond().orElseThrow())
        .isEqualTo(14 * MIB / 0.5);
  }

  @Test
  void plateauBeginsWhenTheLastStreamStarts() {
    String rows =
        """
        0,open,a,,w+create
        0,write,a,,,0,1048576,10
        0,close,a
        0,delete,a
        0,open,c,,w+create
        0,write,c,,,0,1048576,10
        1,stat,a,,,,,,,ENOENT
        1,open,b,,w+create
        1,write,b,,,0,1048576,20
        """;
    Timed timed =
        replay(rows, (call, path) -> call.equals("write") ? (path.equals("b") ? 10 : 100) * MS : 0);

    // Stream 1 must wait for the deletion at 1000 ms, writes 20 x 10 ms and ends at 1200 ms;
    // the wait is polled, so that its start may be late by one nap of 0.2 ms.
    StreamTotals second = timed.measurements().stream(1);
    long lateNanos = second.firstStartNanos() - timed.startNanos() - 1000 * MS;
    assertThat(lateNanos).isBetween(0L, 200_000L);
    // Meanwhile stream 0 ends writes of c at 1100 and 1200 ms, the last at or before the edge.
    assertThat(timed.measurements().plateauBytesPerSecond().orElseThrow())
        .isEqualTo(22 * MIB / 0.2);
  }

  @Test
  void latencyIsTheCallAlone() {
    Timed timed = replay(TWO_WRITERS, (call, path) -> call.equals("write") ? 7 * MS + 3 : 11 * MS);

    assertThat(timed.measurements().byKind())
        .filteredOn(kind -> kind.op().equals("write"))
        .singleElement()
        .satisfies(
            kind -> {
              assertThat(kind.count()).isEqualTo(20);
              assertThat(kind.bytes()).isEqualTo(20 * MIB);
              assertThat(kind.latencyNanos().min()).isEqualTo(7 * MS + 3);
              assertThat(kind.latencyNanos().max()).isEqualTo(7 * MS + 3);
              assertThat(kind.latencyNanos().mean()).isEqualTo(7 * MS + 3);
            });
  }

  @Test
  void latencyOfAnUnalignedTransferIsWithoutWhatHadToBeOpenedForIt() {
    MemoryTarget target =
        new MemoryTarget(
            time,
            (call, path) -> call.equals("write") ? 7 * MS : call.equals("prepare") ? 90 * MS : 0);
    Timed timed =
        Replays.run(
            """
            0,open,a,,w+create
            0,write,a,,,0,4096
            0,write,a,,,1,100
            """,
            target,
            time.timing(),
            Replays.direct(),
            new StopSignal());

    assertThat(timed.unalignedOperations()).isEqualTo(1);
    assertThat(timed.lastEndNanos() - timed.startNanos()).isEqualTo(104 * MS);
    assertThat(timed.measurements().byKind())
        .filteredOn(kind -> kind.op().equals("write"))
        .singleElement()
        .satisfies(kind -> assertThat(kind.latencyNanos().max()).isEqualTo(7 * MS));
  }

  @Test
  void seriesHoldsEachSecondsEnds() {
    Timed timed =
        replay(
            """
            0,open,a,,w+create
            0,write,a,,,0,1000,5
            """,
            (call, path) -> call.equals("write") ? 400 * MS : 0);

    // Ends at 0.4, 0.8 | 1.2, 1.6 | 2.0; the open ends at 0.
    assertThat(timed.measurements().series(2000 * MS))
        .extracting(p -> List.of(p.operations(), p.bytesWritten()))
        .containsExactly(List.of(3L, 2000L), List.of(2L, 2000L), List.of(1L, 1000L));
    assertThat(timed.measurements().series(2000 * MS).get(2).lengthSeconds()).isZero();
  }

  @Test
  void streamsTimesAreItsOwn() {
    Timed timed = replay(TWO_WRITERS, TimedFiguresTest::slowFlush);

    StreamTotals second = timed.measurements().stream(1);
    assertThat(second.lastEndNanos() - timed.startNanos()).isEqualTo(500 * MS);
    assertThat(second.bytesWritten()).isEqualTo(10 * MIB);
  }

  @Test
  void flushTakesOnlyWhatWasNotFlushedSince() {
    Timed timed =
        replay(
            """
            0,open,a,,w+create
            0,write,a,,,0,1000
            0,flush,a
            0,close,a
            0,open,b,,w+create
            0,write,b,,,0,1000
            0,close,b
            """,
            (call, path) -> call.equals("flush") ? (path.equals("a") ? 5000 : 3) * MS : 0);

    assertThat(timed.lastEndNanos() - timed.startNanos()).isEqualTo(5000 * MS);
    assertThat(timed.flushEndNanos() - timed.lastEndNanos()).isEqualTo(3 * MS);
  }
}
