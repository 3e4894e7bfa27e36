package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.namespace.Entry;
import org.jspecify.annotations.Nullable;

/** Counts which transfers of one order start where the one before ended, in the same file. */
final class SequenceCounter {
  private long transfers;
  private long sequential;
  private @Nullable Entry lastFile;
  private long lastEndBytes;

  /** Adds all repeats of a row: those after the first are sequential all or not at all. */
  void add(OperationRow row, @Nullable Entry file) {
    transfers += row.count();
    if (file != null && file == lastFile && row.offsetBytes() == lastEndBytes) {
      sequential++;
    }
    if (row.strideBytes() == row.lengthBytes()) {
      sequential += row.count() - 1;
    }
    lastFile = file;
    lastEndBytes = row.offsetBytesOf(row.count() - 1) + row.lengthBytes();
  }

  Sequentiality result() {
    return new Sequentiality(transfers, sequential);
  }
}
