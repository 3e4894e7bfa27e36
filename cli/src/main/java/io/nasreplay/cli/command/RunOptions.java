package io.nasreplay.cli.command;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.ReplayOptions.DataSource;
import io.nasreplay.engine.api.ReplayTiming;
import io.nasreplay.engine.api.TimingMode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how a trace is replayed. */
final class RunOptions {
  @Option(
      names = "--cache",
      paramLabel = "MODE",
      completionCandidates = Words.CacheModes.class,
      converter = Words.CacheModeConverter.class,
      description = {
        "What is done about the client's cache:",
        "flush   buffered; emptied before the clock starts, every written file flushed before it"
            + " stops (default)",
        "direct  past the cache (O_DIRECT)",
        "sync    every write is durable when it returns",
        "os      the operating system does what it likes; the result is marked"
      })
  private CacheMode cache = CacheMode.FLUSH;

  @Option(
      names = "--timing",
      paramLabel = "WHEN",
      completionCandidates = Words.TimingModes.class,
      converter = Words.TimingModeConverter.class,
      description = {
        "When operations are issued:",
        "asap    back to back (default)",
        "think   after the trace's time from the end of the operation before",
        "timed   at the trace's time, however long the operations before took; late starts and"
            + " late frames are counted"
      })
  private TimingMode timing = TimingMode.ASAP;

  @Option(
      names = "--speed",
      paramLabel = "X",
      description =
          "With timing think and timed: divide the trace's times by this, 0.001 to 1000. Default:"
              + " 1.")
  private @Nullable Double speed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "At most this many threads. Default: one per stream and unit of queue depth. The result"
              + " says when they are fewer.")
  private @Nullable Integer threads;

  @Option(
      names = "--data",
      paramLabel = "KIND",
      completionCandidates = Words.DataSources.class,
      converter = Words.DataSourceConverter.class,
      description =
          "What is written: unique, incompressible and different in every block (default), or"
              + " zero.")
  private DataSource data = DataSource.UNIQUE;

  @Option(names = "--verify", description = "Read everything back afterwards and check it.")
  private boolean verify;

  @Option(names = "--keep", description = "Leave the file set on the target for the next run.")
  private boolean keep;

  @Option(
      names = "--log-ops",
      description = "Keep every operation in the result folder, as ops.csv.zst.")
  private boolean logOperations;

  @Option(
      names = "--max-errors",
      paramLabel = "N",
      description = "Stop after this many operations that failed unexpectedly. Default: never.")
  private @Nullable Long maxErrors;

  @Option(
      names = "--duration",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Issue no operation after this time: a number with ms, s, min or h, for example 5s; those"
              + " in flight end, and what was written is flushed. Default: until the trace ends.")
  private @Nullable Duration duration;

  @Option(
      names = "--cool-command",
      paramLabel = "COMMAND",
      description =
          "Run by the shell after the file set was made and before the clock starts, for example to"
              + " mount the share anew.")
  private @Nullable String coolCommand;

  @Option(
      names = "--link",
      paramLabel = "RATE",
      converter = LinkRateConverter.class,
      description =
          "What the link to the target carries in one direction: a number with bit/s, bps or bit, and"
              + " k, M, G or T before it, for example 1Gbit/s; figures above it are marked. Default:"
              + " what the interface claims.")
  private @Nullable Long link;

  @Option(
      names = "--label",
      paramLabel = "KEY=VALUE",
      description = "Say something about device, protocol and so on in the result. Repeatable.")
  private Map<String, String> labels = new LinkedHashMap<>();

  /** What the user says about device, protocol and so on. */
  Map<String, String> labels() {
    return Map.copyOf(labels);
  }

  /**
   * What the engine is told.
   *
   * @param seed where the data starts; empty for the engine's default
   * @throws IllegalArgumentException when a number is out of range
   */
  ReplayOptions toReplayOptions(OptionalLong seed) {
    ReplayOptions defaults = ReplayOptions.defaults();
    return new ReplayOptions(
        cache,
        timing(),
        data,
        threads == null ? OptionalInt.empty() : OptionalInt.of(threads),
        verify,
        keep,
        logOperations,
        maxErrors == null ? defaults.maxErrors() : maxErrors,
        Optional.ofNullable(duration),
        seed.orElse(defaults.seed()),
        Optional.ofNullable(coolCommand),
        link == null ? OptionalLong.empty() : OptionalLong.of(link),
        labels);
  }

  private ReplayTiming timing() {
    if (speed != null && timing == TimingMode.ASAP) {
      throw new IllegalArgumentException(
          "--speed is "
              + speed
              + " with --timing asap, which keeps no times; allowed: --speed together with --timing"
              + " think or timed");
    }
    return new ReplayTiming(timing, speed == null ? 1 : speed);
  }
}
