package io.nasreplay.suites.schedule;

import io.nasreplay.results.stats.Sample;
import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.StopRule;
import java.util.List;
import java.util.Optional;

/** Runs until the confidence interval of the mean is narrow enough. */
record PreciseRuns(StopRule rule, TestSettings settings) implements Progression {
  @Override
  public Optional<Next> next(List<FinishedRun> done) {
    return left(done) == 0
        ? Optional.empty()
        : Optional.of(new Next("", done.size() < settings.warmUp(), 0));
  }

  @Override
  public int left(List<FinishedRun> done) {
    int scored = done.size() - settings.warmUp();
    if (scored < settings.runs()) {
      return settings.runs() - scored;
    }
    return scored >= rule.atMost() || isPrecise(done) ? 0 : 1;
  }

  @Override
  public String remark(List<FinishedRun> done) {
    return left(done) > 0 || isPrecise(done)
        ? ""
        : "95 % interval still wider than asked for after " + rule.atMost() + " runs";
  }

  private boolean isPrecise(List<FinishedRun> done) {
    Sample sample = Figures.sample(scored(done), settings.measures().get(0));
    Double share = sample.confidenceHalfWidthShare();
    return share != null && share <= rule.halfWidth();
  }
}
