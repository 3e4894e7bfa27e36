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
   * @return the exit code, the number of an {@link ExitCode}
   */
  public static int run(Surroundings surroundings, String... arguments) {
    StandardOutput out = new StandardOutput(surroundings.out());
    CommandLine line = commandLine(surroundings, out);
    boolean json = JsonOption.isAmong(arguments);
    FailureReport report = new FailureReport(surroundings, line.getOut(), json);
    line.setParameterExceptionHandler((error, given) -> report.usage(error));
    line.setExecutionExceptionHandler((error, failed, result) -> report.error(error, failed));
    int code = execute(line, report, arguments);
    line.getOut().flush();
    if (out.failure().isPresent()) {
      code = report.lostOutput(out.failure().get());
    }
    surroundings.err().flush();
    return code;
  }

  /** The commands and their options, for the program and its documentation. */
  static CommandLine commandLine(Surroundings surroundings, StandardOutput out) {
    CommandLine line = new CommandLine(new NasReplayCommand());
    line.addSubcommand(new ListCommand());
    line.addSubcommand(new GenerateCommand(surroundings.interruption(), out));
    line.addSubcommand(new ShowCommand());
    line.addSubcommand(new RunCommand(surroundings));
    line.addSubcommand(new CheckCommand());
    line.addSubcommand(new CleanCommand(surroundings));
    line.addSubcommand(new CompletionCommand());
    line.setOut(new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
    line.setErr(surroundings.err());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setUsageHelpWidth(Help.WIDTH_COLUMNS);
    line.setUsageHelpLongOptionsMaxWidth(Help.OPTIONS_COLUMNS);
    return line;
  }

  /** Errors, as opposed to exceptions, pass through the library. */
  private static int execute(CommandLine line, FailureReport report, String[] arguments) {
    try {
      return line.execute(arguments);
    } catch (Error error) {
      return report.error(error, line);
    }
  }
}
