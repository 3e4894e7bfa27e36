package io.nasreplay.cli.command;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.traces.capture.AssemblyReport;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.io.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs a program, and makes a trace of what it does below a directory. */
@Command(
    name = "record",
    description =
        "Runs a program and makes a trace of what it does below a directory. Needs strace.",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    footerHeading = "%nExamples:%n",
    footer = {
      "  nasreplay record -o copy.trace.csv --root /mnt/nas -- cp -r /mnt/nas/in /mnt/nas/out",
      "  nasreplay record -o edit.trace.csv.zst --root ~/project --log edit.strace -- editor a.prj"
    })
final class RecordCommand implements Callable<Integer> {
  /** What the importer knows, with times, durations and paths; no content. */
  private static final List<String> STRACE =
      List.of(
          "strace",
          "-f",
          "-ttt",
          "-T",
          "-y",
          "-s",
          "0",
          "-e",
          "signal=none",
          "-e",
          "trace=%file,%desc,%process");

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli injects it
  private CommandSpec spec;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "1..*",
      description = "The program and its arguments, after --.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private List<String> command;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      converter = PathConverter.class,
      description = "Write the trace to this new file; .gz and .zst compress.")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path output;

  @Option(
      names = "--log",
      paramLabel = "FILE",
      converter = PathConverter.class,
      description = "Keep what strace wrote in this new file.")
  private @Nullable Path log;

  @Mixin private final PathOptions paths = new PathOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    requireRootAndNewFiles();
    Path recorded = log == null ? Files.createTempFile("nasreplay-record-", ".strace") : log;
    try {
      int exitCode = run(recorded);
      AssemblyReport report =
          Conversion.of(Recording.of("strace:" + recorded), paths.rules(), output);
      ConversionText.print(report, spec);
      if (exitCode != 0) {
        spec.commandLine()
            .getErr()
            .println("nasreplay: warning: the program ended with exit code " + exitCode);
      }
      return ExitCode.OK.number();
    } finally {
      if (log == null) {
        Files.deleteIfExists(recorded);
      }
    }
  }

  private void requireRootAndNewFiles() {
    if (!paths.areGiven()) {
      throw new BadInputException(
          SourcePosition.whole("record"),
          "it would hold all that the program does, wherever; name the directory that is of interest"
              + " with --root DIR");
    }
    for (Path file : log == null ? List.of(output) : List.of(output, log)) {
      if (Files.exists(file)) {
        throw new BadInputException(
            SourcePosition.whole(file.toString()), "it exists already; allowed: a new file");
      }
    }
  }

  /** The program keeps the terminal; its exit code. */
  private int run(Path recorded) throws InterruptedException {
    List<String> words = new ArrayList<>(STRACE);
    words.addAll(List.of("-o", recorded.toString(), "--"));
    words.addAll(command);
    try {
      return new ProcessBuilder(words).inheritIO().start().waitFor();
    } catch (IOException e) {
      throw new EnvironmentException(
          "strace: cannot be run ("
              + e.getMessage()
              + "); install it; recording works on Linux only, other systems have other recorders"
              + " (see docs/recording.md)",
          e);
    }
  }
}
