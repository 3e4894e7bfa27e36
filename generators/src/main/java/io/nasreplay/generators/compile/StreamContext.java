package io.nasreplay.generators.compile;

import io.nasreplay.generators.random.SeededRandom;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.namespace.Entry;
import io.nasreplay.traces.namespace.Namespace;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.apache.commons.rng.UniformRandomProvider;

/** What the steps of one stream share while its operations are made. */
final class StreamContext {
  private final StreamPlan plan;
  private final long seed;
  private final FileSets files;
  private final Namespace namespace;
  private final StreamClock clock;
  private final Map<String, UniformRandomProvider> randoms = new HashMap<>();

  StreamContext(StreamPlan plan, long seed, FileSets files, Namespace namespace) {
    this.plan = plan;
    this.seed = seed;
    this.files = files;
    this.namespace = namespace;
    this.clock = new StreamClock(plan);
  }

  FileSets files() {
    return files;
  }

  StreamClock clock() {
    return clock;
  }

  /**
   * The random numbers of one use in one step. The next turn of a loop goes on where the last one
   * stopped.
   */
  UniformRandomProvider random(String step, String use) {
    return randoms.computeIfAbsent(
        step + " " + use, key -> SeededRandom.of(seed, "stream", plan.row().name(), step, use));
  }

  /** The size that a file has at this point of the trace; empty when there is no such file. */
  OptionalLong sizeBytes(TracePath path) {
    return bytes(namespace.find(path));
  }

  /**
   * The size of the file that a read by this stream would use now; empty when there is none, or it
   * was deleted while open.
   */
  OptionalLong usedBytes(TracePath path) {
    return bytes(namespace.used(row(OperationKind.READ).path(path).build()));
  }

  /** Whether a write by this stream would go to the file's end now. */
  boolean appends(TracePath path) {
    return namespace.appends(row(OperationKind.WRITE).path(path).build());
  }

  boolean exists(TracePath path) {
    return namespace.find(path).isPresent();
  }

  /** A builder for an operation that moves no data by offset, its time set. */
  OperationRow.Builder call(OperationKind kind) {
    return row(kind).atMicros(clock.atMicros());
  }

  /** A builder for a read or write, its time set. */
  OperationRow.Builder transfer(OperationKind kind, long lengthBytes) {
    return row(kind).lengthBytes(lengthBytes).atMicros(clock.transferAtMicros(lengthBytes));
  }

  /** The operation of a step; what its columns do not allow is an error there. */
  static PlacedRow place(Supplier<OperationRow.Builder> builder, Mark mark) {
    return new PlacedRow(Evaluator.at(mark, () -> builder.get().build()), mark);
  }

  private OperationRow.Builder row(OperationKind kind) {
    return OperationRow.of(plan.row().streamId(), kind);
  }

  private static OptionalLong bytes(Optional<Entry> found) {
    return found
        .filter(entry -> !entry.isDirectory())
        .map(entry -> OptionalLong.of(entry.lengthBytes()))
        .orElse(OptionalLong.empty());
  }
}
