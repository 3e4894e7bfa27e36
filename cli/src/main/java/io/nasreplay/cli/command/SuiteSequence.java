package io.nasreplay.cli.command;

import io.nasreplay.cli.progress.Progress;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.engine.replay.ReplayEngine;
import io.nasreplay.engine.time.Sleeper;
import io.nasreplay.results.json.JsonText;
import io.nasreplay.suites.run.Beginning;
import io.nasreplay.suites.run.SuiteRun;
import io.nasreplay.suites.run.SuiteTask;
import io.nasreplay.suites.schedule.SuitePlan;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.text.PlanText;
import io.nasreplay.suites.text.ScoreText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/** Runs a suite, or plans it, and prints what comes of it. */
final class SuiteSequence {
  private final Surroundings surroundings;
  private final PlanCache plans;
  private final PrintWriter out;
  private final boolean json;
  private final FailureReport report;

  private Optional<Failure> failure = Optional.empty();

  SuiteSequence(
      Surroundings surroundings,
      PlanCache plans,
      PrintWriter out,
      boolean json,
      FailureReport report) {
    this.surroundings = surroundings;
    this.plans = plans;
    this.out = out;
    this.json = json;
    this.report = report;
  }

  /** Makes the runs that are left. What was measured is stored and printed, whatever happens. */
  ExitCode run(SuiteTask task, Path results, Beginning beginning) {
    StopSignal stop = surroundings.interruption().beginStoppable();
    SuiteRun run = suiteRun(task, stop);
    try {
      new ResultStore(results).tryOut();
      run.run(results, beginning);
    } catch (IOException | RuntimeException | OutOfMemoryError error) {
      if (!stop.isStopped()) {
        failure = Optional.of(Failure.of(error));
        report.tell(failure.get(), error);
      }
    }
    stop.reason().ifPresent(this::interrupted);
    print(run.scores().with(failure.map(Failure::problem)));
    return failure.map(Failure::exitCode).orElse(run.isAllValid() ? ExitCode.OK : ExitCode.INVALID);
  }

  /** Prints what would be run. */
  ExitCode plan(SuiteTask task, Path results, Beginning beginning) throws IOException {
    SuitePlan plan = suiteRun(task, new StopSignal()).plan(results, beginning);
    out.print(json ? JsonText.of(plan) : PlanText.of(plan));
    out.flush();
    return ExitCode.OK;
  }

  private SuiteRun suiteRun(SuiteTask task, StopSignal stop) {
    RunListener listener =
        Progress.on(surroundings.err(), surroundings.terminalColumns(), surroundings.clock());
    ReplayEngine engine = new ReplayEngine(Version.text(), plans);
    return new SuiteRun(
        task,
        new EngineReplayer(engine, listener, stop),
        listener,
        line -> surroundings.err().println("nasreplay: suite: " + line),
        stop,
        surroundings.clock(),
        Sleeper.system());
  }

  private void interrupted(String reason) {
    failure = Optional.of(new Failure(ExitCode.INTERRUPTED, reason));
    report.tell(failure.get());
  }

  private void print(SuiteScores scores) {
    if (json) {
      out.print(scores.json());
    } else if (scores.runsDone() > 0 || failure.isEmpty()) {
      out.print(ScoreText.of(scores));
      out.print(scores.folder() == null ? "" : "\nWritten to     " + scores.folder() + "\n");
    }
    if (!scores.complete() && scores.folder() != null) {
      surroundings.err().println("nasreplay: suite: the same command goes on where it stopped");
    }
    out.flush();
  }
}
