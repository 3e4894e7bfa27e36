package io.nasreplay.traces.strace;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Calls that make threads and processes, and those that change where they are. */
final class ProcessCalls {
  private final Session session;

  ProcessCalls(Session session) {
    this.session = session;
  }

  void addTo(Map<String, Handler> handlers) {
    for (String name : new String[] {"clone", "clone2", "clone3", "fork", "vfork"}) {
      handlers.put(name, this::made);
    }
    handlers.put("chdir", (task, call) -> moved(task, call, session.path(task, call, 0)));
    handlers.put("fchdir", this::movedToOpen);
    handlers.put("getcwd", (task, call) -> moved(task, call, call.text(0)));
  }

  private void made(Task task, Call call) {
    if (!call.failed() && call.result() > 0) {
      StringBuilder flags = new StringBuilder();
      for (int i = 0; i < call.arguments(); i++) {
        flags.append(call.raw(i)).append(' ');
      }
      session.tasks().born(task, (int) call.result(), flags.toString());
    }
  }

  private static void moved(Task task, Call call, @Nullable String path) {
    if (!call.failed() && path != null) {
      task.directory(path);
    }
  }

  private void movedToOpen(Task task, Call call) {
    Description directory = session.description(task, call, 0);
    moved(task, call, directory == null ? null : directory.path());
  }
}
