package io.nasreplay.engine.plan;

import io.nasreplay.results.model.TraceFacts;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TraceRow;
import java.util.BitSet;

/** Counts what a trace holds. */
final class TraceCounts {
  private final BitSet streams = new BitSet();
  private long operations;
  private long bytesRead;
  private long bytesWritten;
  private long files;
  private long fileBytes;

  void add(TraceRow row) {
    if (row instanceof OperationRow operation) {
      streams.set(operation.streamId());
      operations += operation.count();
      bytesRead += operation.kind() == OperationKind.READ ? operation.transferBytes() : 0;
      bytesWritten += operation.kind() == OperationKind.WRITE ? operation.transferBytes() : 0;
    } else if (row instanceof FileRow file) {
      files++;
      fileBytes += file.lengthBytes();
    } else if (row instanceof StreamRow stream) {
      streams.set(stream.streamId());
    }
  }

  TraceFacts facts(String name, String digest) {
    return new TraceFacts(
        name,
        digest,
        operations,
        bytesRead,
        bytesWritten,
        streams.cardinality(),
        files,
        fileBytes,
        0);
  }
}
