package io.nasreplay.suites.schedule;

import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.SteadyRule;
import java.util.List;
import java.util.Optional;

/** Runs until the last few are steady; these are scored. */
record SteadyRuns(SteadyRule rule, TestSettings settings) implements Progression {
  @Override
  public Optional<Next> next(List<FinishedRun> done) {
    return left(done) == 0
        ? Optional.empty()
        : Optional.of(new Next("", done.size() < settings.warmUp(), 0));
  }

  @Override
  public int left(List<FinishedRun> done) {
    int counted = done.size() - settings.warmUp();
    if (counted < rule.window()) {
      return rule.window() - counted;
    }
    return counted >= rule.atMost() || isSteady(done) ? 0 : 1;
  }

  @Override
  public List<FinishedRun> scored(List<FinishedRun> done) {
    List<FinishedRun> counted = done.stream().filter(FinishedRun::counts).toList();
    return counted.subList(Math.max(0, counted.size() - rule.window()), counted.size());
  }

  @Override
  public String remark(List<FinishedRun> done) {
    return left(done) > 0 || isSteady(done)
        ? ""
        : "steady state not reached in " + rule.atMost() + " runs";
  }

  private boolean isSteady(List<FinishedRun> done) {
    double[] window = Figures.of(scored(done), settings.measures().get(0));
    return window.length == rule.window() && SteadyState.holds(rule, window);
  }
}
