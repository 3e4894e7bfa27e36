package io.nasreplay.suites.journal;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a suite was when it began.
 *
 * @param suite its name
 * @param facts everything that the score depends on, by name: the suite file, the workloads, the
 *     targets
 * @param spared by target, the run folders that were on it before
 */
public record Begun(String suite, Map<String, String> facts, Map<String, List<String>> spared) {
  public Begun {
    facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    spared = Collections.unmodifiableMap(new LinkedHashMap<>(spared));
  }
}
