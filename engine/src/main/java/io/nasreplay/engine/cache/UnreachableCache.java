package io.nasreplay.engine.cache;

import java.nio.file.Path;
import java.util.List;

/** A system without calls for it. */
final class UnreachableCache implements ClientCache {
  @Override
  public EvictionReport evict(List<Path> files) {
    CachedBytes unknown = CachedBytes.unknown(files.size());
    return new EvictionReport(EvictionReport.NOT_AVAILABLE, unknown, unknown);
  }

  @Override
  public CachedBytes cached(List<Path> files) {
    return CachedBytes.unknown(files.size());
  }
}
