package io.nasreplay.benchmarks.jmh;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.engine.replay.ReplayEngine;
import io.nasreplay.engine.replay.RunOutcome;
import io.nasreplay.results.model.ReplayFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A whole run of 1,048,576 sequential reads of 4 KiB by one stream. The run's time holds all
 * phases; its counter is what an operation took in the timed loop.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class LoopBenchmark {
  /** Property that names the folder to replay in; by default the system's temporary folder. */
  public static final String FOLDER = "benchmarks.folder";

  private static final int PASSES = 64;

  private final SampleTrace trace = SampleTrace.ofPasses(PASSES);
  private final ReplayEngine engine = new ReplayEngine("benchmark", PlanCache.none());
  private Path target = Path.of("");

  /** What JMH reports beside the time of a run. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Loop {
    /** From the start barrier to the last operation's end, divided by the operations. */
    public double nanosPerOperation;

    /** Made for JMH. */
    public Loop() {}
  }

  /** Made for JMH. */
  public LoopBenchmark() {}

  /** Makes the folder to replay in. */
  @Setup
  public void prepare() throws IOException {
    Path parent = Path.of(System.getProperty(FOLDER, System.getProperty("java.io.tmpdir", "/tmp")));
    target = Files.createTempDirectory(Files.createDirectories(parent), "loop-");
  }

  /** Removes it; runs leave nothing in it. */
  @TearDown
  public void remove() throws IOException {
    Files.delete(target);
  }

  /** Runs the trace. */
  @Benchmark
  public long run(Loop loop) throws IOException {
    try (RunOutcome outcome =
        engine.run(trace, target, ReplayOptions.defaults(), RunListener.SILENT, new StopSignal())) {
      ReplayFacts replay = outcome.result().replay();
      double seconds = replay.elapsedSeconds() - replay.flushSeconds();
      loop.nanosPerOperation = 1e9 * seconds / replay.operations();
      return replay.operations();
    }
  }
}
