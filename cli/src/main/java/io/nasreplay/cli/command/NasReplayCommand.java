package io.nasreplay.cli.command;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program without a command: its help and its version. */
@Command(
    name = "nasreplay",
    description = "Generates workload traces and replays them on a NAS, for repeatable reviews.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay list                                          the workloads that ship with it",
      "  nasreplay run HDVideo_1Play -p size=1GiB --target /mnt/nas",
      "  nasreplay COMMAND --help                                options and examples of a command",
      "",
      "Exit codes: 0 ok; 1 a run finished, but is invalid or failed verification; 2 usage or bad",
      "input; 3 target or environment; 130 interrupted. A defect of nasreplay itself ends in 70."
    })
final class NasReplayCommand implements Runnable {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
