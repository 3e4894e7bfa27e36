package io.nasreplay.engine.prepare;

import io.nasreplay.engine.api.FileSet;
import io.nasreplay.engine.api.FileSet.SetFile;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What nasreplay may make in a run folder, as it stands in the folder's file {@value #FILE_NAME}.
 *
 * @param state whether the folder's run may still be going on
 * @param key what the prepared files are derived from; equal keys, equal files
 * @param directories directories of the file set
 * @param files files of the file set
 * @param later paths that the trace or nasreplay itself may make later
 * @param keptTimes when the files of a kept set were modified last, by path; empty in other states
 */
record Manifest(
    State state,
    String key,
    List<String> directories,
    List<SetFile> files,
    List<String> later,
    Map<String, FileTime> keptTimes) {
  static final String FILE_NAME = "manifest";

  /** Whether the folder's run may still be going on. */
  enum State {
    /** It may be, or was killed. */
    RUNNING,
    /** The file set was left for the next run. */
    KEPT
  }

  static Manifest of(State state, String key, FileSet set, List<String> alsoLater) {
    List<String> later = new ArrayList<>(set.madeLater());
    later.addAll(alsoLater);
    return new Manifest(state, key, set.directories(), set.files(), List.copyOf(later), Map.of());
  }

  /** The same set, left for the next run. */
  Manifest kept(Map<String, FileTime> times) {
    return new Manifest(State.KEPT, key, directories, files, later, times);
  }

  /** Every path that may be there because of nasreplay. */
  Set<String> paths() {
    Set<String> paths = new HashSet<>(directories);
    files.forEach(file -> paths.add(file.path()));
    paths.addAll(later);
    return paths;
  }

  Map<String, SetFile> filesByPath() {
    Map<String, SetFile> byPath = new HashMap<>();
    files.forEach(file -> byPath.put(file.path(), file));
    return byPath;
  }
}
