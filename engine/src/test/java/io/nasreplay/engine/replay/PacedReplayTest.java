package io.nasreplay.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.engine.measure.PaceTotals;
import io.nasreplay.engine.pace.Pacer;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.StepCursor;
import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.Pacing;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Starts of operations and their lateness, against values computed by hand, in virtual time. */
class PacedReplayTest {
  private static final long MS = 1_000_000;
  private static final String FILE = ",file,f,,,,,1048576\n,file,g,,,,,1048576\n";

  private final VirtualTime time = new VirtualTime();

  private static ReplayTiming timed(double speed) {
    return new ReplayTiming(TimingMode.TIMED, speed);
  }

  private static ReplayTiming think(double speed) {
    return new ReplayTiming(TimingMode.THINK, speed);
  }

  private Timed replay(String rows, ReplayTiming timing, MemoryTarget.Delay delay) {
    return replay(rows, timing, OptionalInt.empty(), delay);
  }

  private Timed replay(
      String rows, ReplayTiming timing, OptionalInt threads, MemoryTarget.Delay delay) {
    MemoryTarget target = new MemoryTarget(time, delay).with("f", 1 << 20).with("g", 1 << 20);
    return Replays.run(
        TextTrace.timed(FILE + rows),
        target,
        time.timing(),
        Replays.paced(timing, threads),
        new StopSignal());
  }

  private static MemoryTarget.Delay every(String slow, long nanos) {
    return (call, path) -> call.equals(slow) ? nanos : 0;
  }

  /** When the operations of a stream started, in microseconds after the barrier. */
  private static List<Long> startsMicros(Timed timed, int stream) {
    List<Long> starts = new ArrayList<>();
    try {
      timed
          .logs()
          .orElseThrow()
          .drainTo(
              operation -> {
                if (operation.stream() == stream) {
                  starts.add(operation.startNanos() / 1000);
                }
              });
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return starts;
  }

  private static PaceTotals pace(Timed timed) {
    return timed.measurements().pace().orElseThrow();
  }

  private static LatencyNanos lateness(Timed timed) {
    return Objects.requireNonNull(pace(timed).lateness());
  }

  @Test
  void timedOperationsStartAtTheirTimesHoweverLongThoseBeforeTake() {
    Timed timed =
        replay(
            """
            0,stat,f,0
            0,read,f,10000,40000,,0,4096,4
            0,stat,f,131000
            """,
            timed(1),
            every("read", 3 * MS));

    assertThat(startsMicros(timed, 0))
        .containsExactly(0L, 10_000L, 50_000L, 90_000L, 130_000L, 133_000L);
    assertThat(lateness(timed).max()).isEqualTo(2 * MS);
    assertThat(pace(timed).operations()).isEqualTo(6);
    assertThat(pace(timed).late()).isEqualTo(1);
    assertThat(pace(timed).heldUp()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, 2, 10})
  void speedDividesEveryTime(double speed) {
    Timed timed =
        replay(
            """
            0,read,f,10000,40000,,0,4096,3
            """,
            timed(speed),
            (call, path) -> 0);

    assertThat(startsMicros(timed, 0))
        .containsExactly((long) (10_000 / speed), (long) (50_000 / speed), (long) (90_000 / speed));
    assertThat(lateness(timed).max()).isZero();
    assertThat(pace(timed).intendedNanos()).isEqualTo((long) (90 * MS / speed));
    assertThat(pace(timed).achievedNanos(timed.startNanos())).isEqualTo((long) (90 * MS / speed));
  }

  @Test
  void framesThatEndAfterTheNextIsDueAreLate() {
    // A frame every 40 ms; the reads end at 30, 70, 150 (80 ms), 180 and 210 ms.
    long[] tookNanos = {30 * MS, 30 * MS, 70 * MS, 30 * MS, 30 * MS};
    int[] reads = {0};
    Timed timed =
        replay(
            """
            0,read,f,0,40000,,0,4096,5
            """,
            timed(1),
            (call, path) -> call.equals("read") ? tookNanos[reads[0]++] : 0);

    assertThat(startsMicros(timed, 0)).containsExactly(0L, 40_000L, 80_000L, 150_000L, 180_000L);
    assertThat(pace(timed).frames()).isEqualTo(5);
    // Due at 80 and 120 ms, they ended at 150 and 180: after 120 and 160. The last one ended in
    // time to the millisecond: at 210, of a frame that may end at 200.
    assertThat(pace(timed).lateFrames()).isEqualTo(3);
    assertThat(lateness(timed).max()).isEqualTo(30 * MS);
    OperationStatistics read = timed.measurements().byKind().get(0);
    assertThat(Objects.requireNonNull(read.latencyNanos()).max()).isEqualTo(70 * MS);
    assertThat(Objects.requireNonNull(read.latencyFromIntendedNanos()).max()).isEqualTo(70 * MS);
    assertThat(Objects.requireNonNull(read.latencyFromIntendedNanos()).mean())
        .isEqualTo((30 + 30 + 70 + 60 + 50) * MS / 5.0);
  }

  @Test
  void framesMayHaveAFileEach() {
    // Frames are due every 40 ms from 0 on; the fourth takes 50 ms.
    int[] reads = {0};
    Timed timed =
        replay(
            """
            0,read,f,0,,,0,4096
            0,read,g,40000,,,0,4096
            0,read,f,80000,,,4096,4096
            0,read,g,120000,,,4096,4096
            0,read,f,160000,,,8192,4096
            """,
            timed(1),
            (call, path) -> call.equals("read") ? (++reads[0] == 4 ? 50 : 30) * MS : 0);

    // What period they have is known from the third on. The fifth starts at 170 and ends at 200.
    assertThat(pace(timed).frames()).isEqualTo(3);
    assertThat(pace(timed).lateFrames()).isEqualTo(1);
  }

  @Test
  void thinkTimeRunsFromTheEndOfTheOperationBefore() {
    // Recorded: 100 us from open to read, 900 us between reads, 700 us to the close.
    String rows =
        """
        0,open,f,500,,100,,,,,r
        0,read,f,700,1000,100,0,4096,3
        0,close,f,3500,,50
        """;
    assertThat(startsMicros(replay(rows, think(1), every("read", 5 * MS)), 0))
        .containsExactly(500L, 600L, 6_500L, 12_400L, 18_100L);
  }

  @Test
  void thinkTimesShrinkWithTheSpeedAndLatenessIsFromThem() {
    Timed timed =
        replay(
            """
            0,stat,f,1000
            0,stat,f,3000
            0,stat,f
            0,stat,f,9000
            """,
            think(2),
            every("stat", MS));

    // The third has no time, so that nothing is known of the gap to the fourth.
    assertThat(startsMicros(timed, 0)).containsExactly(500L, 2_500L, 3_500L, 4_500L);
    assertThat(lateness(timed).max()).isZero();
    assertThat(pace(timed).operations()).isEqualTo(2);
    assertThat(pace(timed).frames()).isZero();
  }

  @Test
  void operationsWithoutTimesFollowThoseBeforeThem() {
    Timed timed =
        replay(
            """
            0,stat,f,5000
            0,stat,f
            0,stat,f,6000
            0,stat,f
            """,
            timed(1),
            every("stat", 300_000));

    assertThat(startsMicros(timed, 0)).containsExactly(5_000L, 5_300L, 6_000L, 6_300L);
    assertThat(pace(timed).operations()).isEqualTo(2);
  }

  @Test
  void implicitOpenIsDoneBeforeTheTimeComes() {
    Timed timed = replay("0,read,f,10000,,,0,4096\n", timed(1), every("open", 7 * MS));

    assertThat(startsMicros(timed, 0)).containsExactly(10_000L);
    assertThat(lateness(timed).max()).isZero();
  }

  @Test
  void deepStreamKeepsTimesThatItsDepthCanKeep() {
    // Four at a time, 35 ms each, every 10 ms.
    Timed timed =
        replay(
            """
            0,stream,deep,,,,,,4
            0,read,f,5000,10000,,0,4096,12
            """,
            timed(1),
            every("read", 35 * MS));

    List<Long> expected = new ArrayList<>();
    for (long i = 0; i < 12; i++) {
      expected.add(5_000 + i * 10_000);
    }
    assertThat(startsMicros(timed, 0)).containsExactlyElementsOf(expected);
    assertThat(lateness(timed).max()).isZero();
    assertThat(pace(timed).lateFrames()).isEqualTo(12);
  }

  @Test
  void oneThreadForSeveralStreamsWaitsForTheFirstThatIsDue() {
    Timed timed =
        replay(
            """
            0,stat,f,40000
            1,stat,g,10000
            1,stat,g,30000
            2,stat,g,20000
            2,stat,g,50000
            """,
            timed(1),
            OptionalInt.of(1),
            every("stat", MS));

    assertThat(timed.threads()).isEqualTo(1);
    assertThat(startsMicros(timed, 0)).containsExactly(40_000L);
    assertThat(startsMicros(timed, 1)).containsExactly(10_000L, 30_000L);
    assertThat(startsMicros(timed, 2)).containsExactly(20_000L, 50_000L);
    assertThat(lateness(timed).max()).isZero();
  }

  @Test
  void streamComesToABarrierInTimeAndTimesAfterItStayAbsolute() {
    Timed timed =
        replay(
            """
            0,stat,f,1000
            0,barrier,,5000
            1,barrier,,20000
            0,stat,f,22000
            1,stat,g,21000
            """,
            timed(1),
            (call, path) -> 0);

    assertThat(startsMicros(timed, 0)).containsExactly(1_000L, 5_000L, 22_000L);
    assertThat(startsMicros(timed, 1)).containsExactly(20_000L, 21_000L);
  }

  @Test
  void waitingAtABarrierIsNoThinking() {
    Timed timed =
        replay(
            """
            0,stat,f,1000
            0,barrier,,5000
            1,barrier,,20000
            0,stat,f,22000
            """,
            think(1),
            (call, path) -> path.equals("f") ? 3 * MS : 0);

    List<Long> starts = startsMicros(timed, 0);
    // 1 ms, then 3 ms in the call, 4 ms of thinking, and 2 ms after the other has come.
    assertThat(starts.subList(0, 2)).containsExactly(1_000L, 8_000L);
    assertThat(starts.get(2)).isBetween(22_000L, 22_300L);
  }

  @Test
  void unpacedReplayMeasuresNoPace() {
    Timed timed = replay("0,stat,f,5000\n", ReplayTiming.ASAP, (call, path) -> 0);

    assertThat(startsMicros(timed, 0)).containsExactly(0L);
    assertThat(timed.measurements().pace()).isEmpty();
    assertThat(timed.measurements().byKind().get(0).latencyFromIntendedNanos()).isNull();
  }

  private static Pacing verdict(Timed timed, ReplayTiming timing) {
    return PacingVerdict.of(pace(timed), timing, timed.startNanos());
  }

  @Test
  void verdictSaysThatATargetIsTooSlow() {
    Timed timed = replay("0,read,f,0,10000,,0,4096,100\n", timed(1), every("read", 15 * MS));
    Pacing pacing = verdict(timed, timed(1));

    assertThat(pacing.kept()).isFalse();
    assertThat(pacing.verdict())
        .startsWith("not kept: 99 of 100 operations started more than 1.00 ms late, at most 495")
        .contains("0.495 s behind")
        .endsWith("the target is slower than the trace asks: what came before had not ended");
    assertThat(pacing.intendedSeconds()).isEqualTo(0.99);
    assertThat(pacing.achievedSeconds()).isEqualTo(1.485);
    assertThat(pacing.ratio()).isEqualTo(1.5);
    assertThat(pacing.lateFrames()).isEqualTo(100);
  }

  @Test
  void verdictSaysThatThisClientWasBusy() {
    // One thread for two streams: g's time comes while the thread is in f's call.
    Timed timed =
        replay(
            "0,read,f,0,20000,,0,4096,50\n1,read,g,5000,20000,,0,4096,50\n",
            timed(1),
            OptionalInt.of(1),
            (call, path) -> call.equals("read") && path.equals("f") ? 10 * MS : 0);
    Pacing pacing = verdict(timed, timed(1));

    assertThat(pacing.kept()).isFalse();
    assertThat(pacing.verdict())
        .isEqualTo(
            "not kept: 50 of 100 operations started more than 1.00 ms late, at most 5.00 ms; this"
                + " client did not get to them in time");
  }

  @Test
  void verdictSaysThatTheTimesWereKept() {
    Timed timed = replay("0,read,f,0,10000,,0,4096,100\n", timed(1), every("read", 5 * MS));
    Pacing pacing = verdict(timed, timed(1));

    assertThat(pacing.kept()).isTrue();
    assertThat(pacing.verdict())
        .isEqualTo("kept: 0 of 100 operations started more than 1.00 ms late");
    assertThat(pacing.frames()).isEqualTo(100);
    assertThat(pacing.lateFrames()).isZero();
  }

  /** 25 frames a second, the file opened by the first of them, which is due at once. */
  @Test
  void implicitOpenPutsOffTheOperationThatNeedsIt() {
    Timed timed =
        replay(
            "0,read,f,0,40000,,0,4096,50\n",
            timed(1),
            (call, path) -> call.equals("open") ? 8 * MS : 33 * MS);
    Pacing pacing = verdict(timed, timed(1));

    assertThat(startsMicros(timed, 0)).startsWith(8_000L, 41_000L, 80_000L);
    assertThat(pacing.kept()).as(pacing.verdict()).isTrue();
    // The second is late by the 1 ms for which the first, put off, was still being read.
    assertThat(lateness(timed).max()).isEqualTo(MS);
    OperationStatistics read = timed.measurements().byKind().get(0);
    assertThat(Objects.requireNonNull(read.latencyFromIntendedNanos()).max()).isEqualTo(34 * MS);
    // By the trace's times the first frame was due at 0 and the next at 40 ms: it ended at 41.
    assertThat(pacing.lateFrames()).isEqualTo(1);
  }

  @Test
  void implicitOpenBeginsNoEarlierThanWhatComesBeforeItEnds() {
    Timed timed =
        replay(
            "0,stat,g,0\n0,read,f,5000,,,0,4096\n",
            timed(1),
            (call, path) -> call.equals("stat") ? 15 * MS : call.equals("open") ? 8 * MS : 0);

    assertThat(startsMicros(timed, 0)).containsExactly(0L, 23_000L);
    assertThat(lateness(timed).max()).isEqualTo(10 * MS);
    assertThat(pace(timed).heldUp()).isEqualTo(1);
  }

  private Pacing oneLate(int operations, long lateNanos) {
    int[] stats = {0};
    StringBuilder rows = new StringBuilder();
    for (int i = 1; i <= operations; i++) {
      rows.append("0,stat,f,").append(i * 100_000).append('\n');
    }
    Timed timed =
        replay(
            rows.toString(), timed(1), (call, path) -> stats[0]++ == 1 ? 100 * MS + lateNanos : 0);
    return verdict(timed, timed(1));
  }

  @Test
  void amongFewOperationsOneMayBeALittleLate() {
    assertThat(oneLate(50, 8 * MS).verdict())
        .isEqualTo("kept: 1 of 50 operations started more than 1.00 ms late, at most 8.00 ms");
    assertThat(oneLate(99, 10 * MS).kept()).isTrue();
    assertThat(oneLate(50, 11 * MS).verdict())
        .startsWith(
            "not kept: 1 of 50 operations started more than 1.00 ms late, at most 11.0 ms;");
    assertThat(oneLate(100, 90 * MS).kept()).isTrue();
  }

  @Test
  void thinkingIsSummedOverOperationsHoweverLongTheyTake() {
    // Recorded: 1 ms, 100 us + 900 us between reads. The target takes five times as long.
    Timed timed =
        replay(
            """
            0,open,f,1000,,100,,,,,r
            0,read,f,1100,1000,100,0,4096,3
            """,
            think(1),
            every("read", 5 * MS));
    Pacing pacing = verdict(timed, think(1));

    assertThat(pacing.intendedSeconds()).isEqualTo(0.0028);
    assertThat(pacing.achievedSeconds()).isEqualTo(0.0028);
    assertThat(pacing.ratio()).isEqualTo(1);
    assertThat(pacing.kept()).isTrue();
  }

  @Test
  void withoutAKnownTimeToThinkTheVerdictSaysWhatIsMissing() {
    Timed timed = replay("0,stat,f\n0,stat,f,5000\n", think(1), (call, path) -> 0);

    assertThat(timed.measurements().operations()).isEqualTo(2);
    assertThat(verdict(timed, think(1)).verdict())
        .startsWith(
            "not kept: of no operation that was issued the time to think before it is known")
        .doesNotContain("no operation with a time was issued");
  }

  @Test
  void theLogHasWhenOperationsWereToStart() throws IOException {
    Timed timed =
        replay("0,stat,f\n0,stat,f,5000\n0,stat,f,6000\n", timed(1), every("stat", 3 * MS));
    List<String> starts = new ArrayList<>();
    timed
        .logs()
        .orElseThrow()
        .drainTo(
            operation -> starts.add(operation.intendedStartNanos() + " " + operation.startNanos()));

    assertThat(starts).containsExactly("null 0", "5000000 5000000", "6000000 8000000");
  }

  @Test
  void whatIsDueNoLaterThanTheOneBeforeItFollowsIt() {
    Timed timed =
        replay(
            """
            0,stat,f,10000
            0,stat,f,10000
            0,stat,f,4000
            0,stat,f,20000
            """,
            timed(1),
            every("stat", 2 * MS));

    assertThat(startsMicros(timed, 0)).containsExactly(10_000L, 12_000L, 14_000L, 20_000L);
    assertThat(pace(timed).operations()).isEqualTo(2);
    assertThat(lateness(timed).max()).isZero();
  }

  private static final String GOES_BACK =
      """
      0,read,f,500000,,,0,4096
      0,read,f,100000,20000,,0,4096,30
      1,read,g,0,40000,,0,4096,30
      """;

  @Test
  void whatTheTraceAsksForTooLateIsNotHeldAgainstTheTarget() {
    Timed timed = replay(GOES_BACK, timed(1), (call, path) -> 0);
    Pacing pacing = verdict(timed, timed(1));

    // Of the thirty from 100 to 680 ms, those from 500 ms on can be in time: ten.
    assertThat(startsMicros(timed, 0).subList(0, 21)).containsOnly(500_000L);
    assertThat(startsMicros(timed, 0)).endsWith(660_000L, 680_000L);
    assertThat(pacing.verdict())
        .isEqualTo("kept: 0 of 41 operations started more than 1.00 ms late");
    assertThat(pacing.frames()).isEqualTo(40);
    assertThat(pacing.lateFrames()).isZero();
  }

  @Test
  void aSlowTargetIsSlowWhereTheTraceDoesNotGoBack() {
    Timed timed = replay(GOES_BACK, timed(1), every("read", 60 * MS));
    Pacing pacing = verdict(timed, timed(1));

    assertThat(pacing.verdict()).startsWith("not kept: 39 of 41").contains("the target is slower");
    assertThat(pacing.lateFrames()).isEqualTo(40);
  }

  @Test
  void aDeepStreamWaitsForATimeThatGoesBackAndIsStillToCome() {
    Timed timed =
        replay(
            """
            0,stream,deep,,,,,,2
            0,open,f,0,,,,,,,r
            0,read,f,500000,,,0,4096
            0,read,f,100000,,,0,4096
            """,
            timed(1),
            (call, path) -> 0);

    assertThat(startsMicros(timed, 0)).containsExactlyInAnyOrder(0L, 100_000L, 500_000L);
    assertThat(pace(timed).operations()).isEqualTo(2);
  }

  @Test
  void aTimedResultSaysWhereTheTimesOfItsTraceGoBack() {
    try (Plan plan = Replays.compile(TextTrace.timed(FILE + GOES_BACK))) {
      assertThat(new BackwardTimes(plan, timed(1)).note().orElseThrow())
          .startsWith(
              "the times of stream 0 go back by 400.0 ms at operation 1 (counted from 0): "
                  + "from 500.0 ms to 100.0 ms; no target can keep them");
      assertThat(new BackwardTimes(plan, think(1)).note()).isEmpty();
      assertThat(new BackwardTimes(plan, ReplayTiming.ASAP).note()).isEmpty();
    }
  }

  @Test
  void latenessThatTheClientCausedIsNotTheTargets() {
    Pacer pacer = new Pacer(timed(1));
    pacer.begin(0);
    try (Plan plan = Replays.compile(TextTrace.timed(FILE + "0,read,f,1000,1000,,0,4096,20\n"))) {
      StepCursor cursor = plan.streams().get(0).cursor();
      while (cursor.next() && cursor.isImplicit()) {
        pacer.opened(0, 0);
      }
      // The client sleeps over the first nine; each then takes 0.1 ms of its period of 1 ms.
      long nowNanos = 10 * MS;
      for (int repeat = 0; repeat < 9; repeat++) {
        pacer.take(cursor, repeat);
        assertThat(pacer.isDue(nowNanos)).isTrue();
        assertThat(pacer.isHeldUpWhenStarted(nowNanos)).as("repeat %s", repeat).isFalse();
        nowNanos += MS / 10;
        pacer.ended(nowNanos);
      }
      // One call of the target takes 9 ms: what follows is late because of it.
      pacer.take(cursor, 9);
      pacer.isHeldUpWhenStarted(10 * MS);
      pacer.ended(19 * MS);
      pacer.take(cursor, 10);
      assertThat(pacer.isHeldUpWhenStarted(19 * MS)).isTrue();
    }
  }
}
