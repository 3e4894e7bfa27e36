package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.model.TracePath;
import org.jspecify.annotations.Nullable;

/** A copy of a file set with its values evaluated. */
record ResolvedCopy(
    Step.Direction direction,
    FileSet set,
    @Nullable TracePath to,
    @Nullable ResolvedSizes blocks,
    Mark mark) {

  static ResolvedCopy of(Step.CopySet step, Evaluator evaluator, FileSets files) {
    return new ResolvedCopy(
        step.direction(),
        files.named(step.set(), evaluator),
        step.to() == null ? null : evaluator.path(step.to()),
        step.block() == null ? null : ResolvedSizes.ofBlocks(step.block(), evaluator),
        step.mark());
  }

  /** Where the copy of a path is. */
  TracePath copied(TracePath path) {
    return to == null ? path : new TracePath(to + "/" + path);
  }
}
