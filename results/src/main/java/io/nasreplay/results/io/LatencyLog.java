package io.nasreplay.results.io;

import io.nasreplay.results.model.LatencyHistograms;
import java.io.ByteArrayOutputStream;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogWriter;

/**
 * {@code latency.hlog}: HdrHistogram's interval log, format 1.3, with one interval (the replay) and
 * one line per kind of operation, tagged with the kind. Values are nanoseconds.
 */
final class LatencyLog {
  /** Interval_Max is printed in the histogram's own unit. */
  private static final double NANOS_PER_PRINTED_UNIT = 1.0;

  private LatencyLog() {}

  /** As the library writes it, but with a date that does not depend on the time zone. */
  private static String startTime(Instant startedAt) {
    return String.format(
        Locale.ROOT,
        "[StartTime: %.3f (seconds since epoch), %s]",
        startedAt.toEpochMilli() / 1e3,
        startedAt);
  }

  static byte[] of(LatencyHistograms histograms) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    HistogramLogWriter writer = new HistogramLogWriter(bytes);
    double startSeconds = histograms.startedAt().toEpochMilli() / 1e3;
    writer.outputComment("[nasreplay latency by kind of operation, values in nanoseconds]");
    writer.outputLogFormatVersion();
    writer.outputComment(startTime(histograms.startedAt()));
    writer.outputLegend();
    for (Map.Entry<String, Histogram> entry : histograms.byOperation().entrySet()) {
      Histogram tagged = entry.getValue().copy();
      tagged.setTag(entry.getKey());
      writer.outputIntervalHistogram(
          startSeconds, startSeconds + histograms.elapsedSeconds(), tagged, NANOS_PER_PRINTED_UNIT);
    }
    writer.close();
    return bytes.toByteArray();
  }
}
