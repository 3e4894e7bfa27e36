package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.JacksonYAMLParseException;
import tools.jackson.dataformat.yaml.YAMLFactory;

/**
 * Builds the nodes of one YAML document from the parser's tokens. Anchors and aliases are refused,
 * so no document expands beyond its own length; depth is limited, so none overflows the stack.
 */
public final class YamlDocument {
  private static final int MAX_DEPTH = 100;
  private static final int MAX_CHARACTERS = 4 << 20;

  /** The library's own limits are below those here; keys given twice are refused here. */
  private static final YAMLFactory YAML =
      YAMLFactory.builder()
          .loadSettings(
              LoadSettings.builder()
                  .setCodePointLimit(MAX_CHARACTERS)
                  .setAllowDuplicateKeys(true)
                  .build())
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNameLength(MAX_CHARACTERS).build())
          .build();

  private final YamlText text;
  private final int[] codePoints;
  private final JsonParser tokens;

  private YamlDocument(YamlText text, JsonParser tokens) {
    this.text = text;
    this.codePoints = text.text().codePoints().toArray();
    this.tokens = tokens;
  }

  /**
   * The document of a file.
   *
   * @throws io.nasreplay.traces.format.BadInputException when it is not one document of YAML
   */
  public static YamlNode parse(YamlText text) {
    if (text.text().length() > MAX_CHARACTERS) {
      throw text.mark(0, 0)
          .error("the file is larger than 4 MiB; allowed: " + text.kind() + "s of up to 4 MiB");
    }
    try (JsonParser tokens = YAML.createParser(ObjectReadContext.empty(), text.text())) {
      return new YamlDocument(text, tokens).document();
    }
  }

  private YamlNode document() {
    if (next() == null) {
      throw mark().error("the file holds no document; a " + text.kind() + " is required");
    }
    YamlNode root = node(1);
    if (next() != null) {
      throw text.markOfDocument(tokens.currentTokenLocation().getLineNr() - 1)
          .error("a second document starts here; allowed: one " + text.kind() + " per file");
    }
    return root;
  }

  private YamlNode node(int depth) {
    Mark mark = acceptedMark(depth);
    return switch (tokens.currentToken()) {
      case START_ARRAY -> items(mark, depth);
      case START_OBJECT -> fields(mark, depth);
      default -> new YamlNode.Scalar(tokens.getString(), mark);
    };
  }

  private YamlNode items(Mark mark, int depth) {
    List<YamlNode> nodes = new ArrayList<>();
    while (next() != JsonToken.END_ARRAY) {
      nodes.add(node(depth + 1));
    }
    return new YamlNode.Items(nodes, mark);
  }

  private YamlNode fields(Mark mark, int depth) {
    Map<String, YamlNode.Field> fields = new LinkedHashMap<>();
    while (next() != JsonToken.END_OBJECT) {
      Mark keyMark = acceptedMark(depth + 1);
      String key = tokens.getString();
      if (fields.containsKey(key)) {
        throw keyMark.error("key \"" + key + "\" is given twice; allowed: each key once");
      }
      next();
      fields.put(key, new YamlNode.Field(keyMark, node(depth + 1)));
    }
    return new YamlNode.Fields(fields, mark);
  }

  /**
   * The next token, null after the last. What the library refuses beside wrong syntax is a key that
   * is no scalar, and a value that does not fit its tag.
   */
  private @Nullable JsonToken next() {
    try {
      return tokens.nextToken();
    } catch (JacksonYAMLParseException e) {
      throw YamlSyntax.error(text, e);
    } catch (JacksonException e) {
      refuseProperties();
      throw mark().error("the key is a list or a mapping; allowed: a word");
    }
  }

  private Mark acceptedMark(int depth) {
    refuseProperties();
    if (depth > MAX_DEPTH) {
      throw mark().error("nested deeper than " + MAX_DEPTH + " levels; allowed: up to that");
    }
    return mark();
  }

  /**
   * Refuses anchors, aliases and tags by the character that they start with, as no other node does.
   * The library does not tell the tag of a mapping's first key.
   */
  private void refuseProperties() {
    long index = tokens.currentTokenLocation().getCharOffset();
    int first = index < codePoints.length ? codePoints[(int) index] : '\n';
    if (first == '&' || first == '*') {
      throw mark()
          .error(
              "YAML anchors (&name) and aliases (*name) are not part of the "
                  + text.kind()
                  + " language; use parameters and ${...} instead, or quotes for text with & or *");
    }
    if (first == '!') {
      throw mark()
          .error(
              "YAML tags (!name) are not part of the "
                  + text.kind()
                  + " language; use quotes for text");
    }
  }

  /** Where the current token starts. */
  private Mark mark() {
    TokenStreamLocation start = tokens.currentTokenLocation();
    return text.mark(start.getLineNr() - 1, start.getColumnNr() - 1);
  }
}
