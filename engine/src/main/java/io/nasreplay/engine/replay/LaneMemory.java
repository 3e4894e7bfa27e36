package io.nasreplay.engine.replay;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.engine.content.Content;
import io.nasreplay.engine.content.ContentSlices;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.engine.target.TransferBuffer;
import io.nasreplay.traces.model.OperationKind;
import java.nio.ByteBuffer;

/**
 * What one lane moves data from and to, made before the clock starts.
 *
 * @param buffer what it reads into and copies through
 * @param content what it writes
 */
record LaneMemory(ByteBuffer buffer, ContentSlices content) {
  private static final int COPY_BYTES = 1 << 20;

  /** For up to 64 lanes that write up to 1 MiB at once; with more, content is copied per write. */
  private static final long CONTENT_BUDGET_BYTES = 1L << 27;

  /** Makes the memory of lanes. */
  interface Source {
    /**
     * Memory for one more lane of a stream.
     *
     * @throws EnvironmentException when there is not enough
     */
    LaneMemory of(PlannedStream stream);
  }

  /** Ready content for all lanes that write, or for none of them, so that streams are alike. */
  static Source source(Content content, LanePlacement placement) {
    long wantedBytes = 0;
    for (int i = 0; i < placement.streams().size(); i++) {
      PlannedStream stream = placement.streams().get(i);
      if (writes(stream)) {
        int longestBytes = stream.largestTransferBytes();
        wantedBytes += placement.lanes().get(i) * content.sliceMemoryBytes(longestBytes);
      }
    }
    boolean ready = wantedBytes <= CONTENT_BUDGET_BYTES;
    return stream -> allocate(stream, content, ready && writes(stream));
  }

  private static LaneMemory allocate(PlannedStream stream, Content content, boolean ready) {
    int bytes = bufferBytes(stream, ready);
    try {
      ByteBuffer buffer = TransferBuffer.allocate(bytes);
      return ready
          ? new LaneMemory(buffer, content.slices(stream.largestTransferBytes()))
          : new LaneMemory(buffer, content.slicesIn(buffer));
    } catch (OutOfMemoryError e) {
      throw new EnvironmentException(
          "no memory for buffers of "
              + stream.largestTransferBytes()
              + " bytes for each thread; lower the block size, the queue depth or the number of"
              + " streams, or raise -XX:MaxDirectMemorySize",
          e);
    }
  }

  private static int bufferBytes(PlannedStream stream, boolean ready) {
    int copyBytes = stream.kinds().contains(OperationKind.COPY) ? COPY_BYTES : 0;
    int bytes = Math.max(copyBytes, stream.largestTransferBytes());
    if (writes(stream) && !ready) {
      return bytes + Content.MARGIN_BYTES;
    }
    return stream.kinds().contains(OperationKind.READ) ? bytes : copyBytes;
  }

  private static boolean writes(PlannedStream stream) {
    return stream.kinds().contains(OperationKind.WRITE);
  }
}
