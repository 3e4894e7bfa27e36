package io.nasreplay.cli.command;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.workload.Parameter;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.suites.schedule.TraceFinder;
import io.nasreplay.traces.format.TraceSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a suite's tests name: what a command line's arguments may name, files relative to the suite.
 *
 * @param folder the suite's
 * @param quick whether workloads are made small
 */
record SuiteTraces(Path folder, boolean quick) implements TraceFinder {
  @Override
  public Set<String> parametersOf(String workload) throws IOException {
    return found(workload)
        .map(Workload::parameters)
        .map(
            parameters ->
                parameters.stream()
                    .map(Parameter::name)
                    .collect(Collectors.toCollection(LinkedHashSet::new)))
        .orElseGet(LinkedHashSet::new);
  }

  @Override
  public Map<String, String> quickOf(String workload) throws IOException {
    Map<String, String> values = new LinkedHashMap<>();
    if (quick) {
      found(workload)
          .ifPresent(
              known -> known.quick().forEach((name, value) -> values.put(name, value.text())));
    }
    return values;
  }

  @Override
  public Optional<String> versionOf(String workload) throws IOException {
    return found(workload).map(Workload::sha256);
  }

  @Override
  public TraceSource trace(String workload, Map<String, String> parameters) throws IOException {
    boolean marked = !quickOf(workload).isEmpty();
    return TraceArgument.of(argument(workload), WorkloadOptions.with(parameters, marked)).source();
  }

  private Optional<Workload> found(String workload) throws IOException {
    return TraceArgument.workload(argument(workload));
  }

  private String argument(String workload) {
    return Catalogue.standard().names().contains(workload)
        ? workload
        : folder.resolve(workload).toString();
  }
}
