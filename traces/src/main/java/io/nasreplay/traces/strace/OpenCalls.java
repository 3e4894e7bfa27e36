package io.nasreplay.traces.strace;

import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OpenFlags.Access;
import io.nasreplay.traces.model.OpenFlags.Option;
import io.nasreplay.traces.model.OperationKind;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Calls that open and close, and that make descriptors of descriptors. */
final class OpenCalls {
  static final String DIRECTORY = "open and close of a directory: a trace lists it without";
  static final String UNNAMED = "a temporary file without a name (O_TMPFILE)";
  static final String DUPLICATE = "close of one of several descriptors of a file";
  static final String EXEC = "closed since another program began (close-on-exec)";
  static final String EXIT = "closed by the end of its process";
  static final String READ_ONLY = "opened for reading with O_CREAT or O_TRUNC: opened rw";

  private final Session session;

  OpenCalls(Session session) {
    this.session = session;
  }

  void addTo(Map<String, Handler> handlers) {
    handlers.put("open", (task, call) -> open(task, call, session.path(task, call, 0), 1));
    handlers.put("creat", this::create);
    handlers.put("openat", (task, call) -> open(task, call, session.pathAt(task, call, 0), 2));
    handlers.put("openat2", (task, call) -> open(task, call, session.pathAt(task, call, 0), 2));
    handlers.put("close", this::close);
    handlers.put("dup", (task, call) -> duplicate(task, call, false));
    handlers.put("dup2", (task, call) -> duplicate(task, call, false));
    handlers.put("dup3", (task, call) -> duplicate(task, call, call.mentions(2, "O_CLOEXEC")));
    handlers.put("fcntl", this::control);
    handlers.put("fcntl64", this::control);
    handlers.put("execve", this::exec);
    handlers.put("execveat", this::exec);
  }

  private void open(Task task, Call call, @Nullable String asked, int flagsArgument) {
    String real = call.resultPath();
    String path = real == null ? asked : real;
    if (path != null) {
      open(task, call, path, call.raw(flagsArgument));
    }
  }

  private void create(Task task, Call call) {
    String path = session.path(task, call, 0);
    if (path != null) {
      open(task, call, path, "O_WRONLY|O_CREAT|O_TRUNC");
    }
  }

  private void open(Task task, Call call, String path, String words) {
    if (words.contains("O_TMPFILE")) {
      session.tally().droppedAt(UNNAMED, path);
      return;
    }
    boolean directory = words.contains("O_DIRECTORY") || words.contains("O_PATH");
    if (directory) {
      openDirectory(task, call, path);
    } else {
      session.add(
          session.operation(task, OperationKind.OPEN, path, call).flags(flags(words, path)));
    }
    if (!call.failed()) {
      Description.Kind kind = directory ? Description.Kind.DIRECTORY : Description.Kind.FILE;
      Description opened =
          new Description(
              kind, session.paths().of(path), task.stream(), words.contains("O_APPEND"));
      boolean closeOnExec = words.contains("O_CLOEXEC");
      replaced(task, call, task.descriptors().put((int) call.result(), opened, closeOnExec));
    }
  }

  /** One that fails asks for what is there, and so does one that has a path only. */
  private void openDirectory(Task task, Call call, String path) {
    if (call.failed()) {
      session.add(session.operation(task, OperationKind.LIST, path, call));
    } else {
      session.tally().droppedAt(DIRECTORY, path);
    }
  }

  private OpenFlags flags(String words, String path) {
    Set<Option> options = EnumSet.noneOf(Option.class);
    if (words.contains("O_CREAT")) {
      options.add(words.contains("O_EXCL") ? Option.NEW : Option.CREATE);
    }
    addWhen(words.contains("O_TRUNC"), Option.TRUNCATE, options);
    addWhen(words.contains("O_APPEND"), Option.APPEND, options);
    addWhen(words.contains("O_SYNC") || words.contains("O_DSYNC"), Option.SYNC, options);
    Access access =
        words.contains("O_RDWR") ? Access.RW : words.contains("O_WRONLY") ? Access.W : Access.R;
    if (access == Access.R) {
      // What concerns writes has no effect on one that only reads.
      options.remove(Option.APPEND);
      options.remove(Option.SYNC);
    }
    if (access == Access.R && !options.isEmpty()) {
      session.tally().guessedAt(READ_ONLY, path);
      access = Access.RW;
    }
    return new OpenFlags(access, options);
  }

  private static void addWhen(boolean set, Option option, Set<Option> options) {
    if (set) {
      options.add(option);
    }
  }

  private void close(Task task, Call call) {
    int number = (int) call.number(0);
    Description open = task.descriptors().find(number);
    if (open == null || call.failed()) {
      return;
    }
    if (task.descriptors().remove(number) == null) {
      session.tally().droppedAt(DUPLICATE, open.path());
    } else {
      session.closed(task, open, call, null);
    }
  }

  private void duplicate(Task task, Call call, boolean closeOnExec) {
    Description open = task.descriptors().find((int) call.number(0));
    if (!call.failed() && open != null && call.result() != call.number(0)) {
      replaced(task, call, task.descriptors().put((int) call.result(), open, closeOnExec));
    }
  }

  /** A descriptor number that is used again closes what it stood for. */
  private void replaced(Task task, Call call, @Nullable Description before) {
    if (before != null) {
      session.closed(task, before, call, null);
    }
  }

  private void control(Task task, Call call) {
    if (call.failed()) {
      return;
    }
    String command = call.raw(1);
    if (command.startsWith("F_DUPFD")) {
      duplicate(task, call, command.equals("F_DUPFD_CLOEXEC"));
    } else if (command.equals("F_SETFD")) {
      task.descriptors().closeOnExec((int) call.number(0), call.mentions(2, "FD_CLOEXEC"));
    } else if (command.equals("F_SETFL")) {
      Description open = task.descriptors().find((int) call.number(0));
      if (open != null) {
        open.appends(call.mentions(2, "O_APPEND"));
      }
    }
  }

  private void exec(Task task, Call call) {
    if (!call.failed()) {
      task.descriptors().exec().forEach(open -> session.closed(task, open, call, EXEC));
    }
  }

  /** A thread or process has ended. */
  void exit(Task task, Call none) {
    task.descriptors().ended().forEach(open -> session.closed(task, open, none, EXIT));
    session.tasks().ended(task);
  }
}
