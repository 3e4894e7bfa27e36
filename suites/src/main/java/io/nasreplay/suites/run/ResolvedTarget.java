package io.nasreplay.suites.run;

import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A target with its directory.
 *
 * @param name its column in the score table
 * @param path its directory, absolute
 * @param labels what the user says about it, in the order of the file
 */
public record ResolvedTarget(String name, Path path, Map<String, String> labels) {
  public ResolvedTarget {
    if (!path.isAbsolute()) {
      throw new IllegalArgumentException("path is " + path + "; allowed: an absolute path");
    }
    labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
  }
}
