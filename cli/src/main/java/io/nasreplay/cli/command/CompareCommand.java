package io.nasreplay.cli.command;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.ComparisonRules;
import io.nasreplay.results.compare.Comparisons;
import io.nasreplay.results.compare.Matrix;
import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.compare.SignificanceTest;
import io.nasreplay.results.json.CompareJson;
import io.nasreplay.results.model.Measure;
import io.nasreplay.results.text.ComparisonText;
import io.nasreplay.traces.format.Suggestions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Sets results of several targets side by side. */
@Command(
    name = "compare",
    description =
        "Sets results of the same traces side by side: values, spread, ratios, and whether targets"
            + " differ by more than chance.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay compare old=results/before new=results/after",
      "  nasreplay compare nasreplay-results --measure latency --baseline DS923 -o latency.md",
      "  nasreplay compare nasreplay-results --rows test,share --columns device,protocol",
      "",
      "Without a name, a target is called what its suite says, or by the labels, the mounts or the",
      "folders that differ. Invalid runs are left out and listed."
    })
final class CompareCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = RecordedRuns.LABEL,
      arity = "1..*",
      converter = TargetArgument.Converter.class,
      description =
          "A run's folder, a result.json, a folder that holds runs, or a suite's folder; the name"
              + " is that of the target.")
  private List<TargetArgument> arguments = new ArrayList<>();

  @Option(
      names = "--baseline",
      paramLabel = "NAME",
      description = "The target, or the column, that is 100 %%. Default: the first one.")
  private @Nullable String baseline;

  @Option(
      names = "--measure",
      paramLabel = "MEASURE",
      completionCandidates = Words.Measures.class,
      converter = Words.MeasureConverter.class,
      description =
          "What is compared: ${COMPLETION-CANDIDATES}. Default: throughput, the run's score.")
  private Measure measure = Measure.THROUGHPUT;

  @Option(
      names = "--test",
      paramLabel = "TEST",
      completionCandidates = Words.SignificanceTests.class,
      converter = Words.SignificanceTestConverter.class,
      description =
          "How chance is told from a difference: welch (default) for figures that scatter about a"
              + " mean, mann-whitney for counts (default of late-frames) and outliers.")
  private @Nullable SignificanceTest test;

  @Option(
      names = "--rows",
      paramLabel = "KEY",
      split = ",",
      description = "What makes a row besides the test: keys of labels, target, cache, timing.")
  private List<String> rows = new ArrayList<>();

  @Option(
      names = "--columns",
      paramLabel = "KEY",
      split = ",",
      description = "What makes a column, in place of the target: the same keys.")
  private List<String> columns = new ArrayList<>();

  @Option(
      names = "--allow-different-traces",
      description = "Compare runs of one test even if their traces differ; the output says so.")
  private boolean differentTraces;

  @Option(
      names = "--allow-different-cache",
      description = "Compare runs even if their cache modes differ; the output says so.")
  private boolean differentCache;

  @Option(
      names = "--allow-different-timing",
      description = "Compare runs even if their timing or speed differs; the output says so.")
  private boolean differentTiming;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      converter = PathConverter.class,
      description = "Write it to this new file as well: .csv, .json, .md or .txt.")
  private @Nullable Path output;

  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    Optional<ComparisonFile> file = Optional.ofNullable(output).map(ComparisonFile::of);
    Comparison comparison = Comparisons.of(runs(), rules());
    if (file.isPresent()) {
      file.get().write(comparison);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isChosen() ? CompareJson.write(comparison) : ComparisonText.of(comparison));
    out.flush();
    return ExitCode.OK.number();
  }

  private List<RecordedRun> runs() throws IOException {
    List<RecordedRun> runs = arranged(RecordedRuns.of(arguments));
    List<String> targets = runs.stream().map(RecordedRun::target).distinct().toList();
    if (baseline != null && !targets.contains(baseline)) {
      throw new ParameterException(
          spec.commandLine(), "--baseline: " + Suggestions.unknown("target", baseline, targets));
    }
    return runs;
  }

  private List<RecordedRun> arranged(List<RecordedRun> runs) {
    if (rows.isEmpty() && columns.isEmpty()) {
      return runs;
    }
    List<String> keys = columns.isEmpty() ? List.of(Matrix.TARGET) : columns;
    return new Matrix(rows, keys).arrange(runs);
  }

  private ComparisonRules rules() {
    return new ComparisonRules(
        measure,
        Optional.ofNullable(baseline),
        test == null ? SignificanceTest.usualFor(measure) : test,
        differentTraces,
        differentCache,
        differentTiming);
  }
}
