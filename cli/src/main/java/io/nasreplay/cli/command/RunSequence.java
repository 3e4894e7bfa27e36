package io.nasreplay.cli.command;

import io.nasreplay.cli.progress.Progress;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.engine.replay.ReplayEngine;
import io.nasreplay.engine.replay.RunOutcome;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Runs traces one after another on one target, and stores and prints what each run gave. */
final class RunSequence {
  private final Path target;
  private final ReplayOptions options;
  private final ResultStore store;
  private final ResultPrinter printer;
  private final FailureReport report;
  private final RunListener listener;
  private final Interruption interruption;
  private final ReplayEngine engine;

  private Optional<Failure> failure = Optional.empty();

  RunSequence(
      Path target,
      ReplayOptions options,
      PlanCache plans,
      ResultStore store,
      ResultPrinter printer,
      FailureReport report,
      Surroundings surroundings) {
    this.target = target;
    this.options = options;
    this.engine = new ReplayEngine(Version.text(), plans);
    this.store = store;
    this.printer = printer;
    this.report = report;
    this.listener =
        Progress.on(surroundings.err(), surroundings.terminalColumns(), surroundings.clock());
    this.interruption = surroundings.interruption();
  }

  /**
   * Runs each trace so often, after all of them and the store were found good. Ends at the first
   * failure or when asked to stop; what was measured until then is stored and printed.
   */
  ExitCode run(List<TraceSource> traces, int runs) {
    StopSignal stop = interruption.beginStoppable();
    try (KeptBetweenRuns kept = new KeptBetweenRuns(target, options.keep(), listener)) {
      checkAhead(traces, stop);
      store.tryOut();
      for (TraceSource trace : traces) {
        runRepeatedly(trace, runs, kept, stop);
      }
    } catch (IOException | RuntimeException | OutOfMemoryError error) {
      if (!stop.isStopped()) {
        fail(Failure.of(error), error);
      }
    }
    stop.reason().ifPresent(this::interrupted);
    printer.finish(failure);
    return failure
        .map(Failure::exitCode)
        .orElse(printer.isAllValid() ? ExitCode.OK : ExitCode.INVALID);
  }

  /**
   * Reads all traces but the first to their ends. The first one's turn comes in its own run, before
   * the target is touched.
   */
  private void checkAhead(List<TraceSource> traces, StopSignal stop) {
    traces.stream()
        .distinct()
        .skip(1)
        .forEach(trace -> engine.checkTrace(trace, options, listener, stop));
  }

  private void runRepeatedly(TraceSource trace, int runs, KeptBetweenRuns kept, StopSignal stop)
      throws IOException {
    for (int run = 1; run <= runs && !stop.isStopped(); run++) {
      boolean last = run == runs;
      runOnce(trace, last ? options : kept.keeping(options), stop);
      if (last) {
        kept.settled();
      }
    }
  }

  private void runOnce(TraceSource trace, ReplayOptions runOptions, StopSignal stop)
      throws IOException {
    try (RunOutcome outcome = engine.run(trace, target, runOptions, listener, stop)) {
      printer.add(outcome.result(), store(outcome));
    }
  }

  /** A result that cannot be stored is printed nevertheless. */
  private Optional<Path> store(RunOutcome outcome) {
    try {
      return Optional.of(store.write(outcome));
    } catch (IOException error) {
      fail(Failure.ofOutput("the result is not stored", error), error);
      return Optional.empty();
    }
  }

  private void interrupted(String reason) {
    failure = Optional.of(new Failure(ExitCode.INTERRUPTED, reason));
    report.tell(failure.get());
  }

  private void fail(Failure met, Throwable error) {
    failure = failure.or(() -> Optional.of(met));
    report.tell(met, error);
  }
}
