package io.nasreplay.cli.command;

import java.util.Objects;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One JSON document, strictly read. */
final class JsonDocument {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .build();

  private final JsonNode root;

  private JsonDocument(JsonNode root) {
    this.root = root;
  }

  /** The document, which must be all there is in the text. */
  static JsonDocument parse(String text) {
    return new JsonDocument(Objects.requireNonNull(MAPPER.readTree(text)));
  }

  /** The value at a path such as {@code results.0.valid}, as text. */
  String at(String path) {
    return node(path).asString();
  }

  /** How many elements or members there are. */
  int size(String path) {
    return node(path).size();
  }

  private JsonNode node(String path) {
    JsonNode node = root.at("/" + path.replace('.', '/'));
    if (node.isMissingNode()) {
      throw new AssertionError("no " + path + " in " + root.toPrettyString());
    }
    return node;
  }
}
