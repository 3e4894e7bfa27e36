package io.nasreplay.cli.command;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.compare.ComparisonRules;
import io.nasreplay.results.compare.Comparisons;
import io.nasreplay.results.compare.RecordedRun;
import io.nasreplay.results.compare.SignificanceTest;
import io.nasreplay.results.html.HtmlReport;
import io.nasreplay.results.io.RunReader;
import io.nasreplay.results.io.TextFile;
import io.nasreplay.results.model.Measure;
import io.nasreplay.results.report.FrameTimes;
import io.nasreplay.results.report.ReportContent;
import io.nasreplay.results.report.Reports;
import io.nasreplay.results.report.RunDetail;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a report of runs that people look at. */
@Command(
    name = "report",
    description = "Makes a report of runs: one web page with charts, which needs nothing else.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay report nasreplay-results/review-20261201T101500Z-1 -o review.html",
      "  nasreplay report old=results-2024 new=results-2026 --title \"Two firmwares\" -o both.html"
    })
final class ReportCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = RecordedRuns.LABEL,
      converter = TargetArgument.Converter.class,
      arity = "1..*",
      description =
          "A run's folder, a folder that holds runs, or a suite's folder; NAME= says what the target"
              + " is called.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private List<TargetArgument> results;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE.html",
      required = true,
      converter = PathConverter.class,
      description = "Write the report to this new file.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path output;

  @Option(names = "--title", description = "What it is about. Default: the targets' names.")
  private @Nullable String title;

  @Option(
      names = "--baseline",
      paramLabel = "TARGET",
      description = "The target that is 100 %%. Default: the first one.")
  private @Nullable String baseline;

  @Override
  public Integer call() throws IOException {
    requireNew(output);
    List<RecordedRun> runs = RecordedRuns.of(results);
    Measure measure = Measure.THROUGHPUT;
    ComparisonRules rules =
        new ComparisonRules(
            measure,
            Optional.ofNullable(baseline),
            SignificanceTest.usualFor(measure),
            false,
            false,
            false);
    Comparison comparison = Comparisons.of(runs, rules);
    List<RunDetail> details = details(Reports.representatives(runs, measure));
    ReportContent content = Reports.of(title(comparison), runs, comparison, details);
    TextFile.writeNew(output, HtmlReport.of(content));
    return ExitCode.OK.number();
  }

  private static void requireNew(Path file) {
    if (Files.exists(file)) {
      throw new BadInputException(
          SourcePosition.whole(file.toString()), "it exists already; allowed: a new file");
    }
  }

  private String title(Comparison comparison) {
    return title != null
        ? title
        : String.join(", ", comparison.targets().stream().map(Comparison.Target::name).toList());
  }

  private static List<RunDetail> details(List<RecordedRun> runs) throws IOException {
    List<RunDetail> details = new ArrayList<>();
    for (RecordedRun run : runs) {
      Path source = Path.of(run.source());
      details.add(new RunDetail(run, RunReader.latencies(source), frames(run, source)));
    }
    return details;
  }

  private static Optional<FrameTimes> frames(RecordedRun run, Path source) throws IOException {
    if (run.result().pacing().isEmpty() || !RunReader.hasOperations(source)) {
      return Optional.empty();
    }
    FrameTimes frames = new FrameTimes();
    RunReader.operations(source, frames);
    return Optional.of(frames);
  }
}
