package io.nasreplay.results.picture;

import io.nasreplay.results.chart.BarChart;
import io.nasreplay.results.chart.BarChart.Bar;
import io.nasreplay.results.chart.BarChart.Series;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;

/** Bars side by side. */
final class BarDrawing {
  private static final int HEIGHT_PIXELS = 900;

  /** Names of more categories than these stand on their sides. */
  private static final int UPRIGHT_NAMES = 6;

  private final BarChart bars;
  private final String footer;

  BarDrawing(BarChart bars, String footer) {
    this.bars = bars;
    this.footer = footer;
  }

  CategoryChart chart() {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(Pictures.WIDTH_PIXELS)
            .height(HEIGHT_PIXELS)
            .title(bars.title())
            .xAxisTitle(footer)
            .yAxisTitle(bars.valueTitle())
            .build();
    Look.apply(chart.getStyler());
    chart.getStyler().setAvailableSpaceFill(0.78);
    chart.getStyler().setYAxisMin(0.0);
    if (bars.categories().size() > UPRIGHT_NAMES) {
      chart.getStyler().setXAxisLabelRotation(60);
    }
    chart.getStyler().setLegendVisible(bars.series().size() > 1);
    for (int place = 0; place < bars.series().size(); place++) {
      add(chart, bars.series().get(place), place);
    }
    return chart;
  }

  private void add(CategoryChart chart, Series series, int place) {
    List<Double> values = new ArrayList<>();
    List<Double> whiskers = new ArrayList<>();
    for (Bar bar : series.bars()) {
      values.add(bar.value() == null ? 0.0 : bar.value());
      // Intervals are symmetric, so that half of one is the whisker in both directions.
      whiskers.add(bar.low() == null || bar.high() == null ? 0.0 : (bar.high() - bar.low()) / 2);
    }
    boolean any = whiskers.stream().anyMatch(whisker -> whisker > 0);
    CategorySeries drawn =
        chart.addSeries(series.name(), bars.categories(), values, any ? whiskers : null);
    drawn.setFillColor(Look.colour(place));
  }
}
