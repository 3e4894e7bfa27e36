package io.nasreplay.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.replay.TextTrace;
import io.nasreplay.traces.format.TraceSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The times that a plan has for the operations of a trace. */
class PlannedTimesTest {
  private static final String FILE = ",file,f,,,,,1000000\n";

  private static Plan compile(TraceSource trace) {
    return Objects.requireNonNull(
        PlanCompiler.compile(trace, RunListener.SILENT, new StopSignal()));
  }

  /**
   * Per record of a stream: kind, and when it has times: at, period, think, repeat think, frame.
   */
  private static List<String> times(String rows, int stream) {
    try (Plan plan = compile(TextTrace.timed(FILE + rows))) {
      List<String> times = new ArrayList<>();
      StepCursor cursor = plan.streams().get(stream).cursor();
      while (cursor.next()) {
        times.add(cursor.kind().token() + (cursor.isTimed() ? numbers(cursor) : ""));
      }
      return times;
    }
  }

  private static String numbers(StepCursor cursor) {
    return String.format(
        Locale.ROOT,
        " at %d period %d think %d/%d frame %d",
        cursor.atMicros(),
        cursor.periodMicros(),
        cursor.thinkMicros(),
        cursor.repeatThinkMicros(),
        cursor.frameMicros());
  }

  @Test
  void implicitOpenHasNoTimesAndZeroIsATime() {
    assertThat(times("0,read,f,0,,,0,10\n", 0))
        .containsExactly("open", "read at 0 period -1 think 0/-1 frame -1");
  }

  @Test
  void thinkTimeIsFromTheRecordedEndOfTheOperationBefore() {
    assertThat(
            times(
                """
                0,open,f,500,,100,,,,,r
                0,read,f,700,1000,300,0,10,3
                0,close,f,4000
                """,
                0))
        .containsExactly(
            "open at 500 period -1 think 500/-1 frame -1",
            "read at 700 period 1000 think 100/700 frame 1000",
            "close at 4000 period -1 think 1000/-1 frame -1");
  }

  @Test
  void operationsThatOverlapInTheTraceLeaveNoTimeToThink() {
    assertThat(
            times(
                """
                0,stat,f,0,,5000
                0,stat,f,100
                """,
                0))
        .containsExactly(
            "stat at 0 period -1 think 0/-1 frame -1", "stat at 100 period -1 think 0/-1 frame -1");
  }

  @Test
  void thinkTimeIsNotKnownAfterAnOperationWithoutATime() {
    assertThat(
            times(
                """
                0,stat,f
                0,stat,f,100
                0,stat,f,300
                """,
                0))
        .containsExactly(
            "stat",
            "stat at 100 period -1 think -1/-1 frame -1",
            "stat at 300 period -1 think 200/-1 frame -1");
  }

  @Test
  void repeatsWithoutAPeriodFollowEachOther() {
    assertThat(
            times(
                """
                0,read,f,100,,50,0,10,4
                0,stat,f,1000
                """,
                0))
        .containsExactly(
            "open",
            "read at 100 period -1 think 100/-1 frame -1",
            "stat at 1000 period -1 think 700/-1 frame -1");
  }

  @Test
  void streamLeavesABarrierWhenTheLastOneComesToIt() {
    String rows =
        """
        0,barrier,,1000
        1,barrier,,5000
        2,barrier,,3000
        0,stat,f,5200
        """;
    assertThat(times(rows, 0))
        .containsExactly(
            "barrier at 1000 period -1 think 1000/-1 frame -1",
            "stat at 5200 period -1 think 200/-1 frame -1");
  }

  @Test
  void framesWhosePeriodIsNoWholeMicrosecondKeepTheirPaceFromRowToRow() {
    assertThat(
            times(
                """
                0,open,f,0,,,,,,,r
                0,read,f,0,33366,,0,10,2
                0,read,f,66733,,,20,10
                0,read,f,100100,33366,,30,10,2
                0,stat,f,140000
                0,read,f,166833,,,50,10
                0,read,f,500000,,,60,10
                """,
                0))
        .containsExactly(
            "open at 0 period -1 think 0/-1 frame -1",
            "read at 0 period 33366 think 0/33366 frame 33366",
            "read at 66733 period -1 think 33367/-1 frame 33367",
            "read at 100100 period 33366 think 33367/33366 frame 33366",
            "stat at 140000 period -1 think 6534/-1 frame -1",
            "read at 166833 period -1 think 26833/-1 frame 33367",
            "read at 500000 period -1 think 333167/-1 frame -1");
  }

  @Test
  void planTellsWhereTheTimesOfAStreamFirstGoBack() {
    String rows =
        """
        0,open,f,0,,,,,,,r
        0,read,f,100,50,,0,10,3
        0,stat,f
        0,stat,f,199
        0,stat,f,50
        1,stat,f,0
        1,stat,f,0
        """;
    try (Plan plan = compile(TextTrace.timed(FILE + rows))) {
      assertThat(plan.streams().get(0).timesGoBack()).isEqualTo(new TimesGoBack(5, 200, 199));
      assertThat(plan.streams().get(1).timesGoBack()).isNull();
      StepCursor cursor = plan.streams().get(0).cursor();
      List<Long> latest = new ArrayList<>();
      while (cursor.next()) {
        if (cursor.isTimed()) {
          latest.add(cursor.latestBeforeMicros());
        }
      }
      assertThat(latest).containsExactly(-1L, 0L, 200L, 200L);
    }
  }

  @Test
  void planTellsWhetherTheTraceHasTimes() {
    try (Plan timed = compile(TextTrace.timed(FILE + "0,stat,f\n1,stat,f,0\n"));
        Plan untimed = compile(TextTrace.timed(FILE + "0,stat,f\n"))) {
      assertThat(timed.hasTimes()).isTrue();
      assertThat(untimed.hasTimes()).isFalse();
    }
  }

  @Test
  void timesAndTheirStepsAreFoundTogetherAcrossChunks() {
    StringBuilder rows = new StringBuilder(FILE);
    int operations = 5000;
    rows.append("0,open,f,,,,,,,,r\n");
    for (int i = 0; i < operations; i++) {
      boolean timed = i % 3 != 1;
      rows.append("0,read,f,").append(timed ? String.valueOf(i * 10L) : "");
      rows.append(",,,").append(i).append(",1\n");
    }
    try (Plan plan = compile(TextTrace.timed(rows.toString()))) {
      StepCursor cursor = plan.streams().get(0).cursor();
      cursor.next();
      for (int i = 0; i < operations; i++) {
        assertThat(cursor.next()).isTrue();
        assertThat(cursor.offsetBytes()).isEqualTo(i);
        assertThat(cursor.firstOperation()).isEqualTo(i + 1L);
        assertThat(cursor.isTimed()).isEqualTo(i % 3 != 1);
        if (cursor.isTimed()) {
          assertThat(cursor.atMicros()).isEqualTo(i * 10L);
        }
      }
      assertThat(cursor.next()).isFalse();
      assertThat(plan.streams().get(0).steps()).isEqualTo(operations + 1L);
    }
  }
}
