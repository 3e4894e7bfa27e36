package io.nasreplay.engine.plan;

import io.nasreplay.engine.content.ContentIds;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.namespace.Entry;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Turns operation rows into records: follows names and open files, adds the opens and closes that
 * the trace leaves implicit, and finds what each row waits for.
 */
final class RowCompiler {
  private final ContentIds ids;
  private final Files files;
  private final Ordering ordering;
  private final Slots slots = new Slots();
  private final ImplicitOpens implicitOpens = new ImplicitOpens();
  private final Step step = new Step();
  private long rows;

  RowCompiler(ContentIds ids, Files files, Waits waits) {
    this.ids = ids;
    this.files = files;
    this.ordering = new Ordering(ids, waits);
  }

  /** Compiles the next row of the trace's global order. */
  void compile(OperationRow row, StreamBuilder stream) {
    rows++;
    switch (row.kind()) {
      case BARRIER -> barrier(row, stream);
      case OPEN -> open(row, stream, requiredFlags(row));
      case CLOSE -> close(row, stream);
      case READ, WRITE, FLUSH, TRUNCATE -> onFile(row, stream);
      case MKDIR, RMDIR, DELETE, STAT, LIST -> byName(row, stream);
      case RENAME, COPY -> byTwoNames(row, stream, requiredTo(row));
    }
  }

  /** Places for open files that the records use. */
  int slots() {
    return slots.count();
  }

  ImplicitOpens implicitOpens() {
    return implicitOpens;
  }

  private void barrier(OperationRow row, StreamBuilder stream) {
    files.apply(row);
    stream.append(step.begin(OperationKind.BARRIER, null), row);
    stream.barriers++;
  }

  private void open(OperationRow row, StreamBuilder stream, OpenFlags flags) {
    TracePath path = row.requiredPath();
    Entry before = files.find(path);
    if (flags.creates()) {
      files.noteMade(path);
    }
    files.apply(row);
    boolean works = row.expect() == null;
    boolean truncates = flags.has(OpenFlags.Option.TRUNCATE);
    boolean changes = works && (before == null || truncates);
    order(stream, path, changes);
    begin(row);
    step.slot = stream.takeSlot(slots);
    step.setFlags(flags);
    if (works) {
      Entry entry = files.required(path);
      FileState state = files.state(entry);
      state.changed |= truncates;
      step.file = state.number;
      stream.opened(OpenFile.explicit(entry, state, step.slot, flags));
    } else {
      stream.freeSlot(step.slot);
    }
    append(row, stream, path, changes);
  }

  private void close(OperationRow row, StreamBuilder stream) {
    TracePath path = row.requiredPath();
    files.apply(row);
    OpenFile file = stream.openedLast(files.find(path), path);
    order(stream, path, false);
    begin(row);
    if (file != null) {
      step.slot = file.slot();
      stream.closed(file, path);
    }
    append(row, stream, path, false);
  }

  private void onFile(OperationRow row, StreamBuilder stream) {
    TracePath path = row.requiredPath();
    Entry entry = files.find(path);
    long sizeBytes = entry == null ? 0 : entry.lengthBytes();
    files.apply(row);
    boolean works = row.expect() == null;
    boolean changes = works && row.kind() == OperationKind.TRUNCATE;
    order(stream, path, changes);
    OpenFile file = stream.openedLast(entry, path);
    if (file == null) {
      file = openImplicitly(stream, path, entry);
    }
    if (file.isImplicit()) {
      implicitOpens.use(file.implicitIndex(), row.kind());
    }
    transfer(row, file, sizeBytes);
    file.state().changed |= works && row.kind() != OperationKind.READ;
    append(row, stream, path, changes);
  }

  private OpenFile openImplicitly(StreamBuilder stream, TracePath path, @Nullable Entry entry) {
    int slot = stream.takeSlot(slots);
    int index = implicitOpens.begin();
    step.begin(OperationKind.OPEN, null).markImplicit();
    step.path = ids.idOf(path);
    step.slot = slot;
    step.implicitIndex = index;
    step.wait = ordering.entry();
    OpenFile file = openable(entry, slot, index);
    step.file = file.state().number;
    stream.append(step);
    ordering.begin();
    if (file.entry() == null) {
      stream.freeSlot(slot);
    } else {
      stream.opened(file);
    }
    return file;
  }

  private OpenFile openable(@Nullable Entry entry, int slot, int index) {
    if (entry == null || entry.isDirectory()) {
      return new OpenFile(null, new FileState(Step.NONE), slot, false, index);
    }
    return new OpenFile(entry, files.state(entry), slot, false, index);
  }

  private void transfer(OperationRow row, OpenFile file, long sizeBytes) {
    begin(row);
    step.slot = file.slot();
    step.generation = rows;
    if (row.kind() != OperationKind.READ) {
      step.file = file.state().number;
    }
    if (row.kind() == OperationKind.TRUNCATE) {
      step.offsetBytes = row.lengthBytes();
    } else if (row.kind().isTransfer()) {
      boolean atEnd = row.kind() == OperationKind.WRITE && file.appends();
      step.offsetBytes = atEnd ? sizeBytes : row.offsetBytes();
      step.strideBytes = atEnd ? row.lengthBytes() : row.strideBytes();
      step.lengthBytes = (int) row.lengthBytes();
      step.count = row.count();
    }
  }

  private void byName(OperationRow row, StreamBuilder stream) {
    TracePath path = row.requiredPath();
    boolean works = row.expect() == null;
    Entry before = files.find(path);
    if (row.kind() == OperationKind.MKDIR) {
      files.noteMade(path);
    }
    files.apply(row);
    if (works && row.kind() == OperationKind.DELETE && before != null) {
      removed(stream, before, path);
    }
    boolean changes = works && changesName(row.kind());
    order(stream, path, changes);
    begin(row);
    append(row, stream, path, changes);
  }

  private void byTwoNames(OperationRow row, StreamBuilder stream, TracePath to) {
    TracePath path = row.requiredPath();
    boolean works = row.expect() == null;
    boolean renames = works && row.kind() == OperationKind.RENAME;
    if (renames) {
      rename(row, stream, to);
    } else {
      files.noteMade(to);
      files.apply(row);
    }
    order(stream, path, renames);
    orderAlso(stream, to, works);
    begin(row);
    step.to = ids.idOf(to);
    if (works && !renames) {
      FileState copied = files.state(files.required(to));
      copied.changed = true;
      step.file = copied.number;
    }
    long last = append(row, stream, path, renames);
    touched(stream, to, last, works);
  }

  private void rename(OperationRow row, StreamBuilder stream, TracePath to) {
    Entry from = files.find(row.requiredPath());
    Entry replaced = files.find(to);
    if (from != null) {
      files.noteRename(row, to);
    }
    files.apply(row);
    if (replaced != null && replaced != from) {
      removed(stream, replaced, to);
    }
  }

  /** A file goes: what was opened explicitly stays usable, the rest is closed before that. */
  private void removed(StreamBuilder stream, Entry file, TracePath path) {
    FileState state = files.state(file);
    state.changed = true;
    for (StreamBuilder opener : Set.copyOf(state.openers)) {
      OpenFile implicit = opener.unlink(file, path);
      if (implicit != null && opener.barriers <= stream.barriers) {
        closeImplicitly(opener, implicit, path);
      }
    }
  }

  private void closeImplicitly(StreamBuilder opener, OpenFile file, TracePath path) {
    step.begin(OperationKind.CLOSE, null).markImplicit();
    step.path = ids.idOf(path);
    step.slot = file.slot();
    opener.freeSlot(file.slot());
    touched(opener, path, opener.append(step), false);
  }

  private void begin(OperationRow row) {
    step.begin(row.kind(), row.expect());
    step.path = ids.idOf(row.requiredPath());
    step.wait = ordering.entry();
  }

  private long append(OperationRow row, StreamBuilder stream, TracePath path, boolean changes) {
    long last = stream.append(step, row);
    touched(stream, path, last, changes);
    return last;
  }

  private void order(StreamBuilder stream, TracePath path, boolean changes) {
    ordering.begin();
    orderAlso(stream, path, changes);
  }

  private void orderAlso(StreamBuilder stream, TracePath path, boolean changes) {
    ordering.waitForChanges(stream, path);
    if (changes) {
      ordering.waitForUses(stream, path);
    }
  }

  private void touched(StreamBuilder stream, TracePath path, long lastStep, boolean changes) {
    if (changes) {
      ordering.changed(stream, path, lastStep);
    } else {
      ordering.used(stream, path, lastStep);
    }
  }

  private static boolean changesName(OperationKind kind) {
    return kind == OperationKind.MKDIR
        || kind == OperationKind.RMDIR
        || kind == OperationKind.DELETE;
  }

  private static OpenFlags requiredFlags(OperationRow row) {
    OpenFlags flags = row.flags();
    if (flags == null) {
      throw new IllegalStateException("open has no flags");
    }
    return flags;
  }

  private static TracePath requiredTo(OperationRow row) {
    TracePath to = row.to();
    if (to == null) {
      throw new IllegalStateException(row.kind().token() + " has no second path");
    }
    return to;
  }
}
