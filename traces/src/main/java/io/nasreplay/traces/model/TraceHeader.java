package io.nasreplay.traces.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a trace says about itself: name, description, seed, generator and so on. It is no part of
 * the trace's identity: two traces with equal rows have equal digests whatever their headers say.
 *
 * @param metadata key to value in the order of the file; keys are lower case with hyphens
 */
public record TraceHeader(Map<String, String> metadata) {
  /** The key of the trace's name. */
  public static final String NAME = "name";

  public TraceHeader {
    metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
  }

  /** The value of a key, or empty. */
  public Optional<String> value(String key) {
    return Optional.ofNullable(metadata.get(key));
  }
}
