package io.nasreplay.cli.command;

import io.nasreplay.engine.api.EnvironmentException;
import io.nasreplay.results.chart.Chart;
import io.nasreplay.results.io.NewFile;
import io.nasreplay.results.picture.Pictures;
import io.nasreplay.results.report.ReportContent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The charts of a report as files. */
final class ReportImages {
  private ReportImages() {}

  /**
   * Writes all of them, or none when a name is taken.
   *
   * @throws EnvironmentException when this Java cannot draw text
   * @throws IOException when a file cannot be written
   */
  static void write(ReportContent content, Path directory) throws IOException {
    List<Chart> charts = new ArrayList<>(content.overview());
    content.tests().forEach(test -> charts.addAll(test.charts()));
    Pictures.names(charts).forEach(name -> ReportCommand.requireNew(directory.resolve(name)));
    Map<String, byte[]> pictures = drawn(charts, content);
    Files.createDirectories(directory);
    for (Map.Entry<String, byte[]> picture : pictures.entrySet()) {
      NewFile.write(directory.resolve(picture.getKey()), picture.getValue());
    }
  }

  /** A Java without fonts fails in several ways, as errors and as exceptions. */
  private static Map<String, byte[]> drawn(List<Chart> charts, ReportContent content)
      throws IOException {
    System.setProperty("java.awt.headless", "true");
    try {
      return Pictures.of(charts, content.title() + ", " + content.subtitle());
    } catch (LinkageError | InternalError | NullPointerException e) {
      throw new EnvironmentException(
          "this Java cannot draw text ("
              + e.getMessage()
              + "); install fonts and what finds them, on Debian fontconfig and fonts-dejavu-core,"
              + " or make a web page with -o, whose charts can be saved",
          e);
    }
  }
}
