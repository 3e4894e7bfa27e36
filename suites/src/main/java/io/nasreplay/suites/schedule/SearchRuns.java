package io.nasreplay.suites.schedule;

import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Search;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Looks for the highest acceptable value: doubles until one is not acceptable, then halves the
 * distance between the highest acceptable and the lowest other one. A value is acceptable when all
 * its scored runs are valid and meet the criterion; it is given up at the first that does not.
 */
record SearchRuns(Search search, TestSettings settings) implements Progression {
  /** What is known after some runs: 0 when no value was acceptable yet, or none was not. */
  private record Bounds(long acceptable, long unacceptable) {
    boolean isClosed(Search search) {
      return acceptable == search.to()
          || (unacceptable > 0 && unacceptable - acceptable <= 1)
          || unacceptable == search.from();
    }
  }

  @Override
  public Optional<Next> next(List<FinishedRun> done) {
    Bounds bounds = bounds(done);
    if (bounds.isClosed(search)) {
      return Optional.empty();
    }
    String value = Long.toString(candidate(bounds));
    long had = done.stream().filter(run -> run.value().equals(value)).count();
    return Optional.of(new Next(value, had < settings.warmUp(), 0));
  }

  @Override
  public int left(List<FinishedRun> done) {
    return next(done).isPresent() ? 1 : 0;
  }

  @Override
  public String remark(List<FinishedRun> done) {
    return left(done) == 0 && bounds(done).acceptable() == search.to()
        ? "the highest value tried; there may be more"
        : "";
  }

  /** The highest acceptable value so far; 0 when there is none, empty before the first verdict. */
  OptionalLong found(List<FinishedRun> done) {
    Bounds bounds = bounds(done);
    return bounds.acceptable() == 0 && bounds.unacceptable() == 0
        ? OptionalLong.empty()
        : OptionalLong.of(bounds.acceptable());
  }

  private long candidate(Bounds bounds) {
    if (bounds.acceptable() == 0) {
      return search.from();
    }
    return bounds.unacceptable() == 0
        ? Math.min(search.to(), 2 * bounds.acceptable())
        : bounds.acceptable() + (bounds.unacceptable() - bounds.acceptable()) / 2;
  }

  /** Follows the search from its beginning; the runs are those that it asked for. */
  private Bounds bounds(List<FinishedRun> done) {
    Bounds bounds = new Bounds(0, 0);
    while (!bounds.isClosed(search)) {
      long value = candidate(bounds);
      Optional<Boolean> verdict = verdict(done, Long.toString(value));
      if (verdict.isEmpty()) {
        return bounds;
      }
      bounds =
          verdict.get()
              ? new Bounds(value, bounds.unacceptable())
              : new Bounds(bounds.acceptable(), value);
    }
    return bounds;
  }

  private Optional<Boolean> verdict(List<FinishedRun> done, String value) {
    List<FinishedRun> scored =
        done.stream().filter(run -> run.value().equals(value) && !run.warmUp()).toList();
    if (!scored.stream().allMatch(this::isAcceptable)) {
      return Optional.of(false);
    }
    return scored.size() < settings.runs() ? Optional.empty() : Optional.of(true);
  }

  private boolean isAcceptable(FinishedRun run) {
    Double figure = run.figures().get(search.measure());
    return run.valid() && figure != null && search.accepts(figure);
  }
}
