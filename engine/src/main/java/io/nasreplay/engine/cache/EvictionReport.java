package io.nasreplay.engine.cache;

import java.util.OptionalLong;

/**
 * What came of an eviction.
 *
 * @param outcome "yes", "no" with the reason after a colon, or "not available here"
 * @param residentBytesAfter what was in the cache afterwards; empty when that cannot be told
 */
public record EvictionReport(String outcome, OptionalLong residentBytesAfter) {
  /** The outcome where the system has no such call. */
  public static final String NOT_AVAILABLE = "not available here";

  /** The outcome when all was dropped, as far as that can be told. */
  public static final String YES = "yes";

  /** Whether all was dropped, as far as that can be told. */
  public boolean isEvicted() {
    return outcome.equals(YES);
  }

  static EvictionReport yes(OptionalLong residentBytesAfter) {
    return new EvictionReport(YES, residentBytesAfter);
  }

  static EvictionReport no(String reason, OptionalLong residentBytesAfter) {
    return new EvictionReport("no: " + reason, residentBytesAfter);
  }
}
