package io.nasreplay.benchmarks.section;

import io.nasreplay.benchmarks.contender.Command;
import io.nasreplay.benchmarks.contender.RunOutput;
import io.nasreplay.benchmarks.report.Figures;
import io.nasreplay.benchmarks.report.MarkdownTable;
import io.nasreplay.benchmarks.statistics.Sample;
import io.nasreplay.benchmarks.statistics.Target;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** From the start of the process to the start of the clock, for a small trace. */
public final class StartupSection extends Section {
  private static final String NAME = "startup";
  private static final Target FIRST_OPERATION = Target.atMost(0.7);
  private static final int ROUNDS = 15;
  private static final double SECONDS_PER_ROUND = 5;
  private static final String LAUNCHER = "nasreplay run, to its first operation";
  private static final String JAR = "the same without the launcher";
  private static final List<String> WORKLOAD = List.of("HDVideo_1Play", "-p", "size=8MiB");

  /** One that is measured unless others are asked for. */
  public StartupSection() {
    super(NAME, true);
  }

  @Override
  public double estimatedSeconds(Bench bench) {
    return rounds(bench) * SECONDS_PER_ROUND;
  }

  @Override
  public void run(Bench bench) throws IOException {
    Path target = Files.createDirectories(bench.settings().disk());
    Map<String, List<Double>> seconds = new LinkedHashMap<>();
    try {
      for (int round = 1; round <= rounds(bench); round++) {
        keep(seconds, LAUNCHER, round, untilFirst(bench.nasreplay(run(target, bench))), bench);
        keep(seconds, JAR, round, untilFirst(bench.javaJar(run(target, bench))), bench);
        double java = bench.java(List.of("-version")).run().seconds();
        keep(seconds, "java -version, to its end", round, java, bench);
        Command fio = new Command(List.of("fio", "--version"), Map.of(), bench.work());
        keep(seconds, "fio --version, to its end", round, fio.run().seconds(), bench);
      }
    } finally {
      Folders.remove(target);
      Folders.remove(bench.work().resolve("results"));
    }
    report(seconds, bench);
  }

  private static int rounds(Bench bench) {
    return bench.settings().quick() ? 2 : ROUNDS;
  }

  private static List<String> run(Path target, Bench bench) {
    List<String> words = new ArrayList<>(List.of("run"));
    words.addAll(WORKLOAD);
    words.addAll(List.of("--json", "--target", target.toString()));
    words.addAll(List.of("--results", bench.work().resolve("results").toString()));
    words.addAll(bench.settings().toolArguments());
    return words;
  }

  private static double untilFirst(Command command) throws IOException {
    Command.Ended ended = command.run();
    Duration passed =
        Duration.between(ended.startedAt(), RunOutput.ofValid(ended.out()).startedAt());
    return passed.toNanos() / 1e9;
  }

  private static void keep(
      Map<String, List<Double>> seconds, String name, int round, double value, Bench bench)
      throws IOException {
    seconds.computeIfAbsent(name, n -> new ArrayList<>()).add(value);
    bench.report().keep(NAME, name.replace(',', ';'), round, "", value, "s");
  }

  private static void report(Map<String, List<Double>> seconds, Bench bench) throws IOException {
    MarkdownTable table = new MarkdownTable(List.of("start", "seconds", "target"));
    seconds.forEach(
        (name, values) -> {
          Sample sample = new Sample(values);
          boolean ours = name.equals(LAUNCHER) || name.equals(JAR);
          table.add(
              List.of(
                  name,
                  Figures.cell(sample, 1, 3),
                  ours ? FIRST_OPERATION.verdict(sample.median()) : ""));
        });
    bench
        .report()
        .print(
            "## startup\n\n"
                + String.join(" ", WORKLOAD)
                + ": its file is made on the disk before the first operation.\n\n"
                + table.render());
  }
}
