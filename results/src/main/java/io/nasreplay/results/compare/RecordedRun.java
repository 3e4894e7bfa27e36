package io.nasreplay.results.compare;

import io.nasreplay.results.model.RunResult;

/**
 * One scored run, as comparisons and reports see it; warm-up runs are none.
 *
 * @param test what was run: the case's name in a suite, otherwise the trace's name
 * @param target on what: the target's name in a suite, otherwise what the user calls it
 * @param source where its result is, for messages; a path
 * @param result what was measured
 */
public record RecordedRun(String test, String target, String source, RunResult result) {
  public RecordedRun {
    requireNotBlank("test", test);
    requireNotBlank("target", target);
  }

  private static void requireNotBlank(String name, String value) {
    if (value.isBlank()) {
      throw new IllegalArgumentException(name + " is \"" + value + "\"; allowed: a name");
    }
  }
}
