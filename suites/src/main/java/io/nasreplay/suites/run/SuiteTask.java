package io.nasreplay.suites.run;

import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.schedule.Schedule;
import io.nasreplay.suites.schedule.TestCase;
import io.nasreplay.suites.schedule.TestCases;
import io.nasreplay.suites.schedule.TraceFinder;
import io.nasreplay.suites.score.SuiteScores.Column;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A suite, resolved: which cases, on which targets.
 *
 * @param suite as read
 * @param quick whether its quick settings hold
 * @param withHooks whether its hooks are run
 * @param labels said for all targets
 * @param targets with their directories
 * @param cases with their settings
 * @param finder finds their traces
 */
public record SuiteTask(
    Suite suite,
    boolean quick,
    boolean withHooks,
    Map<String, String> labels,
    List<ResolvedTarget> targets,
    List<TestCase> cases,
    TraceFinder finder) {
  public SuiteTask {
    labels = Map.copyOf(labels);
    targets = List.copyOf(targets);
    cases = List.copyOf(cases);
  }

  /**
   * Resolves a suite.
   *
   * @throws io.nasreplay.traces.format.BadInputException when it does not fit its workloads
   * @throws IOException when a workload's file cannot be read
   */
  public static SuiteTask of(
      Suite suite,
      boolean quick,
      boolean withHooks,
      Map<String, String> labels,
      List<ResolvedTarget> targets,
      TraceFinder finder)
      throws IOException {
    List<TestCase> cases = TestCases.of(suite, quick, finder);
    return new SuiteTask(suite, quick, withHooks, labels, targets, cases, finder);
  }

  /** A schedule before the first run. */
  public Schedule newSchedule() {
    return new Schedule(cases, targetNames(), suite.order());
  }

  /** The names of the targets. */
  public List<String> targetNames() {
    return targets.stream().map(ResolvedTarget::name).toList();
  }

  /** The columns of the score table. */
  List<Column> columns() {
    return targets.stream()
        .map(target -> new Column(target.name(), target.path().toString(), target.labels()))
        .toList();
  }

  /** Everything that the scores depend on, to tell a changed suite from the one that began. */
  Map<String, String> facts() throws IOException {
    Map<String, String> facts = new TreeMap<>(suite.facts());
    facts.keySet().removeIf(fact -> fact.startsWith("targets["));
    for (ResolvedTarget target : targets) {
      facts.put("target " + target.name(), target.path().toString());
      target.labels().forEach((k, v) -> facts.put("target " + target.name() + " " + k, v));
    }
    labels.forEach((key, value) -> facts.put("label " + key, value));
    facts.put("--quick", Boolean.toString(quick));
    facts.put("hooks are run", Boolean.toString(withHooks));
    for (TestCase test : cases) {
      finder
          .versionOf(test.workload())
          .ifPresent(version -> facts.put("workload " + test.workload(), version));
    }
    return facts;
  }
}
