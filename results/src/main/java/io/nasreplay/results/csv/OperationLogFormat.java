package io.nasreplay.results.csv;

import java.util.Arrays;
import org.apache.commons.csv.CSVFormat;

/** The columns of an operation log, in order; units are in the names. */
enum OperationLogFormat {
  STREAM("stream"),
  OPERATION("operation"),
  OP("op"),
  PATH("path"),
  OFFSET("offset_bytes"),
  LENGTH("length_bytes"),
  INTENDED_START("intended_start_ns"),
  START("start_ns"),
  DURATION("duration_ns"),
  OUTCOME("outcome");

  private final String column;

  OperationLogFormat(String column) {
    this.column = column;
  }

  String column() {
    return column;
  }

  static String[] columns() {
    return Arrays.stream(values()).map(OperationLogFormat::column).toArray(String[]::new);
  }

  /** RFC 4180 with line feeds. */
  static CSVFormat csv() {
    return CSVFormat.RFC4180.builder().setRecordSeparator('\n').get();
  }
}
