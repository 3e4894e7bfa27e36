package io.nasreplay.results.picture;

import io.nasreplay.results.chart.LineChart;
import io.nasreplay.results.chart.LineChart.Band;
import io.nasreplay.results.chart.LineChart.Line;
import io.nasreplay.results.chart.LineChart.Point;
import io.nasreplay.results.chart.LineChart.Scale;
import io.nasreplay.results.chart.LineChart.Style;
import java.awt.BasicStroke;
import java.awt.Color;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Lines over a number. */
final class LineDrawing {
  private static final int HEIGHT_PIXELS = 900;
  private static final float LINE_PIXELS = 3.2f;
  private static final int MARKER_PIXELS = 11;
  private static final int BAND_OPACITY = 38;
  private static final int TICK_PIXELS = 170;
  private static final int POWER_PIXELS = 230;

  /** The library has no place below the axis' title. */
  private static final String FOOTER_GAP = "   |   ";

  private final LineChart lines;
  private final String footer;

  LineDrawing(LineChart lines, String footer) {
    this.lines = lines;
    this.footer = footer;
  }

  XYChart chart() {
    XYChart chart =
        new XYChartBuilder()
            .width(Pictures.WIDTH_PIXELS)
            .height(HEIGHT_PIXELS)
            .title(lines.title())
            .xAxisTitle(lines.x().title() + FOOTER_GAP + footer)
            .yAxisTitle(lines.y().title())
            .build();
    Look.apply(chart.getStyler());
    chart.getStyler().setMarkerSize(MARKER_PIXELS);
    chart.getStyler().setxAxisTickLabelsFormattingFunction(x -> label(lines.x().scale(), x));
    chart.getStyler().setyAxisTickLabelsFormattingFunction(y -> label(lines.y().scale(), y));
    chart.getStyler().setXAxisTickMarkSpacingHint(TICK_PIXELS);
    if (lines.y().scale() == Scale.LINEAR) {
      chart.getStyler().setYAxisMin(0.0);
    } else {
      chart.getStyler().setYAxisTickMarkSpacingHint(POWER_PIXELS);
    }
    lines.bands().forEach(band -> add(chart, band));
    lines.lines().forEach(line -> add(chart, line));
    return chart;
  }

  /**
   * Numbers that are laid out as powers are drawn by their logarithms and named by themselves. The
   * library tries finer and coarser ticks until all names differ, so that equal ones would never
   * end that.
   */
  private static String label(Scale scale, double drawn) {
    return switch (scale) {
      case LINEAR -> number(drawn);
      case LOGARITHMIC -> number(Math.pow(10, drawn));
      case DOUBLING -> number(Math.pow(2, drawn));
      case PERCENTILE ->
          number(100 - 100 * Math.pow(10, -drawn), (int) Math.min(12, 3 + Math.max(0, drawn)))
              + " %";
    };
  }

  private static String number(double number) {
    return number(number, 4);
  }

  private static String number(double number, int digits) {
    if (!Double.isFinite(number) || Math.abs(number) >= 1e15) {
      return String.valueOf(number);
    }
    BigDecimal rounded = new BigDecimal(number).round(new MathContext(digits)).stripTrailingZeros();
    return String.format(Locale.ROOT, "%,." + Math.max(rounded.scale(), 0) + "f", rounded);
  }

  private static double drawn(Scale scale, double number) {
    return switch (scale) {
      case LINEAR -> number;
      case LOGARITHMIC, PERCENTILE -> Math.log10(number);
      case DOUBLING -> Math.log(number) / Math.log(2);
    };
  }

  private void add(XYChart chart, Line line) {
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    List<Double> whiskers = new ArrayList<>();
    for (Point point : line.points()) {
      xs.add(drawn(lines.x().scale(), point.x()));
      ys.add(drawn(lines.y().scale(), point.y()));
      whiskers.add(
          point.low() == null || point.high() == null ? 0.0 : (point.high() - point.low()) / 2);
    }
    if (xs.isEmpty()) {
      return;
    }
    boolean any = whiskers.stream().anyMatch(whisker -> whisker > 0);
    XYSeries drawn = chart.addSeries(line.name(), xs, ys, any ? whiskers : null);
    drawn.setLineColor(Look.colour(line.place()));
    drawn.setLineStyle(new BasicStroke(LINE_PIXELS, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    drawn.setMarkerColor(Look.colour(line.place()));
    drawn.setXYSeriesRenderStyle(style(line.style()));
    boolean points = line.style() == Style.POINTS || line.style() == Style.POINTS_AND_LINE;
    drawn.setMarker(
        line.style() == Style.POINTS
            ? SeriesMarkers.DIAMOND
            : points ? SeriesMarkers.CIRCLE : SeriesMarkers.NONE);
  }

  private static XYSeriesRenderStyle style(Style style) {
    return switch (style) {
      case STEPS -> XYSeriesRenderStyle.Step;
      case POINTS -> XYSeriesRenderStyle.Scatter;
      case LINE, POINTS_AND_LINE -> XYSeriesRenderStyle.Line;
    };
  }

  /** An area as high as the highest point. */
  private void add(XYChart chart, Band band) {
    double top =
        lines.lines().stream()
            .flatMap(line -> line.points().stream())
            .mapToDouble(Point::y)
            .max()
            .orElse(1);
    XYSeries drawn =
        chart.addSeries(
            band.label(), List.of(band.from(), band.to()), List.of(top, top), (List<Double>) null);
    Color colour = Look.colour(band.label().startsWith("flush") ? 1 : 0);
    Color shade = new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), BAND_OPACITY);
    drawn.setXYSeriesRenderStyle(XYSeriesRenderStyle.Area);
    drawn.setFillColor(shade);
    drawn.setLineColor(new Color(0, 0, 0, 0));
    drawn.setMarker(SeriesMarkers.NONE);
  }
}
