package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlanCompiler;
import io.nasreplay.engine.target.Target;
import io.nasreplay.traces.format.TraceSource;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Compiles and replays in one call. */
final class Replays {
  private Replays() {}

  static Plan compile(TraceSource trace) {
    return Objects.requireNonNull(
        PlanCompiler.compile(trace, RunListener.SILENT, new StopSignal()));
  }

  static ReplayOptions options(OptionalInt threads, boolean log, long maxErrors) {
    return options(CacheMode.FLUSH, ReplayTiming.ASAP, threads, log, maxErrors);
  }

  static ReplayOptions direct() {
    return options(CacheMode.DIRECT, ReplayTiming.ASAP, OptionalInt.empty(), false, Long.MAX_VALUE);
  }

  /** Every operation logged. */
  static ReplayOptions paced(ReplayTiming timing, OptionalInt threads) {
    return options(CacheMode.FLUSH, timing, threads, true, Long.MAX_VALUE);
  }

  static ReplayOptions limited(Duration limit, OptionalInt threads) {
    return limited(ReplayTiming.ASAP, limit, threads);
  }

  static ReplayOptions limited(ReplayTiming timing, Duration limit, OptionalInt threads) {
    return options(CacheMode.FLUSH, timing, threads, false, Long.MAX_VALUE, Optional.of(limit));
  }

  private static ReplayOptions options(
      CacheMode mode, ReplayTiming timing, OptionalInt threads, boolean log, long maxErrors) {
    return options(mode, timing, threads, log, maxErrors, Optional.empty());
  }

  private static ReplayOptions options(
      CacheMode mode,
      ReplayTiming timing,
      OptionalInt threads,
      boolean log,
      long maxErrors,
      Optional<Duration> limit) {
    return new ReplayOptions(
        mode,
        timing,
        ReplayOptions.DataSource.ZERO,
        threads,
        false,
        false,
        log,
        maxErrors,
        limit,
        1,
        Optional.empty(),
        OptionalLong.empty(),
        Map.of());
  }

  static ReplayOptions options() {
    return options(OptionalInt.empty(), false, Long.MAX_VALUE);
  }

  static Timed run(String rows, Target target, Timing timing) {
    return run(rows, target, timing, options(), new StopSignal());
  }

  static Timed run(
      String rows, Target target, Timing timing, ReplayOptions options, StopSignal stop) {
    return run(new TextTrace(rows), target, timing, options, stop);
  }

  static Timed run(
      TraceSource trace, Target target, Timing timing, ReplayOptions options, StopSignal stop) {
    try (Plan plan = compile(trace)) {
      return run(plan, target, timing, options, stop);
    }
  }

  static Timed run(
      Plan plan, Target target, Timing timing, ReplayOptions options, StopSignal stop) {
    return run(plan, target, timing, options, RunListener.SILENT, stop);
  }

  static Timed run(String rows, Target target, Timing timing, RunListener listener) {
    try (Plan plan = compile(new TextTrace(rows))) {
      return run(plan, target, timing, options(), listener, new StopSignal());
    }
  }

  private static Timed run(
      Plan plan,
      Target target,
      Timing timing,
      ReplayOptions options,
      RunListener listener,
      StopSignal stop) {
    Content content = Content.of(1, options.dataSource());
    return new TimedReplay(
            plan, target, content, options, timing, listener, stop, TrafficWatch.ofNothing())
        .run();
  }
}
