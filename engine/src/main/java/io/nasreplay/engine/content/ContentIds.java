package io.nasreplay.engine.content;

import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers the paths of a trace in the order in which they first appear in it, from 0: setup rows
 * included, a row's path before its second path, stream names not. Whoever numbers the same trace
 * gets the same numbers. Not thread-safe.
 */
public final class ContentIds {
  private final Map<String, Integer> ids = new HashMap<>();
  private final List<String> paths = new ArrayList<>();
  private @Nullable TracePath lastPath;
  private int lastId;

  /** Numbers the paths of the trace's next row. */
  public void add(TraceRow row) {
    if (row instanceof DirectoryRow directory) {
      idOf(directory.path());
    } else if (row instanceof FileRow file) {
      idOf(file.path());
    } else if (row instanceof OperationRow operation) {
      addPaths(operation);
    }
  }

  /** The number of a path; the next free one when it is new. */
  public int idOf(TracePath path) {
    if (!path.equals(lastPath)) {
      lastId = ids.computeIfAbsent(path.value(), this::next);
      lastPath = path;
    }
    return lastId;
  }

  /** The path with a number, or words saying that there is none. */
  public String pathOf(int contentId) {
    return contentId >= 0 && contentId < paths.size()
        ? paths.get(contentId)
        : "no file of the trace";
  }

  /** All paths, in the order of their numbers. */
  public List<String> paths() {
    return Collections.unmodifiableList(paths);
  }

  private void addPaths(OperationRow operation) {
    TracePath path = operation.path();
    TracePath to = operation.to();
    if (path != null) {
      idOf(path);
    }
    if (to != null) {
      idOf(to);
    }
  }

  private int next(String path) {
    paths.add(path);
    return paths.size() - 1;
  }
}
