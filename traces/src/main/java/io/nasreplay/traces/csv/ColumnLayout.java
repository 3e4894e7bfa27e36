package io.nasreplay.traces.csv;

import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.model.Column;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.csv.CSVRecord;

/** Which column stands where in this file. */
@SuppressWarnings("EnumOrdinal") // ordinals are indexes within this object only
final class ColumnLayout {
  /** The header row is wrong at one of its fields. */
  static final class InvalidHeaderException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int field;

    InvalidHeaderException(int field, String problem) {
      super(problem);
      this.field = field;
    }

    /** The index of the field, from 0. */
    int field() {
      return field;
    }
  }

  private static final List<Column> REQUIRED = List.of(Column.OP, Column.PATH);

  private static final int OMITTED = -1;

  /** The index of each column's field. An array: every row asks for up to all columns. */
  private final int[] fields = new int[Column.values().length];

  private final int size;

  private ColumnLayout(int size) {
    this.size = size;
    Arrays.fill(fields, OMITTED);
  }

  static ColumnLayout of(CSVRecord header) {
    ColumnLayout layout = new ColumnLayout(header.size());
    for (int field = 0; field < header.size(); field++) {
      layout.place(field, header.get(field));
    }
    for (Column column : REQUIRED) {
      if (!layout.has(column)) {
        throw new InvalidHeaderException(
            0,
            "column \"" + column.token() + "\" is missing; needed: op and path, allowed: " + all());
      }
    }
    return layout;
  }

  /** How many fields each row has. */
  int size() {
    return size;
  }

  boolean has(Column column) {
    return fields[column.ordinal()] != OMITTED;
  }

  /** The index of the column's field; 0, the row's start, for a column that the file omits. */
  int fieldOf(Column column) {
    return Math.max(fields[column.ordinal()], 0);
  }

  /** The column's value; empty when the file omits the column. */
  String value(CSVRecord row, Column column) {
    int field = fields[column.ordinal()];
    return field == OMITTED ? "" : row.get(field);
  }

  private void place(int field, String name) {
    Column column =
        Arrays.stream(Column.values())
            .filter(known -> known.token().equals(name))
            .findFirst()
            .orElseThrow(() -> unknown(field, name));
    if (has(column)) {
      throw new InvalidHeaderException(
          field, "column \"" + name + "\" stands twice; allowed: each column once");
    }
    fields[column.ordinal()] = field;
  }

  private static InvalidHeaderException unknown(int field, String name) {
    return new InvalidHeaderException(field, Suggestions.unknown("column", name, Column.tokens()));
  }

  private static String all() {
    return String.join(", ", Column.tokens());
  }
}
