package io.nasreplay.results.report;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.model.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** How the figures came about, in words that need no knowledge of the field. */
final class Method {
  private static final Map<String, String> CACHE =
      Map.of(
          "flush",
          "Before the clock started, the files were removed from the client's memory; before it"
              + " stopped, everything written had been made durable on the target.",
          "direct",
          "Reads and writes went past the client's memory (direct I/O), and everything written had"
              + " been made durable before the clock stopped.",
          "sync",
          "Every single write had to be durable on the target before the next one began.",
          "os",
          "The client's operating system was free to read from and write into its own memory: these"
              + " figures are what a user feels, not what the target does.");

  private Method() {}

  static List<String> of(Comparison comparison, List<RecordedRun> runs) {
    List<String> paragraphs = new ArrayList<>();
    paragraphs.add(
        "nasreplay made the files of each test on the target, then issued the same operations in the"
            + " same order on every target, each stream in a thread of its own, and timed every one of"
            + " them. Targets are compared only where the operations were exactly the same: the traces"
            + " have the same SHA-256 digest.");
    runs.stream()
        .map(run -> run.result().options().cache())
        .distinct()
        .forEach(mode -> paragraphs.add("Cache mode " + mode + ": " + CACHE.get(mode)));
    paragraphs.add(
        "Throughput is all bytes read and written over the time from the start until the last byte"
            + " was durable. MB is 1,000,000 bytes. Latency is the time of one call, from before it to"
            + " after it. Invalid runs count nowhere.");
    String timing = timing(runs);
    if (!timing.isEmpty()) {
      paragraphs.add(timing);
    }
    paragraphs.add(comparison.method());
    return paragraphs;
  }

  private static String timing(List<RecordedRun> runs) {
    String modes =
        runs.stream()
            .map(RecordedRun::result)
            .map(RunResult::options)
            .map(options -> options.timing())
            .distinct()
            .filter(mode -> !mode.equals("asap"))
            .collect(Collectors.joining(", "));
    return modes.isEmpty()
        ? ""
        : "Where the timing is "
            + modes
            + ", operations were issued at the trace's own times, as a player or a camera would; there"
            + " the number of late frames counts, not the throughput.";
  }
}
