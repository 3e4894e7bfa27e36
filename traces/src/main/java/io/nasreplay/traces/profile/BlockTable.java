package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts reads and writes by size. */
final class BlockTable {
  /** How many different sizes are listed for each kind. */
  static final int MAX_SIZES = 10_000;

  private final Map<OperationKind, TreeMap<Long, Long>> counts = new EnumMap<>(OperationKind.class);
  private long unlisted;
  private long largestBytes;

  void add(OperationRow row) {
    largestBytes = Math.max(largestBytes, row.lengthBytes());
    TreeMap<Long, Long> sizes = counts.computeIfAbsent(row.kind(), kind -> new TreeMap<>());
    if (sizes.size() < MAX_SIZES || sizes.containsKey(row.lengthBytes())) {
      sizes.merge(row.lengthBytes(), row.count(), Long::sum);
    } else {
      unlisted += row.count();
    }
  }

  List<BlockUse> uses() {
    List<BlockUse> uses = new ArrayList<>();
    counts.forEach(
        (kind, sizes) ->
            sizes.forEach(
                (length, count) -> uses.add(new BlockUse(kind, length, count, length * count))));
    return uses;
  }

  long unlisted() {
    return unlisted;
  }

  long largestBytes() {
    return largestBytes;
  }
}
