package io.nasreplay.traces.capture;

import io.nasreplay.traces.capture.CaptureSpool.Spooled;
import io.nasreplay.traces.format.TraceWriter;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Namespace;
import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Makes a trace of a recording: keeps what is of interest, finds out what was there before, and
 * leaves out what cannot stand in a trace. What is left out and guessed is counted. Used once: read
 * all, then write. Not thread-safe. Memory grows with distinct paths; the operations wait in a
 * temporary file.
 */
public final class TraceAssembly implements Closeable {
  static final String OUTSIDE = "outside the root";
  static final String ROOT_ITSELF = "on the root itself, which has no name in a trace";
  static final String SPLIT = "moves more than 1 GiB at once: in pieces of that";
  static final String NOT_REPRODUCIBLE = "failed in a way that a replay cannot bring about: ";
  static final String IMPOSSIBLE = "impossible after what the recording tells before it: ";

  /** Errors that come from what is there, and so come again. */
  private static final Set<ErrorCode> REPRODUCIBLE =
      EnumSet.of(
          ErrorCode.ENOENT,
          ErrorCode.EEXIST,
          ErrorCode.ENOTDIR,
          ErrorCode.EISDIR,
          ErrorCode.ENOTEMPTY,
          ErrorCode.SHORT);

  private final PathNames names;
  private final CaptureSpool spool = new CaptureSpool();
  private final Map<OperationKind, Long> written = new EnumMap<>(OperationKind.class);
  private final BitSet usedStreams = new BitSet();
  private final Tally tally;
  private final CapturedStreams streams;
  private final InitialState state;
  private long firstMicros = Long.MAX_VALUE;

  private TraceAssembly(CaptureReader reader, PathRules rules) throws IOException {
    names = new PathNames(rules);
    tally = reader.tally();
    tally.countOnly(path -> names.of(path) >= 0);
    streams = reader.streams();
    state = new InitialState(tally);
  }

  /**
   * Reads a recording to its end; closes nothing. Blocks on the source.
   *
   * @throws IOException when the source or the temporary file fails
   * @throws io.nasreplay.traces.format.BadInputException when the recording is not in its format
   */
  public static TraceAssembly of(CaptureReader reader, PathRules rules) throws IOException {
    TraceAssembly assembly = new TraceAssembly(reader, rules);
    try {
      for (CapturedOperation next = reader.next(); next != null; next = reader.next()) {
        assembly.take(next);
      }
      return assembly;
    } catch (IOException | RuntimeException e) {
      assembly.close();
      throw e;
    }
  }

  /**
   * Writes the trace, and finishes the writer.
   *
   * @throws IOException when it cannot be written
   */
  public AssemblyReport writeTo(TraceWriter writer) throws IOException {
    Namespace namespace = new Namespace();
    List<TraceRow> setup = state.rows();
    for (TraceRow row : setup) {
      namespace.apply(row);
      writer.write(row);
    }
    for (int id = usedStreams.nextSetBit(0); id >= 0; id = usedStreams.nextSetBit(id + 1)) {
      StreamRow row = new StreamRow(id, streams.name(id), 1);
      namespace.apply(row);
      writer.write(row);
    }
    writeOperations(writer, namespace);
    writer.finish();
    return report(setup);
  }

  private void take(CapturedOperation operation) throws IOException {
    int path = number(operation.path());
    int to = operation.to() == null ? 0 : number(operation.to());
    if (path < 0 || to < 0 || !isReproducible(operation)) {
      return;
    }
    for (CapturedOperation piece : pieces(operation)) {
      String toPath = piece.to() == null ? null : names.path(to).value();
      state.observe(spool.size(), piece, names.path(path).value(), toPath);
      spool.add(piece, path, piece.to() == null ? -1 : to);
    }
    usedStreams.set(operation.streamId());
    if (operation.atMicros() != OperationRow.NOT_RECORDED) {
      firstMicros = Math.min(firstMicros, operation.atMicros());
    }
  }

  /** A transfer that is longer than one of a trace can be, in pieces. */
  private List<CapturedOperation> pieces(CapturedOperation operation) {
    long maxBytes = OperationRow.MAX_TRANSFER_BYTES;
    if (!operation.kind().isTransfer() || operation.lengthBytes() <= maxBytes) {
      return List.of(operation);
    }
    tally.guessed(SPLIT, operation.path());
    List<CapturedOperation> pieces = new ArrayList<>();
    for (long done = 0; done < operation.lengthBytes(); done += maxBytes) {
      pieces.add(operation.piece(done, Math.min(maxBytes, operation.lengthBytes() - done)));
    }
    return pieces;
  }

  /** The path's number; below 0, and counted, when the trace cannot hold it. */
  private int number(String recorded) {
    int number = names.of(recorded);
    if (number < 0) {
      tally.dropped(number == PathNames.ROOT ? ROOT_ITSELF : OUTSIDE, recorded);
    }
    return number;
  }

  private boolean isReproducible(CapturedOperation operation) {
    ErrorCode outcome = operation.outcome();
    boolean reproducible = outcome == null || REPRODUCIBLE.contains(outcome);
    if (!reproducible) {
      tally.dropped(NOT_REPRODUCIBLE + outcome, operation.kind().token() + " " + operation.path());
    }
    return reproducible;
  }

  private void writeOperations(TraceWriter writer, Namespace namespace) throws IOException {
    int number = 0;
    for (Spooled next = spool.next(); next != null; next = spool.next()) {
      OperationRow row = row(next, number++);
      try {
        namespace.apply(row);
      } catch (InvalidRowException e) {
        tally.dropped(IMPOSSIBLE + row.kind().token(), String.valueOf(row.path()));
        continue;
      }
      writer.write(row);
      written.merge(row.kind(), 1L, Long::sum);
    }
  }

  private OperationRow row(Spooled operation, int number) {
    OperationRow.Builder row =
        OperationRow.of(operation.streamId(), operation.kind())
            .path(names.path(operation.path()))
            .offsetBytes(operation.offsetBytes())
            .lengthBytes(operation.lengthBytes())
            .tookMicros(operation.tookMicros());
    if (operation.atMicros() != OperationRow.NOT_RECORDED) {
      row.atMicros(operation.atMicros() - firstMicros);
    }
    if (operation.to() >= 0) {
      row.to(names.path(operation.to()));
    }
    if (operation.flags() != null) {
      row.flags(state.widened().get(number) ? widened(operation.flags()) : operation.flags());
    }
    if (operation.outcome() != null) {
      row.expect(operation.outcome());
    } else if (state.unwritten().get(number)) {
      row.expect(ErrorCode.SHORT);
    }
    return row.build();
  }

  private static OpenFlags widened(OpenFlags flags) {
    return new OpenFlags(OpenFlags.Access.RW, flags.options());
  }

  private AssemblyReport report(List<TraceRow> setup) {
    List<FileRow> files =
        setup.stream().filter(FileRow.class::isInstance).map(FileRow.class::cast).toList();
    return new AssemblyReport(
        written,
        files.size(),
        files.stream().mapToLong(FileRow::lengthBytes).sum(),
        setup.stream().filter(DirectoryRow.class::isInstance).count(),
        usedStreams.cardinality(),
        tally.dropped(),
        tally.guessed(),
        names.renamed());
  }

  /** Removes the temporary file. */
  @Override
  public void close() throws IOException {
    spool.close();
  }
}
