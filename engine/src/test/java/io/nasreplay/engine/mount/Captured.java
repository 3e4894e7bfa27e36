package io.nasreplay.engine.mount;

import io.nasreplay.engine.tool.SystemTools;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Outputs of systems' own programs; where they come from stands in the README beside them. */
final class Captured {
  private Captured() {}

  static String text(String name) {
    try (InputStream in = Captured.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Programs that print these files; a command is known by a word in it. */
  static SystemTools tools(Map<String, String> files) {
    return command -> output(files, command);
  }

  private static Optional<String> output(Map<String, String> files, List<String> command) {
    String line = String.join(" ", command);
    return files.keySet().stream()
        .filter(line::contains)
        .findFirst()
        .map(files::get)
        .map(Captured::text);
  }
}
