package io.nasreplay.cli.command;

import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
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
    boolean json = JsonOption.isAmong(arguments);
    AbruptEnd abruptEnd =
        new AbruptEnd(surroundings, out, json, command(arguments), AbruptEnd.USUAL_PATIENCE);
    surroundings.interruption().endWith(abruptEnd::now);
    boolean isRun = arguments.length > 0 && arguments[0].equals(RunCommand.NAME);
    CommandLine line = isRun ? runOnly(surroundings, out) : commandLine(surroundings, out);
    FailureReport report = new FailureReport(surroundings, line.getOut(), json);
    line.setParameterExceptionHandler((error, given) -> report.usage(error));
    line.setExecutionExceptionHandler((error, failed, result) -> report.error(error, failed));
    int code = execute(line, report, arguments);
    line.getOut().flush();
    if (out.failure().isPresent()) {
      code = report.lostOutput(out.failure().get());
    }
    surroundings.err().flush();
    return abruptEnd.unlessBegun(code);
  }

  /** The command's name, known before the arguments are read. */
  private static String command(String... arguments) {
    return Arrays.stream(arguments)
        .filter(argument -> !argument.startsWith("-"))
        .findFirst()
        .orElse("");
  }

  /** The commands and their options, for the program and its documentation. */
  static CommandLine commandLine(Surroundings surroundings, StandardOutput out) {
    CommandLine line = new CommandLine(new NasReplayCommand());
    line.addSubcommand(new ListCommand());
    line.addSubcommand(new GenerateCommand(surroundings.interruption(), out));
    line.addSubcommand(new ShowCommand());
    line.addSubcommand(new RecordCommand());
    line.addSubcommand(new ConvertCommand());
    line.addSubcommand(new RunCommand(surroundings));
    line.addSubcommand(new CompareCommand());
    line.addSubcommand(new ReportCommand());
    line.addSubcommand(new CheckCommand());
    line.addSubcommand(new CleanCommand(surroundings));
    line.addSubcommand(new CompletionCommand());
    return settings(line, surroundings, out);
  }

  /** For all commands that the line has by now. */
  private static CommandLine settings(
      CommandLine line, Surroundings surroundings, StandardOutput out) {
    line.setOut(new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
    line.setErr(surroundings.err());
    line.setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    line.setUsageHelpWidth(Help.WIDTH_COLUMNS);
    line.setUsageHelpLongOptionsMaxWidth(Help.OPTIONS_COLUMNS);
    return line;
  }

  /** Without the commands that are not asked for, whose options take 30 ms to be read. */
  private static CommandLine runOnly(Surroundings surroundings, StandardOutput out) {
    CommandLine line = new CommandLine(new NasReplayCommand());
    line.addSubcommand(new RunCommand(surroundings));
    return settings(line, surroundings, out);
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
