package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Workload;
import io.nasreplay.generators.yaml.Workloads;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/** Rows of generated traces, one short line each, for tests. */
public final class TraceText {
  private TraceText() {}

  public static Workload workload(String yaml) {
    return Workloads.parse("test.yaml", yaml.getBytes(StandardCharsets.UTF_8));
  }

  public static WorkloadTrace trace(String yaml) {
    return WorkloadTrace.of(workload(yaml), Map.of(), OptionalLong.empty());
  }

  public static List<TraceRow> rows(TraceSource source) {
    try (TraceReader reader = source.open()) {
      List<TraceRow> rows = new ArrayList<>();
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        rows.add(row);
      }
      return rows;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static List<OperationRow> operations(TraceSource source) {
    return rows(source).stream()
        .filter(OperationRow.class::isInstance)
        .map(OperationRow.class::cast)
        .toList();
  }

  public static List<String> lines(TraceSource source) {
    return rows(source).stream().map(TraceText::line).toList();
  }

  /** Only the operations. */
  public static List<String> operationLines(TraceSource source) {
    return operations(source).stream().map(TraceText::line).toList();
  }

  public static String line(TraceRow row) {
    if (row instanceof DirectoryRow directory) {
      return "dir " + directory.path();
    }
    if (row instanceof FileRow file) {
      return "file " + file.path() + " " + file.lengthBytes();
    }
    if (row instanceof StreamRow stream) {
      return "stream " + stream.streamId() + " " + stream.name() + " depth " + stream.depth();
    }
    return line((OperationRow) row);
  }

  private static String line(OperationRow row) {
    StringBuilder text = new StringBuilder().append(row.streamId()).append(' ');
    text.append(row.kind().token());
    append(text, " ", row.path());
    append(text, " -> ", row.to());
    append(text, " ", row.flags());
    if (row.kind().isTransfer()) {
      text.append(' ').append(row.offsetBytes()).append('+').append(row.lengthBytes());
      text.append(row.count() == 1 ? "" : " x" + row.count() + " by " + row.strideBytes());
    } else if (row.lengthBytes() > 0) {
      text.append(' ').append(row.lengthBytes());
    }
    text.append(row.atMicros() < 0 ? "" : " @" + row.atMicros());
    text.append(row.periodMicros() < 0 ? "" : " every " + row.periodMicros());
    append(text, " expect ", row.expect());
    return text.toString();
  }

  private static void append(StringBuilder text, String before, Object value) {
    if (value != null) {
      text.append(before).append(value);
    }
  }
}
