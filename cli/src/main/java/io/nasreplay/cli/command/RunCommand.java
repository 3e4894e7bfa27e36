package io.nasreplay.cli.command;

import com.google.common.collect.ImmutableSet;
import io.nasreplay.engine.api.ReplayOptions;
import io.nasreplay.engine.plan.PlanCache;
import io.nasreplay.results.text.TextTable;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.suites.run.Beginning;
import io.nasreplay.suites.run.SuiteTask;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
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
      "  nasreplay run review.yaml --target DS923=/mnt/ds923 --target TS464=/mnt/ts464",
      "  nasreplay run quick --dry-run",
      "  nasreplay run my.trace.csv.zst --cache direct --verify --label nas=DS923 --target /mnt/nas",
      "",
      "Everything is made in an own folder on the target, which is removed at the end.",
      "Ctrl-C ends a run early: the partial result is marked invalid. A second one ends at once."
    })
final class RunCommand implements Callable<Integer> {
  static final String NAME = "run";

  private static final Set<String> SUITE_ALLOWS =
      ImmutableSet.<String>builder()
          .addAll(SuiteOptions.NAMES)
          .add("--target", "--results", "--label", "--no-plan-cache", "--quick", "--json")
          .build();

  private final Surroundings surroundings;

  @Parameters(
      paramLabel = "TRACE|WORKLOAD|SUITE",
      completionCandidates = Words.WorkloadsAndSuites.class,
      arity = "1..*",
      description =
          "A name from \"nasreplay list\", a workload file (.yaml) or a trace file; or one suite, a"
              + " name or a file (.yaml), alone.")
  private List<String> arguments = new ArrayList<>();

  @Option(
      names = "--target",
      paramLabel = "[NAME=]DIR",
      converter = TargetArgument.Converter.class,
      description =
          "The directory to replay in, usually a mounted share. Of a suite with several targets:"
              + " one of them; repeatable.")
  private List<TargetArgument> targets = new ArrayList<>();

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

  @Mixin private final SuiteOptions suiteOptions = new SuiteOptions();

  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  RunCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() throws IOException {
    Optional<SuiteArgument> suite = suite();
    return (suite.isPresent() ? runSuite(suite.get()) : runTraces()).number();
  }

  private ExitCode runTraces() throws IOException {
    requireOptions(option -> !SuiteOptions.NAMES.contains(option), "goes with a suite only");
    int requiredRuns = requireRuns();
    RunSequence sequence =
        new RunSequence(
            target(),
            options(),
            plans(),
            new ResultStore(results),
            new ResultPrinter(out(), json.isChosen()),
            new FailureReport(surroundings, out(), json.isChosen()),
            surroundings);
    return sequence.run(traces(), requiredRuns);
  }

  private ExitCode runSuite(SuiteArgument argument) throws IOException {
    requireOptions(SUITE_ALLOWS::contains, "does not go with a suite, which says it itself");
    SuiteSequence sequence =
        new SuiteSequence(
            surroundings,
            plans(),
            out(),
            json.isChosen(),
            new FailureReport(surroundings, out(), json.isChosen()));
    Beginning beginning = checked(suiteOptions::beginning);
    SuiteTask task = task(argument);
    return suiteOptions.isDryRun()
        ? sequence.plan(task, results, beginning)
        : sequence.run(task, results, beginning);
  }

  private SuiteTask task(SuiteArgument argument) throws IOException {
    Suite suite = argument.suite();
    if (!suiteOptions.isDryRun() && !suiteOptions.leavesHooksOut()) {
      requireHooksAllowed(suite);
    }
    return SuiteTask.of(
        suite,
        workloadOptions.isQuick(),
        !suiteOptions.leavesHooksOut(),
        runOptions.labels(),
        checked(() -> SuiteTargets.of(suite, targets, argument.folder(), !suiteOptions.isDryRun())),
        new SuiteTraces(argument.folder(), workloadOptions.isQuick()));
  }

  private void requireHooksAllowed(Suite suite) {
    if (!suite.hooks().isEmpty() && !suiteOptions.allowsHooks()) {
      String commands =
          suite.hooks().stream()
              .map(hook -> "\n    " + TextTable.plain(hook.command()))
              .collect(Collectors.joining());
      throw usage(
          "the suite runs shell commands before each run; allow them with --allow-hooks, or leave"
              + " them out with --no-hooks:"
              + commands);
    }
  }

  /** The suite that the only argument names; empty when there is none. */
  private Optional<SuiteArgument> suite() throws IOException {
    for (String argument : arguments) {
      Optional<SuiteArgument> suite = SuiteArgument.of(argument);
      if (suite.isPresent() && arguments.size() > 1) {
        throw usage("suite " + argument + " stands among others; allowed: one suite alone");
      }
      if (suite.isPresent()) {
        return suite;
      }
    }
    return Optional.empty();
  }

  /** Refuses options that were given and are not allowed here. */
  private void requireOptions(Predicate<String> allowed, String problem) {
    for (OptionSpec option : spec.commandLine().getParseResult().matchedOptions()) {
      if (!allowed.test(option.longestName())) {
        throw usage(option.longestName() + " " + problem);
      }
    }
  }

  private Path target() {
    if (targets.size() != 1) {
      throw usage(
          targets.isEmpty()
              ? "Missing required option: '--target=DIR'"
              : "--target is given more than once; allowed: once, or with a suite");
    }
    return targets.get(0).whole();
  }

  private PlanCache plans() {
    return noPlanCache ? PlanCache.none() : CacheFolder.plans(surroundings);
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
    return checked(() -> runOptions.toReplayOptions(workloadOptions.seed()));
  }

  /** What options make, or the way to the command's help when they do not fit together. */
  private <T> T checked(Supplier<T> made) {
    try {
      return made.get();
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
