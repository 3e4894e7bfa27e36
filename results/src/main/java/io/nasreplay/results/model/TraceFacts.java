package io.nasreplay.results.model;

import java.util.regex.Pattern;

/**
 * Which trace was replayed, and what it holds in full, whether or not the replay got to its end.
 *
 * @param name the trace's name
 * @param digest lower-case hexadecimal SHA-256 of its canonical rows
 * @param operations operations of all streams
 * @param bytesRead bytes that its reads ask for
 * @param bytesWritten bytes that its writes ask for
 * @param streams number of streams
 * @param fileSetFiles files that must exist before the replay
 * @param fileSetBytes their total size
 * @param workingSetBytes distinct bytes that reads and writes touch, in whole 4 KiB pages
 * @param quick whether it was made small for trying out: its figures compare with nothing
 */
public record TraceFacts(
    String name,
    String digest,
    long operations,
    long bytesRead,
    long bytesWritten,
    int streams,
    long fileSetFiles,
    long fileSetBytes,
    long workingSetBytes,
    boolean quick) {
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

  public TraceFacts {
    if (!DIGEST.matcher(digest).matches()) {
      throw new IllegalArgumentException(
          "digest is \"" + digest + "\"; allowed: 64 lower-case hexadecimal digits");
    }
    Ranges.requireAtLeast("operations", operations, 0);
    Ranges.requireAtLeast("bytesRead", bytesRead, 0);
    Ranges.requireAtLeast("bytesWritten", bytesWritten, 0);
    Ranges.requireAtLeast("streams", streams, 0);
    Ranges.requireAtLeast("fileSetFiles", fileSetFiles, 0);
    Ranges.requireAtLeast("fileSetBytes", fileSetBytes, 0);
    Ranges.requireAtLeast("workingSetBytes", workingSetBytes, 0);
  }
}
