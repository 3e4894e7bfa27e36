package io.nasreplay.generators.workload;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Of which sizes files or blocks are. */
public sealed interface Sizes {
  /** Where it stands. */
  Mark mark();

  /**
   * Weighted alternatives; a single one is a fixed size.
   *
   * @param rows at least one
   * @param mark where it stands
   */
  record Table(List<Row> rows, Mark mark) implements Sizes {
    public Table {
      rows = List.copyOf(rows);
    }
  }

  /**
   * One alternative of a table.
   *
   * @param size a size, or a range <code>MIN..MAX</code> in which all sizes are equally likely
   * @param weight its share, relative to the other rows; null for the only row
   */
  record Row(Scalar size, @Nullable Scalar weight) {}

  /**
   * A lognormal distribution.
   *
   * @param median half of the sizes are below it
   * @param sigma standard deviation of the size's natural logarithm
   * @param min smaller draws are raised to it; null for 1 byte
   * @param max larger draws are cut to it; null for no limit
   * @param mark where it stands
   */
  record Lognormal(
      Scalar median, Scalar sigma, @Nullable Scalar min, @Nullable Scalar max, Mark mark)
      implements Sizes {}
}
