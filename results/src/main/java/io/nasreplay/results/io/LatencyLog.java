package io.nasreplay.results.io;

import io.nasreplay.results.json.UnreadableResultException;
import io.nasreplay.results.model.LatencyHistograms;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.HdrHistogram.EncodableHistogram;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.HdrHistogram.HistogramLogWriter;
import org.jspecify.annotations.Nullable;

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

  /**
   * What {@link #of} wrote.
   *
   * @throws UnreadableResultException when the file is no such log
   */
  static Map<String, Histogram> read(Path file) throws IOException {
    Map<String, Histogram> byOperation = new LinkedHashMap<>();
    try (HistogramLogReader reader = new HistogramLogReader(Files.newInputStream(file))) {
      while (reader.hasNext()) {
        add(byOperation, reader.nextIntervalHistogram());
      }
    } catch (RuntimeException e) {
      // The library's reader answers a damaged line with whatever it meets: a number that is none,
      // an array's end, a histogram that does not decode.
      throw new UnreadableResultException(
          file, "no log of histograms (" + e.getMessage() + "); allowed: HdrHistogram's format", e);
    }
    return Collections.unmodifiableMap(byOperation);
  }

  private static void add(
      Map<String, Histogram> byOperation, @Nullable EncodableHistogram interval) {
    if (!(interval instanceof Histogram histogram) || histogram.getTag() == null) {
      throw new IllegalArgumentException("a line is no histogram of a kind of operation");
    }
    if (byOperation.put(histogram.getTag(), histogram) != null) {
      throw new IllegalArgumentException(histogram.getTag() + " is there twice");
    }
  }
}
