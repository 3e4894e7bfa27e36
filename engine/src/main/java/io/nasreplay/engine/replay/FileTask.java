package io.nasreplay.engine.replay;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.traces.model.OpenFlags;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A file that is made durable where it must be, and closed where the trace left it open. */
final class FileTask {
  private static final OpenFlags WRITE = OpenFlags.of(OpenFlags.Access.W);

  private final Shared shared;
  private final int fileNumber;
  private final List<Integer> slots = new ArrayList<>(1);
  private boolean undurable;

  private FileTask(Shared shared, int fileNumber) {
    this.shared = shared;
    this.fileNumber = fileNumber;
  }

  /**
   * The files whose data may not be durable, and those open for writing: file systems of the
   * network write out what is left when such a file is closed.
   */
  static List<FileTask> written(Shared shared) {
    Map<Integer, FileTask> tasks = openFiles(shared, true);
    for (int number : shared.files().undurableFiles()) {
      if (shared.plan().finalPath(number).isPresent()) {
        tasks.computeIfAbsent(number, n -> new FileTask(shared, n)).undurable = true;
      }
    }
    return List.copyOf(tasks.values());
  }

  /** The files open for reading only. */
  static List<FileTask> onlyRead(Shared shared) {
    return List.copyOf(openFiles(shared, false).values());
  }

  private static Map<Integer, FileTask> openFiles(Shared shared, boolean writable) {
    Map<Integer, FileTask> tasks = new TreeMap<>();
    OpenFiles files = shared.files();
    for (int slot : files.openSlots()) {
      if (files.isWritable(slot) == writable) {
        int number = files.fileNumber(slot);
        tasks.computeIfAbsent(number, n -> new FileTask(shared, n)).slots.add(slot);
      }
    }
    return tasks;
  }

  /** What the trace calls the file at its end, for messages. */
  String name() {
    return shared.plan().finalPath(fileNumber).orElse("a removed file");
  }

  /** Makes the file durable if it is not, through an open one if there is one. */
  void flush() throws IOException {
    if (!undurable) {
      return;
    }
    TargetFile open = slots.isEmpty() ? null : shared.files().get(slots.get(0));
    if (open != null) {
      open.flush();
    } else {
      flushClosed(shared.plan().finalPath(fileNumber).orElse(null));
    }
  }

  private void flushClosed(@Nullable String path) throws IOException {
    if (path == null) {
      return;
    }
    try (TargetFile file =
        shared.target().open(shared.target().locate(path), WRITE, shared.mode())) {
      file.flush();
    }
  }

  /** Closes what is open; goes on after a failure and then throws the first. */
  void close() throws IOException {
    IOException first = null;
    for (int slot : slots) {
      try {
        TargetFile file = shared.files().remove(slot);
        if (file != null) {
          file.close();
        }
      } catch (IOException e) {
        first = first == null ? e : first;
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
