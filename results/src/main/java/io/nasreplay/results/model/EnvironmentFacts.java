package io.nasreplay.results.model;

/**
 * Client, target and mount. A text that is not known is "unknown", a number that is not known is
 * -1; nothing is guessed. A text is "none" when there is no such thing here.
 *
 * @param os operating system and version
 * @param kernel kernel release
 * @param jvm vendor and version of the Java runtime
 * @param cpu model name of the processor
 * @param logicalCpus processors that the client's operating system shows
 * @param cpuGovernor how the system chooses the processor's clock, for example performance
 * @param cpuStealFraction share of the processors' time since the start of the system that went to
 *     other machines of the same host, 0 to 1
 * @param powerSource "mains" or "battery"; "none" for a machine without a battery
 * @param ramBytes the client's memory
 * @param target what is under the target
 */
public record EnvironmentFacts(
    String os,
    String kernel,
    String jvm,
    String cpu,
    int logicalCpus,
    String cpuGovernor,
    double cpuStealFraction,
    String powerSource,
    long ramBytes,
    TargetFacts target) {
  /** The word for what is not known. */
  public static final String UNKNOWN = "unknown";

  /** The word for what is not there. */
  public static final String NONE = "none";

  /** The number for what is not known. */
  public static final long UNKNOWN_NUMBER = -1;

  public EnvironmentFacts {
    Ranges.requireAtLeast("logicalCpus", logicalCpus, UNKNOWN_NUMBER);
    Ranges.requireFractionOrUnknown("cpuStealFraction", cpuStealFraction);
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
   * @param server name or address of the server; "none" for a local disk
   * @param share the share or export; "none" for a local disk
   * @param blockSizeBytes alignment that direct I/O asks for
   * @param totalBytes size of the file system
   * @param freeBytes bytes that this user could write when the run started
   * @param mount what the mount and its protocol do
   * @param device the block device of a local file system
   * @param link the network interface that leads to the server
   */
  public record TargetFacts(
      String fileSystem,
      String source,
      String mountPoint,
      String mountOptions,
      String protocol,
      String server,
      String share,
      long blockSizeBytes,
      long totalBytes,
      long freeBytes,
      MountFacts mount,
      DeviceFacts device,
      LinkFacts link) {
    public TargetFacts {
      Ranges.requireAtLeast("blockSizeBytes", blockSizeBytes, UNKNOWN_NUMBER);
      Ranges.requireAtLeast("totalBytes", totalBytes, UNKNOWN_NUMBER);
      Ranges.requireAtLeast("freeBytes", freeBytes, UNKNOWN_NUMBER);
    }

    /** The interface that leads to the server; "none" for a local disk. */
    public String networkInterface() {
      return link.interfaceName();
    }

    /** The speed that the interface claims; -1 when it claims none. */
    public long linkBitsPerSecond() {
      return link.bitsPerSecond();
    }
  }
}
