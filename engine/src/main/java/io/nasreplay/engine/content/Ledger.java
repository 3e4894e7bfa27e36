package io.nasreplay.engine.content;

import io.nasreplay.engine.content.StreamState.Handle;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Option;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.Closeable;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What every file must hold after the rows of a trace, which are fed to it in their global order.
 * Operations that the trace expects to fail change nothing; what else cannot be done (no such file)
 * is passed over, since the replay has counted it as a failure.
 */
final class Ledger implements Closeable {
  private final BlockStore store = new BlockStore();
  private final FragmentBudget budget;
  private final ContentIds ids = new ContentIds();
  private final Namespace names = new Namespace();
  private final Map<Integer, StreamState> streams = new HashMap<>();
  private long rows;

  Ledger(int fragmentBlocks) {
    this.budget = new FragmentBudget(fragmentBlocks);
  }

  ContentIds ids() {
    return ids;
  }

  Namespace names() {
    return names;
  }

  /** How many operation rows there were; the newest generation. */
  long rows() {
    return rows;
  }

  void add(TraceRow row) {
    ids.add(row);
    if (row instanceof DirectoryRow directory) {
      names.addDirectories(directory.path().value());
    } else if (row instanceof FileRow file) {
      prepare(file);
    } else if (row instanceof StreamRow stream) {
      streams.put(stream.streamId(), new StreamState(stream.streamId(), stream.depth()));
    } else if (row instanceof OperationRow operation) {
      rows++;
      run(operation);
    }
  }

  private void prepare(FileRow row) {
    TracePath parent = row.path().parent();
    if (parent != null) {
      names.addDirectories(parent.value());
    }
    FileLedger file = newFile(row.path().value());
    file.prepare(ids.idOf(row.path()), row.lengthBytes());
  }

  private void run(OperationRow row) {
    StreamState stream = streams.computeIfAbsent(row.streamId(), id -> new StreamState(id, 1));
    if (!row.kind().isTransfer()) {
      stream.fence(rows);
    }
    if (row.expect() == null) {
      apply(row, stream);
    }
  }

  private void apply(OperationRow row, StreamState stream) {
    switch (row.kind()) {
      case OPEN -> open(row, stream);
      case CLOSE -> stream.close(path(row));
      case READ, FLUSH -> handle(row, stream);
      case WRITE -> write(row, stream);
      case TRUNCATE -> truncate(row, stream);
      case MKDIR -> names.addDirectory(path(row));
      case RMDIR -> names.removeDirectory(path(row));
      case DELETE -> names.removeFile(path(row));
      case RENAME -> names.rename(path(row), to(row));
      case COPY -> copy(row, stream);
      case BARRIER -> stream.passBarrier();
      case STAT, LIST -> {}
    }
  }

  private void open(OperationRow row, StreamState stream) {
    String path = path(row);
    OpenFlags flags = Objects.requireNonNull(row.flags());
    FileLedger file = names.file(path);
    if (file == null && flags.creates() && !names.has(path)) {
      file = newFile(path);
    } else if (file != null && flags.has(Option.TRUNCATE)) {
      file.truncate(stream, rows, 0);
    }
    if (file != null) {
      stream.open(path, new Handle(file, flags.has(Option.APPEND)));
    }
  }

  private void write(OperationRow row, StreamState stream) {
    Handle handle = handle(row, stream);
    if (handle == null) {
      return;
    }
    long slot = Slot.exact(ids.idOf(row.requiredPath()), rows);
    if (handle.appends()) {
      handle.file().append(stream, slot, row.transferBytes());
    } else if (row.strideBytes() == row.lengthBytes()) {
      long from = row.offsetBytes();
      handle.file().write(stream, slot, from, from + row.transferBytes());
    } else {
      for (long repeat = 0; repeat < row.count(); repeat++) {
        long from = row.offsetBytesOf(repeat);
        handle.file().write(stream, slot, from, from + row.lengthBytes());
      }
    }
  }

  private void truncate(OperationRow row, StreamState stream) {
    Handle handle = handle(row, stream);
    if (handle != null) {
      handle.file().truncate(stream, rows, row.lengthBytes());
    }
  }

  private void copy(OperationRow row, StreamState stream) {
    FileLedger source = names.file(path(row));
    if (source == null) {
      return;
    }
    FileLedger there = names.file(to(row));
    FileLedger copy = there == null ? newFile(to(row)) : there;
    if (copy != source) {
      copy.copyFrom(stream, rows, source);
    }
  }

  /** The open file that an operation uses; a file that is not open is opened, and stays so. */
  private @Nullable Handle handle(OperationRow row, StreamState stream) {
    String path = path(row);
    Handle open = stream.handle(path);
    FileLedger file = names.file(path);
    if (open != null || file == null) {
      return open;
    }
    Handle implicit = new Handle(file, false);
    stream.open(path, implicit);
    return implicit;
  }

  private FileLedger newFile(String path) {
    FileLedger file = new FileLedger(store, budget);
    names.addFile(path, file);
    return file;
  }

  private static String path(OperationRow row) {
    return row.requiredPath().value();
  }

  private static String to(OperationRow row) {
    return Objects.requireNonNull(row.to()).value();
  }

  @Override
  public void close() {
    store.close();
  }
}
