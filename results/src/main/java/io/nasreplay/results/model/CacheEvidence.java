package io.nasreplay.results.model;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What was asked, accepted and verified about the client's cache, three different facts, and the
 * evidence that the figures are those of the target.
 *
 * @param requested the mode asked for
 * @param accepted whether every file and operation got it
 * @param verified "yes", "no", or why it could not be verified ("not available here")
 * @param evicted whether the file set was evicted before the clock started: "yes", "no", or why not
 * @param residentBytesFound bytes of the file set in the client's cache before it was evicted; null
 *     when not known
 * @param residentBytesBefore bytes of the file set in the client's cache when the clock started;
 *     null when not known
 * @param residentBytesAfter bytes of all files there are in the client's cache after the replay,
 *     before anything is verified; null when not known
 * @param workingSetBytes distinct bytes that the trace touches
 * @param ramBytes the client's memory; -1 when not known
 * @param moved what the trace moved against what a counter on the way saw; empty when nothing was
 *     replayed
 * @param linkBytesPerSecond the link's rate in one direction; -1 when not known
 * @param linkOrigin where that rate comes from: "claimed by" an interface, "stated by the user",
 *     "unknown"
 * @param aboveWire whether the figures are more than the way to the target carried: caches took
 *     part
 * @param verdicts what all this means, in plain words; those that mark the result first
 * @param unalignedOperations in mode direct: operations that went buffered and flushed since they
 *     were not aligned
 * @param fallbacks files that did not get the mode asked for, and why
 * @param files the evidence for each file, those with most bytes in the cache first; at most
 *     {@value #MAX_FILES}
 * @param filesOmitted files beyond those
 */
public record CacheEvidence(
    String requested,
    boolean accepted,
    String verified,
    String evicted,
    @Nullable Long residentBytesFound,
    @Nullable Long residentBytesBefore,
    @Nullable Long residentBytesAfter,
    long workingSetBytes,
    long ramBytes,
    Optional<Moved> moved,
    long linkBytesPerSecond,
    String linkOrigin,
    boolean aboveWire,
    List<String> verdicts,
    long unalignedOperations,
    List<Fallback> fallbacks,
    List<FileEvidence> files,
    long filesOmitted) {
  /** The most files that are listed. */
  public static final int MAX_FILES = 1000;

  /** The word for what this system cannot tell. */
  public static final String NOT_AVAILABLE = "not available here";

  public CacheEvidence {
    Ranges.requireOneOf("requested", requested, EffectiveOptions.CACHE_MODES);
    requireBytes("residentBytesFound", residentBytesFound);
    requireBytes("residentBytesBefore", residentBytesBefore);
    requireBytes("residentBytesAfter", residentBytesAfter);
    Ranges.requireAtLeast("workingSetBytes", workingSetBytes, 0);
    Ranges.requireAtLeast("ramBytes", ramBytes, EnvironmentFacts.UNKNOWN_NUMBER);
    Ranges.requireAtLeast(
        "linkBytesPerSecond", linkBytesPerSecond, EnvironmentFacts.UNKNOWN_NUMBER);
    Ranges.requireAtLeast("unalignedOperations", unalignedOperations, 0);
    Ranges.requireAtLeast("filesOmitted", filesOmitted, 0);
    verdicts = List.copyOf(verdicts);
    fallbacks = List.copyOf(fallbacks);
    files = List.copyOf(files);
  }

  /** What there is when nothing was replayed. */
  public static CacheEvidence notReplayed(String requested, long workingSetBytes, long ramBytes) {
    return new CacheEvidence(
        requested,
        false,
        "not replayed",
        "no: not replayed",
        null,
        null,
        null,
        workingSetBytes,
        ramBytes,
        Optional.empty(),
        EnvironmentFacts.UNKNOWN_NUMBER,
        EnvironmentFacts.UNKNOWN,
        false,
        List.of(),
        0,
        List.of(),
        List.of(),
        0);
  }

  private static void requireBytes(String name, @Nullable Long value) {
    if (value != null) {
      Ranges.requireAtLeast(name, value, 0);
    }
  }

  /**
   * A file that did not get the mode asked for.
   *
   * @param path its path in the trace
   * @param used what it got instead, for example "buffered, flushed after each write"
   * @param reason what the system said
   */
  public record Fallback(String path, String used, String reason) {}

  /**
   * One file's part of the evidence.
   *
   * @param path its path in the trace, at the trace's end
   * @param accepted the mode that it got, in words
   * @param sizeBytes its size after the replay; 0 when it is gone
   * @param residentBytesBefore its bytes in the client's cache when the clock started; null when
   *     not known
   * @param residentBytesAfter its bytes in the client's cache after the replay; null when not known
   */
  public record FileEvidence(
      String path,
      String accepted,
      long sizeBytes,
      @Nullable Long residentBytesBefore,
      @Nullable Long residentBytesAfter) {
    public FileEvidence {
      Ranges.requireAtLeast("sizeBytes", sizeBytes, 0);
      requireBytes("residentBytesBefore", residentBytesBefore);
      requireBytes("residentBytesAfter", residentBytesAfter);
    }
  }

  /**
   * What the trace moved while the clock of the score ran, against what a counter on the way to the
   * target saw in the same time. The counter sees others' bytes and the protocol's own too.
   *
   * @param counter for example "network interface eth0" or "block device 254:0 (/dev/vda)"; {@value
   *     CacheEvidence#NOT_AVAILABLE} when there is none
   * @param bytesIn bytes towards the client: received or read; null without a counter
   * @param bytesOut bytes towards the target: sent or written; null without a counter
   * @param traceBytesRead bytes that reads returned and copies read
   * @param traceBytesWritten bytes that writes accepted and copies wrote
   * @param readShare part of the bytes read that the counter saw, at most 1; null without a counter
   *     or when none was read
   * @param writtenShare part of the bytes written that the counter saw, at most 1; null without a
   *     counter or when none was written
   * @param note why there is no counter, or what else is to be known about it; empty when nothing
   */
  public record Moved(
      String counter,
      @Nullable Long bytesIn,
      @Nullable Long bytesOut,
      long traceBytesRead,
      long traceBytesWritten,
      @Nullable Double readShare,
      @Nullable Double writtenShare,
      String note) {
    public Moved {
      requireBytes("bytesIn", bytesIn);
      requireBytes("bytesOut", bytesOut);
      Ranges.requireAtLeast("traceBytesRead", traceBytesRead, 0);
      Ranges.requireAtLeast("traceBytesWritten", traceBytesWritten, 0);
      requireShare("readShare", readShare);
      requireShare("writtenShare", writtenShare);
    }

    private static void requireShare(String name, @Nullable Double value) {
      if (value != null) {
        Ranges.requireShare(name, value);
      }
    }
  }
}
