package io.nasreplay.traces.namespace;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Option;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import org.jspecify.annotations.Nullable;

/** What each kind of operation needs to find, and what it changes. */
final class OperationEffects {
  private final EntryTree tree;
  private final OpenFiles openFiles;

  OperationEffects(EntryTree tree, OpenFiles openFiles) {
    this.tree = tree;
    this.openFiles = openFiles;
  }

  void apply(OperationRow row) {
    switch (row.kind()) {
      case OPEN -> open(row);
      case CLOSE -> openFiles.close(row, tree.find(row.requiredPath()));
      case READ, WRITE, FLUSH, TRUNCATE -> use(row);
      case MKDIR -> makeDirectory(row);
      case RMDIR -> removeDirectory(row);
      case DELETE -> unlink(row.requiredPath(), existingFile(row));
      case RENAME -> rename(row);
      case STAT -> existing(row);
      case LIST -> existingDirectory(row);
      case COPY -> copy(row);
      case BARRIER -> {}
    }
  }

  @Nullable Entry used(OperationRow row) {
    Entry file = tree.find(row.requiredPath());
    Handle handle = openFiles.find(row, file);
    return handle == null || isOpenHere(row, file) ? file : null;
  }

  boolean appends(OperationRow row) {
    Handle handle = openFiles.find(row, tree.find(row.requiredPath()));
    return handle != null && handle.appends();
  }

  private void open(OperationRow row) {
    OpenFlags flags = flagsOf(row);
    TracePath path = row.requiredPath();
    Entry file = tree.find(path);
    if (file == null && flags.creates()) {
      Entry parent = tree.parentOf(path, Column.PATH);
      file = Entry.file(0);
      tree.add(parent, path, file);
    } else {
      if (file != null && flags.has(Option.NEW)) {
        throw exists(row, path);
      }
      file = existingFile(row);
    }
    if (flags.has(Option.TRUNCATE)) {
      tree.resize(file, 0);
    }
    openFiles.open(row, file, flags);
  }

  private void use(OperationRow row) {
    Entry file = tree.find(row.requiredPath());
    Handle handle = openFiles.find(row, file);
    if (handle == null) {
      file = existingFile(row);
      handle = openFiles.openImplicitly(row, file);
    }
    requireAccess(row, handle);
    if (file != null && isOpenHere(row, file)) {
      resize(row, file, handle);
    }
  }

  /** Whether the stream has what is at the path open, and not only what was there before. */
  private static boolean isOpenHere(OperationRow row, @Nullable Entry file) {
    return file != null && file.handle(row.streamId()) != null;
  }

  private void resize(OperationRow row, Entry file, Handle handle) {
    if (row.kind() == OperationKind.WRITE) {
      tree.resize(file, sizeAfterWrite(row, file, handle));
    } else if (row.kind() == OperationKind.TRUNCATE) {
      requireTotal(row, row.lengthBytes() - file.lengthBytes());
      tree.resize(file, row.lengthBytes());
    }
  }

  private long sizeAfterWrite(OperationRow row, Entry file, Handle handle) {
    long sizeBytes = file.lengthBytes();
    if (row.lengthBytes() == 0) {
      return sizeBytes;
    }
    if (handle.appends()) {
      requireTotal(row, row.transferBytes());
      return sizeBytes + row.transferBytes();
    }
    long lastBytes = Math.max(row.offsetBytes(), row.offsetBytesOf(row.count() - 1));
    long afterBytes = Math.max(sizeBytes, lastBytes + row.lengthBytes());
    requireTotal(row, afterBytes - sizeBytes);
    return afterBytes;
  }

  private void makeDirectory(OperationRow row) {
    TracePath path = row.requiredPath();
    if (tree.find(path) != null) {
      throw exists(row, path);
    }
    tree.add(tree.parentOf(path, Column.PATH), path, Entry.directory());
  }

  private void removeDirectory(OperationRow row) {
    Entry directory = existingDirectory(row);
    if (!directory.isEmptyDirectory()) {
      throw new InvalidRowException(
          Column.PATH,
          "rmdir of \"" + row.path() + "\", which is not empty; allowed: an empty directory");
    }
    tree.remove(directory);
  }

  private void rename(OperationRow row) {
    Entry source = existing(row);
    TracePath to = toOf(row);
    Entry target = tree.find(to);
    Entry parent = tree.parentOf(to, Column.TO);
    if (target == source) {
      return;
    }
    if (parent.isWithin(source)) {
      throw new InvalidRowException(
          Column.TO,
          "to is \"" + to + "\", inside the renamed directory; allowed: a path outside it");
    }
    if (target != null && (source.isDirectory() || target.isDirectory())) {
      throw exists(row, to);
    }
    if (target != null) {
      unlink(to, target);
    }
    tree.move(source, parent, to);
  }

  private void copy(OperationRow row) {
    Entry source = existingFile(row);
    TracePath to = toOf(row);
    Entry target = tree.find(to);
    Entry parent = tree.parentOf(to, Column.TO);
    if (target == source) {
      throw new InvalidRowException(
          Column.TO, "to is \"" + to + "\", the copied file itself; allowed: another file");
    }
    if (target == null) {
      target = Entry.file(0);
      tree.add(parent, to, target);
    } else if (target.isDirectory()) {
      throw exists(row, to);
    }
    requireTotal(row, source.lengthBytes() - target.lengthBytes());
    tree.resize(target, source.lengthBytes());
  }

  private void unlink(TracePath path, Entry file) {
    openFiles.unlink(path, file);
    tree.remove(file);
  }

  private Entry existing(OperationRow row) {
    Entry entry = tree.find(row.requiredPath());
    if (entry == null) {
      throw new InvalidRowException(
          Column.PATH,
          "path \""
              + row.path()
              + "\" is undeclared: "
              + row.kind().token()
              + " needs it to exist; allowed: a path that is set up (a dir or file row, files: of a"
              + " workload) or that an earlier operation makes (open with +create, mkdir), or an"
              + " error in expect");
    }
    return entry;
  }

  private Entry existingFile(OperationRow row) {
    Entry entry = existing(row);
    if (entry.isDirectory()) {
      throw new InvalidRowException(
          Column.PATH,
          row.kind().token() + " of the directory \"" + row.path() + "\"; allowed: a file");
    }
    return entry;
  }

  private Entry existingDirectory(OperationRow row) {
    Entry entry = existing(row);
    if (!entry.isDirectory()) {
      throw new InvalidRowException(
          Column.PATH,
          row.kind().token() + " of the file \"" + row.path() + "\"; allowed: a directory");
    }
    return entry;
  }

  private void requireTotal(OperationRow row, long addedBytes) {
    if (addedBytes > Long.MAX_VALUE - tree.totalBytes()) {
      throw new InvalidRowException(
          row.kind().isTransfer() ? Column.OFFSET : Column.LENGTH,
          row.kind().token()
              + " takes all files together beyond 2^63 - 1 bytes; allowed: a total within it");
    }
  }

  private static void requireAccess(OperationRow row, Handle handle) {
    boolean read = row.kind() == OperationKind.READ;
    boolean write = row.kind() == OperationKind.WRITE || row.kind() == OperationKind.TRUNCATE;
    if ((read && !handle.reads()) || (write && !handle.writes())) {
      throw new InvalidRowException(
          Column.OP,
          row.kind().token()
              + " of \""
              + row.path()
              + "\", which stream "
              + row.streamId()
              + " opened last with flags "
              + handle.flags()
              + "; allowed: "
              + (read ? "read after an open with r or rw" : "an open with w or rw"));
    }
  }

  private static InvalidRowException exists(OperationRow row, TracePath path) {
    boolean second = row.kind() == OperationKind.RENAME || row.kind() == OperationKind.COPY;
    return new InvalidRowException(
        second ? Column.TO : Column.PATH,
        row.kind().token()
            + " makes \""
            + path
            + "\", which exists"
            + (second
                ? " and cannot be replaced; allowed: a new path, or a file to be replaced by a file"
                : "; allowed: a new path, or EEXIST in expect"));
  }

  private static OpenFlags flagsOf(OperationRow row) {
    @Nullable OpenFlags flags = row.flags();
    if (flags == null) {
      throw new IllegalStateException("open has no flags");
    }
    return flags;
  }

  private static TracePath toOf(OperationRow row) {
    @Nullable TracePath to = row.to();
    if (to == null) {
      throw new IllegalStateException(row.kind().token() + " has no to");
    }
    return to;
  }
}
