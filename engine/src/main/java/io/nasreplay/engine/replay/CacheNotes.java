package io.nasreplay.engine.replay;

import io.nasreplay.engine.target.TargetFile;
import io.nasreplay.results.model.CacheEvidence;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/** Files that did not get the cache mode asked for, once per path. Thread-safe. */
final class CacheNotes {
  private static final String USED = "buffered, every write durable on return";

  private final Map<String, CacheEvidence.Fallback> byPath = new ConcurrentSkipListMap<>();

  /** Notes what an opened file got. */
  void opened(String path, TargetFile file) {
    file.fallbackReason()
        .ifPresent(
            reason ->
                byPath.computeIfAbsent(path, p -> new CacheEvidence.Fallback(p, USED, reason)));
  }

  List<CacheEvidence.Fallback> fallbacks() {
    return List.copyOf(byPath.values());
  }
}
