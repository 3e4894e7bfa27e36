package io.nasreplay.traces.strace;

import io.nasreplay.traces.capture.CapturedOperation;
import io.nasreplay.traces.capture.CapturedStreams;
import io.nasreplay.traces.capture.Tally;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** What is known so far while calls are read, and the operations that they turn out to be. */
final class Session {
  static final String NOWHERE = "a relative path, and nothing tells of which directory";
  static final String NO_FILE = "on a descriptor that is no file, or of which nothing is known";
  static final String INHERITED =
      "open before the recording began: its offset is taken to have been 0";
  static final String OTHER_CLOSED =
      "closed by another than its opener: closed in the opener's stream";

  private final Tally tally = new Tally();
  private final CapturedStreams streams = new CapturedStreams();
  private final Tasks tasks = new Tasks(streams);
  private final OpenPaths paths = new OpenPaths();
  private final Deque<CapturedOperation> operations = new ArrayDeque<>();
  private long atMicros = OperationRow.NOT_RECORDED;

  Tally tally() {
    return tally;
  }

  CapturedStreams streams() {
    return streams;
  }

  Tasks tasks() {
    return tasks;
  }

  OpenPaths paths() {
    return paths;
  }

  /** When the call that is looked at began. */
  void at(long micros) {
    atMicros = micros;
  }

  /** The operation found first and not taken yet; null when there is none. */
  @Nullable CapturedOperation take() {
    return operations.poll();
  }

  void add(CapturedOperation.Builder operation) {
    operations.add(operation.build());
  }

  /** An operation that a call stands for, with its times and its outcome. */
  CapturedOperation.Builder operation(Task task, OperationKind kind, String path, Call call) {
    return CapturedOperation.of(task.stream(), kind, path)
        .times(atMicros, call.tookMicros())
        .outcome(call.error());
  }

  /** The path of a call that has no descriptor of a directory; null when it cannot be told. */
  @Nullable String path(Task task, Call call, int argument) {
    return below(task.directory(), call.text(argument));
  }

  /** The path of a call that has one, in the argument before; null when it cannot be told. */
  @Nullable String pathAt(Task task, Call call, int directoryArgument) {
    String directory = call.pathOf(directoryArgument);
    if (call.isWorkingDirectory(directoryArgument)) {
      if (directory != null) {
        task.directory(directory);
      }
      directory = task.directory();
    } else if (directory == null) {
      Description open = task.descriptors().find((int) call.number(directoryArgument));
      directory = open == null ? null : open.path();
    }
    return below(directory, call.text(directoryArgument + 1));
  }

  private @Nullable String below(@Nullable String directory, @Nullable String name) {
    if (name == null) {
      return null;
    }
    if (name.startsWith("/")) {
      return name;
    }
    if (directory == null) {
      tally.dropped(NOWHERE, name);
      return null;
    }
    return name.isEmpty() ? directory : directory + "/" + name;
  }

  /** What a descriptor stands for; null, and counted, when it is no file. */
  @Nullable Description description(Task task, Call call, int argument) {
    int number = (int) call.number(argument);
    Description known = task.descriptors().find(number);
    if (known != null) {
      return known;
    }
    String path = call.pathOf(argument);
    if (path == null || !path.startsWith("/")) {
      tally.dropped(NO_FILE, call.name() + " " + call.raw(argument));
      return null;
    }
    tally.guessedAt(INHERITED, path);
    Description inherited = new Description(Description.Kind.INHERITED, paths.of(path), -1, false);
    task.descriptors().put(number, inherited, false);
    return inherited;
  }

  /**
   * The last descriptor of a file is gone.
   *
   * @param how when no call closed it but something else did; null otherwise
   */
  void closed(Task task, Description file, Call call, @Nullable String how) {
    if (file.kind() != Description.Kind.FILE) {
      return;
    }
    if (how != null) {
      tally.guessedAt(how, file.path());
    } else if (file.stream() != task.stream()) {
      tally.guessedAt(OTHER_CLOSED, file.path());
    }
    add(
        CapturedOperation.of(file.stream(), OperationKind.CLOSE, file.path())
            .times(atMicros, how == null ? call.tookMicros() : OperationRow.NOT_RECORDED));
  }
}
