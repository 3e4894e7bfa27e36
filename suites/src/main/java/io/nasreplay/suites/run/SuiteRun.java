package io.nasreplay.suites.run;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.engine.time.Sleeper;
import io.nasreplay.results.quantity.Quantities;
import io.nasreplay.suites.journal.Journal;
import io.nasreplay.suites.journal.Started;
import io.nasreplay.suites.journal.SuiteFolder;
import io.nasreplay.suites.model.FinishedRun;
import io.nasreplay.suites.model.Hook;
import io.nasreplay.suites.schedule.Schedule;
import io.nasreplay.suites.schedule.Step;
import io.nasreplay.suites.schedule.SuitePlan;
import io.nasreplay.suites.schedule.TestCase;
import io.nasreplay.suites.score.Scoring;
import io.nasreplay.suites.score.SuiteScores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One pass through a suite, in one or several processes. After each run its result is on disk, then
 * the journal says so; a run whose result is there is never made again, and one without a result is
 * made again. Not thread-safe.
 */
public final class SuiteRun {
  private static final String RUNS = "runs";
  private static final long TICK_NANOS = 50_000_000;

  private final SuiteTask task;
  private final Replayer replayer;
  private final RunListener listener;
  private final Consumer<String> teller;
  private final StopSignal stop;
  private final Clock clock;
  private final Sleeper sleeper;
  private final Schedule schedule;
  private @Nullable Path folder;

  /**
   * A pass before its first run.
   *
   * @param teller hears, in words, what is done and what is left
   * @param stop asks to stop; the current run is ended and does not count
   */
  public SuiteRun(
      SuiteTask task,
      Replayer replayer,
      RunListener listener,
      Consumer<String> teller,
      StopSignal stop,
      Clock clock,
      Sleeper sleeper) {
    this.task = task;
    this.replayer = replayer;
    this.listener = listener;
    this.teller = teller;
    this.stop = stop;
    this.clock = clock;
    this.sleeper = sleeper;
    this.schedule = task.newSchedule();
  }

  /**
   * Makes all runs that are left, or those until asked to stop. Blocks.
   *
   * @param results below which the suite's folder is or will be
   * @throws io.nasreplay.traces.format.BadInputException when a trace is wrong, or when the suite
   *     has changed since it began; before any target is touched
   * @throws io.nasreplay.engine.api.EnvironmentException when a target does not allow it, or a hook
   *     fails; what was measured until then stays
   * @throws IOException when something cannot be read or written
   */
  public void run(Path results, Beginning beginning) throws IOException {
    Optional<SuiteFolder> unfinished = SuiteStart.unfinished(task, results, beginning);
    checkTraces();
    SuiteStart start = SuiteStart.of(task, results, unfinished, clock);
    folder = start.folder();
    try (Journal journal = start.journal()) {
      FileSetKeeper keeper = new FileSetKeeper(task.targets(), journal.begun().spared(), listener);
      if (start.resumed()) {
        takeUp(journal, start.folder(), keeper);
      }
      try {
        runAll(journal, start.folder());
      } finally {
        keeper.removeAll();
        ScoreFiles.write(scores(), start.folder());
      }
    }
  }

  /**
   * What there is to do. Blocks while it reads every trace; touches no target.
   *
   * @throws io.nasreplay.traces.format.BadInputException as {@link #run}
   * @throws IOException when a file cannot be read
   */
  public SuitePlan plan(Path results, Beginning beginning) throws IOException {
    SuiteStart.unfinished(task, results, beginning)
        .ifPresent(found -> found.runs().forEach(schedule::add));
    return SuitePlan.of(task.suite(), task.cases(), task.targetNames(), schedule, task.finder());
  }

  /** The score table of what was done so far. */
  public SuiteScores scores() {
    return Scoring.of(
        task.suite().name(),
        task.suite().title(),
        task.quick(),
        folder == null ? null : folder.toString(),
        task.columns(),
        schedule);
  }

  /** Whether all scored runs are valid. */
  public boolean isAllValid() {
    return schedule.standings().stream()
        .flatMap(standing -> standing.runs().stream())
        .allMatch(run -> run.valid() || run.warmUp() || !run.value().isEmpty());
  }

  private void checkTraces() throws IOException {
    for (TestCase test : task.cases()) {
      if (!stop.isStopped()) {
        String value = test.search().map(search -> Long.toString(search.from())).orElse("");
        replayer.check(
            test.trace(task.finder(), value),
            StepOptions.of(task, test, task.targets().get(0), false));
      }
    }
  }

  private void takeUp(Journal journal, Path suiteFolder, FileSetKeeper keeper) throws IOException {
    if (journal.open().isPresent()) {
      takeUp(journal, journal.open().get(), suiteFolder);
    }
    journal.runs().forEach(schedule::add);
    keeper.tidy();
    teller.accept(
        "going on in "
            + suiteFolder
            + ": "
            + Quantities.count(schedule.done(), "run")
            + " done, "
            + Quantities.count(schedule.left())
            + " or more left");
  }

  /** The run that a process was killed in: its result is there, or it is made again. */
  private static void takeUp(Journal journal, Started open, Path suiteFolder) throws IOException {
    Path runFolder = suiteFolder.resolve(open.folder());
    Optional<FinishedRun> found = StoredRun.find(open, suiteFolder);
    if (found.isPresent()) {
      journal.finished(found.get());
      return;
    }
    if (Files.isDirectory(runFolder)) {
      MoreFiles.deleteRecursively(runFolder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
    journal.stopped();
  }

  private void runAll(Journal journal, Path suiteFolder) throws IOException {
    boolean first = true;
    Optional<Step> next = schedule.next();
    while (next.isPresent() && !stop.isStopped()) {
      pause(first ? 0 : next.get().test().settings().pauseMicros());
      run(next.get(), journal, suiteFolder);
      first = false;
      next = schedule.next();
    }
    if (next.isEmpty()) {
      journal.complete();
    }
  }

  private void pause(long micros) {
    long endNanos = clock.nanos() + micros * 1000;
    while (clock.nanos() < endNanos && !stop.isStopped()) {
      sleeper.sleepNanos(Math.min(endNanos - clock.nanos(), TICK_NANOS));
    }
  }

  private void run(Step step, Journal journal, Path suiteFolder) throws IOException {
    ResolvedTarget target = target(step);
    HookRun.runAll(hooks(), step, target, stop);
    if (stop.isStopped()) {
      return;
    }
    String place = String.format(Locale.ROOT, "%s/%05d", RUNS, journal.starts() + 1);
    Started started =
        new Started(place, step.test().name(), step.target(), step.value(), step.warmUp());
    teller.accept(words(step));
    journal.started(started);
    long startNanos = clock.nanos();
    Replayer.Replayed replayed =
        replayer.replay(
            step.test().trace(task.finder(), step.value()),
            target.path(),
            StepOptions.of(task, step.test(), target, task.suite().keepsFileSets() && !step.last()),
            suiteFolder.resolve(place));
    if (stop.isStopped()) {
      journal.stopped();
      return;
    }
    double seconds = (clock.nanos() - startNanos) / 1e9;
    FinishedRun run = StoredRun.of(started, replayed, seconds, suiteFolder);
    journal.finished(run);
    schedule.add(run);
  }

  private List<Hook> hooks() {
    return task.withHooks() ? task.suite().hooks() : List.of();
  }

  private ResolvedTarget target(Step step) {
    return task.targets().stream()
        .filter(target -> target.name().equals(step.target()))
        .findFirst()
        .orElseThrow();
  }

  private String words(Step step) {
    return "run "
        + Quantities.count(schedule.done() + 1L)
        + ", "
        + Quantities.count(schedule.left())
        + " or more left: "
        + step.test().name()
        + (step.value().isEmpty() ? "" : " with " + step.value())
        + " on "
        + step.target()
        + ", "
        + "its run "
        + step.number()
        + (step.warmUp() ? ", a warm-up" : "");
  }
}
