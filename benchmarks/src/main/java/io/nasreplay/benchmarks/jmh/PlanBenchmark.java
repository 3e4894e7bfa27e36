package io.nasreplay.benchmarks.jmh;

import io.nasreplay.engine.api.RunListener;
import io.nasreplay.engine.api.StopSignal;
import io.nasreplay.engine.plan.Plan;
import io.nasreplay.engine.plan.PlanCompiler;
import io.nasreplay.engine.plan.StepCursor;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Compiling rows that are in memory already, and walking the plan: nanoseconds per operation. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(PlanBenchmark.ROWS)
public class PlanBenchmark {
  static final int ROWS = 1_000_000;

  private final SampleTrace trace = SampleTrace.ofRows(ROWS);
  private @Nullable Plan plan;

  /** Made for JMH. */
  public PlanBenchmark() {}

  /** Compiles what is walked. */
  @Setup
  public void prepare() {
    plan = compiled();
  }

  /** Removes the plan's file. */
  @TearDown
  public void close() {
    if (plan != null) {
      plan.close();
    }
  }

  /** Checks and compiles all rows. */
  @Benchmark
  public int compile() {
    try (Plan made = compiled()) {
      return made.slots();
    }
  }

  /** Visits all operations as a worker does, and uses what a read needs. */
  @Benchmark
  public long walk() {
    StepCursor cursor = Objects.requireNonNull(plan).streams().get(0).cursor();
    long sum = 0;
    while (cursor.next()) {
      sum += cursor.offsetBytes() + cursor.lengthBytes() + cursor.slot();
    }
    return sum;
  }

  private Plan compiled() {
    return Objects.requireNonNull(
        PlanCompiler.compile(trace, RunListener.SILENT, new StopSignal()));
  }
}
