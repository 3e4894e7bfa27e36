package io.nasreplay.results.compare;

import io.nasreplay.results.model.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Rows and columns of a comparison by other properties of the runs than test and target: the labels
 * that a user gave them, {@value #TEST}, {@value #TARGET}, {@value #CACHE}, {@value #TIMING}.
 *
 * @param rows what makes a row; the test is part of every row, named or not
 * @param columns what makes a column, at least one
 */
public record Matrix(List<String> rows, List<String> columns) {
  /** The name of the test. */
  public static final String TEST = "test";

  /** The name of the target. */
  public static final String TARGET = "target";

  /** The cache mode. */
  public static final String CACHE = "cache";

  /** The timing mode. */
  public static final String TIMING = "timing";

  static final List<String> OWN = List.of(TEST, TARGET, CACHE, TIMING);

  public Matrix {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    if (columns.isEmpty()) {
      throw new IllegalArgumentException("columns are empty; allowed: one or more");
    }
  }

  /** What rows and columns can be made of: the above and the keys of labels. */
  public static List<String> keys(List<RecordedRun> runs) {
    Set<String> labels = new TreeSet<>();
    runs.forEach(run -> labels.addAll(run.result().labels().keySet()));
    OWN.forEach(labels::remove);
    List<String> keys = new ArrayList<>(OWN);
    keys.addAll(labels);
    return keys;
  }

  /**
   * The same runs with what makes a row as their test and what makes a column as their target.
   *
   * @throws IncomparableException when no run has such a label
   */
  public List<RecordedRun> arrange(List<RecordedRun> runs) {
    List<String> keys = keys(runs);
    for (String key : all()) {
      if (!keys.contains(key)) {
        throw new IncomparableException(
            "no run has a label " + key + "; allowed: " + String.join(", ", keys));
      }
    }
    return runs.stream().map(this::arrange).toList();
  }

  private RecordedRun arrange(RecordedRun run) {
    String test =
        rows.stream()
            .filter(key -> !key.equals(TEST))
            .map(key -> " " + key + "=" + value(run, key))
            .collect(Collectors.joining("", run.test(), ""));
    String target = columns.stream().map(key -> value(run, key)).collect(Collectors.joining(", "));
    return new RecordedRun(test, target, run.source(), run.result());
  }

  private List<String> all() {
    List<String> all = new ArrayList<>(rows);
    all.addAll(columns);
    return all;
  }

  private static String value(RecordedRun run, String key) {
    RunResult result = run.result();
    Map<String, String> labels = result.labels();
    return switch (key) {
      case TEST -> run.test();
      case TARGET -> run.target();
      case CACHE -> result.options().cache();
      case TIMING -> result.options().timing();
      default -> {
        String label = labels.getOrDefault(key, "");
        yield label.isBlank() ? "no " + key : label;
      }
    };
  }
}
