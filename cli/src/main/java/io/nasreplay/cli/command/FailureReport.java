package io.nasreplay.cli.command;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells the user why a command failed: a message on standard error, with --json a document. */
final class FailureReport {
  /** When set, a defect's trace goes to standard error instead of a file. */
  static final String DEBUG_VARIABLE = "NASREPLAY_DEBUG";

  private final Surroundings surroundings;
  private final PrintWriter out;
  private final boolean json;

  FailureReport(Surroundings surroundings, PrintWriter out, boolean json) {
    this.surroundings = surroundings;
    this.out = out;
    this.json = json;
  }

  /** Reports wrong arguments, with the way to the command's help. */
  int usage(ParameterException error) {
    CommandLine line = error.getCommandLine();
    PrintWriter err = surroundings.err();
    err.println("nasreplay: " + error.getMessage());
    if (!UnmatchedArgumentException.printSuggestions(error, err)) {
      err.println(line.getHelp().synopsisHeading() + line.getHelp().synopsis(0).stripTrailing());
    }
    err.println("More: " + line.getCommandSpec().qualifiedName() + " --help");
    return document(line, Failure.of(error));
  }

  /** Reports an error of a command that ran. */
  int error(Throwable error, CommandLine line) {
    Failure failure = Failure.of(error);
    tell(failure, error);
    return document(line, failure);
  }

  /** Reports that standard output could not be written, where no document can go either. */
  int lostOutput(IOException error) {
    Failure failure = new Failure(ExitCode.ENVIRONMENT, "standard output: " + error.getMessage());
    tell(failure, error);
    return failure.exitCode().number();
  }

  /** The message, without the document. */
  void tell(Failure failure) {
    surroundings.err().println("nasreplay: " + failure.message());
  }

  /** The message, and for a defect where it happened. */
  void tell(Failure failure, Throwable error) {
    tell(failure);
    if (failure.exitCode() == ExitCode.DEFECT) {
      keepTrace(error);
    }
  }

  private int document(CommandLine line, Failure failure) {
    if (json) {
      out.print(ErrorDocument.of(line.getCommandName(), failure));
      out.flush();
    }
    return failure.exitCode().number();
  }

  private void keepTrace(Throwable error) {
    StringWriter trace = new StringWriter();
    error.printStackTrace(new PrintWriter(trace));
    if (surroundings.variables().containsKey(DEBUG_VARIABLE)) {
      surroundings.err().print(trace);
      return;
    }
    try {
      Path file = Files.createTempFile("nasreplay-defect-", ".txt");
      Files.writeString(file, trace.toString(), StandardCharsets.UTF_8);
      surroundings.err().println("nasreplay: please report it with " + file);
    } catch (IOException unwritable) {
      surroundings.err().print(trace);
    }
  }
}
