package io.nasreplay.engine.environment;

import io.nasreplay.results.model.EnvironmentFacts;
import java.util.List;
import java.util.Optional;

/**
 * What a run would find at a target on which it can succeed.
 *
 * @param facts the client, the target and what lies between
 * @param advice what may make the numbers mean something else than the reader thinks; full
 *     sentences
 * @param remarks what the settings that were found cost or change; full sentences
 * @param directRefusal why direct I/O cannot be done there; empty when it can. That it is accepted
 *     does not prove that nothing caches.
 */
public record TargetReport(
    EnvironmentFacts facts,
    List<String> advice,
    List<String> remarks,
    Optional<String> directRefusal) {
  public TargetReport {
    advice = List.copyOf(advice);
    remarks = List.copyOf(remarks);
  }
}
