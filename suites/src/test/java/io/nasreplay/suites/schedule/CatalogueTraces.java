package io.nasreplay.suites.schedule;

import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.compile.WorkloadTrace;
import io.nasreplay.generators.workload.Parameter;
import io.nasreplay.traces.format.TraceSource;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Workloads of the catalogue. */
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
    Map<String, String> quick = new TreeMap<>();
    Catalogue.standard().find(workload).quick().forEach((k, value) -> quick.put(k, value.text()));
    return quick;
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
