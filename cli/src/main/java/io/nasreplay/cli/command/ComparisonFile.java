package io.nasreplay.cli.command;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.csv.ComparisonCsv;
import io.nasreplay.results.io.TextFile;
import io.nasreplay.results.json.CompareJson;
import io.nasreplay.results.markdown.ComparisonMarkdown;
import io.nasreplay.results.text.ComparisonText;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * A new file with a comparison, in the format that its name's ending says.
 *
 * @param path where
 * @param format what it holds
 */
record ComparisonFile(Path path, Function<Comparison, String> format) {
  private static final Map<String, Function<Comparison, String>> FORMATS =
      new TreeMap<>(
          Map.of(
              "csv", ComparisonCsv::of,
              "json", CompareJson::write,
              "md", ComparisonMarkdown::of,
              "txt", ComparisonText::of));

  /**
   * A file that is not there yet.
   *
   * @throws BadInputException when its name ends in no known format, or when it is there
   */
  static ComparisonFile of(Path path) {
    String name = path.toString();
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    Function<Comparison, String> format = FORMATS.get(ending);
    if (format == null) {
      throw error(
          path, "its ending is no format; allowed: ." + String.join(", .", FORMATS.keySet()));
    }
    if (path.toFile().exists()) {
      throw exists(path);
    }
    return new ComparisonFile(path, format);
  }

  void write(Comparison comparison) throws IOException {
    try {
      TextFile.writeNew(path, format.apply(comparison));
    } catch (FileAlreadyExistsException e) {
      throw exists(path);
    }
  }

  private static BadInputException exists(Path path) {
    return error(path, "it exists already; allowed: a new file");
  }

  private static BadInputException error(Path path, String problem) {
    return new BadInputException(SourcePosition.whole(path.toString()), problem);
  }
}
