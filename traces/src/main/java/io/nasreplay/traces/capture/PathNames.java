package io.nasreplay.traces.capture;

import io.nasreplay.traces.model.TracePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Gives each recorded path its path in the trace and a number, once. Not thread-safe. Memory grows
 * with distinct paths.
 */
final class PathNames {
  /** The number of a path that is not in the trace. */
  static final int OUTSIDE = -1;

  /** The number of the root itself, which a trace cannot name. */
  static final int ROOT = -2;

  private final PathRules rules;
  private final PortableNames portable = new PortableNames();
  private final Map<String, Integer> byRecorded = new HashMap<>();
  private final Map<String, Integer> byTraced = new HashMap<>();
  private final List<TracePath> paths = new ArrayList<>();
  private final Map<String, String> renamed = new LinkedHashMap<>();

  PathNames(PathRules rules) {
    this.rules = rules;
  }

  /** The number of a path, {@link #OUTSIDE} or {@link #ROOT}. */
  int of(String recorded) {
    Integer known = byRecorded.get(recorded);
    if (known != null) {
      return known;
    }
    int number = number(rules.traced(recorded));
    byRecorded.put(recorded, number);
    return number;
  }

  TracePath path(int number) {
    return paths.get(number);
  }

  /** Names that were replaced: the path by its recorded names, and by those in the trace. */
  Map<String, String> renamed() {
    return renamed;
  }

  private int number(@Nullable String traced) {
    if (traced == null) {
      return OUTSIDE;
    }
    if (traced.isEmpty()) {
      return ROOT;
    }
    String name = rules.portable() ? portable.of(traced) : traced;
    if (!name.equals(traced)) {
      renamed.put(traced, name);
    }
    return byTraced.computeIfAbsent(name, this::added);
  }

  private int added(String name) {
    paths.add(new TracePath(name));
    return paths.size() - 1;
  }
}
