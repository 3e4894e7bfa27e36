package io.nasreplay.generators.compile;

import io.nasreplay.generators.workload.Scalar;
import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationRow;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The values of {@code expect}. */
final class ExpectedErrors {
  private static final List<String> NAMES =
      Arrays.stream(ErrorCode.values()).map(ErrorCode::name).toList();

  private ExpectedErrors() {}

  static @Nullable ErrorCode of(@Nullable Scalar scalar, Evaluator evaluator) {
    if (scalar == null) {
      return null;
    }
    String name = evaluator.text(scalar);
    if (!NAMES.contains(name)) {
      throw scalar.mark().error(Suggestions.unknown("error", name, NAMES));
    }
    return ErrorCode.valueOf(name);
  }

  static void set(OperationRow.Builder builder, @Nullable ErrorCode expect) {
    if (expect != null) {
      builder.expect(expect);
    }
  }
}
