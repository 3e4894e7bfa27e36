package io.nasreplay.results.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * All measurements of one test.
 *
 * @param test its name
 * @param runs in the order in which they were given, at least one
 */
record TestRuns(String test, List<Measurement> runs) {
  private static final int DIGEST_SHOWN = 8;

  /**
   * The tests in order of appearance. Runs of one name and one trace are one test; several traces
   * under one name are tests of their own when they meet on other targets.
   *
   * @throws IncomparableException when a target has a test's name and none of the others' traces
   */
  static List<TestRuns> of(List<Measurement> runs, boolean differentTraces) {
    List<TestRuns> tests = new ArrayList<>();
    by(runs, measurement -> measurement.run().test())
        .forEach((test, all) -> tests.addAll(new TestRuns(test, all).split(differentTraces)));
    return merged(tests);
  }

  Set<String> digests() {
    return distinct(Measurement::digest);
  }

  Set<String> targets() {
    return distinct(Measurement::target);
  }

  List<Measurement> on(String target) {
    return runs.stream().filter(run -> run.target().equals(target)).toList();
  }

  /** The values that runs have, in order of appearance. */
  Set<String> distinct(Function<Measurement, String> value) {
    return runs.stream().map(value).collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** Which target has which of several values, for a message. */
  String where(Function<Measurement, String> value) {
    Map<String, List<Measurement>> byValue = by(runs, value);
    return byValue.entrySet().stream()
        .map(
            entry ->
                entry.getKey()
                    + " on "
                    + String.join(", ", new TestRuns(test, entry.getValue()).targets())
                    + " ("
                    + entry.getValue().get(0).run().source()
                    + ")")
        .collect(Collectors.joining("; "));
  }

  private List<TestRuns> split(boolean differentTraces) {
    if (digests().size() == 1 || differentTraces) {
      return List.of(this);
    }
    List<TestRuns> byDigest =
        by(runs, Measurement::digest).values().stream()
            .map(sameTrace -> new TestRuns(test, sameTrace))
            .toList();
    Set<String> meeting =
        byDigest.stream()
            .filter(part -> part.targets().size() > 1)
            .flatMap(part -> part.targets().stream())
            .collect(Collectors.toSet());
    if (targets().size() > 1 && !meeting.containsAll(targets())) {
      throw new IncomparableException(
          "test "
              + test
              + " has different traces: digest "
              + where(run -> run.digest().substring(0, DIGEST_SHOWN))
              + "; figures of different traces say nothing about targets. Allow it with"
              + " --allow-different-traces");
    }
    return named(byDigest);
  }

  /** Different traces under one name mostly differ in the number of their streams. */
  private List<TestRuns> named(List<TestRuns> parts) {
    Function<TestRuns, String> streams =
        part -> " streams=" + part.runs.get(0).result().trace().streams();
    boolean telling = parts.stream().map(streams).distinct().count() == parts.size();
    Function<TestRuns, String> ending =
        telling
            ? streams
            : part -> " [" + part.runs.get(0).digest().substring(0, DIGEST_SHOWN) + "]";
    return parts.stream().map(part -> new TestRuns(test + ending.apply(part), part.runs)).toList();
  }

  /** One trace that is called differently on different targets is one test, by its first name. */
  private static List<TestRuns> merged(List<TestRuns> tests) {
    List<TestRuns> merged = new ArrayList<>();
    for (TestRuns test : tests) {
      int same = -1;
      for (int i = 0; i < merged.size(); i++) {
        same = same < 0 && merged.get(i).isCalledDifferently(test) ? i : same;
      }
      if (same < 0) {
        merged.add(test);
      } else {
        merged.set(same, merged.get(same).with(test));
      }
    }
    return merged;
  }

  /** Parameters in a name may be conditions, which tell tests apart. */
  private boolean isCalledDifferently(TestRuns other) {
    Map<String, String> mine = ParameterisedName.of(test).parameters();
    Map<String, String> others = ParameterisedName.of(other.test).parameters();
    Function<Measurement, String> cache = run -> run.result().options().cache();
    return (mine.isEmpty() || others.isEmpty() || mine.equals(others))
        && digests().size() == 1
        && digests().equals(other.digests())
        && distinct(cache).equals(other.distinct(cache))
        && targets().stream().noneMatch(other.targets()::contains);
  }

  private TestRuns with(TestRuns other) {
    List<Measurement> all = new ArrayList<>(runs);
    all.addAll(other.runs);
    return new TestRuns(test, all);
  }

  private static Map<String, List<Measurement>> by(
      List<Measurement> runs, Function<Measurement, String> value) {
    return runs.stream()
        .collect(Collectors.groupingBy(value, LinkedHashMap::new, Collectors.toList()));
  }
}
