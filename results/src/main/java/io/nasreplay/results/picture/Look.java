package io.nasreplay.results.picture;

import io.nasreplay.results.chart.Palette;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler;

/** What all pictures look like: white, quiet, large enough to be printed a column wide. */
final class Look {
  private static final Color TEXT = Color.decode("#1B1F24");
  private static final Color MUTED = Color.decode("#525B65");
  private static final Color GRID = Color.decode("#DDE1E5");

  private Look() {}

  static Color colour(int place) {
    return Color.decode(Palette.colour(place));
  }

  static void apply(AxesChartStyler style) {
    style.setChartBackgroundColor(Color.WHITE);
    style.setPlotBackgroundColor(Color.WHITE);
    style.setPlotBorderVisible(false);
    style.setChartFontColor(TEXT);
    style.setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 30));
    style.setChartTitlePadding(18);
    style.setChartPadding(24);
    style.setLegendFont(new Font(Font.SANS_SERIF, Font.PLAIN, 22));
    style.setLegendPosition(Styler.LegendPosition.OutsideS);
    style.setLegendLayout(Styler.LegendLayout.Horizontal);
    style.setLegendBorderColor(Color.WHITE);
    style.setLegendBackgroundColor(Color.WHITE);
    style.setAxisTitleFont(new Font(Font.SANS_SERIF, Font.PLAIN, 22));
    style.setAxisTickLabelsFont(new Font(Font.SANS_SERIF, Font.PLAIN, 20));
    style.setAxisTickLabelsColor(MUTED);
    style.setAxisTickMarksColor(GRID);
    style.setPlotGridLinesColor(GRID);
    style.setPlotGridLinesStroke(new BasicStroke(1.2f));
    style.setPlotGridVerticalLinesVisible(false);
    style.setErrorBarsColor(TEXT);
    style.setToolTipsEnabled(false);
  }
}
