package io.nasreplay.suites.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A suite, as read. Immutable.
 *
 * @param name what results and folders call it
 * @param title one line for lists; empty when not said
 * @param description what it does; empty when not said
 * @param source where its rules come from; empty when not said
 * @param targets where it runs; may be empty, when the caller names them
 * @param order which run follows which
 * @param keepsFileSets whether a test's files stay on the target until its last run
 * @param hooks commands before each run, in order
 * @param settings what holds for tests that do not say otherwise
 * @param quick what holds instead in a quick trial
 * @param tests at least one
 * @param facts everything the file says, by its place in it, to tell two versions apart
 */
public record Suite(
    String name,
    String title,
    String description,
    String source,
    List<SuiteTarget> targets,
    Order order,
    boolean keepsFileSets,
    List<Hook> hooks,
    Settings settings,
    Settings quick,
    List<SuiteTest> tests,
    Map<String, String> facts) {
  public Suite {
    targets = List.copyOf(targets);
    hooks = List.copyOf(hooks);
    tests = List.copyOf(tests);
    if (tests.isEmpty()) {
      throw new IllegalArgumentException("tests are empty; allowed: one or more");
    }
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
  }
}
