package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.TracePath;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The files of one declaration.
 *
 * @param directories the directories that are declared with them, parents first
 * @param files paths and sizes
 * @param exists whether they are there before the replay
 * @param mark where the declaration stands
 */
record FileSet(List<TracePath> directories, List<FileRow> files, boolean exists, Mark mark) {
  FileSet {
    directories = List.copyOf(directories);
    files = List.copyOf(files);
  }

  /** All directories that the files need, parents first. */
  Set<TracePath> neededDirectories() {
    Set<TracePath> needed = new LinkedHashSet<>();
    files.forEach(file -> addParents(file.path(), needed));
    directories.forEach(directory -> addWithParents(directory, needed));
    return needed;
  }

  private static void addWithParents(TracePath directory, Set<TracePath> needed) {
    addParents(directory, needed);
    needed.add(directory);
  }

  private static void addParents(TracePath path, Set<TracePath> needed) {
    Deque<TracePath> missing = new ArrayDeque<>();
    for (TracePath at = path.parent(); at != null && !needed.contains(at); at = at.parent()) {
      missing.push(at);
    }
    needed.addAll(missing);
  }
}
