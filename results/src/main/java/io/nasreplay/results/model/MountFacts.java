package io.nasreplay.results.model;

/**
 * What the mount and its protocol do to data on its way. A text is "unknown" when nothing tells it
 * and "none" when there is no such thing here (a disk signs no messages); a number is then -1.
 *
 * @param caching what the client may keep of files' data: the mount's own word, for example
 *     "strict" or "none" (SMB), "close-to-open" (NFS), "page cache" (a disk)
 * @param attributeCacheSeconds how long the client may believe what it knows of a file's size and
 *     times, the longest of several values; 0 when it asks every time
 * @param sync "yes" when every write waits until it is durable, else "no"
 * @param signing "yes", with the algorithm where it is told, or "no"
 * @param encryption "yes", with the algorithm where it is told, or "no"
 * @param compression the algorithm with which the file system or the protocol compresses, or "no"
 * @param multichannel "yes" when more than one connection carries the data, else "no"
 * @param connections how many do
 * @param transport for example tcp, rdma
 * @param security how the user is known to the server, in the mount's own word: sys, krb5, ntlmssp
 * @param recovery what happens when the server does not answer: "hard" (waits for ever) or "soft"
 *     (fails)
 * @param readSizeBytes most that one request reads
 * @param writeSizeBytes most that one request writes
 */
public record MountFacts(
    String caching,
    long attributeCacheSeconds,
    String sync,
    String signing,
    String encryption,
    String compression,
    String multichannel,
    int connections,
    String transport,
    String security,
    String recovery,
    long readSizeBytes,
    long writeSizeBytes) {
  /** Nothing is known. */
  public static final MountFacts UNKNOWN = allOf(EnvironmentFacts.UNKNOWN);

  /** No mount has a say in it. */
  public static final MountFacts NONE = allOf(EnvironmentFacts.NONE);

  public MountFacts {
    Ranges.requireAtLeast(
        "attributeCacheSeconds", attributeCacheSeconds, EnvironmentFacts.UNKNOWN_NUMBER);
    Ranges.requireAtLeast("connections", connections, EnvironmentFacts.UNKNOWN_NUMBER);
    Ranges.requireAtLeast("readSizeBytes", readSizeBytes, EnvironmentFacts.UNKNOWN_NUMBER);
    Ranges.requireAtLeast("writeSizeBytes", writeSizeBytes, EnvironmentFacts.UNKNOWN_NUMBER);
  }

  private static MountFacts allOf(String word) {
    return new MountFacts(word, -1, word, word, word, word, word, -1, word, word, word, -1, -1);
  }
}
