package io.nasreplay.suites.yaml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The suites of docs/suites.md and of the examples. */
final class SuiteDocument {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```yaml\n(.*?)^```$");

  private SuiteDocument() {}

  static List<String> suites() {
    List<String> suites = new ArrayList<>();
    Matcher block = BLOCK.matcher(read(Path.of("..", "docs", "suites.md")).replace("\r\n", "\n"));
    while (block.find()) {
      suites.add(block.group(1));
    }
    return suites;
  }

  static List<String> examples() {
    try (Stream<Path> files = Files.list(Path.of("..", "examples"))) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .sorted()
          .map(SuiteDocument::read)
          .filter(text -> Suites.isSuite(text.getBytes(StandardCharsets.UTF_8)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
