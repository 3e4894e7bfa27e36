package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.namespace.Entry;
import org.jspecify.annotations.Nullable;

/** Counts what one stream does. */
final class StreamCounter {
  private final StreamRow stream;
  private final SequenceCounter sequence = new SequenceCounter();
  private long operations;
  private long bytesRead;
  private long bytesWritten;

  StreamCounter(StreamRow stream) {
    this.stream = stream;
  }

  /** A stream that has no row of its own. */
  StreamCounter(int streamId) {
    this(new StreamRow(streamId, Integer.toString(streamId), 1));
  }

  void add(OperationRow row, @Nullable Entry file) {
    operations += row.count();
    if (row.kind() == OperationKind.READ) {
      bytesRead += row.transferBytes();
    } else if (row.kind() == OperationKind.WRITE) {
      bytesWritten += row.transferBytes();
    }
    if (row.kind().isTransfer()) {
      sequence.add(row, file);
    }
  }

  StreamUse use() {
    return new StreamUse(
        stream.streamId(),
        stream.name(),
        stream.depth(),
        operations,
        bytesRead,
        bytesWritten,
        sequence.result());
  }
}
