package io.nasreplay.traces.strace;

import io.nasreplay.traces.model.OperationKind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Calls that make, remove and rename, and those that change or keep what a file holds. */
final class NameCalls {
  static final String LINKED = "a hard link: made as a copy";
  static final String EXCHANGED = "an exchange of two names: a trace has no such operation";
  static final String DATA_SYNC = "fdatasync: replayed as flush, which makes metadata durable too";
  static final String CLONED = "a clone of a file's blocks (reflink): made as a copy";

  private final Session session;

  NameCalls(Session session) {
    this.session = session;
  }

  void addTo(Map<String, Handler> handlers) {
    handlers.put("mkdir", (task, call) -> named(task, call, OperationKind.MKDIR, path(task, call)));
    handlers.put("rmdir", (task, call) -> named(task, call, OperationKind.RMDIR, path(task, call)));
    handlers.put("unlink", (task, call) -> delete(task, call, path(task, call)));
    handlers.put(
        "mkdirat", (task, call) -> named(task, call, OperationKind.MKDIR, pathAt(task, call)));
    handlers.put("unlinkat", this::unlinkAt);
    handlers.put("rename", (task, call) -> rename(task, call, path(task, call), path1(task, call)));
    handlers.put("renameat", this::renameAt);
    handlers.put("renameat2", this::renameAt);
    handlers.put("link", (task, call) -> link(task, call, path(task, call), path1(task, call)));
    handlers.put(
        "linkat",
        (task, call) -> link(task, call, pathAt(task, call), session.pathAt(task, call, 2)));
    handlers.put("truncate", (task, call) -> truncate(task, call, path(task, call)));
    handlers.put("ftruncate", (task, call) -> truncate(task, call, opened(task, call)));
    handlers.put("ftruncate64", (task, call) -> truncate(task, call, opened(task, call)));
    handlers.put("fsync", (task, call) -> flush(task, call, null));
    handlers.put("fdatasync", (task, call) -> flush(task, call, DATA_SYNC));
    handlers.put("ioctl", this::control);
  }

  private @Nullable String path(Task task, Call call) {
    return session.path(task, call, 0);
  }

  private @Nullable String path1(Task task, Call call) {
    return session.path(task, call, 1);
  }

  private @Nullable String pathAt(Task task, Call call) {
    return session.pathAt(task, call, 0);
  }

  private @Nullable String opened(Task task, Call call) {
    Description file = session.description(task, call, 0);
    return file == null ? null : file.path();
  }

  private void named(Task task, Call call, OperationKind kind, @Nullable String path) {
    if (path != null) {
      session.add(session.operation(task, kind, path, call));
    }
  }

  private void delete(Task task, Call call, @Nullable String path) {
    named(task, call, OperationKind.DELETE, path);
    if (path != null && !call.failed()) {
      session.paths().deleted(path);
    }
  }

  private void unlinkAt(Task task, Call call) {
    if (call.mentions(2, "AT_REMOVEDIR")) {
      named(task, call, OperationKind.RMDIR, pathAt(task, call));
    } else {
      delete(task, call, pathAt(task, call));
    }
  }

  private void renameAt(Task task, Call call) {
    String from = pathAt(task, call);
    if (call.mentions(4, "RENAME_EXCHANGE")) {
      session.tally().droppedAt(EXCHANGED, String.valueOf(from));
      return;
    }
    rename(task, call, from, session.pathAt(task, call, 2));
  }

  private void rename(Task task, Call call, @Nullable String from, @Nullable String to) {
    if (from != null && to != null) {
      session.add(session.operation(task, OperationKind.RENAME, from, call).to(to));
      if (!call.failed()) {
        session.paths().renamed(from, to);
      }
    }
  }

  private void link(Task task, Call call, @Nullable String from, @Nullable String to) {
    if (from != null && to != null) {
      session.tally().guessedAt(LINKED, to);
      session.add(session.operation(task, OperationKind.COPY, from, call).to(to));
    }
  }

  private void truncate(Task task, Call call, @Nullable String path) {
    if (path != null && call.number(1) >= 0) {
      session.add(
          session.operation(task, OperationKind.TRUNCATE, path, call).sizeBytes(call.number(1)));
    }
  }

  private void flush(Task task, Call call, @Nullable String guess) {
    String path = opened(task, call);
    if (path != null) {
      if (guess != null) {
        session.tally().guessedAt(guess, path);
      }
      session.add(session.operation(task, OperationKind.FLUSH, path, call));
    }
  }

  /** Of all that an ioctl can be, a clone moves data. */
  private void control(Task task, Call call) {
    if (!call.failed() && (call.mentions(1, "FICLONE") || call.mentions(1, "BTRFS_IOC_CLONE"))) {
      Description to = session.description(task, call, 0);
      Description from = session.description(task, call, 2);
      if (from != null && to != null) {
        session.tally().guessedAt(CLONED, to.path());
        session.add(session.operation(task, OperationKind.COPY, from.path(), call).to(to.path()));
      }
    }
  }
}
