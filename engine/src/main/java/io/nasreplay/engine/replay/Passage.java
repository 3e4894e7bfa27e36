package io.nasreplay.engine.replay;

import io.nasreplay.engine.measure.Measurements;
import io.nasreplay.engine.traffic.Traffic;
import io.nasreplay.engine.traffic.TrafficCounter;
import io.nasreplay.results.model.CacheEvidence.Moved;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Compares what the trace moved with what the counter saw. */
final class Passage {
  private Passage() {}

  static Moved of(Measurements measured, TrafficWatch watch) {
    long read = measured.bytesRead() + measured.bytesCopied();
    long written = measured.bytesWritten() + measured.bytesCopied();
    TrafficCounter counter = watch.counter();
    Optional<Traffic> passed = watch.passed();
    if (passed.isEmpty()) {
      TrafficCounter none = TrafficCounter.none("");
      boolean lost = counter.kind() != TrafficCounter.Kind.NONE;
      String note = lost ? counter.name() + " could not be read" : counter.note();
      return new Moved(none.name(), null, null, read, written, null, null, note);
    }
    Traffic seen = passed.get();
    boolean twice = counter.kind() == TrafficCounter.Kind.LOOPBACK;
    return new Moved(
        counter.name(),
        seen.bytesIn(),
        seen.bytesOut(),
        read,
        written,
        twice ? shareOfBoth(seen.bytesIn(), read, written, read) : share(seen.bytesIn(), read),
        twice
            ? shareOfBoth(seen.bytesIn(), read, written, written)
            : share(seen.bytesOut(), written),
        counter.note() + otherWay(watch, seen, read + written));
  }

  /** With several ways to a server, one interface does not see everything. */
  private static String otherWay(TrafficWatch watch, Traffic seen, long moved) {
    if (seen.bytes() >= moved / 2 || moved == 0) {
      return "";
    }
    return watch
        .otherThatMoved(moved / 2)
        .map(name -> name + " moved more meanwhile: it may lead to the server, too")
        .orElse("");
  }

  /** On the way from a machine to itself the directions cannot be told apart. */
  private static @Nullable Double shareOfBoth(long seen, long read, long written, long moved) {
    return moved == 0 ? null : share(seen, read + written);
  }

  private static @Nullable Double share(long seen, long moved) {
    return moved == 0 ? null : (Double) Math.min(1.0, (double) seen / moved);
  }
}
