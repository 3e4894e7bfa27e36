package io.nasreplay.suites.schedule;

import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.model.Settings;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.model.SuiteTest;
import io.nasreplay.suites.model.SuiteTest.Axis;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.Suggestions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Makes the cases of a suite: every combination of every matrix, with settings resolved. */
public final class TestCases {
  private static final int MOST = 10_000;

  private final Suite suite;
  private final boolean quick;
  private final TraceFinder finder;
  private final Set<String> known = new TreeSet<>();

  private TestCases(Suite suite, boolean quick, TraceFinder finder) {
    this.suite = suite;
    this.quick = quick;
    this.finder = finder;
  }

  /**
   * The cases, in the suite's order.
   *
   * @param quick whether the suite's quick settings replace the others
   * @throws BadInputException when a workload or parameter is unknown, settings do not fit
   *     together, or two cases have the same name
   * @throws IOException when a workload's file cannot be read
   */
  public static List<TestCase> of(Suite suite, boolean quick, TraceFinder finder)
      throws IOException {
    TestCases cases = new TestCases(suite, quick, finder);
    List<TestCase> all = new ArrayList<>();
    for (SuiteTest test : suite.tests()) {
      all.addAll(cases.of(test));
    }
    cases.requireKnown(suite.settings());
    cases.requireKnown(suite.quick());
    requireDistinct(all);
    return List.copyOf(all);
  }

  private List<TestCase> of(SuiteTest test) throws IOException {
    Set<String> declared = declared(test);
    known.addAll(declared);
    TestSettings settings = settings(test);
    Map<String, String> parameters = new LinkedHashMap<>();
    putDeclared(parameters, suite.settings(), declared);
    putOwn(parameters, test.settings(), declared);
    Map<String, String> quickOnes = new LinkedHashMap<>();
    if (quick) {
      quickOnes.putAll(finder.quickOf(test.workload().text()));
      putDeclared(quickOnes, suite.quick(), declared);
      putOwn(quickOnes, test.quick(), declared);
    }
    parameters.putAll(quickOnes);
    List<TestCase> cases = new ArrayList<>();
    for (Map<String, String> point : points(test, declared, quickOnes)) {
      cases.add(testCase(test, settings, parameters, point));
    }
    return cases;
  }

  private Set<String> declared(SuiteTest test) throws IOException {
    try {
      return finder.parametersOf(test.workload().text());
    } catch (BadInputException e) {
      throw test.workload().mark().error(e.problem());
    }
  }

  private TestSettings settings(SuiteTest test) {
    Settings said = test.settings().over(suite.settings());
    Settings quicker = quick ? test.quick().over(suite.quick()).over(said) : said;
    try {
      TestSettings all = TestSettings.of(quicker);
      TestSettings settings = test.search() == null ? all : all.withoutRule();
      requireNoRule(test);
      requireTimes(test, settings);
      return settings;
    } catch (IllegalArgumentException e) {
      throw test.mark().error("test " + test.title() + ": " + e.getMessage());
    }
  }

  /** A rule of the whole suite is for tests without a search. */
  private static void requireNoRule(SuiteTest test) {
    if (test.search() != null && (test.settings().hasRule() || test.quick().hasRule())) {
      throw new IllegalArgumentException("search with until or steady; allowed: one of them");
    }
  }

  private static void requireTimes(SuiteTest test, TestSettings settings) {
    boolean late =
        settings.measures().contains(Measure.LATE_FRAMES)
            || (test.search() != null && test.search().measure() == Measure.LATE_FRAMES);
    if (late && settings.timing().mode() != TimingMode.TIMED) {
      throw new IllegalArgumentException(
          "late-frames with timing " + settings.timing().mode().token() + "; allowed: timed");
    }
  }

  /** What is said for all tests is for those that know it. */
  private static void putDeclared(
      Map<String, String> into, Settings settings, Set<String> declared) {
    settings
        .parameters()
        .forEach(
            (name, value) -> {
              if (declared.contains(name)) {
                into.put(name, value.text());
              }
            });
  }

  private static void putOwn(Map<String, String> into, Settings settings, Set<String> declared) {
    settings
        .parameters()
        .forEach(
            (name, value) -> {
              requireDeclared(value, name, declared);
              into.put(name, value.text());
            });
  }

  private static void requireDeclared(Scalar value, String name, Set<String> declared) {
    if (!declared.contains(name)) {
      throw value.mark().error(Suggestions.unknown("parameter", name, declared));
    }
  }

  private void requireKnown(Settings settings) {
    settings.parameters().forEach((name, value) -> requireDeclared(value, name, known));
  }

  /** Every combination; a parameter that the quick settings give has that value only. */
  private static List<Map<String, String>> points(
      SuiteTest test, Set<String> declared, Map<String, String> quickOnes) {
    List<Map<String, String>> points = List.of(Map.of());
    for (Axis axis : test.matrix()) {
      if (!declared.contains(axis.parameter())) {
        throw test.mark().error(Suggestions.unknown("parameter", axis.parameter(), declared));
      }
      String only = quickOnes.get(axis.parameter());
      points = times(points, axis.parameter(), only == null ? axis.values() : List.of(only));
      if (points.size() > MOST) {
        throw test.mark().error("the matrix has more than 10000 combinations; allowed: up to that");
      }
    }
    return points;
  }

  private static List<Map<String, String>> times(
      List<Map<String, String>> points, String parameter, List<String> values) {
    List<Map<String, String>> all = new ArrayList<>();
    for (Map<String, String> point : points) {
      for (String value : values) {
        Map<String, String> further = new LinkedHashMap<>(point);
        further.put(parameter, value);
        all.add(further);
      }
    }
    return all;
  }

  private static TestCase testCase(
      SuiteTest test,
      TestSettings settings,
      Map<String, String> parameters,
      Map<String, String> point) {
    Map<String, String> all = new LinkedHashMap<>(parameters);
    all.putAll(point);
    StringBuilder name = new StringBuilder(test.title());
    point.forEach((key, value) -> name.append(' ').append(key).append('=').append(value));
    return new TestCase(
        name.toString(),
        test.title(),
        test.workload().text(),
        all,
        point,
        settings,
        Optional.ofNullable(test.curve()),
        Optional.ofNullable(test.search()),
        test.mark());
  }

  private static void requireDistinct(List<TestCase> cases) {
    Set<String> names = new LinkedHashSet<>();
    for (TestCase one : cases) {
      if (!names.add(one.name())) {
        throw one.mark()
            .error("test " + one.name() + " is there twice; give one of them another name");
      }
    }
  }
}
