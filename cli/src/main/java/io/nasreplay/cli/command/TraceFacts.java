package io.nasreplay.cli.command;

import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.lint.LintWarning;
import io.nasreplay.traces.lint.NameLint;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.profile.ProfileBuilder;
import io.nasreplay.traces.profile.TraceProfile;
import io.nasreplay.traces.readahead.ReadAhead;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a user may want to know about a trace.
 *
 * @param schema the schema of the JSON form, {@value #SCHEMA}
 * @param name what messages and results call it
 * @param header what the trace says about itself
 * @param workload what it is generated from; empty for a trace file
 * @param bytesRead what its reads ask for
 * @param bytesWritten what its writes ask for
 * @param sequentialPercent share of reads and writes that go on where the one before ended, over
 *     the global order
 * @param workingSetBytes distinct bytes that reads and writes touch, in whole pages
 * @param profile the rest
 * @param warnings names that some target cannot hold
 */
record TraceFacts(
    String schema,
    String name,
    Map<String, String> header,
    Optional<WorkloadFacts> workload,
    long bytesRead,
    long bytesWritten,
    double sequentialPercent,
    long workingSetBytes,
    TraceProfile profile,
    List<LintWarning> warnings) {
  private static final String SCHEMA = "nasreplay-show/1";

  /** Reads the whole trace, once. */
  static TraceFacts of(TraceArgument argument, WorkloadOptions options) throws IOException {
    TraceSource source = argument.source();
    try (TraceReader rows = ReadAhead.rows(source)) {
      ProfileBuilder profile = new ProfileBuilder();
      NameLint lint = new NameLint();
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        profile.accept(row);
        lint.accept(row);
      }
      return new TraceFacts(
          source.name(),
          rows.header().metadata(),
          argument.workload().map(workload -> WorkloadFacts.of(workload, options)),
          profile.build(),
          lint.warnings());
    }
  }

  private TraceFacts(
      String name,
      Map<String, String> header,
      Optional<WorkloadFacts> workload,
      TraceProfile profile,
      List<LintWarning> warnings) {
    this(
        SCHEMA,
        name,
        header,
        workload,
        profile.bytesRead(),
        profile.bytesWritten(),
        profile.sequentiality().percent(),
        profile.workingSet().bytes(),
        profile,
        warnings);
  }
}
