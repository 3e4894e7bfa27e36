package io.nasreplay.traces.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.RandomRows;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvRowsTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void bytesAreThoseOfTheLibrarysPrinter(long seed) throws IOException {
    assertSame(new RandomRows(seed).rows(5_000));
  }

  @Test
  void numbersOfEveryLengthAreThoseOfTheLibrarysPrinter() throws IOException {
    List<TraceRow> rows = new ArrayList<>();
    for (int bit = 0; bit < Long.SIZE - 1; bit++) {
      rows.add(row(1L << bit, 1));
      rows.add(row((1L << bit) - 1, -1));
    }
    for (long power = 1; power <= Long.MAX_VALUE / 10; power *= 10) {
      rows.add(row(power, 1));
      rows.add(row(power - 1, 1));
      rows.add(row(power * 10 - 1, 1));
    }
    rows.add(new FileRow(new TracePath("f"), Long.MAX_VALUE));
    assertSame(rows);
  }

  @Test
  void textsLongerThanAPieceAndMoreThanAreRememberedArePrintedWhole() throws IOException {
    List<TraceRow> rows = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      rows.add(new FileRow(new TracePath("d" + i % 9_000 + "/\u00e9,"), i));
    }
    rows.add(new StreamRow(1, "x".repeat(200_000), 7));
    rows.add(new FileRow(new TracePath("\u20ac\"".repeat(60_000)), 1));
    assertSame(rows);
  }

  private static OperationRow row(long number, long direction) {
    return OperationRow.of(7, OperationKind.READ)
        .path(new TracePath("f"))
        .offsetBytes(number)
        .count(2)
        .strideBytes(direction * Math.min(number, Long.MAX_VALUE - number))
        .atMicros(number)
        .build();
  }

  private static void assertSame(List<TraceRow> rows) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CsvRows printed = new CsvRows(bytes);
    StringBuilder text = new StringBuilder();
    PrintedRows expected = new PrintedRows(text);
    for (TraceRow row : rows) {
      printed.print(row);
      expected.print(row);
    }
    printed.passOn();
    assertThat(bytes.toString(StandardCharsets.UTF_8)).isEqualTo(text.toString());
  }
}
