package io.nasreplay.engine.cache;

import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;

/**
 * How much of some files is in the client's cache.
 *
 * @param byFile bytes of each file, in whole pages, in the order of the files that were asked for;
 *     empty where that cannot be told
 */
public record CachedBytes(List<OptionalLong> byFile) {
  public CachedBytes {
    byFile = List.copyOf(byFile);
  }

  /** What is known when nothing can be told. */
  public static CachedBytes unknown(int files) {
    return new CachedBytes(Collections.nCopies(files, OptionalLong.empty()));
  }

  /** The bytes of all files; empty when those of one cannot be told. */
  public OptionalLong total() {
    return byFile.stream().allMatch(OptionalLong::isPresent)
        ? OptionalLong.of(byFile.stream().mapToLong(OptionalLong::getAsLong).sum())
        : OptionalLong.empty();
  }
}
