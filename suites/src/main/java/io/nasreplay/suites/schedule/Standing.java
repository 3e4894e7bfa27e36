package io.nasreplay.suites.schedule;

import io.nasreplay.results.model.Measure;
import io.nasreplay.results.stats.Sample;
import io.nasreplay.suites.model.FinishedRun;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** How a case stands on a target: its runs so far and what they ask for. Not thread-safe. */
public final class Standing {
  private final TestCase test;
  private final String target;
  private final Progression progression;
  private final List<FinishedRun> runs = new ArrayList<>();

  Standing(TestCase test, String target) {
    this.test = test;
    this.target = target;
    this.progression = Progression.of(test);
  }

  /** What runs. */
  public TestCase test() {
    return test;
  }

  /** Where. */
  public String target() {
    return target;
  }

  /** All runs so far, in order. */
  public List<FinishedRun> runs() {
    return List.copyOf(runs);
  }

  /** The scored runs' figures. */
  public Sample sample(Measure measure) {
    return Figures.sample(progression.scored(runs), measure);
  }

  /** The runs that are scored. */
  public List<FinishedRun> scored() {
    return progression.scored(runs);
  }

  /** What the reader of the score has to know; empty when nothing. */
  public String remark() {
    return progression.remark(runs);
  }

  /** Whether more runs are asked for. */
  public boolean isOpen() {
    return left() > 0;
  }

  /** How many runs are left, at least. */
  public int left() {
    return progression.left(runs);
  }

  /** What a search has found: 0 for no acceptable value; empty before the first verdict. */
  public OptionalLong found() {
    return progression instanceof SearchRuns search ? search.found(runs) : OptionalLong.empty();
  }

  void add(FinishedRun run) {
    runs.add(run);
  }

  /** The repeat that the next run belongs to. */
  int repeat() {
    return next().repeat();
  }

  Step step() {
    Progression.Next next = next();
    boolean last = progression instanceof FixedRuns && left() == 1;
    return new Step(test, target, next.value(), next.warmUp(), runs.size() + 1, last);
  }

  private Progression.Next next() {
    return progression.next(runs).orElseThrow();
  }
}
