package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.FailedCommandException;
import io.nasreplay.benchmarks.jmh.CodecBenchmark;
import io.nasreplay.benchmarks.jmh.LoopBenchmark;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.report.MarkdownTable;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Statistics;

/** Codec, plan and loop alone, each in a process of its own. JMH's own output goes to a file. */
public final class JmhSection extends Section {
  private static final String NAME = "jmh";
  private static final int BENCHMARKS = 9;
  private static final int WARM_UPS = 3;
  private static final int ITERATIONS = 5;
  private static final double SECONDS_PER_BENCHMARK = 14;

  /** One that is measured only when asked for. */
  public JmhSection() {
    super(NAME, false);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    return BENCHMARKS * (bench.settings().quick() ? 2 : SECONDS_PER_BENCHMARK);
  }

  @Override
  public void run(Bench bench) throws IOException {
    try {
      report(new Runner(options(bench)).run(), bench);
    } catch (RunnerException e) {
      throw new FailedCommandException("JMH: " + e.getMessage());
    }
  }

  private static Options options(Bench bench) {
    boolean quick = bench.settings().quick();
    TimeValue time = quick ? TimeValue.milliseconds(100) : TimeValue.seconds(1);
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(CodecBenchmark.class.getPackageName())
            .shouldFailOnError(true)
            .output(bench.report().folder().resolve("jmh.txt").toString())
            .forks(1)
            .warmupIterations(quick ? 1 : WARM_UPS)
            .measurementIterations(quick ? 1 : ITERATIONS)
            .warmupTime(time)
            .measurementTime(time)
            .jvmArgs(
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-D" + LoopBenchmark.FOLDER + "=" + bench.settings().tmpfs());
    bench.settings().java().ifPresent(home -> options.jvm(home.resolve("bin/java").toString()));
    return options.build();
  }

  private static void report(Collection<RunResult> results, Bench bench) throws IOException {
    MarkdownTable table = new MarkdownTable(List.of("benchmark", "mean", "min", "max", "unit"));
    for (RunResult result : results) {
      add(table, label(result), result.getPrimaryResult(), bench);
      for (String counter : result.getSecondaryResults().keySet()) {
        Result<?> counted = result.getSecondaryResults().get(counter);
        add(table, label(result) + " " + counter, counted, bench);
      }
    }
    bench.report().print("## jmh\n\n" + table.render());
  }

  private static void add(MarkdownTable table, String name, Result<?> result, Bench bench)
      throws IOException {
    Statistics found = result.getStatistics();
    table.add(
        List.of(
            name,
            Figures.number(found.getMean(), 1),
            Figures.number(found.getMin(), 1),
            Figures.number(found.getMax(), 1),
            result.getScoreUnit()));
    bench.report().keep(NAME, name, 1, "mean", found.getMean(), result.getScoreUnit());
  }

  private static String label(RunResult result) {
    String benchmark = result.getParams().getBenchmark();
    String compression = result.getParams().getParam("compression");
    String shown = benchmark.substring(CodecBenchmark.class.getPackageName().length() + 1);
    return compression == null ? shown : shown + " " + compression;
  }
}
