package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.measure.Measurements;
import io.nasreplay.engine.measure.StreamTotals;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.EffectiveOptions;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.Failures;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.Pacing;
import io.nasreplay.results.model.PhaseFacts;
import io.nasreplay.results.model.ReplayFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.StreamStatistics;
import io.nasreplay.results.model.Throughput;
import io.nasreplay.results.model.Throughput.Rate;
import io.nasreplay.results.model.Verification;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Puts a run's result together from what was planned and measured. Used once. */
final class ResultBuilder {
  private final String tool;
  private final Plan plan;
  private final ReplayOptions options;
  private final long writeSeed;
  private final EnvironmentFacts environment;
  private CacheEvidence cache;

  ResultBuilder(
      String tool, Plan plan, ReplayOptions options, long writeSeed, EnvironmentFacts environment) {
    this.tool = tool;
    this.plan = plan;
    this.options = options;
    this.writeSeed = writeSeed;
    this.environment = environment;
    this.cache =
        CacheEvidence.notReplayed(
            options.cacheMode().token(), plan.facts().workingSetBytes(), environment.ramBytes());
  }

  void cache(CacheEvidence evidence) {
    cache = evidence;
  }

  /**
   * The outcome of a run that ended before its replay began.
   *
   * @param endedAt when that was; stands for the start that there never was
   */
  RunOutcome notReplayed(
      List<PhaseFacts> phases, Instant endedAt, String reason, List<String> notes) {
    ReplayFacts nothing =
        new ReplayFacts(endedAt, 0, 0, 0, 0, 0, 0, 0, 0, plan.implicitOpens(), false, false);
    RunResult result =
        new RunResult(
            RunResult.SCHEMA,
            tool,
            false,
            List.of(reason),
            notes,
            plan.facts(),
            effective(0, "not replayed"),
            options.labels(),
            phases,
            nothing,
            new Throughput(new Rate(0), new Rate(0), null, score()),
            Optional.empty(),
            List.of(),
            List.of(),
            List.of(),
            new Failures(0, List.of(), List.of()),
            cache,
            Optional.empty(),
            environment);
    return new RunOutcome(
        result,
        new LatencyHistograms(endedAt, 0, Map.of()),
        Optional.empty(),
        false,
        Optional.empty());
  }

  /** The outcome of a replay, to its end or not. */
  RunOutcome replayed(
      Timed timed,
      List<PhaseFacts> phases,
      Optional<Verification> verification,
      List<String> otherReasons,
      List<String> otherNotes) {
    Measurements measured = timed.measurements();
    ReplayFacts facts = facts(timed);
    Throughput throughput = throughput(timed);
    Judgement judgement = new Judgement(plan, options, cache);
    List<String> reasons = new ArrayList<>(judgement.reasons(timed, facts));
    reasons.addAll(otherReasons);
    List<String> notes = new ArrayList<>(judgement.notes(timed, facts));
    Optional<Pacing> pacing =
        measured.pace().map(pace -> PacingVerdict.of(pace, options.timing(), timed.startNanos()));
    pacing.filter(kept -> !kept.kept()).ifPresent(kept -> notes.add("timing " + kept.verdict()));
    notes.addAll(otherNotes);
    RunResult result =
        new RunResult(
            RunResult.SCHEMA,
            tool,
            reasons.isEmpty(),
            reasons,
            notes,
            plan.facts(),
            effective(timed.threads(), timed.ioPath()),
            options.labels(),
            phases,
            facts,
            throughput,
            pacing,
            measured.byKind(),
            streams(timed),
            measured.series(timed.lastEndNanos() - timed.startNanos()),
            measured.failures(timed.failures()),
            cache,
            verification,
            environment);
    return new RunOutcome(
        result,
        measured.histograms(timed.startedAt(), facts.elapsedSeconds()),
        timed.logs(),
        timed.stuck(),
        Optional.empty());
  }

  private ReplayFacts facts(Timed timed) {
    Measurements measured = timed.measurements();
    boolean completed = measured.operations() == plan.facts().operations();
    return new ReplayFacts(
        timed.startedAt(),
        seconds(timed.startNanos(), timed.flushEndNanos()),
        seconds(timed.lastEndNanos(), timed.flushEndNanos()),
        measured.operations(),
        measured.failed(),
        measured.expectedFailures(),
        measured.bytesRead(),
        measured.bytesWritten(),
        measured.bytesCopied(),
        plan.implicitOpens(),
        completed,
        !completed && timed.timeIsOver());
  }

  private Throughput throughput(Timed timed) {
    long bytes = timed.measurements().bytesRead() + timed.measurements().bytesWritten();
    OptionalDouble plateau = timed.measurements().plateauBytesPerSecond();
    return new Throughput(
        rate(bytes, seconds(timed.startNanos(), timed.flushEndNanos())),
        rate(bytes, seconds(timed.startNanos(), timed.lastEndNanos())),
        plateau.isPresent() ? new Rate(plateau.getAsDouble()) : null,
        score());
  }

  private List<StreamStatistics> streams(Timed timed) {
    return plan.streams().stream()
        .sorted(Comparator.comparingInt(PlannedStream::id))
        .map(stream -> statistics(stream, timed))
        .toList();
  }

  private static StreamStatistics statistics(PlannedStream stream, Timed timed) {
    StreamTotals totals = timed.measurements().stream(stream.index());
    boolean ran = totals.operations() > 0;
    double endSeconds = ran ? seconds(timed.startNanos(), totals.lastEndNanos()) : 0;
    return new StreamStatistics(
        stream.id(),
        stream.name(),
        stream.depth(),
        totals.operations(),
        totals.failed(),
        totals.bytesRead(),
        totals.bytesWritten(),
        ran ? seconds(timed.startNanos(), totals.firstStartNanos()) : 0,
        endSeconds,
        rate(totals.bytesRead() + totals.bytesWritten(), endSeconds).bytesPerSecond(),
        timed.measurements().pace().flatMap(pace -> pace.stream(stream.index())));
  }

  private EffectiveOptions effective(int threads, String ioPath) {
    return new EffectiveOptions(
        options.cacheMode().token(),
        options.timing().mode().token(),
        options.timing().speed(),
        threads,
        plan.threadsWanted(),
        options.dataSource().name().toLowerCase(Locale.ROOT),
        options.verify(),
        options.keep(),
        options.maxErrors(),
        options.timeLimit().map(limit -> limit.toNanos() / 1e9).orElse(null),
        options.seed(),
        writeSeed,
        ioPath);
  }

  private String score() {
    return options.cacheMode() == CacheMode.OS ? Throughput.WITHOUT_FLUSH : Throughput.WITH_FLUSH;
  }

  private static Rate rate(long bytes, double seconds) {
    return new Rate(seconds > 0 ? bytes / seconds : 0);
  }

  private static double seconds(long fromNanos, long toNanos) {
    return Math.max(0, toNanos - fromNanos) / 1e9;
  }
}
