package io.nasreplay.cli.command;

import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.environment.Requirements;
import io.nasreplay.engine.environment.TargetInspection;
import io.nasreplay.engine.environment.TargetReport;
import io.nasreplay.results.json.CheckJson;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a run would find at a target. */
@Command(
    name = "check",
    description =
        "Tells what a run would find at a target, without running; exit code 3 when a run cannot"
            + " succeed there.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay check --target /mnt/nas",
      "  nasreplay check ixbt-read -p size=32GiB --cache direct --target /mnt/nas"
    })
final class CheckCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "TRACE|WORKLOAD",
      completionCandidates = Words.Workloads.class,
      arity = "0..1",
      description = "What would be run: its needs are held against the target's space and memory.")
  private @Nullable String argument;

  @Option(
      names = "--target",
      required = true,
      paramLabel = "DIR",
      converter = PathConverter.class,
      description = "The directory to look at, usually a mounted share.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path target;

  @Option(
      names = "--cache",
      paramLabel = "MODE",
      completionCandidates = Words.CacheModes.class,
      converter = Words.CacheModeConverter.class,
      description = "The cache mode that would be used: flush (default), direct, sync or os.")
  private CacheMode cache = CacheMode.FLUSH;

  @Mixin private final WorkloadOptions options = new WorkloadOptions();
  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    TargetInspection inspection = TargetInspection.of(target);
    Requirements needs = needs();
    TargetReport report = inspection.check(needs, cache);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isChosen() ? json(needs, report) : CheckText.of(target, needs, report));
    out.flush();
    return ExitCode.OK.number();
  }

  private String json(Requirements needs, TargetReport report) {
    return new CheckJson(
            CheckJson.SCHEMA,
            target.toString(),
            new CheckJson.Needs(needs.bytes(), needs.inodes(), needs.workingSetBytes()),
            report.facts(),
            report.directRefusal().orElse(null),
            report.advice(),
            report.remarks())
        .write();
  }

  private Requirements needs() throws IOException {
    if (argument == null) {
      return Requirements.NONE;
    }
    TraceProfile profile = TraceProfile.of(TraceArgument.of(argument, options).source());
    return new Requirements(
        profile.fileSet().bytes() + profile.growth().bytes(),
        profile.fileSet().files() + profile.fileSet().directories() + profile.growth().entries(),
        profile.workingSet().bytes());
  }
}
