package io.nasreplay.suites.yaml;

import io.nasreplay.generators.yaml.YamlDocument;
import io.nasreplay.generators.yaml.YamlNode;
import io.nasreplay.generators.yaml.YamlText;
import io.nasreplay.suites.model.Suite;
import io.nasreplay.traces.format.BadInputException;

/** Reads suites. Workloads and their parameters are looked at when a suite is planned. */
public final class Suites {
  private static final String KIND = "suite";

  private Suites() {}

  /**
   * Reads YAML.
   *
   * @param source what messages call it
   * @param utf8 the text
   * @throws BadInputException when it is no suite: where, what is wrong, what is allowed
   */
  public static Suite parse(String source, byte[] utf8) {
    return SuiteParser.parse(YamlDocument.parse(YamlText.of(source, KIND, utf8)));
  }

  /** Whether a text is YAML that has a suite's key {@code tests} and no workload's streams. */
  public static boolean isSuite(byte[] utf8) {
    try {
      return YamlDocument.parse(YamlText.of("", KIND, utf8)) instanceof YamlNode.Fields mapping
          && mapping.fields().containsKey("tests")
          && !mapping.fields().containsKey("streams");
    } catch (BadInputException e) {
      return false;
    }
  }
}
