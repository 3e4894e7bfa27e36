package io.nasreplay.engine.replay;

import io.nasreplay.traces.csv.CsvTraceReader;
import io.nasreplay.traces.format.CheckedTraceReader;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A trace written in a test: its rows under a header row. */
public record TextTrace(String columns, String rows) implements TraceSource {
  private static final String ALL = "stream,op,path,to,flags,offset,length,count,stride,expect";
  private static final String TIMES =
      "stream,op,path,at_us,period_us,took_us,offset,length,count,stride,flags,to,expect";

  /** A trace without times. */
  public TextTrace(String rows) {
    this(ALL, rows);
  }

  /** A trace whose times come right after the path. */
  public static TextTrace timed(String rows) {
    return new TextTrace(TIMES, rows);
  }

  @Override
  public String name() {
    return "test.trace.csv";
  }

  @Override
  public TraceReader open() throws IOException {
    byte[] text =
        ("# nasreplay-trace: 1\n" + columns + "\n" + expand()).getBytes(StandardCharsets.UTF_8);
    return new CheckedTraceReader(new CsvTraceReader(name(), new ByteArrayInputStream(text)));
  }

  /** Adds the commas that a row leaves out at its end. */
  private String expand() {
    StringBuilder text = new StringBuilder();
    for (String row : rows.strip().split("\n")) {
      long missing = commas(columns) - commas(row);
      text.append(row.strip()).append(",".repeat((int) Math.max(0, missing))).append('\n');
    }
    return text.toString();
  }

  private static long commas(String row) {
    return row.chars().filter(c -> c == ',').count();
  }
}
