package io.nasreplay.engine.plan;

import com.google.common.hash.HashCode;
import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.time.Clock;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourceIdentity;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Compiled plans that earlier runs kept, so that a big trace need not be read again. A plan is
 * found by the digest of what its trace comes from, as it is stored, and used by the program that
 * compiled it only. Thread-safe; several processes may use one folder.
 *
 * <p>It never fails a run: what cannot be read is compiled, and what cannot be kept is not.
 */
public final class PlanCache {
  /** What all kept plans may take together; 268 million rows without times, half with them. */
  static final long MOST_BYTES = 16L << 30;

  /** Opening a kept plan takes some 50 ms; below this, nobody would notice. */
  private static final Duration WORTH_KEEPING = Duration.ofMillis(500);

  private final Optional<PlanFolder> folder;
  private final Supplier<Optional<String>> build;
  private final Clock clock;
  private final Duration worthKeeping;
  private final AtomicBoolean warned = new AtomicBoolean();

  PlanCache(
      Optional<PlanFolder> folder,
      Supplier<Optional<String>> build,
      Clock clock,
      Duration worthKeeping) {
    this.folder = folder;
    this.build = build;
    this.clock = clock;
    this.worthKeeping = worthKeeping;
  }

  /** One that keeps nothing. */
  public static PlanCache none() {
    return new PlanCache(Optional.empty(), Optional::empty, Clock.system(), WORTH_KEEPING);
  }

  /**
   * Plans in a folder, which is made when the first one is kept.
   *
   * @param build tells builds of this program apart; empty when that cannot be told and nothing can
   *     be kept; asked for when there is something to find or to keep
   */
  public static PlanCache in(Path folder, Supplier<Optional<String>> build, Clock clock) {
    return new PlanCache(
        Optional.of(new PlanFolder(folder, MOST_BYTES)), build, clock, WORTH_KEEPING);
  }

  /**
   * The plan of a trace: kept by an earlier run, or compiled. Blocks until it is found, or the
   * trace is read to its end, or somebody asks to stop.
   *
   * @return the plan, which must be closed; null when the signal asked to stop
   * @throws BadInputException when the trace is wrong, with the position
   * @throws EnvironmentException when the trace or the temporary folder cannot be used
   */
  public @Nullable HeldPlan plan(TraceSource source, RunListener listener, StopSignal stop) {
    long fromNanos = clock.nanos();
    Optional<SourceIdentity> identity = identity(source);
    Optional<HashCode> digest =
        identity.map(known -> PlanKey.source(known, PlanCompiler.lastPart(source.name())));
    Optional<Plan> kept = digest.flatMap(this::find);
    if (kept.isPresent()) {
      return HeldPlan.kept(kept.get());
    }
    Plan plan = PlanCompiler.compile(source, listener, stop);
    if (plan == null) {
      return null;
    }
    boolean worth = clock.nanos() - fromNanos >= worthKeeping.toNanos();
    boolean keeps = worth && identity.isPresent() && isCurrent(identity.get());
    return HeldPlan.compiled(
        plan, keeps ? () -> keep(plan, digest.orElseThrow(), listener, stop) : () -> {});
  }

  /**
   * Removes all kept plans. Blocks.
   *
   * @throws EnvironmentException when the folder cannot be read
   */
  public Optional<PlanRemoval> clear() {
    try {
      return folder.isEmpty() ? Optional.empty() : Optional.of(folder.get().clear());
    } catch (IOException e) {
      throw new EnvironmentException(
          folder.get().path()
              + ": compiled plans cannot be removed ("
              + e
              + "); remove them by hand",
          e);
    }
  }

  private Optional<SourceIdentity> identity(TraceSource source) {
    try {
      return folder.isEmpty() ? Optional.empty() : source.identity();
    } catch (IOException | BadInputException e) {
      // Reading the trace will tell.
      return Optional.empty();
    }
  }

  private Optional<Plan> find(HashCode source) {
    PlanFolder plans = folder.orElseThrow();
    return plans.has(source)
        ? key(source).flatMap(key -> plans.find(key, clock.wallClock()))
        : Optional.empty();
  }

  private Optional<PlanKey> key(HashCode source) {
    return build.get().map(code -> new PlanKey(source, PlanKey.build(code)));
  }

  private static boolean isCurrent(SourceIdentity identity) {
    try {
      return identity.isCurrent();
    } catch (IOException e) {
      return false;
    }
  }

  private void keep(Plan plan, HashCode source, RunListener listener, StopSignal stop) {
    PlanFolder plans = folder.orElseThrow();
    try {
      Optional<PlanKey> key = key(source);
      if (key.isPresent() && !stop.isStopped()) {
        plans
            .keep(plan, key.get(), clock.wallClock(), stop)
            .ifPresent(noRoom -> warn(plans, noRoom, listener));
      }
    } catch (IOException | RuntimeException | OutOfMemoryError | InternalError e) {
      // Whatever it is: what the run has measured is worth more.
      warn(plans, e.toString(), listener);
    }
  }

  private void warn(PlanFolder plans, String problem, RunListener listener) {
    if (warned.compareAndSet(false, true)) {
      listener.warned(
          "the compiled trace cannot be kept in "
              + plans.path()
              + " ("
              + problem
              + "); the next run compiles it again");
    }
  }
}
