package io.nasreplay.results.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Bars side by side, with whiskers.
 *
 * @param id see {@link Chart#id}
 * @param title see {@link Chart#title}
 * @param description see {@link Chart#description}
 * @param valueTitle what the bars' lengths are, with the unit
 * @param categories the groups of bars
 * @param series a bar in each group
 * @param table see {@link Chart#table}
 */
public record BarChart(
    String id,
    String title,
    String description,
    String valueTitle,
    List<String> categories,
    List<Series> series,
    Table table)
    implements Chart {
  public BarChart {
    categories = List.copyOf(categories);
    series = List.copyOf(series);
  }

  /**
   * A bar in each group.
   *
   * @param name whose
   * @param bars one for each category, in their order
   */
  public record Series(String name, List<Bar> bars) {
    public Series {
      bars = Collections.unmodifiableList(new ArrayList<>(bars));
    }
  }

  /**
   * A bar.
   *
   * @param value its length; null when there is none
   * @param low where its whisker begins; null without whisker
   * @param high where its whisker ends; null without whisker
   */
  public record Bar(@Nullable Double value, @Nullable Double low, @Nullable Double high) {
    /** None. */
    public static final Bar NONE = new Bar(null, null, null);
  }
}
