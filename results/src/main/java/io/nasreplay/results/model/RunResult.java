package io.nasreplay.results.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Everything measured in one run: one replay of one trace on one target. Written to {@code
 * result.json} with the component names below.
 *
 * @param schema the schema of {@code result.json}, {@value #SCHEMA}
 * @param tool name and version of the program that ran
 * @param valid whether the figures may be used
 * @param reasons why not, in words, when {@code valid} is false; otherwise empty
 * @param notes what a reader must know about a valid figure (for example "client cache not kept
 *     out")
 * @param trace which trace was replayed
 * @param options the options in effect
 * @param labels what the user said about device, protocol and so on, sorted by key
 * @param phases what each phase took, in order
 * @param replay the timed part
 * @param throughput the figures, each under its own name
 * @param pacing how well the times of the trace were kept; empty when they were not to be kept
 * @param operations per kind of operation, in the order of the format
 * @param streams per stream, in order of id
 * @param series one point per second from the barrier on
 * @param errors failed operations, counted and the first ones in detail
 * @param cache what was asked, accepted and verified about the client's cache
 * @param verification the outcome of checking content afterwards, when asked for
 * @param environment client, target and mount
 */
public record RunResult(
    String schema,
    String tool,
    boolean valid,
    List<String> reasons,
    List<String> notes,
    TraceFacts trace,
    EffectiveOptions options,
    Map<String, String> labels,
    List<PhaseFacts> phases,
    ReplayFacts replay,
    Throughput throughput,
    Optional<Pacing> pacing,
    List<OperationStatistics> operations,
    List<StreamStatistics> streams,
    List<SeriesPoint> series,
    Failures errors,
    CacheEvidence cache,
    Optional<Verification> verification,
    EnvironmentFacts environment) {
  /** The value of {@code schema}. */
  public static final String SCHEMA = "nasreplay-result/1";

  public RunResult {
    Ranges.requireOneOf("schema", schema, List.of(SCHEMA));
    reasons = List.copyOf(reasons);
    if (valid != reasons.isEmpty()) {
      throw new IllegalArgumentException(
          "valid is " + valid + " with reasons " + reasons + "; allowed: reasons when not valid");
    }
    notes = List.copyOf(notes);
    labels = Collections.unmodifiableSortedMap(new TreeMap<>(labels));
    phases = List.copyOf(phases);
    operations = List.copyOf(operations);
    streams = List.copyOf(streams);
    series = List.copyOf(series);
  }
}
