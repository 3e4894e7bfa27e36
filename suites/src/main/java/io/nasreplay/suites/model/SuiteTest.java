package io.nasreplay.suites.model;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.generators.workload.Scalar;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A test of a suite: one workload, perhaps with every combination of some parameters.
 *
 * @param workload a name of the catalogue, or a file next to the suite
 * @param name what the score table calls it; null for the workload's name
 * @param settings what it says itself
 * @param quick what it says for a quick trial
 * @param matrix parameters that take several values
 * @param curve the parameter of the matrix over which scores are reported as a curve; null for none
 * @param search the parameter whose highest acceptable value is looked for; null for none
 * @param mark where it stands
 */
public record SuiteTest(
    Scalar workload,
    @Nullable String name,
    Settings settings,
    Settings quick,
    List<Axis> matrix,
    @Nullable String curve,
    @Nullable Search search,
    Mark mark) {
  /**
   * A parameter that takes several values.
   *
   * @param parameter its name
   * @param values at least one
   */
  public record Axis(String parameter, List<String> values) {
    public Axis {
      values = List.copyOf(values);
    }
  }

  public SuiteTest {
    matrix = List.copyOf(matrix);
  }

  /** What the score table calls it, matrix apart. */
  public String title() {
    return name == null ? workload.text() : name;
  }
}
