package io.nasreplay.cli.outside;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads what the program prints and stores. */
final class Json {
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();

  private Json() {}

  static JsonNode parse(String text) {
    return MAPPER.readTree(text);
  }

  /** The folder of the only run whose result is stored in a folder. */
  static Path onlyResultFolder(Path results) throws IOException {
    try (Stream<Path> folders = Files.list(results)) {
      List<Path> all = folders.toList();
      if (all.size() != 1) {
        throw new AssertionError("not one result but " + all);
      }
      return all.get(0);
    }
  }

  static JsonNode result(Path resultFolder) throws IOException {
    return parse(Files.readString(resultFolder.resolve("result.json")));
  }
}
