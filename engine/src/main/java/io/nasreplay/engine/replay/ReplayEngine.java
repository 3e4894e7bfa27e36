package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.api.StoppedException;
import io.nasreplay.engine.environment.Requirements;
import io.nasreplay.engine.environment.TargetInspection;
import io.nasreplay.engine.environment.TargetReport;
import io.nasreplay.engine.plan.HeldPlan;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.engine.prepare.RunFolders;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.profile.TraceProfile;
import java.nio.file.Path;

/** Replays traces on targets, through all phases. Immutable; one run at a time per target. */
public final class ReplayEngine {
  private final String tool;
  private final PlanCache plans;
  private final Timing timing;

  /**
   * An engine.
   *
   * @param tool name and version of the program, for results
   * @param plans compiled plans of earlier runs
   */
  public ReplayEngine(String tool, PlanCache plans) {
    this(tool, plans, Timing.system());
  }

  ReplayEngine(String tool, PlanCache plans, Timing timing) {
    this.tool = tool;
    this.plans = plans;
    this.timing = timing;
  }

  /**
   * Runs a trace once: plan, check, prepare, cool, replay, flush, verify, clean. Blocks. The target
   * is looked at while the trace is read, and not touched before the whole trace is known to be
   * good; what was made there is removed whatever happens, unless the options say to keep it.
   *
   * <p>A run that was stopped, met unexpected errors or lost its target still has a result, marked
   * invalid, with reasons.
   *
   * @param source the trace; read once, and once more to verify
   * @param target an existing, writable directory
   * @param stop asks to stop; the replay then ends between two operations
   * @return what was measured; must be closed
   * @throws BadInputException when the trace is wrong
   * @throws EnvironmentException when the target or this machine does not allow the run
   * @throws StoppedException when stopped before the trace was read
   */
  public RunOutcome run(
      TraceSource source,
      Path target,
      ReplayOptions options,
      RunListener listener,
      StopSignal stop) {
    PhaseLog phases = new PhaseLog(timing.clock());
    TargetInspection inspection = TargetInspection.of(target);
    try (WarmingUp warming = WarmingUp.begin(options, timing)) {
      HeldPlan held = phases.time(Phase.PLAN, () -> Planning.of(source, plans, listener, stop));
      phases.describe(0, held.note());
      try {
        requireTimes(source, held.plan(), options);
        warming.planned(held.plan().facts().operations());
        TargetReport report =
            phases.time(
                Phase.CHECK, () -> check(held.plan(), target, inspection, options, listener));
        return new Run(
                source,
                held.plan(),
                target,
                report,
                options,
                timing,
                warming,
                listener,
                stop,
                phases)
            .run(tool)
            .holding(held);
      } catch (RuntimeException | Error e) {
        held.close();
        throw e;
      }
    }
  }

  /**
   * Plans a trace and refuses it as {@link #run} would. Blocks; touches no target.
   *
   * @throws BadInputException when the trace is wrong
   * @throws EnvironmentException when this machine does not allow to read or compile it
   * @throws StoppedException when stopped before the trace was read
   */
  public void checkTrace(
      TraceSource source, ReplayOptions options, RunListener listener, StopSignal stop) {
    try (HeldPlan held = Planning.of(source, plans, listener, stop)) {
      requireTimes(source, held.plan(), options);
    }
  }

  private static void requireTimes(TraceSource source, Plan plan, ReplayOptions options) {
    if (options.timing().keepsTimes() && !plan.hasTimes()) {
      throw new BadInputException(
          SourcePosition.whole(source.name()),
          "no operation has a time (column at_us), so that timing "
              + options.timing().mode().token()
              + " has nothing to keep; use --timing asap, or give the workload's streams a pace or"
              + " think times");
    }
  }

  private static TargetReport check(
      Plan plan,
      Path target,
      TargetInspection inspection,
      ReplayOptions options,
      RunListener listener) {
    listener.phaseStarted(Phase.CHECK, -1, "files");
    TraceProfile profile = plan.profile();
    long setBytes = plan.fileSet().totalBytes();
    long reusableBytes = RunFolders.reusableBytes(target, plan.fileSet(), options);
    Requirements needs =
        new Requirements(
            saturatedSum(Math.max(0, setBytes - reusableBytes), profile.growth().bytes()),
            profile.fileSet().files()
                + profile.fileSet().directories()
                + profile.growth().entries(),
            profile.workingSet().bytes());
    TargetReport report = inspection.check(needs, options.cacheMode());
    report.advice().forEach(listener::warned);
    listener.phaseEnded(Phase.CHECK);
    return report;
  }

  private static long saturatedSum(long a, long b) {
    return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
  }
}
