package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.Phase;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.cache.ClientCache;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.content.ContentVerifier;
import io.nasreplay.engine.environment.TargetReport;
import io.nasreplay.engine.local.LocalTarget;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.prepare.RunFolder;
import io.nasreplay.engine.prepare.RunFolders;
import io.nasreplay.engine.target.Target;
import io.nasreplay.engine.tool.ShellCommand;
import io.nasreplay.engine.traffic.TrafficCounter;
import io.nasreplay.results.model.Verification;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The phases of one run from prepare on. Used once, by one thread. */
final class Run {
  private static final int MAX_NAMED_DAMAGES = 3;

  private final TraceSource source;
  private final Plan plan;
  private final Path targetFolder;
  private final TargetReport report;
  private final ReplayOptions options;
  private final Content prepared;
  private final Content written;
  private final long writeSeed;
  private final Timing timing;
  private final WarmingUp warming;
  private final RunListener listener;
  private final StopSignal stop;
  private final PhaseLog phases;
  private final List<String> reasons = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  Run(
      TraceSource source,
      Plan plan,
      Path targetFolder,
      TargetReport report,
      ReplayOptions options,
      Timing timing,
      WarmingUp warming,
      RunListener listener,
      StopSignal stop,
      PhaseLog phases) {
    this.source = source;
    this.plan = plan;
    this.targetFolder = targetFolder;
    this.report = report;
    this.options = options;
    this.prepared = Content.of(options.seed(), options.dataSource());
    this.writeSeed = writeSeed(options.seed(), timing);
    this.written = Content.of(writeSeed, options.dataSource());
    this.timing = timing;
    this.warming = warming;
    this.listener = listener;
    this.stop = stop;
    this.phases = phases;
  }

  RunOutcome run(String tool) {
    ResultBuilder builder = new ResultBuilder(tool, plan, options, writeSeed, report.facts());
    Optional<RunFolder> folder = prepare();
    if (folder.isEmpty()) {
      return notReplayed(builder);
    }
    Cooling cooling =
        new Cooling(ClientCache.forThisSystem(), plan, folder.get().files(), options.cacheMode());
    Optional<Timed> timed = Optional.empty();
    Optional<Verification> verification = Optional.empty();
    try {
      cool(cooling, folder.get());
      if (!stop.isStopped()) {
        Optional<Object> identity = folder.get().identity();
        TrafficWatch watch = watch(folder.get().files());
        timed = Optional.of(replay(folder.get().files(), watch));
        if (!timed.get().stuck() && !identity.equals(folder.get().identity())) {
          reasons.add("target lost: the run folder was removed or unmounted during the replay");
        }
        // Before verifying, which reads everything through the client's cache.
        builder.cache(
            new CacheReport(plan, options, report.facts(), cooling, watch)
                .of(timed.get(), stop.isStopped()));
        verification = verify(folder.get().files(), timed.get(), cooling);
      }
    } finally {
      new Cleanup(folder.get(), options, timing, listener, phases)
          .end(timed.map(Timed::stuck).orElse(false), notes);
    }
    if (timed.isEmpty()) {
      return notReplayed(builder);
    }
    notes.addAll(report.advice());
    return builder.replayed(timed.get(), phases.phases(), verification, reasons, notes);
  }

  /**
   * A seed that no earlier run used, so that a block which an earlier run left behind is known as
   * stale, and a share that deduplicates gains nothing from it.
   */
  private static long writeSeed(long seed, Timing timing) {
    Instant now = timing.clock().wallClock();
    return seed ^ (now.getEpochSecond() * 1_000_000_000L + now.getNano());
  }

  private RunOutcome notReplayed(ResultBuilder builder) {
    return builder.notReplayed(
        phases.phases(), timing.clock().wallClock(), endedEarly(), report.advice());
  }

  private String endedEarly() {
    return "ended early: " + stop.reason().orElse("stopped");
  }

  private Optional<RunFolder> prepare() {
    Optional<RunFolder> folder =
        phases.time(
            Phase.PREPARE,
            () ->
                RunFolders.prepare(
                    targetFolder, plan.fileSet(), prepared, options, listener, stop));
    folder.ifPresent(made -> phases.describe(made.bytesMade(), made.note()));
    return folder;
  }

  private void cool(Cooling cooling, RunFolder folder) {
    phases.time(Phase.COOL, () -> coolNow(cooling, folder));
    phases.describe(0, "evicted: " + cooling.evicted());
  }

  private Cooling coolNow(Cooling cooling, RunFolder folder) {
    listener.phaseStarted(Phase.COOL, plan.fileSet().files().size(), "files");
    warming.await();
    cooling.evict();
    options.coolCommand().ifPresent(command -> runOnLent(folder, command));
    options.coolCommand().ifPresent(command -> cooling.lookAgain());
    listener.phaseEnded(Phase.COOL);
    return cooling;
  }

  private void runOnLent(RunFolder folder, String command) {
    try {
      ShellCommand shell = new ShellCommand("cool command", command, Map.of(), Optional.empty());
      folder.lendDuring(() -> shell.run(stop));
    } catch (IOException e) {
      throw new EnvironmentException(
          folder.files()
              + ": lost after the cool command ("
              + e.getMessage()
              + "); the command must leave the target mounted as before",
          e);
    }
  }

  private TrafficWatch watch(Path files) {
    boolean flushCounts = options.cacheMode() != CacheMode.OS;
    return new TrafficWatch(TrafficCounter.leadingTo(files, report.facts().target()), flushCounts);
  }

  private Timed replay(Path files, TrafficWatch watch) {
    try (Target target = LocalTarget.at(files)) {
      Timed timed =
          new TimedReplay(plan, target, written, options, timing, listener, stop, watch).run();
      phases.add(Phase.REPLAY, (timed.lastEndNanos() - timed.startNanos()) / 1e9);
      phases.describe(timed.measurements().bytesRead() + timed.measurements().bytesWritten(), "");
      phases.add(Phase.FLUSH, (timed.flushEndNanos() - timed.lastEndNanos()) / 1e9);
      return timed;
    } catch (IOException e) {
      throw new EnvironmentException(files + " cannot be closed (" + e.getMessage() + ")", e);
    }
  }

  private Optional<Verification> verify(Path files, Timed timed, Cooling cooling) {
    if (!options.verify()) {
      return Optional.empty();
    }
    if (!timed.problems().isEmpty() || timed.measurements().failed() > 0) {
      reasons.add("not verified: the replay did not end as the trace says");
      return Optional.empty();
    }
    try {
      Verification found =
          phases.time(
              Phase.VERIFY,
              () -> {
                cooling.evictAll();
                return ContentVerifier.verify(source, files, prepared, written, listener, stop);
              });
      phases.describe(found.bytes(), found.intact() ? "intact" : "not intact");
      if (stop.isStopped()) {
        reasons.add("verification " + endedEarly());
      }
      if (found.damagedBlocks() > 0 || (!found.intact() && !stop.isStopped())) {
        reasons.add(damage(found));
      }
      return Optional.of(found);
    } catch (EnvironmentException e) {
      reasons.add("not verified: " + e.getMessage());
      return Optional.empty();
    }
  }

  private static String damage(Verification found) {
    List<String> named =
        found.first().stream()
            .limit(MAX_NAMED_DAMAGES)
            .map(damage -> damage.path() + " at byte " + damage.offsetBytes() + " " + damage.kind())
            .toList();
    return "verification: "
        + found.damagedBlocks()
        + " damaged blocks of 4 KiB"
        + (named.isEmpty() ? "" : "; " + String.join(", ", named));
  }
}
