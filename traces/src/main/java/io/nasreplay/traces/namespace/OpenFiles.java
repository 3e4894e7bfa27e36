package io.nasreplay.traces.namespace;

import io.nasreplay.traces.model.Column;
import io.nasreplay.traces.model.InvalidRowException;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which streams have which files open. An open file follows renames. A file that is deleted while
 * it is explicitly open stays usable under its last path in the streams that hold it open.
 */
final class OpenFiles {
  /** As many files as one Linux process may open by default ({@code fs.nr_open}). */
  private static final int MAX_OPEN = 1_048_576;

  private record StreamPath(int streamId, TracePath path) {}

  private final Map<StreamPath, Handle> unlinked = new HashMap<>();
  private int explicitlyOpen;

  void open(OperationRow row, Entry file, OpenFlags flags) {
    if (explicitlyOpen == MAX_OPEN) {
      throw new InvalidRowException(
          Column.OP, "more than " + MAX_OPEN + " files are open; allowed: " + MAX_OPEN);
    }
    explicitlyOpen++;
    file.handle(row.streamId(), new Handle(flags, file.handle(row.streamId())));
  }

  /** The handle that an operation of this stream on this path uses, or null when there is none. */
  @Nullable Handle find(OperationRow row, @Nullable Entry file) {
    Handle handle = file == null ? null : file.handle(row.streamId());
    if (handle == null && !unlinked.isEmpty()) {
      return unlinked.get(key(row));
    }
    return handle;
  }

  Handle openImplicitly(OperationRow row, Entry file) {
    Handle handle = new Handle(null, null);
    file.handle(row.streamId(), handle);
    return handle;
  }

  void close(OperationRow row, @Nullable Entry file) {
    Handle handle = find(row, file);
    if (handle == null) {
      throw new InvalidRowException(
          Column.OP,
          "close of \""
              + row.requiredPath()
              + "\", which stream "
              + row.streamId()
              + " has not open; allowed: a close after an open, or after an operation that opened"
              + " the file implicitly");
    }
    explicitlyOpen -= handle.isImplicit() ? 0 : 1;
    if (file != null && file.handle(row.streamId()) != null) {
      file.handle(row.streamId(), handle.below());
    } else {
      unlinked.compute(key(row), (k, v) -> handle.below());
    }
  }

  /** The file is no longer there under the path: implicit opens end, explicit ones stay. */
  void unlink(TracePath path, Entry file) {
    file.handles()
        .forEach(
            (streamId, handle) ->
                unlinked.compute(
                    new StreamPath(streamId, path),
                    (key, older) -> Handle.explicitOn(handle, older)));
  }

  private static StreamPath key(OperationRow row) {
    return new StreamPath(row.streamId(), row.requiredPath());
  }
}
