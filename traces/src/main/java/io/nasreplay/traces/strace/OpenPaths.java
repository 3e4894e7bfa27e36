package io.nasreplay.traces.strace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The paths of all that is open or was: who has a file open goes on to use it under its new path
 * when it is renamed, and under its last one when it is deleted or replaced.
 */
final class OpenPaths {
  private final Map<String, OpenPath> byPath = new HashMap<>();

  OpenPath of(String path) {
    return byPath.computeIfAbsent(path, OpenPath::new);
  }

  void deleted(String path) {
    byPath.remove(path);
  }

  void renamed(String from, String to) {
    move(from, to);
    String below = from + "/";
    List<String> inside =
        byPath.keySet().stream().filter(path -> path.startsWith(below)).sorted().toList();
    inside.forEach(path -> move(path, to + path.substring(from.length())));
  }

  private void move(String from, String to) {
    byPath.remove(to);
    if (byPath.containsKey(from)) {
      OpenPath open = Objects.requireNonNull(byPath.remove(from));
      open.renamed(to);
      byPath.put(to, open);
    }
  }
}
