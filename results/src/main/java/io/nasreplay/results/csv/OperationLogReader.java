package io.nasreplay.results.csv;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import io.nasreplay.results.model.OperationLog;
import io.nasreplay.results.model.OperationRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.apache.commons.csv.CSVException;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/** Reads {@code ops.csv.zst}, line by line in constant memory. Stateless. */
public final class OperationLogReader {
  private OperationLogReader() {}

  /**
   * Hands every operation of a log to {@code sink}, in the order of the file.
   *
   * @param in the compressed bytes; read to their end, closed
   * @throws IllegalArgumentException when they are no such log, or are cut short; when a line is no
   *     operation the message names it
   * @throws IOException when they cannot be read, and from the sink
   */
  public static void read(InputStream in, OperationLog sink) throws IOException {
    try (Reader text =
            new InputStreamReader(new ZstdInputStream(in), StandardCharsets.UTF_8.newDecoder());
        CSVParser lines = OperationLogFormat.csv().builder().setHeader().get().parse(text)) {
      if (!lines.getHeaderNames().equals(List.of(OperationLogFormat.columns()))) {
        throw new IllegalArgumentException(
            "line 1 is "
                + lines.getHeaderNames()
                + "; allowed: "
                + List.of(OperationLogFormat.columns()));
      }
      for (CSVRecord line : lines) {
        sink.accept(operation(line));
      }
    } catch (UncheckedIOException e) {
      throw asBadContent(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw asBadContent(e);
    }
  }

  /** What the decoders say about the content, apart from what the file system says. */
  private static IOException asBadContent(IOException e) {
    if (e instanceof ZstdIOException
        || e instanceof CSVException
        || e instanceof CharacterCodingException) {
      throw new IllegalArgumentException(e.toString(), e);
    }
    return e;
  }

  private static OperationRecord operation(CSVRecord line) {
    try {
      return new OperationRecord(
          Integer.parseInt(text(line, OperationLogFormat.STREAM)),
          number(line, OperationLogFormat.OPERATION),
          text(line, OperationLogFormat.OP),
          text(line, OperationLogFormat.PATH),
          number(line, OperationLogFormat.OFFSET),
          number(line, OperationLogFormat.LENGTH),
          numberOrNull(line, OperationLogFormat.INTENDED_START),
          number(line, OperationLogFormat.START),
          number(line, OperationLogFormat.DURATION),
          text(line, OperationLogFormat.OUTCOME));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "line " + (line.getRecordNumber() + 1) + ": " + e.getMessage(), e);
    }
  }

  private static long number(CSVRecord line, OperationLogFormat column) {
    return Long.parseLong(text(line, column));
  }

  private static @Nullable Long numberOrNull(CSVRecord line, OperationLogFormat column) {
    return text(line, column).isEmpty() ? null : number(line, column);
  }

  private static String text(CSVRecord line, OperationLogFormat column) {
    return line.get(column.column());
  }
}
