package io.nasreplay.generators.compile;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import io.nasreplay.generators.compile.GeneratedReader.SetupRow;
import io.nasreplay.generators.expression.Parameters;
import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourceIdentity;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.DirectoryRow;
import io.nasreplay.traces.model.TraceHeader;
import io.nasreplay.traces.namespace.Namespace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The trace of a workload with given parameters and seed. It is made while it is read and never
 * held in memory; each opening gives the same rows, on every operating system and Java version.
 * Immutable; may be opened by several threads.
 */
public final class WorkloadTrace implements TraceSource {
  /** What makes the rows. Another number when equal workloads give other rows. */
  private static final String GENERATOR = "nasreplay-workload/1";

  /** What a workload was when it was read never changes. */
  private record WorkloadIdentity(String digest) implements SourceIdentity {
    @Override
    public boolean isCurrent() {
      return true;
    }
  }

  private final Workload workload;
  private final Parameters parameters;
  private final long seed;
  private final boolean quick;
  private final FileSets files;

  private WorkloadTrace(
      Workload workload, Map<String, String> given, OptionalLong seed, boolean quick) {
    this.workload = workload;
    this.parameters = ParameterValues.of(workload, given, quick);
    this.seed = requireSeed(seed).orElse(workload.seed());
    this.quick = quick;
    Evaluator evaluator = evaluator();
    this.files = FileSets.of(workload.files(), evaluator, this.seed);
    StepCheck check = new StepCheck(files);
    StreamPlan.of(workload.streams(), evaluator)
        .forEach(plan -> check.check(plan.steps(), plan.evaluator()));
  }

  /**
   * Evaluates a workload's parameters and every value of it.
   *
   * @param given the user's parameters, by name; the workload's defaults hold for the others
   * @param seed the user's seed, 0 or more; the workload's when empty
   * @throws BadInputException when a parameter is unknown or of the wrong dimension, or a value of
   *     the workload is wrong: where, what is wrong, what is allowed
   */
  public static WorkloadTrace of(Workload workload, Map<String, String> given, OptionalLong seed) {
    return new WorkloadTrace(workload, given, seed, false);
  }

  /**
   * As {@link #of}, but small enough for trying out: the workload's own quick values hold for the
   * parameters that the user does not give. The trace says of itself that it is quick.
   *
   * @throws BadInputException also when the workload has no quick values
   */
  public static WorkloadTrace quick(
      Workload workload, Map<String, String> given, OptionalLong seed) {
    if (workload.quick().isEmpty()) {
      throw Mark.whole(workload.name())
          .error(
              "does not say how it is made small; allowed with quick: workloads with the key"
                  + " \"quick\"");
    }
    return new WorkloadTrace(workload, given, seed, true);
  }

  private static OptionalLong requireSeed(OptionalLong seed) {
    if (seed.isPresent() && seed.getAsLong() < 0) {
      throw Mark.whole("seed").error("seed is " + seed.getAsLong() + "; allowed: 0 to 2^63 - 1");
    }
    return seed;
  }

  @Override
  public String name() {
    return workload.name();
  }

  /**
   * Starts making the trace. Its reader throws {@link BadInputException} at the step that cannot
   * work on what is there, for example on a file that nobody made.
   */
  @Override
  public TraceReader open() {
    Namespace namespace = new Namespace();
    List<StreamPlan> plans = StreamPlan.of(workload.streams(), evaluator());
    List<StreamRun> runs = new ArrayList<>();
    for (StreamPlan plan : plans) {
      runs.add(new StreamRun(plan, new StreamContext(plan, seed, files, namespace)));
    }
    Schedule schedule = new Schedule(runs, namespace);
    return new GeneratedReader(
        header(), setup(plans).iterator(), new RowMerger(schedule::next), namespace);
  }

  /** The workload's text, parameters, seed and whether it is quick, and what makes the rows. */
  @Override
  public Optional<SourceIdentity> identity() {
    Hasher digest = Hashing.sha256().newHasher();
    put(digest, GENERATOR);
    put(digest, workload.sha256());
    parameters.values().forEach((name, value) -> put(put(digest, name), value.text()));
    digest.putLong(seed).putBoolean(quick);
    return Optional.of(new WorkloadIdentity(digest.hash().toString()));
  }

  /** Each text with its length, so that no two lists of texts give the same bytes. */
  private static Hasher put(Hasher digest, String text) {
    return digest.putInt(text.length()).putUnencodedChars(text);
  }

  private Evaluator evaluator() {
    return Evaluator.of(parameters.scope());
  }

  private Stream<SetupRow> setup(List<StreamPlan> plans) {
    return Stream.concat(
        files.all().stream().filter(FileSet::exists).flatMap(WorkloadTrace::setup),
        plans.stream().map(plan -> new SetupRow(plan.row(), plan.mark())));
  }

  private static Stream<SetupRow> setup(FileSet set) {
    return Stream.concat(set.directories().stream().map(DirectoryRow::new), set.files().stream())
        .map(row -> new SetupRow(row, set.mark()));
  }

  private TraceHeader header() {
    Map<String, String> metadata = new LinkedHashMap<>();
    metadata.put(TraceHeader.NAME, workload.name());
    putIfSaid(metadata, "title", workload.title());
    putIfSaid(metadata, "description", workload.description());
    putIfSaid(metadata, "source", workload.source());
    putIfSaid(metadata, "parameters", parametersText());
    if (quick) {
      metadata.put(TraceHeader.QUICK, TraceHeader.YES);
    }
    metadata.put("seed", Long.toString(seed));
    metadata.put("generator", GENERATOR);
    metadata.put("workload-sha256", workload.sha256());
    return new TraceHeader(metadata);
  }

  private String parametersText() {
    return parameters.values().entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue().text())
        .collect(Collectors.joining(", "));
  }

  private static void putIfSaid(Map<String, String> metadata, String key, String text) {
    if (!text.isEmpty()) {
      metadata.put(key, text);
    }
  }
}
