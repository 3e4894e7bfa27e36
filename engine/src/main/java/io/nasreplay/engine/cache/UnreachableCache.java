package io.nasreplay.engine.cache;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;

/** A system without calls for it. */
final class UnreachableCache implements ClientCache {
  @Override
  public EvictionReport evict(List<Path> files) {
    return new EvictionReport(EvictionReport.NOT_AVAILABLE, OptionalLong.empty());
  }

  @Override
  public OptionalLong residentBytes(List<Path> files) {
    return OptionalLong.empty();
  }
}
