package io.nasreplay.engine.cache;

import java.nio.file.Path;
import java.util.List;

/**
 * The client's cache of files. Both calls open and close the files, which on FUSE and SMB makes
 * them durable: never during a replay. Thread-safe; blocks.
 */
public interface ClientCache {
  /** What can be done on this system: all of it on 64-bit Linux, nothing elsewhere. */
  static ClientCache forThisSystem() {
    LinuxCache linux = LinuxCache.load();
    return linux == null ? new UnreachableCache() : linux;
  }

  /**
   * Makes the files durable and drops them from the cache, looking before and after.
   *
   * @return what came of it; failures are in it and never thrown, a missing file counts as evicted
   */
  EvictionReport evict(List<Path> files);

  /** What of the files is in the cache; a missing file has nothing there. */
  CachedBytes cached(List<Path> files);
}
