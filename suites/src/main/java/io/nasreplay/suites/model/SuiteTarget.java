package io.nasreplay.suites.model;

import io.nasreplay.generators.workload.Scalar;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A target of a suite.
 *
 * @param name its column in the score table
 * @param path its directory; null when the caller names it
 * @param labels what the user says about device, protocol and so on, in the order of the file
 */
public record SuiteTarget(String name, @Nullable Scalar path, Map<String, String> labels) {
  public SuiteTarget {
    labels = Collections.unmodifiableMap(new LinkedHashMap<>(labels));
  }
}
