package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.cache.CachedBytes;
import io.nasreplay.engine.cache.ClientCache;
import io.nasreplay.engine.cache.EvictionReport;
import io.nasreplay.engine.plan.Plan;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Empties the client's cache of a run's files, and knows what was there. */
final class Cooling {
  private final ClientCache cache;
  private final Plan plan;
  private final Path folder;
  private final CacheMode mode;
  private String evicted = "no: mode os leaves the client's cache as it is";
  private CachedBytes found;
  private CachedBytes before;

  Cooling(ClientCache cache, Plan plan, Path folder, CacheMode mode) {
    this.cache = cache;
    this.plan = plan;
    this.folder = folder;
    this.mode = mode;
    this.found = CachedBytes.unknown(plan.fileSet().files().size());
    this.before = found;
  }

  /** Evicts the file set, except in mode os. */
  void evict() {
    if (mode != CacheMode.OS) {
      EvictionReport report = cache.evict(fileSet());
      evicted = report.outcome();
      found = report.found();
      before = report.left();
    } else {
      before = cached(fileSet());
    }
  }

  /** Looks again at what is in the cache, after the user's command ran. */
  void lookAgain() {
    before = cached(fileSet());
  }

  /** Evicts all files that are there now, so that checking them reads the target. */
  void evictAll() {
    cache.evict(allFiles());
  }

  /** What came of the eviction: "yes", or why not. */
  String evicted() {
    return evicted;
  }

  /** What of the file set was in the cache before the eviction, by file; unknown without one. */
  CachedBytes found() {
    return found;
  }

  /** What of the file set was in the cache when the clock started, by file. */
  CachedBytes before() {
    return before;
  }

  /** What of some files is in the cache now. */
  CachedBytes cached(List<Path> files) {
    return cache.cached(files);
  }

  /** Where a file of the trace is. */
  Path resolve(String path) {
    return folder.resolve(path);
  }

  private List<Path> fileSet() {
    return plan.fileSet().files().stream().map(file -> resolve(file.path())).toList();
  }

  private List<Path> allFiles() {
    List<Path> files = new ArrayList<>();
    for (int number = 0; number < plan.files(); number++) {
      plan.finalPath(number).map(this::resolve).ifPresent(files::add);
    }
    files.removeIf(file -> !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS));
    return files;
  }
}
