package io.nasreplay.generators.yaml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The examples of docs/workload-language.md. */
public final class LanguageDocument {
  private static final Pattern BLOCK = Pattern.compile("(?ms)^```(yaml|csv|text)\n(.*?)^```$");
  private static final Path DOCUMENT = Path.of("..", "docs", "workload-language.md");

  private LanguageDocument() {}

  /**
   * A workload, and what the page says comes of it.
   *
   * @param yaml the workload
   * @param result "yaml" when the page says nothing, "csv" for a trace, "text" for an error
   * @param text the trace or error
   */
  public record Example(String yaml, String result, String text) {
    @Override
    public String toString() {
      return yaml.lines().findFirst().orElse("");
    }
  }

  public static List<Example> examples() {
    List<Example> examples = new ArrayList<>();
    Matcher block = BLOCK.matcher(text());
    while (block.find()) {
      if (block.group(1).equals("yaml")) {
        examples.add(new Example(block.group(2), "yaml", ""));
      } else {
        Example last = examples.remove(examples.size() - 1);
        examples.add(new Example(last.yaml(), block.group(1), block.group(2)));
      }
    }
    return examples;
  }

  private static String text() {
    try {
      return Files.readString(DOCUMENT).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
