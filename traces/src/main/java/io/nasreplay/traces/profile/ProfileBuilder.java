package io.nasreplay.traces.profile;

import io.nasreplay.traces.csv.TraceDigest;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.StreamRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.namespace.Entry;
import io.nasreplay.traces.namespace.Namespace;
import java.util.OptionalLong;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Collects a {@link TraceProfile} row by row, in constant time per row whatever its count, except
 * for strided rows, which cost one step for each repeat that touches pages of its own. Takes rows
 * that a {@link io.nasreplay.traces.format.CheckedTraceReader} has passed. Not thread-safe.
 */
public final class ProfileBuilder {
  private final TraceDigest digest = new TraceDigest();
  private final Namespace namespace = new Namespace();
  private final KindTable kinds = new KindTable();
  private final BlockTable blocks = new BlockTable();
  private final SequenceCounter sequence = new SequenceCounter();
  private final TouchedFiles touched = new TouchedFiles();
  private final TreeMap<Integer, StreamCounter> streams = new TreeMap<>();
  private @Nullable FileSetUse fileSet;
  private long operations;
  private long scheduledMicros = OperationRow.NOT_RECORDED;
  private long peakBytes;
  private long peakEntries;

  /** Adds the trace's next row. */
  public void accept(TraceRow row) {
    digest.update(row);
    if (row instanceof OperationRow operation) {
      acceptOperation(operation);
    } else {
      namespace.apply(row);
      if (row instanceof StreamRow stream) {
        streams.put(stream.streamId(), new StreamCounter(stream));
      }
    }
  }

  /** The profile of all rows so far. */
  public TraceProfile build() {
    FileSetUse before = fileSet == null ? currentFileSet() : fileSet;
    long entriesBefore = before.files() + before.directories();
    return new TraceProfile(
        digest.hex(),
        before,
        operations,
        kinds.uses(),
        blocks.uses(),
        blocks.unlisted(),
        blocks.largestBytes(),
        sequence.result(),
        touched.workingSet(),
        touched.files(),
        streams.values().stream().map(StreamCounter::use).toList(),
        scheduled(),
        new TraceProfile.Growth(
            Math.max(0, peakBytes - before.bytes()), Math.max(0, peakEntries - entriesBefore)));
  }

  private void acceptOperation(OperationRow row) {
    if (fileSet == null) {
      fileSet = currentFileSet();
    }
    operations += row.count();
    countTime(row);
    // What the operation names: a delete or rename ends it, an open or copy makes it.
    Entry before = row.expect() == null ? named(row) : null;
    long copiedBytes =
        row.kind() == OperationKind.COPY && before != null ? before.lengthBytes() : 0;
    Entry gone = goneAfter(row, before);
    OperationRow placed = placed(row, before);
    namespace.apply(row);
    Entry file = before == null && row.expect() == null ? named(row) : before;
    touch(placed, file, copiedBytes);
    touched.retire(gone);
    kinds.add(row, copiedBytes);
    streams.computeIfAbsent(row.streamId(), StreamCounter::new).add(placed, file);
    if (row.kind().isTransfer()) {
      blocks.add(row);
      sequence.add(placed, file);
    }
    peakBytes = Math.max(peakBytes, namespace.totalBytes());
    peakEntries = Math.max(peakEntries, namespace.files() + namespace.directories());
  }

  /** The row with the offsets that it has in the file: an append goes to the end before it. */
  private OperationRow placed(OperationRow row, @Nullable Entry file) {
    if (file == null || row.kind() != OperationKind.WRITE || !namespace.appends(row)) {
      return row;
    }
    return OperationRow.of(row.streamId(), row.kind())
        .path(row.requiredPath())
        .offsetBytes(file.lengthBytes())
        .lengthBytes(row.lengthBytes())
        .count(row.count())
        .build();
  }

  private void touch(OperationRow row, @Nullable Entry file, long copiedBytes) {
    touched.touch(file);
    if (row.kind().isTransfer()) {
      touched.transfer(row, file);
    } else if (row.kind() == OperationKind.COPY && row.expect() == null) {
      touched.copy(file, entry(row.to()), copiedBytes);
    }
  }

  /** The entry that the operation deletes or replaces, found before it does. */
  private @Nullable Entry goneAfter(OperationRow row, @Nullable Entry named) {
    if (row.expect() != null) {
      return null;
    }
    if (row.kind() == OperationKind.RENAME) {
      Entry replaced = entry(row.to());
      return replaced == named ? null : replaced;
    }
    return row.kind() == OperationKind.DELETE ? named : null;
  }

  private @Nullable Entry named(OperationRow row) {
    return row.path() == null ? null : entry(row.path());
  }

  private @Nullable Entry entry(@Nullable TracePath path) {
    return path == null ? null : namespace.find(path).orElse(null);
  }

  private void countTime(OperationRow row) {
    if (row.atMicros() != OperationRow.NOT_RECORDED) {
      long lastMicros = row.atMicros() + (row.count() - 1) * Math.max(0, row.periodMicros());
      scheduledMicros = Math.max(scheduledMicros, lastMicros);
    }
  }

  private OptionalLong scheduled() {
    return scheduledMicros == OperationRow.NOT_RECORDED
        ? OptionalLong.empty()
        : OptionalLong.of(scheduledMicros);
  }

  private FileSetUse currentFileSet() {
    return new FileSetUse(namespace.files(), namespace.directories(), namespace.totalBytes());
  }
}
