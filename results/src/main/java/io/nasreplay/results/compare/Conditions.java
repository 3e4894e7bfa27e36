package io.nasreplay.results.compare;

import io.nasreplay.results.model.EffectiveOptions;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.quantity.Quantities;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** What else may differ between runs than the target, and what is said about it. */
final class Conditions {
  /** A condition that makes figures of one test incomparable. */
  private record Strict(String name, Function<RunResult, String> value, String option) {}

  /** A condition that a reader has to know. */
  private record Loose(String name, Function<RunResult, String> value) {}

  private static final Strict CACHE =
      new Strict("cache modes", run -> run.options().cache(), "--allow-different-cache");
  private static final Strict TIMING =
      new Strict("timing", run -> timing(run.options()), "--allow-different-timing");

  private static final List<Loose> OF_TESTS =
      List.of(
          new Loose("written data", run -> run.options().data()),
          new Loose("threads", run -> Quantities.count(run.options().threads())),
          new Loose("ends", run -> run.replay().timeLimited() ? "time limit" : "end of the trace"));

  private static final List<Loose> OF_CLIENTS =
      List.of(
          new Loose("versions of nasreplay", RunResult::tool),
          new Loose("operating systems of the client", run -> run.environment().os()),
          new Loose("kernels of the client", run -> run.environment().kernel()),
          new Loose("processors of the client", run -> run.environment().cpu()),
          new Loose("memory of the client", run -> memory(run.environment())),
          new Loose("Java runtimes", run -> run.environment().jvm()));

  private Conditions() {}

  /**
   * Looks at all tests.
   *
   * @return remarks, the gravest first
   * @throws IncomparableException when something differs that was not allowed to
   */
  static List<String> check(List<TestRuns> tests, ComparisonRules rules) {
    Set<String> remarks = new LinkedHashSet<>();
    tests.forEach(test -> addAboveWire(remarks, test));
    addQuick(remarks, tests);
    for (TestRuns test : tests) {
      if (test.digests().size() > 1) {
        remarks.add(test.test() + ": DIFFERENT TRACES are compared, as was allowed");
      }
      addStrict(remarks, test, CACHE, rules.differentCache());
      addStrict(remarks, test, TIMING, rules.differentTiming());
    }
    for (TestRuns test : tests) {
      OF_TESTS.forEach(condition -> addLoose(remarks, test, condition));
    }
    TestRuns all = all(tests);
    OF_CLIENTS.forEach(condition -> addLoose(remarks, all, condition));
    return new ArrayList<>(remarks);
  }

  private static TestRuns all(List<TestRuns> tests) {
    return new TestRuns("", tests.stream().flatMap(test -> test.runs().stream()).toList());
  }

  private static void addAboveWire(Set<String> remarks, TestRuns test) {
    for (String target : test.targets()) {
      long marked =
          test.on(target).stream().filter(run -> run.result().cache().aboveWire()).count();
      if (marked > 0) {
        remarks.add(
            test.test()
                + " on "
                + target
                + ": ABOVE THE WIRE in "
                + Quantities.count(marked, "run")
                + ": the client's cache took part");
      }
    }
  }

  private static void addQuick(Set<String> remarks, List<TestRuns> tests) {
    List<String> quick =
        tests.stream()
            .filter(test -> test.runs().stream().anyMatch(run -> run.result().trace().quick()))
            .map(TestRuns::test)
            .toList();
    if (!quick.isEmpty()) {
      remarks.add(
          "QUICK trial: the figures compare with nothing else: " + String.join(", ", quick));
    }
  }

  private static void addStrict(
      Set<String> remarks, TestRuns test, Strict condition, boolean allowed) {
    Function<Measurement, String> value = run -> condition.value().apply(run.result());
    if (test.distinct(value).size() < 2) {
      return;
    }
    String what = test.test() + " has different " + condition.name() + ": " + test.where(value);
    if (!allowed) {
      throw new IncomparableException(
          "test " + what + "; compare like with like, or allow it with " + condition.option());
    }
    remarks.add(what + ", as was allowed");
  }

  private static void addLoose(Set<String> remarks, TestRuns test, Loose condition) {
    Function<Measurement, String> value = run -> condition.value().apply(run.result());
    if (test.distinct(value).size() > 1) {
      remarks.add(
          (test.test().isEmpty() ? "different " : test.test() + " has different ")
              + condition.name()
              + ": "
              + test.where(value));
    }
  }

  private static String timing(EffectiveOptions options) {
    return options.timing()
        + (options.speed() == 1 ? "" : " at speed " + Quantities.figure(options.speed()));
  }

  private static String memory(EnvironmentFacts client) {
    return client.ramBytes() < 0
        ? EnvironmentFacts.UNKNOWN
        : Quantities.binarySize(client.ramBytes());
  }
}
