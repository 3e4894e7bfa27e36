package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.cache.EvictionReport;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.results.model.CacheEvidence;
import io.nasreplay.results.model.CacheEvidence.Moved;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.LinkFacts;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Puts together what is known about the client's cache after a replay. Used once. */
final class CacheReport {
  private static final int BITS_PER_BYTE = 8;

  /**
   * A direct replay may leave this part of what it moved in the cache and still count as direct.
   */
  private static final int NEGLIGIBLE_PART = 20;

  private final Plan plan;
  private final ReplayOptions options;
  private final EnvironmentFacts environment;
  private final Cooling cooling;
  private final TrafficWatch watch;

  CacheReport(
      Plan plan,
      ReplayOptions options,
      EnvironmentFacts environment,
      Cooling cooling,
      TrafficWatch watch) {
    this.plan = plan;
    this.options = options;
    this.environment = environment;
    this.cooling = cooling;
    this.watch = watch;
  }

  /**
   * The evidence.
   *
   * @param stopped whether the user waits for the run to end: the files are then not looked at
   */
  CacheEvidence of(Timed timed, boolean stopped) {
    List<CacheEvidence.Fallback> fallbacks = timed.cacheNotes().fallbacks();
    FileEvidences files =
        FileEvidences.of(
            plan, cooling, timed.cacheNotes(), options.cacheMode(), !stopped && !timed.stuck());
    Moved moved = Passage.of(timed.measurements(), watch);
    CacheVerdicts verdicts = verdicts(moved, timed);
    return new CacheEvidence(
        options.cacheMode().token(),
        fallbacks.isEmpty() && timed.unalignedOperations() == 0,
        verified(timed, moved, files.resident()),
        cooling.evicted(),
        options.cacheMode() == CacheMode.OS ? null : orNull(cooling.found().total()),
        orNull(cooling.before().total()),
        orNull(files.resident()),
        plan.facts().workingSetBytes(),
        environment.ramBytes(),
        Optional.of(moved),
        linkBytesPerSecond(),
        linkOrigin(),
        verdicts.aboveWire(),
        verdicts.lines(),
        timed.unalignedOperations(),
        fallbacks,
        files.first(CacheEvidence.MAX_FILES),
        files.beyond(CacheEvidence.MAX_FILES));
  }

  private CacheVerdicts verdicts(Moved moved, Timed timed) {
    boolean zeros = options.dataSource() == ReplayOptions.DataSource.ZERO;
    CacheVerdicts verdicts =
        new CacheVerdicts(options.cacheMode(), watch.counter().kind(), moved, zeros);
    long endNanos =
        options.cacheMode() == CacheMode.OS ? timed.lastEndNanos() : timed.flushEndNanos();
    verdicts.aboutTheLink(
        linkBytesPerSecond(), isLinkShared(), (endNanos - timed.startNanos()) / 1e9);
    verdicts.aboutThePassage();
    verdicts.aboutTheFileSet(
        plan.fileSet().totalBytes(),
        cooling.evicted(),
        cooling.found().total(),
        cooling.before().total());
    return verdicts;
  }

  private long linkBytesPerSecond() {
    long bitsPerSecond =
        options.linkBitsPerSecond().orElse(environment.target().linkBitsPerSecond());
    return bitsPerSecond < 0 ? EnvironmentFacts.UNKNOWN_NUMBER : bitsPerSecond / BITS_PER_BYTE;
  }

  /** Whether it cannot send and receive at once. */
  private boolean isLinkShared() {
    LinkFacts link = environment.target().link();
    return link.duplex().equals("half") || link.wireless().equals("yes");
  }

  private String linkOrigin() {
    if (options.linkBitsPerSecond().isPresent()) {
      return "stated by the user";
    }
    return environment.target().linkBitsPerSecond() < 0
        ? EnvironmentFacts.UNKNOWN
        : "claimed by " + environment.target().networkInterface();
  }

  private String verified(Timed timed, Moved moved, OptionalLong resident) {
    return switch (options.cacheMode()) {
      case OS -> "not verified: mode os asks for nothing";
      case SYNC -> "not available here: a client cannot see what the target has made durable";
      case FLUSH -> verifiedEviction();
      case DIRECT ->
          timed.stuck() ? "not verified: a call did not return" : verifiedDirect(moved, resident);
    };
  }

  private String verifiedEviction() {
    OptionalLong before = cooling.before().total();
    if (before.isEmpty()) {
      return EvictionReport.NOT_AVAILABLE;
    }
    long bytes = before.getAsLong();
    return bytes == 0 ? "yes" : "no: " + bytes + " bytes were in the client's cache at the start";
  }

  private static String verifiedDirect(Moved moved, OptionalLong resident) {
    if (resident.isEmpty()) {
      return EvictionReport.NOT_AVAILABLE;
    }
    long movedBytes = moved.traceBytesRead() + moved.traceBytesWritten();
    return resident.getAsLong() <= movedBytes / NEGLIGIBLE_PART
        ? "yes"
        : "no: " + resident.getAsLong() + " bytes were in the client's cache afterwards";
  }

  private static @Nullable Long orNull(OptionalLong bytes) {
    return bytes.isPresent() ? bytes.getAsLong() : null;
  }
}
