package io.nasreplay.traces.strace;

import io.nasreplay.traces.capture.CapturedOperation.Found;
import io.nasreplay.traces.model.OperationKind;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Calls that ask for attributes and entries. */
final class LookCalls {
  static final String LINK = "attributes of a symbolic link: a trace has none";
  static final String OPEN_FILE = "fstat: replayed as stat of the path";
  static final String ACCESS = "access: replayed as stat";

  private final Session session;

  LookCalls(Session session) {
    this.session = session;
  }

  void addTo(Map<String, Handler> handlers) {
    for (String name : new String[] {"stat", "stat64", "lstat", "lstat64"}) {
      handlers.put(name, (task, call) -> stat(task, call, session.path(task, call, 0), 1));
    }
    for (String name : new String[] {"newfstatat", "fstatat64", "fstatat"}) {
      handlers.put(name, (task, call) -> statAt(task, call, 2));
    }
    handlers.put("statx", (task, call) -> statAt(task, call, 4));
    handlers.put("fstat", this::statOpen);
    handlers.put("fstat64", this::statOpen);
    handlers.put("access", (task, call) -> access(task, call, session.path(task, call, 0)));
    handlers.put("faccessat", (task, call) -> access(task, call, session.pathAt(task, call, 0)));
    handlers.put("faccessat2", (task, call) -> access(task, call, session.pathAt(task, call, 0)));
    handlers.put("getdents64", this::list);
    handlers.put("getdents", this::list);
  }

  private void statAt(Task task, Call call, int attributes) {
    boolean open = "".equals(call.text(1)) && !call.isWorkingDirectory(0);
    if (open) {
      statOpen(task, call, attributes);
    } else {
      stat(task, call, session.pathAt(task, call, 0), attributes);
    }
  }

  private void statOpen(Task task, Call call) {
    statOpen(task, call, 1);
  }

  private void statOpen(Task task, Call call, int attributes) {
    Description file = session.description(task, call, 0);
    if (file != null) {
      session.tally().guessedAt(OPEN_FILE, file.path());
      stat(task, call, file.path(), attributes);
    }
  }

  private void stat(Task task, Call call, @Nullable String path, int attributes) {
    if (path == null) {
      return;
    }
    String raw = call.raw(attributes);
    if (raw.contains("S_IFLNK")) {
      session.tally().droppedAt(LINK, path);
      return;
    }
    session.add(
        session
            .operation(task, OperationKind.STAT, path, call)
            .found(found(call, attributes, raw)));
  }

  private static Found found(Call call, int attributes, String raw) {
    if (raw.contains("S_IFDIR")) {
      return Found.DIRECTORY;
    }
    if (!raw.contains("S_IFREG")) {
      return Found.NOTHING;
    }
    // Also the end of stx_size.
    return Found.file(Math.max(call.field(attributes, "_size"), -1));
  }

  private void access(Task task, Call call, @Nullable String path) {
    if (path != null) {
      session.tally().guessedAt(ACCESS, path);
      session.add(session.operation(task, OperationKind.STAT, path, call));
    }
  }

  /** Many calls list one directory; a trace's operation reads all of it. */
  private void list(Task task, Call call) {
    Description directory = session.description(task, call, 0);
    if (directory != null && directory.isFirstListing()) {
      session.add(session.operation(task, OperationKind.LIST, directory.path(), call));
    }
  }
}
