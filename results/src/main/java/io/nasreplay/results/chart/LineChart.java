package io.nasreplay.results.chart;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lines over a number.
 *
 * @param id see {@link Chart#id}
 * @param title see {@link Chart#title}
 * @param description see {@link Chart#description}
 * @param x the axis to the right
 * @param y the axis upwards
 * @param lines what is drawn
 * @param bands stretches of the x axis that are marked
 * @param table see {@link Chart#table}
 */
public record LineChart(
    String id,
    String title,
    String description,
    Axis x,
    Axis y,
    List<Line> lines,
    List<Band> bands,
    Table table)
    implements Chart {
  public LineChart {
    lines = List.copyOf(lines);
    bands = List.copyOf(bands);
  }

  /** How numbers are laid out along an axis. */
  public enum Scale {
    LINEAR,
    /** Powers of ten are equally far apart. */
    LOGARITHMIC,
    /** Powers of two are equally far apart, and are what is written. */
    DOUBLING,
    /**
     * Numbers are 1 / (1 - p), laid out as powers of ten; written is the percentile p in percent.
     */
    PERCENTILE
  }

  /**
   * An axis.
   *
   * @param title what is along it, with the unit
   * @param scale how
   */
  public record Axis(String title, Scale scale) {}

  /**
   * A line.
   *
   * @param name whose
   * @param style how it is drawn
   * @param place of its colour in the palette
   * @param points in order of x
   */
  public record Line(String name, Style style, int place, List<Point> points) {
    public Line {
      points = List.copyOf(points);
    }
  }

  /** How a line is drawn. */
  public enum Style {
    /** From point to point. */
    LINE,
    /** From point to point, and each point. */
    POINTS_AND_LINE,
    /** As high as the point until the next one: for what fills the stretch between. */
    STEPS,
    /** Points only, to be noticed. */
    POINTS
  }

  /**
   * A point.
   *
   * @param x to the right
   * @param y upwards
   * @param low where its whisker begins; null without whisker
   * @param high where its whisker ends; null without whisker
   */
  public record Point(double x, double y, @Nullable Double low, @Nullable Double high) {
    /** A point without whisker. */
    public static Point of(double x, double y) {
      return new Point(x, y, null, null);
    }
  }

  /**
   * A stretch of the x axis.
   *
   * @param from where it begins
   * @param to where it ends
   * @param label what it is
   */
  public record Band(double from, double to, String label) {}
}
