package io.nasreplay.generators.compile;

import io.nasreplay.generators.pattern.WeightedTable;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.TracePath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A transfer with its values evaluated.
 *
 * @param spanBytes how long the visited part of each file is; {@link #NOT_SAID}
 * @param totalBytes the bytes to move over all files; {@link #NOT_SAID}
 */
record ResolvedTransfer(
    WeightedTable<OperationKind> kinds,
    List<TracePath> paths,
    ResolvedSizes blocks,
    AccessOrder order,
    long offsetBytes,
    long spanBytes,
    long totalBytes,
    @Nullable Double stay,
    @Nullable ErrorCode expect,
    Mark mark) {
  static final long NOT_SAID = -1;

  static ResolvedTransfer of(Step.Transfer step, Evaluator evaluator, FileSets files) {
    Step.Region region = step.region();
    return new ResolvedTransfer(
        kinds(step, evaluator),
        paths(step.files(), evaluator, files),
        ResolvedSizes.ofBlocks(step.block(), evaluator),
        AccessOrder.of(step, evaluator),
        evaluator.bytes("offset", region.offset(), 0),
        evaluator.bytes("span", region.span(), NOT_SAID),
        evaluator.bytes("total", region.total(), NOT_SAID),
        step.stay() == null ? null : evaluator.share("stay", step.stay()),
        ExpectedErrors.of(step.expect(), evaluator),
        step.mark());
  }

  /** Whether some of its operations are reads. */
  boolean reads() {
    return may(OperationKind.READ);
  }

  /** Whether all of its operations are reads. */
  boolean onlyReads() {
    return !may(OperationKind.WRITE);
  }

  /** Whether its blocks follow each other and are all of one kind and one size. */
  boolean isUniform() {
    return reads() == onlyReads()
        && blocks.isFixed()
        && order.kind() == AccessOrder.Kind.SEQUENTIAL;
  }

  private boolean may(OperationKind kind) {
    return kinds.entries().stream().anyMatch(e -> e.value() == kind && e.weight() > 0);
  }

  private static WeightedTable<OperationKind> kinds(Step.Transfer step, Evaluator evaluator) {
    List<WeightedTable.Entry<OperationKind>> entries = new ArrayList<>();
    for (OperationKind kind : List.of(OperationKind.READ, OperationKind.WRITE)) {
      Scalar weight = step.weights().get(kind);
      if (weight != null) {
        entries.add(new WeightedTable.Entry<>(kind, evaluator.number("weight", weight)));
      }
    }
    return Evaluator.at(step.mark(), () -> new WeightedTable<>(entries));
  }

  private static List<TracePath> paths(
      Step.FileChoice choice, Evaluator evaluator, FileSets files) {
    return choice.set() == null
        ? choice.paths().stream().map(evaluator::path).toList()
        : files.named(choice.set(), evaluator).files().stream().map(FileRow::path).toList();
  }
}
