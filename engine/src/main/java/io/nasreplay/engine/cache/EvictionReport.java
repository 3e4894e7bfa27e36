package io.nasreplay.engine.cache;

/**
 * What came of an eviction.
 *
 * @param outcome "yes", "no" with the reason after a colon, or "not available here"
 * @param found what was in the cache before
 * @param left what was in the cache afterwards
 */
public record EvictionReport(String outcome, CachedBytes found, CachedBytes left) {
  /** The outcome where the system has no such call. */
  public static final String NOT_AVAILABLE = "not available here";

  /** The outcome when all was dropped, as far as that can be told. */
  public static final String YES = "yes";

  /** Whether all was dropped, as far as that can be told. */
  public boolean isEvicted() {
    return outcome.equals(YES);
  }
}
