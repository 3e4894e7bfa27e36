package io.nasreplay.traces.csv;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.traces.RandomRows;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvRoundTripTest {
  private static final TraceHeader HEADER = new TraceHeader(header());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void rowsAndMetadataComeBackAsTheyWereWritten(long seed) throws IOException {
    List<TraceRow> rows = new RandomRows(seed).rows(2_000);

    try (TraceReader reader = reader(written(rows))) {
      assertThat(reader.header()).isEqualTo(HEADER);
      assertThat(all(reader)).containsExactlyElementsOf(rows);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"en-US", "tr-TR", "ar-EG-u-nu-arab", "de-DE"})
  void bytesAndDigestDoNotDependOnTheLocale(String locale) throws IOException {
    List<TraceRow> rows = new RandomRows(42).rows(500);
    byte[] expected = written(rows);
    String digest = digest(rows);
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(locale));
      assertThat(written(rows)).isEqualTo(expected);
      assertThat(digest(rows)).isEqualTo(digest);
      assertThat(all(reader(expected))).isEqualTo(rows);
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void rewritingWhatWasReadGivesTheSameBytes() throws IOException {
    byte[] first = written(new RandomRows(9).rows(1_000));

    assertThat(written(all(reader(first)))).isEqualTo(first);
  }

  private static Map<String, String> header() {
    Map<String, String> header = new LinkedHashMap<>();
    header.put("name", "Näme: with, \"all\"");
    header.put("description", "");
    header.put("seed", "7");
    return header;
  }

  static byte[] written(List<TraceRow> rows) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (CsvTraceWriter writer = new CsvTraceWriter(bytes, HEADER)) {
      for (TraceRow row : rows) {
        writer.write(row);
      }
      writer.finish();
    }
    return bytes.toByteArray();
  }

  static String digest(List<TraceRow> rows) {
    TraceDigest digest = new TraceDigest();
    rows.forEach(digest::update);
    return digest.hex();
  }

  static TraceReader reader(byte[] bytes) throws IOException {
    return new CsvTraceReader("test.trace.csv", new ByteArrayInputStream(bytes));
  }

  static List<TraceRow> all(TraceReader reader) throws IOException {
    List<TraceRow> rows = new ArrayList<>();
    for (TraceRow row = reader.next(); row != null; row = reader.next()) {
      rows.add(row);
    }
    return rows;
  }
}
