package io.nasreplay.traces;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.TraceRow;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Traces that a test holds as text or bytes. */
public final class TraceText {
  /** What messages call them. */
  public static final String NAME = "t.csv";

  private TraceText() {}

  /** A source of the text's bytes. */
  public static TraceSource source(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new TraceSource() {
      @Override
      public String name() {
        return NAME;
      }

      @Override
      public TraceReader open() throws IOException {
        return Traces.read(NAME, new ByteArrayInputStream(bytes));
      }
    };
  }

  /** A source of a trace with these columns and rows. */
  public static TraceSource source(String columns, String... rows) {
    return source("# nasreplay-trace: 1\n" + columns + "\n" + String.join("\n", rows) + "\n");
  }

  /** Reads a whole trace through the door. */
  public static List<TraceRow> readAll(byte[] bytes) throws IOException {
    try (TraceReader reader = Traces.read(NAME, new ByteArrayInputStream(bytes))) {
      List<TraceRow> rows = new ArrayList<>();
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        rows.add(row);
      }
      return rows;
    }
  }

  /** Reads a whole trace through the door. */
  public static List<TraceRow> readAll(String text) throws IOException {
    return readAll(text.getBytes(StandardCharsets.UTF_8));
  }
}
