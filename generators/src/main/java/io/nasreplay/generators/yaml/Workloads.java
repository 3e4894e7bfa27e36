package io.nasreplay.generators.yaml;

import com.google.common.hash.Hashing;
import io.nasreplay.generators.workload.Workload;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads workloads. Only the structure is checked here; values are when a trace is made. */
public final class Workloads {
  private Workloads() {}

  /**
   * Reads a YAML file. Blocks on it.
   *
   * @throws IOException when the file cannot be read
   * @throws BadInputException when it is no workload: where, what is wrong, what is allowed
   */
  public static Workload read(Path file) throws IOException {
    return parse(file.toString(), Files.readAllBytes(file));
  }

  /**
   * Reads YAML.
   *
   * @param source what messages call it
   * @param utf8 the text
   * @throws BadInputException when it is no workload: where, what is wrong, what is allowed
   */
  public static Workload parse(String source, byte[] utf8) {
    YamlText text = YamlText.of(source, "workload", utf8);
    String sha256 = Hashing.sha256().hashString(text.text(), StandardCharsets.UTF_8).toString();
    return WorkloadParser.parse(YamlDocument.parse(text), sha256);
  }
}
