package io.nasreplay.results.csv;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;

/** Small tables as CSV: RFC 4180 with line feeds. Stateless. */
public final class CsvText {
  private CsvText() {}

  /** The lines, the first one usually a header. */
  public static String of(List<List<String>> lines) {
    StringBuilder text = new StringBuilder();
    try (CSVPrinter printer = new CSVPrinter(text, OperationLogFormat.csv())) {
      for (List<String> line : lines) {
        printer.printRecord(line);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }
}
