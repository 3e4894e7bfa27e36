package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.cache.ClientCache;
import io.nasreplay.engine.cache.EvictionReport;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.results.model.CacheEvidence;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Empties the client's cache of a run's files, and tells from it what the replay left there. */
final class Cooling {
  /**
   * A direct replay may leave this part of what it moved in the cache and still count as direct.
   */
  private static final int NEGLIGIBLE_PART = 20;

  private final ClientCache cache;
  private final Plan plan;
  private final Path folder;
  private final CacheMode mode;
  private String evicted = "no: mode os leaves the client's cache as it is";
  private OptionalLong residentBefore = OptionalLong.empty();

  Cooling(ClientCache cache, Plan plan, Path folder, CacheMode mode) {
    this.cache = cache;
    this.plan = plan;
    this.folder = folder;
    this.mode = mode;
  }

  /** Evicts the file set, except in mode os. */
  void evict() {
    if (mode != CacheMode.OS) {
      EvictionReport report = cache.evict(fileSet());
      evicted = report.outcome();
      residentBefore = report.residentBytesAfter();
    } else {
      residentBefore = cache.residentBytes(fileSet());
    }
  }

  /** Looks again at what is in the cache, after the user's command ran. */
  void lookAgain() {
    residentBefore = cache.residentBytes(fileSet());
  }

  /** Evicts all files that are there now, so that checking them reads the target. */
  void evictAll() {
    cache.evict(allFiles());
  }

  boolean isEvicted() {
    return evicted.equals(EvictionReport.YES);
  }

  String evicted() {
    return evicted;
  }

  /** The evidence after a replay. */
  CacheEvidence evidence(Timed timed) {
    List<CacheEvidence.Fallback> fallbacks = timed.cacheNotes().fallbacks();
    return new CacheEvidence(
        mode.token(),
        fallbacks.isEmpty() && timed.unalignedOperations() == 0,
        verified(timed),
        evicted,
        residentBytesBefore(),
        timed.unalignedOperations(),
        fallbacks);
  }

  /** The evidence when nothing was replayed. */
  CacheEvidence evidence() {
    return new CacheEvidence(
        mode.token(), false, "not replayed", evicted, residentBytesBefore(), 0, List.of());
  }

  private @Nullable Long residentBytesBefore() {
    return residentBefore.isPresent() ? residentBefore.getAsLong() : null;
  }

  private String verified(Timed timed) {
    return switch (mode) {
      case OS -> "not verified: mode os asks for nothing";
      case SYNC -> "not available here: a client cannot see what the target has made durable";
      case FLUSH -> verifiedEviction();
      case DIRECT -> timed.stuck() ? "not verified: a call did not return" : verifiedDirect(timed);
    };
  }

  private String verifiedEviction() {
    if (residentBefore.isEmpty()) {
      return EvictionReport.NOT_AVAILABLE;
    }
    long bytes = residentBefore.getAsLong();
    return bytes == 0 ? "yes" : "no: " + bytes + " bytes were in the client's cache at the start";
  }

  private String verifiedDirect(Timed timed) {
    OptionalLong resident = cache.residentBytes(allFiles());
    if (resident.isEmpty()) {
      return EvictionReport.NOT_AVAILABLE;
    }
    long movedBytes = timed.measurements().bytesRead() + timed.measurements().bytesWritten();
    return resident.getAsLong() <= movedBytes / NEGLIGIBLE_PART
        ? "yes"
        : "no: " + resident.getAsLong() + " bytes were in the client's cache afterwards";
  }

  private List<Path> fileSet() {
    return plan.fileSet().files().stream().map(file -> folder.resolve(file.path())).toList();
  }

  private List<Path> allFiles() {
    List<Path> files = new ArrayList<>();
    for (int number = 0; number < plan.files(); number++) {
      plan.finalPath(number).map(folder::resolve).ifPresent(files::add);
    }
    files.removeIf(file -> !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS));
    return files;
  }
}
