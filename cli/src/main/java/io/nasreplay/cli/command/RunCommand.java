package io.nasreplay.cli.command;

import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays traces on a target and reports. */
@Command(
    name = RunCommand.NAME,
    description =
        "Replays traces or workloads on a target, measures, and reports throughput and latency.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay run HDVideo_1Play -p size=1GiB --target /mnt/nas",
      "  nasreplay run ixbt-read ixbt-write -p size=32GiB -p streams=32 --runs 3 --target /mnt/nas",
      "  nasreplay run my.trace.csv.zst --cache direct --verify --label nas=DS923 --target /mnt/nas",
      "",
      "Everything is made in an own folder on the target, which is removed at the end.",
      "Ctrl-C ends a run early: the partial result is marked invalid. A second one ends at once."
    })
final class RunCommand implements Callable<Integer> {
  static final String NAME = "run";

  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "TRACE|WORKLOAD",
      completionCandidates = Words.Workloads.class,
      arity = "1..*",
      description = "A name from \"nasreplay list\", a workload file (.yaml) or a trace file.")
  private List<String> arguments = new ArrayList<>();

  @Option(
      names = "--target",
      required = true,
      paramLabel = "DIR",
      converter = PathConverter.class,
      description = "The directory to replay in, usually a mounted share.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path target;

  @Mixin private final WorkloadOptions workloadOptions = new WorkloadOptions();

  @Option(
      names = "--runs",
      paramLabel = "N",
      description =
          "Run each trace so often, and summarise: mean, median, best, spread. Default: 1.")
  private int runs = 1;

  @Mixin private final RunOptions runOptions = new RunOptions();

  @Option(
      names = "--results",
      paramLabel = "DIR",
      converter = PathConverter.class,
      description = "Keep each run's result in a folder below this one. Default: ${DEFAULT-VALUE}.")
  private Path results = Path.of("nasreplay-results");

  @Option(
      names = "--no-plan-cache",
      description =
          "Read the trace even if an earlier run has left it compiled in the user's cache directory"
              + " (or $"
              + CacheFolder.VARIABLE
              + "), and leave nothing there.")
  private boolean noPlanCache;

  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  RunCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws IOException {
    int requiredRuns = requireRuns();
    RunSequence sequence =
        new RunSequence(
            target,
            options(),
            noPlanCache ? PlanCache.none() : CacheFolder.plans(surroundings),
            new ResultStore(results),
            new ResultPrinter(out(), json.isChosen()),
            new FailureReport(surroundings, out(), json.isChosen()),
            surroundings);
    return sequence.run(traces(), requiredRuns).number();
  }

  /** One source for all arguments that are equal. */
  private List<TraceSource> traces() throws IOException {
    Map<String, TraceSource> byArgument = new HashMap<>();
    for (String argument : arguments) {
      if (!byArgument.containsKey(argument)) {
        byArgument.put(argument, TraceArgument.of(argument, workloadOptions).source());
      }
    }
    return arguments.stream().map(byArgument::get).toList();
  }

  private int requireRuns() {
    if (runs < 1) {
      throw usage("--runs is " + runs + "; allowed: 1 or more");
    }
    return runs;
  }

  private ReplayOptions options() {
    try {
      return runOptions.toReplayOptions(workloadOptions.seed());
    } catch (IllegalArgumentException e) {
      throw usage(String.valueOf(e.getMessage()));
    }
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private ParameterException usage(String problem) {
    return new ParameterException(spec.commandLine(), problem);
  }
}
