package io.nasreplay.suites.schedule;

import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds what tests name as their workload: a name of the catalogue, a workload or a trace file. */
public interface TraceFinder {
  /**
   * The names of the workload's parameters; none for a trace.
   *
   * @throws io.nasreplay.traces.format.BadInputException when there is no such workload
   * @throws IOException when a file cannot be read
   */
  Set<String> parametersOf(String workload) throws IOException;

  /**
   * The parameters that make the workload small in a quick trial, by name; empty when this is no
   * trial, or when it does not say.
   *
   * @throws io.nasreplay.traces.format.BadInputException when there is no such workload
   * @throws IOException when a file cannot be read
   */
  Map<String, String> quickOf(String workload) throws IOException;

  /**
   * What tells the workload from an earlier version of it; empty when its name is enough.
   *
   * @throws IOException when a file cannot be read
   */
  Optional<String> versionOf(String workload) throws IOException;

  /**
   * The trace.
   *
   * @throws io.nasreplay.traces.format.BadInputException when there is none, or when a parameter
   *     does not fit
   * @throws IOException when a file cannot be read
   */
  TraceSource trace(String workload, Map<String, String> parameters) throws IOException;
}
