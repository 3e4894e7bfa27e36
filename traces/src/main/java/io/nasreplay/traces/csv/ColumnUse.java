package io.nasreplay.traces.csv;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.OperationKind;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The columns that must be empty in each kind of row. */
final class ColumnUse {
  private static final Set<Column> EVERY_OPERATION =
      EnumSet.of(
          Column.STREAM,
          Column.OP,
          Column.COUNT,
          Column.AT_US,
          Column.PERIOD_US,
          Column.TOOK_US,
          Column.EXPECT);

  private static final Map<OperationKind, List<Column>> EMPTY_IN_OPERATION =
      new EnumMap<>(OperationKind.class);
  private static final Map<SetupOp, List<Column>> EMPTY_IN_SETUP =
      Map.of(
          SetupOp.DIR, allBut(EnumSet.of(Column.OP, Column.PATH)),
          SetupOp.FILE, allBut(EnumSet.of(Column.OP, Column.PATH, Column.LENGTH)),
          SetupOp.STREAM, allBut(EnumSet.of(Column.STREAM, Column.OP, Column.PATH, Column.COUNT)));

  static {
    for (OperationKind kind : OperationKind.values()) {
      Set<Column> used = EnumSet.copyOf(EVERY_OPERATION);
      used.addAll(own(kind));
      EMPTY_IN_OPERATION.put(kind, allBut(used));
    }
  }

  private ColumnUse() {}

  static List<Column> emptyIn(OperationKind kind) {
    return EMPTY_IN_OPERATION.getOrDefault(kind, List.of());
  }

  static List<Column> emptyIn(SetupOp op) {
    return EMPTY_IN_SETUP.getOrDefault(op, List.of());
  }

  private static Set<Column> own(OperationKind kind) {
    return switch (kind) {
      case OPEN -> EnumSet.of(Column.PATH, Column.FLAGS);
      case READ, WRITE -> EnumSet.of(Column.PATH, Column.OFFSET, Column.LENGTH, Column.STRIDE);
      case TRUNCATE -> EnumSet.of(Column.PATH, Column.LENGTH);
      case RENAME, COPY -> EnumSet.of(Column.PATH, Column.TO);
      case CLOSE, FLUSH, MKDIR, RMDIR, DELETE, STAT, LIST -> EnumSet.of(Column.PATH);
      case BARRIER -> EnumSet.noneOf(Column.class);
    };
  }

  private static List<Column> allBut(Set<Column> used) {
    Set<Column> rest = EnumSet.allOf(Column.class);
    rest.removeAll(used);
    return List.copyOf(rest);
  }
}
