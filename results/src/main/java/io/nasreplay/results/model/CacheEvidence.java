package io.nasreplay.results.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What was asked, accepted and verified about the client's cache: three different facts.
 *
 * @param requested the mode asked for
 * @param accepted whether every file and operation got it
 * @param verified "yes", "no", or why it could not be verified ("not available here")
 * @param evicted whether the file set was evicted before the clock started: "yes", "no", or why not
 * @param residentBytesBefore bytes of the file set in the client's cache when the clock started;
 *     null when not known
 * @param unalignedOperations in mode direct: operations that went buffered and flushed since they
 *     were not aligned
 * @param fallbacks files that did not get the mode asked for, and why
 */
public record CacheEvidence(
    String requested,
    boolean accepted,
    String verified,
    String evicted,
    @Nullable Long residentBytesBefore,
    long unalignedOperations,
    List<Fallback> fallbacks) {
  public CacheEvidence {
    Ranges.requireOneOf("requested", requested, EffectiveOptions.CACHE_MODES);
    if (residentBytesBefore != null) {
      Ranges.requireAtLeast("residentBytesBefore", residentBytesBefore, 0);
    }
    Ranges.requireAtLeast("unalignedOperations", unalignedOperations, 0);
    fallbacks = List.copyOf(fallbacks);
  }

  /**
   * A file that did not get the mode asked for.
   *
   * @param path its path in the trace
   * @param used what it got instead, for example "buffered, flushed after each write"
   * @param reason what the system said
   */
  public record Fallback(String path, String used, String reason) {}
}
