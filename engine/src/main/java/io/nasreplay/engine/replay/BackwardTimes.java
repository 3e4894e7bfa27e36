package io.nasreplay.engine.replay;

import com.google.common.math.LongMath;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlannedStream;
import io.nasreplay.engine.plan.TimesGoBack;
import io.nasreplay.results.quantity.Quantities;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Says that a trace asks, in mode timed, for times that cannot be kept in order. */
final class BackwardTimes {
  private final List<PlannedStream> streams;

  BackwardTimes(Plan plan, ReplayTiming timing) {
    this.streams =
        timing.mode() == TimingMode.TIMED
            ? plan.streams().stream().filter(stream -> stream.timesGoBack() != null).toList()
            : List.of();
  }

  /** The first place, and in how many streams there are others; empty when there is none. */
  Optional<String> note() {
    return streams.stream().findFirst().map(this::note);
  }

  private String note(PlannedStream stream) {
    TimesGoBack first = Objects.requireNonNull(stream.timesGoBack());
    int others = streams.size() - 1;
    return "the times of stream "
        + stream.id()
        + " go back by "
        + time(first.fromMicros() - first.toMicros())
        + " at operation "
        + first.operation()
        + " (counted from 0): from "
        + time(first.fromMicros())
        + " to "
        + time(first.toMicros())
        + (others == 0 ? "" : "; those of " + Quantities.count(others, "other stream") + ", too")
        + "; "
        + (stream.depth() == 1 ? "no target can keep them" : "a target may be unable to keep them")
        + ", so that operations due before an earlier one of their stream are not in the lateness,"
        + " the late frames and the verdict";
  }

  private static String time(long micros) {
    return Quantities.latency(LongMath.saturatedMultiply(micros, 1000));
  }
}
