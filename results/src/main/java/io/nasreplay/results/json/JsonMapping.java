package io.nasreplay.results.json;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** The one way in which values become JSON and JSON becomes values. */
final class JsonMapping {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .addModule(scalars())
          .defaultPrettyPrinter(lineFeeds())
          .enable(SerializationFeature.INDENT_OUTPUT)
          .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .enable(MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
          .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .annotationIntrospector(
              AnnotationIntrospector.pair(new NullRefusal(), new JacksonAnnotationIntrospector()))
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
          .build();

  private JsonMapping() {}

  static String write(Object value) {
    return text(value, MAPPER.writer()) + "\n";
  }

  /** On one line, without its end. */
  static String writeLine(Object value) {
    return text(value, MAPPER.writer().without(SerializationFeature.INDENT_OUTPUT));
  }

  private static String text(Object value, ObjectWriter writer) {
    try {
      return writer.writeValueAsString(value);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(
          value.getClass().getSimpleName() + " has no JSON form: " + e.getOriginalMessage(), e);
    }
  }

  static <T> T read(String json, Class<T> type) {
    try {
      return notNull(MAPPER.readValue(json, type));
    } catch (JacksonException e) {
      throw new IllegalArgumentException(JsonProblem.of(e).inFull(), e);
    }
  }

  /**
   * The document that a file holds.
   *
   * @throws UnreadableResultException when the text is no such document
   */
  static <T> T read(Path file, String json, Class<T> type, String schema) {
    try {
      requireSchema(file, json, schema);
      return notNull(MAPPER.readValue(json, type));
    } catch (IllegalArgumentException e) {
      throw new UnreadableResultException(file, String.valueOf(e.getMessage()), e);
    } catch (JacksonException e) {
      JsonProblem problem = JsonProblem.of(e);
      throw new UnreadableResultException(
          file, problem.line(), problem.column(), problem.text(), e);
    }
  }

  private static <T> T notNull(@Nullable T value) {
    if (value == null) {
      throw new IllegalArgumentException("the document is null; allowed: an object");
    }
    return value;
  }

  /** Before anything else: a document of another schema may differ in every member. */
  private static void requireSchema(Path file, String json, String schema) {
    try (JsonParser parser = MAPPER.createParser(json)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return;
      }
      while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
        boolean wanted = "schema".equals(parser.currentName());
        JsonToken value = parser.nextToken();
        if (wanted) {
          requireSchema(file, parser, value, schema);
          return;
        }
        parser.skipChildren();
      }
    }
  }

  private static void requireSchema(Path file, JsonParser parser, JsonToken value, String schema) {
    if (value == JsonToken.VALUE_STRING && !parser.getString().equals(schema)) {
      TokenStreamLocation place = parser.currentTokenLocation();
      throw new UnreadableResultException(
          file,
          place.getLineNr(),
          place.getColumnNr(),
          "schema is \"" + parser.getString() + "\"; allowed: " + schema,
          null);
    }
  }

  private static SimpleModule scalars() {
    return new SimpleModule("nasreplay")
        .addSerializer(Double.class, PlainDoubleSerializer.INSTANCE)
        .addSerializer(Double.TYPE, PlainDoubleSerializer.INSTANCE)
        .addSerializer(Path.class, ToStringSerializer.instance);
  }

  private static DefaultPrettyPrinter lineFeeds() {
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    Separators separators =
        new Separators()
            .withObjectNameValueSpacing(Separators.Spacing.AFTER)
            .withObjectEmptySeparator("")
            .withArrayEmptySeparator("");
    return new DefaultPrettyPrinter(separators)
        .withObjectIndenter(indenter)
        .withArrayIndenter(indenter);
  }
}
