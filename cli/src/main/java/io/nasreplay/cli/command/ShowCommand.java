package io.nasreplay.cli.command;

import io.nasreplay.results.json.JsonText;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what a trace or workload consists of. */
@Command(
    name = "show",
    description =
        "Tells what a trace or workload consists of: operations, sizes, order, working set, streams.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay show ixbt-read -p streams=32 -p access=random",
      "  nasreplay show recorded.trace.csv.zst --json"
    })
final class ShowCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "TRACE|WORKLOAD",
      completionCandidates = Words.Workloads.class,
      description = "A name from \"nasreplay list\", a workload file (.yaml) or a trace file.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private String argument;

  @Mixin private final WorkloadOptions options = new WorkloadOptions();
  @Mixin private final JsonOption json = new JsonOption();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    TraceFacts facts = TraceFacts.of(TraceArgument.of(argument, options), options);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json.isChosen() ? JsonText.of(facts) : ShowText.of(facts));
    out.flush();
    return ExitCode.OK.number();
  }
}
