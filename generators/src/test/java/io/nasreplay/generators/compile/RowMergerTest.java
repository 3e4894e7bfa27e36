package io.nasreplay.generators.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.generators.random.SeededRandom;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.junit.jupiter.api.Test;

class RowMergerTest {
  private static final TracePath FILE = new TracePath("f");

  private static OperationRow read(long offsetBytes, long atMicros) {
    return OperationRow.of(0, OperationKind.READ)
        .path(FILE)
        .offsetBytes(offsetBytes)
        .lengthBytes(10)
        .atMicros(atMicros)
        .build();
  }

  private static List<OperationRow> reads(long... offsets) {
    List<OperationRow> rows = new ArrayList<>();
    for (long offset : offsets) {
      rows.add(read(offset, OperationRow.NOT_RECORDED));
    }
    return rows;
  }

  private static List<OperationRow> merged(List<OperationRow> rows) {
    Iterator<OperationRow> source = rows.iterator();
    RowMerger merger =
        new RowMerger(
            () -> source.hasNext() ? new PlacedRow(source.next(), Mark.whole("test")) : null);
    List<OperationRow> merged = new ArrayList<>();
    for (PlacedRow row = merger.next(); row != null; row = merger.next()) {
      merged.add(row.row());
    }
    return merged;
  }

  private static List<String> lines(List<OperationRow> rows) {
    return merged(rows).stream().map(TraceText::line).toList();
  }

  @Test
  void twoContiguousNeighboursAreOneRow() {
    assertThat(lines(reads(0, 10))).containsExactly("0 read f 0+10 x2 by 10");
  }

  @Test
  void twoNeighboursAtADistanceAreNot() {
    assertThat(lines(reads(0, 50))).hasSize(2);
    assertThat(lines(reads(0, 50, 100))).containsExactly("0 read f 0+10 x3 by 50");
    assertThat(lines(reads(90, 60, 30, 0))).containsExactly("0 read f 90+10 x4 by -30");
  }

  @Test
  void aBrokenPatternStartsAnew() {
    assertThat(lines(reads(0, 50, 70, 80, 90)))
        .containsExactly("0 read f 0+10", "0 read f 50+10", "0 read f 70+10 x3 by 10");
  }

  @Test
  void timesMustHaveAPeriod() {
    assertThat(lines(List.of(read(0, 0), read(10, 5), read(20, 10), read(30, 16))))
        .containsExactly("0 read f 0+10 x3 by 10 @0 every 5", "0 read f 30+10 @16");
  }

  @Test
  void mergingLosesAndInventsNothing() {
    UniformRandomProvider random = SeededRandom.of(3, "merger");
    for (int turn = 0; turn < 500; turn++) {
      List<OperationRow> rows = new ArrayList<>();
      boolean timed = random.nextBoolean();
      long offset = 100;
      long at = 0;
      for (int i = random.nextInt(12); i > 0; i--) {
        rows.add(read(offset, timed ? at : OperationRow.NOT_RECORDED));
        offset = Math.max(0, offset + 10L * (random.nextInt(4) - 1));
        at += random.nextInt(2);
      }
      assertThat(expanded(merged(rows))).isEqualTo(rows);
    }
  }

  @Test
  void rowsOfManyCountAsTheirOperations() {
    UniformRandomProvider random = SeededRandom.of(4, "merger");
    for (int turn = 0; turn < 5_000; turn++) {
      List<OperationRow> rows = new ArrayList<>();
      long offset = 0;
      for (int i = random.nextInt(9); i > 0; i--) {
        long count = 1 + random.nextInt(4);
        rows.add(manyReads(offset, count));
        offset = Math.max(0, offset + 10 * (count + random.nextInt(5) - 3));
      }
      assertThat(merged(rows)).isEqualTo(merged(expanded(rows)));
    }
  }

  private static OperationRow manyReads(long offsetBytes, long count) {
    return OperationRow.of(0, OperationKind.READ)
        .path(FILE)
        .offsetBytes(offsetBytes)
        .lengthBytes(10)
        .count(count)
        .build();
  }

  private static List<OperationRow> expanded(List<OperationRow> rows) {
    List<OperationRow> single = new ArrayList<>();
    for (OperationRow row : rows) {
      for (long i = 0; i < row.count(); i++) {
        long at = row.count() == 1 ? row.atMicros() : row.atMicros() + i * row.periodMicros();
        boolean timed = row.atMicros() != OperationRow.NOT_RECORDED;
        single.add(read(row.offsetBytesOf(i), timed ? at : OperationRow.NOT_RECORDED));
      }
    }
    return single;
  }
}
