package io.nasreplay.traces.namespace;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.util.BitSet;
import java.util.Optional;

/**
 * Follows a trace's rows in their global order and knows what exists, how large it is and which
 * stream has it open. A row that cannot work on what is there is refused. An operation that is
 * expected to fail changes nothing and is exempt from these checks.
 *
 * <p>Memory grows with what exists and what is open at one moment, not with the number of
 * operations. Not thread-safe.
 */
public final class Namespace {
  private final EntryTree tree = new EntryTree();
  private final OperationEffects effects = new OperationEffects(tree, new OpenFiles());
  private final BitSet streamIds = new BitSet();
  private boolean operationsBegun;

  /**
   * Checks a row and applies its effect.
   *
   * @throws InvalidRowException when the row cannot stand here, with the column that is to blame
   */
  public void apply(TraceRow row) {
    if (row instanceof OperationRow operation) {
      operationsBegun = true;
      if (operation.expect() == null) {
        effects.apply(operation);
      }
    } else {
      declare(row);
    }
  }

  /** What the path names at this point of the trace, or empty. */
  public Optional<Entry> find(TracePath path) {
    return Optional.ofNullable(tree.find(path));
  }

  /**
   * The file that a read, write, flush or truncate would use now: what its stream has open under
   * the path, else what is there. Empty when it would use a file that was removed while open.
   */
  public Optional<Entry> used(OperationRow row) {
    return Optional.ofNullable(effects.used(row));
  }

  /** Whether a write would go to the end of its file now. */
  public boolean appends(OperationRow row) {
    return effects.appends(row);
  }

  /** The sizes of all files at this point together. */
  public long totalBytes() {
    return tree.totalBytes();
  }

  /** How many files exist at this point. */
  public long files() {
    return tree.files();
  }

  /** How many directories exist at this point, without the top. */
  public long directories() {
    return tree.directories();
  }

  private void declare(TraceRow row) {
    if (operationsBegun) {
      throw new InvalidRowException(
          Column.OP,
          "dir, file or stream row after an operation; allowed: before the first operation");
    }
    if (row instanceof DirectoryRow directory) {
      declareOnce(directory.path(), tree.directoryMade(directory.path()));
    } else if (row instanceof FileRow file) {
      declareFile(file);
    } else if (row instanceof StreamRow stream) {
      declareStream(stream);
    }
  }

  private void declareFile(FileRow row) {
    Entry found = tree.find(row.path());
    if (found == null) {
      found = Entry.file(row.lengthBytes());
      requireTotal(row.lengthBytes());
      tree.add(tree.parentMade(row.path()), row.path(), found);
    } else if (found.isDirectory()) {
      throw new InvalidRowException(
          Column.PATH,
          "path \"" + row.path() + "\" is both a file and a directory; allowed: one of the two");
    }
    declareOnce(row.path(), found);
  }

  private void requireTotal(long lengthBytes) {
    if (lengthBytes > Long.MAX_VALUE - tree.totalBytes()) {
      throw new InvalidRowException(
          Column.LENGTH,
          "length is "
              + lengthBytes
              + ", which takes the file set beyond 2^63 - 1 bytes; allowed: a total within it");
    }
  }

  private static void declareOnce(TracePath path, Entry entry) {
    if (entry.isDeclared()) {
      throw new InvalidRowException(
          Column.PATH, "path \"" + path + "\" is set up twice; allowed: one dir or file row each");
    }
    entry.declare();
  }

  private void declareStream(StreamRow row) {
    if (streamIds.get(row.streamId())) {
      throw new InvalidRowException(
          Column.STREAM,
          "stream " + row.streamId() + " has two stream rows; allowed: one for each id");
    }
    streamIds.set(row.streamId());
  }
}
