package io.nasreplay.traces.profile;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.readahead.ReadAhead;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a trace consists of.
 *
 * @param digest the trace's identity
 * @param fileSet what must exist before
 * @param operations how many operations, repeats counted
 * @param kinds the kinds that occur, in the order of {@link OperationKind}
 * @param blocks reads and writes by size: reads first, small sizes first
 * @param unlistedTransfers reads and writes that {@code blocks} leaves out, because the trace has
 *     more than {@value BlockTable#MAX_SIZES} different sizes
 * @param largestTransferBytes the longest single read or write
 * @param sequentiality over the trace's global order
 * @param workingSet what reads and writes touch
 * @param filesTouched files that at least one operation names, those expected to fail left out
 * @param streams the streams that are declared or have operations, by id
 * @param scheduledMicros when the last operation is issued, from the trace's start; empty when no
 *     time is given
 * @param growth how much more than the file set the trace needs at its peak
 */
public record TraceProfile(
    String digest,
    FileSetUse fileSet,
    long operations,
    List<KindUse> kinds,
    List<BlockUse> blocks,
    long unlistedTransfers,
    long largestTransferBytes,
    Sequentiality sequentiality,
    WorkingSet workingSet,
    long filesTouched,
    List<StreamUse> streams,
    OptionalLong scheduledMicros,
    Growth growth) {
  /**
   * What a replay adds to the file set: the largest total over the trace's global order, minus the
   * file set. Holes of sparse files count as data.
   *
   * @param bytes of file sizes
   * @param entries files and directories
   */
  public record Growth(long bytes, long entries) {}

  public TraceProfile {
    kinds = List.copyOf(kinds);
    blocks = List.copyOf(blocks);
    streams = List.copyOf(streams);
  }

  /** The bytes that all reads together move. */
  public long bytesRead() {
    return bytesOf(OperationKind.READ);
  }

  /** The bytes that all writes together move. */
  public long bytesWritten() {
    return bytesOf(OperationKind.WRITE);
  }

  /**
   * Reads a whole trace.
   *
   * @throws IOException when it cannot be read
   * @throws io.nasreplay.traces.format.BadInputException when it is wrong
   */
  public static TraceProfile of(TraceSource source) throws IOException {
    try (TraceReader rows = ReadAhead.rows(source)) {
      ProfileBuilder profile = new ProfileBuilder();
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        profile.accept(row);
      }
      return profile.build();
    }
  }

  private long bytesOf(OperationKind kind) {
    return kinds.stream().filter(use -> use.kind() == kind).mapToLong(KindUse::bytes).sum();
  }
}
