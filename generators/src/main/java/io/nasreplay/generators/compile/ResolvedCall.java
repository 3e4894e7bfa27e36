package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.generators.workload.Step;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OpenFlags;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TracePath;
import org.jspecify.annotations.Nullable;

/** A call with its values evaluated. */
record ResolvedCall(
    OperationKind kind,
    @Nullable TracePath path,
    @Nullable TracePath to,
    @Nullable OpenFlags flags,
    long sizeBytes,
    @Nullable ErrorCode expect,
    Mark mark) {

  static ResolvedCall of(Step.Call call, Evaluator evaluator) {
    return new ResolvedCall(
        call.kind(),
        path(call.path(), evaluator),
        path(call.to(), evaluator),
        call.kind() == OperationKind.OPEN ? flags(call.flags(), evaluator) : null,
        evaluator.bytes("size", call.size(), 0),
        ExpectedErrors.of(call.expect(), evaluator),
        call.mark());
  }

  PlacedRow row(StreamContext stream) {
    return StreamContext.place(() -> builder(stream), mark);
  }

  private OperationRow.Builder builder(StreamContext stream) {
    OperationRow.Builder builder = stream.call(kind).lengthBytes(sizeBytes);
    if (path != null) {
      builder.path(path);
    }
    if (to != null) {
      builder.to(to);
    }
    if (flags != null) {
      builder.flags(flags);
    }
    ExpectedErrors.set(builder, expect);
    return builder;
  }

  private static @Nullable TracePath path(@Nullable Scalar scalar, Evaluator evaluator) {
    return scalar == null ? null : evaluator.path(scalar);
  }

  private static OpenFlags flags(@Nullable Scalar scalar, Evaluator evaluator) {
    return scalar == null
        ? OpenFlags.of(OpenFlags.Access.R)
        : Evaluator.at(scalar.mark(), () -> OpenFlags.parse(evaluator.text(scalar)));
  }
}
