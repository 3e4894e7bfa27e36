package io.nasreplay.engine.plan;

import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.namespace.Entry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One stream while it is compiled: its records, its open files, how far it is. */
final class StreamBuilder {
  final int index;
  final int id;
  final String name;
  final int depth;
  final StepSection section;
  final StreamTimes times;
  final Set<OperationKind> kinds = EnumSet.noneOf(OperationKind.class);

  /** Steps of other streams that this one is known to wait for, by stream index. */
  final Map<Integer, Long> waitedFor = new HashMap<>();

  long steps;
  long operations;
  int barriers;
  int largestTransferBytes;

  private final Map<Entry, Deque<OpenFile>> open = new HashMap<>();
  private final Map<TracePath, Deque<OpenFile>> openUnlinked = new HashMap<>();
  private final List<Integer> freeSlots = new ArrayList<>();

  StreamBuilder(int index, int id, String name, int depth, StreamTimes times, StepFile file) {
    this.index = index;
    this.id = id;
    this.name = name;
    this.depth = depth;
    this.times = times;
    this.section = new StepSection(file);
  }

  /** Appends the record of an operation row, and before it that of its times. */
  long append(Step step, OperationRow row) {
    StepTimes due = times.next(row, operations);
    if (due != null) {
      section.append(due);
    }
    return append(step);
  }

  /** Appends a record and returns the number of its last step. */
  long append(Step step) {
    section.append(step);
    steps += step.count;
    if (!step.isImplicit()) {
      operations += step.count;
      kinds.add(step.kind());
    }
    largestTransferBytes = Math.max(largestTransferBytes, step.lengthBytes);
    return steps - 1;
  }

  /** A slot that is free in this stream, or else a new one. */
  int takeSlot(Slots slots) {
    return freeSlots.isEmpty() ? slots.next() : freeSlots.remove(freeSlots.size() - 1);
  }

  void freeSlot(int slot) {
    freeSlots.add(slot);
  }

  void opened(OpenFile file) {
    open.computeIfAbsent(Objects.requireNonNull(file.entry()), e -> new ArrayDeque<>(2)).push(file);
    file.state().openers.add(this);
  }

  /** The file opened last under a name: what has it now, else what had it when it was removed. */
  @Nullable OpenFile openedLast(@Nullable Entry entry, TracePath path) {
    OpenFile file = entry == null ? null : first(open.get(entry));
    return file != null ? file : first(openUnlinked.get(path));
  }

  void closed(OpenFile file, TracePath path) {
    remove(open, Objects.requireNonNull(file.entry()), file);
    remove(openUnlinked, path, file);
    file.state().closed(this);
    freeSlot(file.slot());
  }

  /**
   * The file loses its name: explicitly opened ones stay reachable under it. Returns the one that
   * the trace left implicit, which is forgotten; null when there is none.
   */
  @Nullable OpenFile unlink(Entry entry, TracePath path) {
    OpenFile implicit = null;
    Deque<OpenFile> files = open.getOrDefault(entry, new ArrayDeque<>(0));
    open.remove(entry);
    for (Iterator<OpenFile> oldest = files.descendingIterator(); oldest.hasNext(); ) {
      OpenFile file = oldest.next();
      if (file.isImplicit()) {
        implicit = file;
        file.state().closed(this);
      } else {
        openUnlinked.computeIfAbsent(path, p -> new ArrayDeque<>(2)).push(file);
      }
    }
    return implicit;
  }

  private static @Nullable OpenFile first(@Nullable Deque<OpenFile> files) {
    return files == null ? null : files.peek();
  }

  private static <K> void remove(Map<K, Deque<OpenFile>> map, K key, OpenFile file) {
    Deque<OpenFile> files = map.get(key);
    if (files != null && files.remove(file) && files.isEmpty()) {
      map.remove(key);
    }
  }
}
