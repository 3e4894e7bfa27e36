package io.nasreplay.traces.profile;

import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Counts operations and bytes by kind. */
final class KindTable {
  private static final class Sum {
    private long count;
    private long bytes;
  }

  private final Map<OperationKind, Sum> sums = new EnumMap<>(OperationKind.class);

  void add(OperationRow row, long copiedBytes) {
    Sum sum = sums.computeIfAbsent(row.kind(), kind -> new Sum());
    sum.count += row.count();
    sum.bytes += row.transferBytes() + copiedBytes;
  }

  List<KindUse> uses() {
    return sums.entrySet().stream()
        .map(entry -> new KindUse(entry.getKey(), entry.getValue().count, entry.getValue().bytes))
        .toList();
  }
}
