package io.nasreplay.cli.command;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** The whole program behind one call. */
public final class CommandLineProgram {
  private CommandLineProgram() {}

  /**
   * Runs the command that the arguments name. Blocks until it is done; throws nothing.
   *
   * @return the exit code, one of {@link ExitCode}
   */
  public static int run(Surroundings surroundings, String... arguments) {
    CommandLine line = commandLine(surroundings);
    int code = line.execute(arguments);
    line.getOut().flush();
    surroundings.err().flush();
    return code;
  }

  /** The commands and options, for the program and its documentation. */
  static CommandLine commandLine(Surroundings surroundings) {
    PrintWriter out =
        new PrintWriter(new OutputStreamWriter(surroundings.out(), StandardCharsets.UTF_8));
    CommandLine line = new CommandLine(new NasReplayCommand());
    line.addSubcommand(new CompletionCommand());
    line.setOut(out);
    line.setErr(surroundings.err());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setUsageHelpAutoWidth(false);
    line.setUsageHelpWidth(Help.WIDTH_COLUMNS);
    line.setUsageHelpLongOptionsMaxWidth(Help.OPTIONS_COLUMNS);
    line.setAbbreviatedOptionsAllowed(false);
    return line;
  }
}
