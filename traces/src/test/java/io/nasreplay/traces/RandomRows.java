package io.nasreplay.traces;

import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Seeded rows of every kind with every column, each valid by itself. */
public final class RandomRows {
  private static final String[] NAMES = {
    "a",
    "play.ts",
    "with blank",
    "com,ma",
    "quo\"te",
    "line\nbreak",
    "\r",
    "é",
    "\u0130\u0131",
    "\uD83D\uDE00",
    "#hash",
    "\"",
    " ",
    "CON",
    "tab\t",
    "٣",
    "'",
    "--",
    "\uFEFFx"
  };

  private final SplittableRandom random;

  /** The same rows for the same seed. */
  public RandomRows(long seed) {
    random = new SplittableRandom(seed);
  }

  /** Setup rows, then operations. */
  public List<TraceRow> rows(int count) {
    List<TraceRow> rows = new ArrayList<>();
    for (int i = 0; i < count / 4; i++) {
      rows.add(setup(i));
    }
    while (rows.size() < count) {
      rows.add(operation(kind()));
    }
    return rows;
  }

  /** Operations that are expected to fail, which may stand in any order. */
  public List<TraceRow> expectedToFail(int count) {
    List<TraceRow> rows = new ArrayList<>();
    while (rows.size() < count) {
      OperationRow row = operation(kind());
      if (row.expect() != null) {
        rows.add(row);
      }
    }
    return rows;
  }

  private TraceRow setup(int i) {
    return switch (random.nextInt(3)) {
      case 0 -> new DirectoryRow(path());
      case 1 -> new FileRow(path(), random.nextLong(Long.MAX_VALUE));
      default -> new StreamRow(i, name(), 1 + random.nextInt(StreamRow.MAX_DEPTH));
    };
  }

  private OperationRow operation(OperationKind kind) {
    OperationRow.Builder row = OperationRow.of(random.nextInt(65_536), kind);
    if (kind != OperationKind.BARRIER) {
      row.path(path());
    }
    switch (kind) {
      case OPEN -> row.flags(flags());
      case RENAME, COPY -> row.to(path());
      case TRUNCATE -> row.lengthBytes(random.nextLong(Long.MAX_VALUE));
      case READ, WRITE -> transfer(row);
      default -> {}
    }
    if (random.nextBoolean()) {
      row.atMicros(random.nextLong(1L << 40));
      if (random.nextBoolean()) {
        row.periodMicros(random.nextLong(1L << 20));
      }
    }
    if (random.nextBoolean()) {
      row.tookMicros(random.nextLong(5));
    }
    if (random.nextInt(4) == 0) {
      row.expect(ErrorCode.values()[random.nextInt(ErrorCode.values().length)]);
    }
    return row.build();
  }

  private void transfer(OperationRow.Builder row) {
    row.offsetBytes((1L << 50) + random.nextLong(1L << 50)).lengthBytes(random.nextLong(1 << 20));
    if (random.nextBoolean()) {
      row.count(1 + random.nextLong(1 << 20));
    }
    if (random.nextBoolean()) {
      row.strideBytes(random.nextLong(-(1 << 20), 1 << 20));
    }
  }

  private OpenFlags flags() {
    OpenFlags.Access access = OpenFlags.Access.values()[random.nextInt(3)];
    if (access == OpenFlags.Access.R) {
      return OpenFlags.of(access);
    }
    Set<OpenFlags.Option> options = new HashSet<>();
    for (OpenFlags.Option option : OpenFlags.Option.values()) {
      if (random.nextBoolean()) {
        options.add(option);
      }
    }
    return new OpenFlags(access, options);
  }

  private OperationKind kind() {
    return OperationKind.values()[random.nextInt(OperationKind.values().length)];
  }

  private TracePath path() {
    StringBuilder path = new StringBuilder(name());
    while (random.nextInt(3) == 0) {
      path.append('/').append(name());
    }
    return new TracePath(path.toString());
  }

  private String name() {
    return NAMES[random.nextInt(NAMES.length)];
  }
}
