package io.nasreplay.traces.strace;

import io.nasreplay.traces.capture.CapturedStreams;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** All threads that run, and whose children they are. */
final class Tasks {
  private final CapturedStreams streams;
  private final Map<Integer, Task> running = new LinkedHashMap<>();

  Tasks(CapturedStreams streams) {
    this.streams = streams;
  }

  /**
   * A thread. One that is met for the first time may be running before the call that made it has
   * returned: it is then taken for a child of the one whose call is under way.
   */
  Task of(int pid) {
    Task known = running.get(pid);
    return known == null ? add(pid, expectant()) : known;
  }

  /** A call has returned a child. */
  void born(Task parent, int childPid, String flags) {
    if (!running.containsKey(childPid)) {
      add(childPid, new Expectant(parent, flags));
    }
  }

  void ended(Task task) {
    running.remove(task.pid());
    streams.ended(task.pid());
  }

  private record Expectant(Task parent, String flags) {}

  private @Nullable Expectant expectant() {
    Expectant last = null;
    for (Task task : running.values()) {
      byte[] begun = task.begun();
      if (begun != null) {
        String call = new String(begun, StandardCharsets.ISO_8859_1);
        if (call.startsWith("clone") || call.startsWith("vfork") || call.startsWith("fork")) {
          last = new Expectant(task, call);
        }
      }
    }
    return last;
  }

  private Task add(int pid, @Nullable Expectant expectant) {
    int stream = streams.of(pid, "pid " + pid);
    Task task =
        expectant == null
            ? new Task(pid, stream, new Descriptors(), new Task.Place(null))
            : expectant
                .parent()
                .child(
                    pid,
                    stream,
                    expectant.flags().contains("CLONE_FILES"),
                    expectant.flags().contains("CLONE_FS"));
    running.put(pid, task);
    return task;
  }
}
