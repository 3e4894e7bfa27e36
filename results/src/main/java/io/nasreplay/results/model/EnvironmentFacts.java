package io.nasreplay.results.model;

/**
 * Client, target and mount. A text that is not known is "unknown", a number that is not known is
 * -1; nothing is guessed.
 *
 * @param os operating system and version
 * @param kernel kernel release
 * @param jvm vendor and version of the Java runtime
 * @param cpu model name of the processor
 * @param logicalCpus processors that the client's operating system shows
 * @param ramBytes the client's memory
 * @param target what is under the target
 */
public record EnvironmentFacts(
    String os,
    String kernel,
    String jvm,
    String cpu,
    int logicalCpus,
    long ramBytes,
    TargetFacts target) {
  /** The word for what is not known. */
  public static final String UNKNOWN = "unknown";

  /** The number for what is not known. */
  public static final long UNKNOWN_NUMBER = -1;

  public EnvironmentFacts {
    Ranges.requireAtLeast("logicalCpus", logicalCpus, UNKNOWN_NUMBER);
    Ranges.requireAtLeast("ramBytes", ramBytes, UNKNOWN_NUMBER);
  }

  /**
   * What is under the target.
   *
   * @param fileSystem type of the file system, for example ext4, cifs, nfs4
   * @param source what is mounted, for example {@code //server/share}, with credentials removed
   * @param mountPoint where
   * @param mountOptions the mount's options, credentials removed
   * @param protocol protocol and version, for example "SMB 3.1.1"; "local" for a local disk
   * @param blockSizeBytes alignment that direct I/O asks for
   * @param totalBytes size of the file system
   * @param freeBytes bytes that this user could write when the run started
   * @param networkInterface the interface that leads to the server; "none" for a local disk
   * @param linkBitsPerSecond the speed that the interface claims
   */
  public record TargetFacts(
      String fileSystem,
      String source,
      String mountPoint,
      String mountOptions,
      String protocol,
      long blockSizeBytes,
      long totalBytes,
      long freeBytes,
      String networkInterface,
      long linkBitsPerSecond) {
    public TargetFacts {
      Ranges.requireAtLeast("blockSizeBytes", blockSizeBytes, UNKNOWN_NUMBER);
      Ranges.requireAtLeast("totalBytes", totalBytes, UNKNOWN_NUMBER);
      Ranges.requireAtLeast("freeBytes", freeBytes, UNKNOWN_NUMBER);
      Ranges.requireAtLeast("linkBitsPerSecond", linkBitsPerSecond, UNKNOWN_NUMBER);
    }
  }
}
