package io.nasreplay.cli.command;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.generators.yaml.Workloads;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import io.nasreplay.traces.format.Suggestions;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.io.Traces;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * What a TRACE or WORKLOAD argument means: a name of the catalogue, else a file, whose ending tells
 * a workload (.yaml, .yml) from a trace (anything else, then recognised by its content).
 *
 * @param source the trace
 * @param workload what it is generated from; empty for a trace file
 */
record TraceArgument(TraceSource source, Optional<Workload> workload) {
  /**
   * Finds the trace.
   *
   * @throws BadInputException when there is none, or when the options do not fit it
   * @throws IOException when a file cannot be read
   */
  static TraceArgument of(String argument, WorkloadOptions options) throws IOException {
    Optional<Workload> workload = workload(argument);
    if (workload.isPresent()) {
      return generated(workload.get(), options);
    }
    if (!options.parameters().isEmpty()) {
      throw bad(argument, "is a trace, which has no parameters; allowed: -p with a workload");
    }
    if (options.isQuick()) {
      throw bad(
          argument, "is a trace, which is as large as it is; allowed: --quick with a workload");
    }
    return new TraceArgument(Traces.open(existingFile(argument)), Optional.empty());
  }

  /**
   * The workload; empty when the argument is a trace file.
   *
   * @throws BadInputException when there is none
   * @throws IOException when a file cannot be read
   */
  static Optional<Workload> workload(String argument) throws IOException {
    if (Catalogue.standard().names().contains(argument)) {
      return Optional.of(Catalogue.standard().find(argument));
    }
    Path file = existingFile(argument);
    return isWorkload(file) ? Optional.of(Workloads.read(file)) : Optional.empty();
  }

  private static TraceArgument generated(Workload workload, WorkloadOptions options) {
    TraceSource source =
        options.isQuick()
            ? WorkloadTrace.quick(workload, options.parameters(), options.seed())
            : WorkloadTrace.of(workload, options.parameters(), options.seed());
    return new TraceArgument(source, Optional.of(workload));
  }

  private static Path existingFile(String argument) {
    Path file;
    try {
      file = Path.of(argument);
    } catch (InvalidPathException e) {
      throw bad(argument, "is no name of a file: " + e.getReason());
    }
    if (Files.isDirectory(file)) {
      throw bad(argument, "is a directory; allowed: a workload's name, a .yaml or a trace file");
    }
    if (!Files.exists(file)) {
      throw missing(argument);
    }
    return file;
  }

  private static boolean isWorkload(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return name.endsWith(".yaml") || name.endsWith(".yml");
  }

  private static BadInputException missing(String argument) {
    return bad(
        argument,
        "no such file, and "
            + Suggestions.unknown("workload", argument, Catalogue.standard().names()));
  }

  private static BadInputException bad(String argument, String problem) {
    return new BadInputException(SourcePosition.whole(argument), problem);
  }
}
