package io.nasreplay.engine.replay;

import io.nasreplay.traces.csv.CsvTraceReader;
import io.nasreplay.traces.format.CheckedTraceReader;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A trace written in a test: its rows under the header row with all columns. */
public record TextTrace(String rows) implements TraceSource {
  private static final String HEADER =
      """
      # nasreplay-trace: 1
      stream,op,path,to,flags,offset,length,count,stride,expect
      """;

  @Override
  public String name() {
    return "test.trace.csv";
  }

  @Override
  public TraceReader open() throws IOException {
    byte[] text = (HEADER + expand()).getBytes(StandardCharsets.UTF_8);
    return new CheckedTraceReader(new CsvTraceReader(name(), new ByteArrayInputStream(text)));
  }

  /** Adds the commas that a row leaves out at its end. */
  private String expand() {
    StringBuilder text = new StringBuilder();
    for (String row : rows.strip().split("\n")) {
      long missing = 9 - row.chars().filter(c -> c == ',').count();
      text.append(row.strip()).append(",".repeat((int) Math.max(0, missing))).append('\n');
    }
    return text.toString();
  }
}
