package io.nasreplay.traces.capture;

import io.nasreplay.traces.capture.CapturedOperation.Entry;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what must have been there before the first operation, from what the operations found.
 * Follows files and directories through the recording: what is used before something in it made it
 * was there; a file was as large as the last byte that was read before it was written, or as a size
 * that was asked for says. Not thread-safe. Memory grows with distinct paths.
 */
final class InitialState {
  static final String MAY_HAVE_EXISTED =
      "opened with create, and nothing tells whether it was there: taken as not there";
  static final String UNWRITTEN =
      "read beyond what the recording wrote into a file that it made: expected to come short";
  static final String UNKNOWN_ENTRY =
      "renamed, and nothing before tells whether a file or a directory: taken as a file";
  static final String WIDENED =
      "used in a way that its stream's last open does not allow: opened rw";

  private final Map<String, @Nullable Subject> present = new HashMap<>();
  private final List<Subject> subjects = new ArrayList<>();
  private final Tally tally;

  /** Opens that are to become rw, by their number. */
  private final BitSet widened = new BitSet();

  /** Reads that will come short, by their number. */
  private final BitSet unwritten = new BitSet();

  InitialState(Tally tally) {
    this.tally = tally;
  }

  BitSet widened() {
    return widened;
  }

  BitSet unwritten() {
    return unwritten;
  }

  /** The directories and files that were there, in order of path. */
  List<TraceRow> rows() {
    List<Subject> initial = new ArrayList<>(subjects);
    initial.removeIf(subject -> !subject.isInitial());
    initial.sort(Comparator.comparing(subject -> subject.origin));
    List<TraceRow> rows = new ArrayList<>();
    for (Subject subject : initial) {
      TracePath path = new TracePath(subject.origin);
      rows.add(
          subject.isDirectory()
              ? new DirectoryRow(path)
              : new FileRow(path, subject.initialBytes()));
    }
    return rows;
  }

  /**
   * Looks at an operation, the next in the recording's order.
   *
   * @param number its number
   * @param path its path in the trace
   * @param to its second path in the trace; null when it has none
   */
  void observe(int number, CapturedOperation operation, String path, @Nullable String to) {
    if (operation.outcome() != null) {
      observeFailure(operation, path);
      return;
    }
    switch (operation.kind()) {
      case OPEN -> open(number, operation, path);
      case CLOSE -> used(path, Entry.FILE).closed(operation.streamId());
      case READ -> read(number, operation, path);
      case WRITE -> write(operation, path);
      case TRUNCATE -> truncate(operation, path);
      case FLUSH -> used(path, Entry.FILE);
      case STAT -> stat(operation, path);
      case LIST -> used(path, Entry.DIRECTORY);
      case MKDIR -> make(path, true);
      case RMDIR -> remove(path, Entry.DIRECTORY);
      case DELETE -> remove(path, Entry.FILE);
      case RENAME -> rename(path, to);
      case COPY -> copy(path, to);
      case BARRIER -> {}
    }
  }

  /** Some failures tell what is there. */
  private void observeFailure(CapturedOperation operation, String path) {
    ErrorCode outcome = operation.outcome();
    if (outcome == ErrorCode.EEXIST) {
      used(path, operation.kind() == OperationKind.MKDIR ? Entry.DIRECTORY : Entry.UNKNOWN);
    } else if (outcome == ErrorCode.EISDIR || outcome == ErrorCode.ENOTEMPTY) {
      used(path, Entry.DIRECTORY);
    } else if (outcome == ErrorCode.SHORT) {
      used(path, Entry.FILE);
    } else if (outcome == ErrorCode.ENOENT && operation.to() == null) {
      present.putIfAbsent(path, null);
    }
  }

  private void open(int number, CapturedOperation operation, String path) {
    OpenFlags flags = Objects.requireNonNull(operation.flags());
    Subject subject = present.get(path);
    if (subject == null && flags.creates()) {
      parents(path);
      boolean known = flags.has(OpenFlags.Option.NEW) || present.containsKey(path);
      subject = add(path, known ? Subject.made(path, false) : Subject.opened(path));
      if (!known) {
        tally.guessed(MAY_HAVE_EXISTED, path);
      }
    } else if (subject == null) {
      subject = used(path, Entry.FILE);
    }
    if (flags.has(OpenFlags.Option.TRUNCATE)) {
      subject.resized(0);
    }
    subject.opened(
        operation.streamId(),
        new Subject.Handle(number, flags.access().reads(), flags.access().writes()));
  }

  private void read(int number, CapturedOperation operation, String path) {
    Subject file = used(path, Entry.FILE);
    allow(operation, file, path);
    if (!file.reaches(operation.offsetBytes() + operation.lengthBytes())) {
      unwritten.set(number);
      tally.guessed(UNWRITTEN, path);
    }
  }

  private void write(CapturedOperation operation, String path) {
    Subject file = used(path, Entry.FILE);
    allow(operation, file, path);
    if (operation.lengthBytes() > 0) {
      file.written(operation.offsetBytes() + operation.lengthBytes());
    }
  }

  private void truncate(CapturedOperation operation, String path) {
    Subject file = used(path, Entry.FILE);
    allow(operation, file, path);
    file.resized(operation.lengthBytes());
  }

  /** An operation goes to what its stream opened last, which must allow it. */
  private void allow(CapturedOperation operation, Subject file, String path) {
    Subject.Handle handle = file.handle(operation.streamId());
    boolean reads = operation.kind() == OperationKind.READ;
    if (handle != null && !(reads ? handle.reads() : handle.writes())) {
      if (!widened.get(handle.operation())) {
        tally.guessed(WIDENED, path);
      }
      widened.set(handle.operation());
    }
  }

  private void stat(CapturedOperation operation, String path) {
    CapturedOperation.Found found = operation.found();
    Subject subject = used(path, found.entry());
    if (found.sizeBytes() > 0 && !subject.isDirectory()) {
      subject.reaches(found.sizeBytes());
    }
  }

  private void make(String path, boolean directory) {
    parents(path);
    if (present.get(path) == null) {
      add(path, Subject.made(path, directory));
    }
  }

  private void remove(String path, Entry entry) {
    used(path, entry);
    present.put(path, null);
  }

  private void rename(String from, @Nullable String to) {
    if (!present.containsKey(from)) {
      tally.guessed(UNKNOWN_ENTRY, from);
    }
    Subject subject = used(from, Entry.UNKNOWN);
    if (to == null || to.equals(from)) {
      return;
    }
    parents(to);
    if (subject.isDirectory()) {
      moveBelow(from + "/", to + "/");
    }
    present.put(from, null);
    present.put(to, subject);
  }

  private void moveBelow(String from, String to) {
    List<String> below =
        present.keySet().stream().filter(path -> path.startsWith(from)).sorted().toList();
    for (String path : below) {
      present.put(to + path.substring(from.length()), present.get(path));
      present.put(path, null);
    }
  }

  private void copy(String from, @Nullable String to) {
    Subject source = used(from, Entry.FILE);
    if (to != null) {
      make(to, false);
      used(to, Entry.FILE).resized(source.sizeBytes());
    }
  }

  /** What is at a path that something succeeded to use: it was there unless it was made. */
  private Subject used(String path, Entry entry) {
    Subject subject = present.get(path);
    if (subject == null) {
      // What was there and is gone, or was not there, has been made by what is not recorded.
      boolean gone = present.containsKey(path);
      parents(path);
      boolean directory = entry == Entry.DIRECTORY;
      subject = add(path, gone ? Subject.made(path, directory) : Subject.initial(path, directory));
    } else if (entry == Entry.DIRECTORY) {
      subject.turnsOutDirectory();
    }
    return subject;
  }

  private void parents(String path) {
    int slash = path.lastIndexOf('/');
    if (slash > 0) {
      String parent = path.substring(0, slash);
      Subject known = present.get(parent);
      if (known == null) {
        used(parent, Entry.DIRECTORY);
      } else {
        known.turnsOutDirectory();
      }
    }
  }

  private Subject add(String path, Subject subject) {
    present.put(path, subject);
    subjects.add(subject);
    return subject;
  }
}
