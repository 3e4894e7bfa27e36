package io.nasreplay.cli.command;

import java.io.PrintWriter;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what a shell needs to complete commands and options. */
@Command(
    name = "completion",
    description = "Prints a completion script for bash and zsh.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(nasreplay completion)                          for this shell",
      "  nasreplay completion > ~/.local/share/bash-completion/completions/nasreplay"
    })
final class CompletionCommand implements Runnable {
  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    out.print(AutoComplete.bash("nasreplay", spec.root().commandLine()));
    out.flush();
  }
}
