package io.nasreplay.results.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.model.OperationRecord;
import io.nasreplay.results.report.FrameTimes.Piece;
import org.junit.jupiter.api.Test;

class FrameTimesTest {
  private static final long FRAME_NANOS = 40_000_000;

  private final FrameTimes times = new FrameTimes();

  @Test
  void aFrameIsLateWhenItEndsAfterTheNextOneOfItsStreamWasDue() {
    frame(0, 0, 10);
    frame(1, 0, 90);
    frame(0, 1, 50);
    frame(0, 2, 10);
    frame(1, 1, 1);
    assertThat(times.pieces())
        .containsExactly(
            new Piece(0.0, 10, 1, 0),
            new Piece(0.04, 50, 1, 1),
            new Piece(0.0, 90, 1, 1),
            new Piece(0.08, 10, 1, 0),
            new Piece(0.04, 1, 1, 0));
    assertThat(times.frames()).isEqualTo(5);
    assertThat(times.late()).isEqualTo(2);
  }

  @Test
  void whatHasNoTimeToStartAtIsNoFrame() {
    times.accept(new OperationRecord(0, 0, "read", "a", 0, 1, null, 5, 5, "ok"));
    times.accept(new OperationRecord(0, 1, "open", "a", 0, 0, 5L, 5, 5, "ok"));
    assertThat(times.pieces()).isEmpty();
  }

  @Test
  void manyFramesBecomeFewPointsThatKeepTheSlowestAndAllLateOnes() {
    for (int i = 0; i < 100_000; i++) {
      frame(0, i, i == 77_777 ? 300 : 5);
    }
    assertThat(times.pieces()).hasSizeLessThanOrEqualTo(FrameTimes.MAX_POINTS);
    assertThat(times.pieces()).extracting(Piece::longestMillis).contains(300.0);
    assertThat(times.pieces().stream().mapToLong(Piece::frames).sum()).isEqualTo(100_000);
    assertThat(times.pieces().stream().mapToLong(Piece::late).sum()).isEqualTo(1);
  }

  private void frame(int stream, int number, long tookMillis) {
    long due = number * FRAME_NANOS;
    times.accept(
        new OperationRecord(
            stream, number, "read", "a", 0, 1, due, due, tookMillis * 1_000_000, "ok"));
  }
}
