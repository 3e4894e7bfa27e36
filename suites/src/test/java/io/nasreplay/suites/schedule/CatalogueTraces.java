package io.nasreplay.suites.schedule;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.generators.workload.Parameter;
import io.nasreplay.traces.format.TraceSource;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/** Workloads of the catalogue; ixbt-read is small at a size of 8 MiB. */
public final class CatalogueTraces implements TraceFinder {
  @Override
  public Set<String> parametersOf(String workload) {
    Set<String> names = new TreeSet<>();
    Catalogue.standard().find(workload).parameters().stream()
        .map(Parameter::name)
        .forEach(names::add);
    return names;
  }

  @Override
  public Map<String, String> quickOf(String workload) {
    return workload.equals("ixbt-read") ? Map.of("size", "8MiB") : Map.of();
  }

  @Override
  public Optional<String> versionOf(String workload) {
    return Optional.of(Catalogue.standard().find(workload).sha256());
  }

  @Override
  public TraceSource trace(String workload, Map<String, String> parameters) {
    return WorkloadTrace.of(Catalogue.standard().find(workload), parameters, OptionalLong.empty());
  }
}
