package io.nasreplay.results.picture;

import io.nasreplay.results.chart.BarChart;
import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.chart.LineChart;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;

/**
 * Pictures of charts: PNG, {@value #WIDTH_PIXELS} pixels wide, and SVG. Needs no display; it needs
 * a font that the Java runtime finds. Stateless and thread-safe.
 */
public final class Pictures {
  /** How wide a PNG is. */
  public static final int WIDTH_PIXELS = 1_600;

  private Pictures() {}

  /** The names of the files that {@link #of} makes, in its order. */
  public static List<String> names(List<Chart> charts) {
    return charts.stream().flatMap(chart -> List.of(png(chart), svg(chart)).stream()).toList();
  }

  private static String png(Chart chart) {
    return chart.id() + ".png";
  }

  private static String svg(Chart chart) {
    return chart.id() + ".svg";
  }

  /**
   * All pictures, by name of file.
   *
   * @param charts what is drawn
   * @param footer what stands at the lower edge of each: by what and of what it was made
   * @throws IOException when a picture cannot be encoded
   */
  public static Map<String, byte[]> of(List<Chart> charts, String footer) throws IOException {
    Map<String, byte[]> pictures = new LinkedHashMap<>();
    for (Chart chart : charts) {
      org.knowm.xchart.internal.chartpart.Chart<?, ?> drawing = drawing(chart, footer);
      pictures.put(png(chart), png(drawing));
      pictures.put(svg(chart), svg(drawing));
    }
    return pictures;
  }

  private static org.knowm.xchart.internal.chartpart.Chart<?, ?> drawing(
      Chart chart, String footer) {
    return chart instanceof BarChart bars
        ? new BarDrawing(bars, footer).chart()
        : new LineDrawing((LineChart) chart, footer).chart();
  }

  private static byte[] png(org.knowm.xchart.internal.chartpart.Chart<?, ?> drawing)
      throws IOException {
    BufferedImage image = BitmapEncoder.getBufferedImage(drawing);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  private static byte[] svg(org.knowm.xchart.internal.chartpart.Chart<?, ?> drawing)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    VectorGraphicsEncoder.saveVectorGraphic(drawing, bytes, VectorGraphicsFormat.SVG);
    return bytes.toByteArray();
  }
}
