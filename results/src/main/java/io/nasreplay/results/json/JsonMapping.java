package io.nasreplay.results.json;

import java.nio.file.Path;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.EnumFeature;
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
      return MAPPER.readValue(json, type);
    } catch (JacksonException e) {
      throw new IllegalArgumentException(position(e) + problem(e), e);
    }
  }

  private static String position(JacksonException e) {
    TokenStreamLocation place = e.getLocation();
    String lineColumn =
        place == null ? "" : "line " + place.getLineNr() + ", column " + place.getColumnNr() + ": ";
    String member =
        e.getPath().stream()
            .map(
                step ->
                    step.getPropertyName() == null ? "" + step.getIndex() : step.getPropertyName())
            .collect(Collectors.joining("."));
    return member.isEmpty() ? lineColumn : lineColumn + member + ": ";
  }

  /** A record's own refusal says more than the library's. */
  private static @Nullable String problem(JacksonException e) {
    return e.getCause() instanceof IllegalArgumentException refusal
        ? refusal.getMessage()
        : e.getOriginalMessage();
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
