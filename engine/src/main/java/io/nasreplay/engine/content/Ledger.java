package io.nasreplay.engine.content;

import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Option;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Entry;
import io.nasreplay.traces.namespace.Namespace;
import java.io.Closeable;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What every file must hold after the rows of a trace, which are fed to it in their global order.
 */
final class Ledger implements Closeable {
  private final BlockStore store = new BlockStore();
  private final FragmentBudget budget;
  private final ContentIds ids = new ContentIds();
  private final Namespace names = new Namespace();
  private final Map<Entry, FileLedger> files = new LinkedHashMap<>();
  private final Map<Integer, StreamState> streams = new HashMap<>();
  private long rows;

  Ledger(int fragmentBlocks) {
    this.budget = new FragmentBudget(fragmentBlocks);
  }

  /** The numbers of all paths seen. */
  ContentIds ids() {
    return ids;
  }

  /** All files that there are. */
  Map<Entry, FileLedger> files() {
    return files;
  }

  /** What a path names now, or empty. */
  Optional<Entry> find(String path) {
    return names.find(new TracePath(path));
  }

  /** Total size of the files. */
  long totalBytes() {
    return names.totalBytes();
  }

  /** How many operation rows there were; the newest generation. */
  long rows() {
    return rows;
  }

  void add(TraceRow row) {
    ids.add(row);
    if (row instanceof OperationRow operation) {
      rows++;
      run(operation);
    } else {
      names.apply(row);
    }
    if (row instanceof FileRow file) {
      required(file.path()).prepare(ids.idOf(file.path()), file.lengthBytes());
    } else if (row instanceof StreamRow stream) {
      streams.put(stream.streamId(), new StreamState(stream.streamId(), stream.depth()));
    }
  }

  private void run(OperationRow row) {
    StreamState stream = streams.computeIfAbsent(row.streamId(), id -> new StreamState(id, 1));
    if (!row.kind().isTransfer()) {
      stream.fence(rows);
    }
    if (row.kind() == OperationKind.BARRIER) {
      stream.passBarrier();
    }
    if (row.expect() == null) {
      apply(row, stream);
    }
  }

  private void apply(OperationRow row, StreamState stream) {
    switch (row.kind()) {
      case OPEN -> open(row, stream);
      case WRITE -> write(row, stream);
      case TRUNCATE -> truncate(row, stream);
      case DELETE -> remove(row, row.requiredPath());
      case RENAME -> remove(row, to(row));
      case COPY -> copy(row, stream);
      case CLOSE, READ, FLUSH, MKDIR, RMDIR, STAT, LIST, BARRIER -> names.apply(row);
    }
  }

  private void open(OperationRow row, StreamState stream) {
    boolean isNew = names.find(row.requiredPath()).isEmpty();
    names.apply(row);
    FileLedger file = required(row.requiredPath());
    if (!isNew && flags(row).has(Option.TRUNCATE)) {
      file.truncate(stream, rows, 0);
    }
  }

  private void write(OperationRow row, StreamState stream) {
    FileLedger file = used(row);
    boolean appends = names.appends(row);
    names.apply(row);
    if (file == null) {
      return;
    }
    long slot = Slot.exact(ids.idOf(row.requiredPath()), rows);
    if (appends) {
      file.append(stream, slot, row.transferBytes());
    } else if (row.strideBytes() == row.lengthBytes()) {
      long from = row.offsetBytes();
      file.write(stream, slot, from, from + row.transferBytes());
    } else {
      for (long repeat = 0; repeat < row.count(); repeat++) {
        long from = row.offsetBytesOf(repeat);
        file.write(stream, slot, from, from + row.lengthBytes());
      }
    }
  }

  private void truncate(OperationRow row, StreamState stream) {
    FileLedger file = used(row);
    names.apply(row);
    if (file != null) {
      file.truncate(stream, rows, row.lengthBytes());
    }
  }

  private void copy(OperationRow row, StreamState stream) {
    names.apply(row);
    required(to(row)).copyFrom(stream, rows, required(row.requiredPath()));
  }

  /** A row that removes the file with this name, if it names one that does not stay. */
  private void remove(OperationRow row, TracePath path) {
    Entry before = names.find(path).orElse(null);
    names.apply(row);
    if (before != null && names.find(path).orElse(null) != before) {
      FileLedger file = files.remove(before);
      if (file != null) {
        file.discard();
      }
    }
  }

  /** The file that a row works on, or null when it has no name any more. */
  private @Nullable FileLedger used(OperationRow row) {
    return names.used(row).map(this::ledger).orElse(null);
  }

  private FileLedger required(TracePath path) {
    return ledger(names.find(path).orElseThrow());
  }

  private FileLedger ledger(Entry entry) {
    return files.computeIfAbsent(entry, e -> new FileLedger(store, budget));
  }

  private static OpenFlags flags(OperationRow row) {
    return Objects.requireNonNull(row.flags());
  }

  private static TracePath to(OperationRow row) {
    return Objects.requireNonNull(row.to());
  }

  @Override
  public void close() {
    store.close();
  }
}
