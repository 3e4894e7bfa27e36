package io.nasreplay.engine.plan;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.content.ContentIds;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Entry;
import io.nasreplay.traces.namespace.Namespace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The namespace at each point of the trace, and what the compiler keeps about files and names. */
final class Files {
  private final Namespace namespace = new Namespace();
  private final Map<Entry, FileState> states = new HashMap<>();
  private final Set<String> directories = new LinkedHashSet<>();
  private final List<FileRow> set = new ArrayList<>();
  private final List<FileState> setStates = new ArrayList<>();
  private final Set<String> made = new LinkedHashSet<>();
  private @Nullable Entry lastFile;
  private @Nullable FileState lastState;

  /** Applies a row to the namespace; it refuses rows that cannot work. */
  void apply(TraceRow row) {
    namespace.apply(row);
  }

  /** Takes a setup row into the file set. */
  void setUp(TraceRow row) {
    apply(row);
    if (row instanceof DirectoryRow directory) {
      addDirectory(directory.path());
    } else if (row instanceof FileRow file) {
      addDirectory(file.path().parent());
      set.add(file);
      setStates.add(state(required(file.path())));
    }
  }

  @Nullable Entry find(TracePath path) {
    return namespace.find(path).orElse(null);
  }

  Entry required(TracePath path) {
    return namespace
        .find(path)
        .orElseThrow(() -> new IllegalStateException(path + " should exist here"));
  }

  FileState state(Entry file) {
    FileState state = lastState;
    if (state == null || file != lastFile) {
      state = states.computeIfAbsent(file, f -> new FileState(states.size()));
      lastFile = file;
      lastState = state;
    }
    return state;
  }

  /** Notes a name that an operation makes, or may make. */
  void noteMade(TracePath path) {
    if (find(path) == null) {
      made.add(path.value());
    }
  }

  /** Notes, before it is applied, what a rename does to all names below it. */
  void noteRename(OperationRow row, TracePath to) {
    Entry moved = required(row.requiredPath());
    noteMade(to);
    if (!moved.isDirectory()) {
      state(moved).changed = true;
      return;
    }
    String prefix = row.requiredPath().value() + "/";
    for (String name : knownNames()) {
      if (name.startsWith(prefix)) {
        noteMoved(new TracePath(name), to + "/" + name.substring(prefix.length()));
      }
    }
  }

  private void noteMoved(TracePath from, String to) {
    Entry moved = find(from);
    if (moved != null) {
      made.add(to);
      if (!moved.isDirectory()) {
        state(moved).changed = true;
      }
    }
  }

  /** The file set, knowing what the operations do to it. */
  FileSet fileSet(ContentIds ids) {
    List<FileSet.SetFile> files = new ArrayList<>(set.size());
    for (int i = 0; i < set.size(); i++) {
      FileRow row = set.get(i);
      int contentId = ids.idOf(row.path());
      files.add(
          new FileSet.SetFile(
              row.path().value(), row.lengthBytes(), contentId, setStates.get(i).changed));
    }
    return new FileSet(List.copyOf(directories), files, List.copyOf(made));
  }

  /** The name of each file at the trace's end, by number; null for those that are gone. */
  @Nullable String[] finalPaths() {
    @Nullable String[] paths = new @Nullable String[states.size()];
    for (String name : knownNames()) {
      Entry entry = find(new TracePath(name));
      FileState state = entry == null ? null : states.get(entry);
      if (state != null) {
        paths[state.number] = name;
      }
    }
    return paths;
  }

  private Set<String> knownNames() {
    Set<String> names = new LinkedHashSet<>(directories);
    set.forEach(row -> names.add(row.path().value()));
    names.addAll(made);
    return names;
  }

  private void addDirectory(@Nullable TracePath path) {
    if (path != null && !directories.contains(path.value())) {
      addDirectory(path.parent());
      directories.add(path.value());
    }
  }
}
