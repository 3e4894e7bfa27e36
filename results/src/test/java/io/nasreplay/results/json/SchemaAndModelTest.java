package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.results.compare.Comparison;
import io.nasreplay.results.model.EffectiveOptions;
import io.nasreplay.results.model.EnvironmentFacts;
import io.nasreplay.results.model.LinkFacts;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.Verification;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schemas say of every record of the model exactly what the record says. */
class SchemaAndModelTest {
  private static final Map<Class<?>, String> SCALARS =
      Map.of(
          String.class, "string",
          Instant.class, "string",
          boolean.class, "boolean",
          int.class, "integer",
          long.class, "integer",
          Long.class, "integer",
          double.class, "number",
          Double.class, "number",
          Boolean.class, "boolean");

  private final JsonNode result = parse(ResultJson.SCHEMA_RESOURCE);
  private final JsonNode run = parse(RunJson.SCHEMA_RESOURCE);
  private final Set<Class<?>> compared = new LinkedHashSet<>();

  @Test
  void everyComponentIsInTheSchemaAndViceVersa() {
    compareRecord(RunJson.class, run, run);

    assertThat(compared).hasSize(31);
  }

  @Test
  void theCheckCommandsSchemaSaysTheSameOfItsRecords() {
    JsonNode check = parse(CheckJson.SCHEMA_RESOURCE);
    compareRecord(CheckJson.class, check, check);

    assertThat(compared)
        .contains(CheckJson.Needs.class, EnvironmentFacts.class, LinkFacts.class)
        .hasSize(7);
  }

  @Test
  void theCompareCommandsSchemaSaysTheSameOfItsRecords() {
    JsonNode compare = parse(CompareJson.SCHEMA_RESOURCE);
    compareRecord(Comparison.class, compare, compare);

    assertThat(compared).hasSize(1 + compare.get("$defs").size());
  }

  @Test
  void everyDefinitionIsUsed() {
    compareRecord(RunJson.class, run, run);

    assertThat(result.get("$defs").size() + run.get("$defs").size() + 2).isEqualTo(compared.size());
  }

  @Test
  void wordsThatTheModelAllowsAreThoseOfTheSchema() {
    JsonNode options = result.at("/$defs/options/properties");
    assertThat(words(options.at("/cache"))).isEqualTo(EffectiveOptions.CACHE_MODES);
    assertThat(words(result.at("/$defs/cache/properties/requested")))
        .isEqualTo(EffectiveOptions.CACHE_MODES);
    assertThat(words(options.at("/timing"))).isEqualTo(EffectiveOptions.TIMING_MODES);
    assertThat(words(options.at("/data"))).isEqualTo(EffectiveOptions.DATA_SOURCES);
    assertThat(words(options.at("/ioPath"))).isEqualTo(EffectiveOptions.IO_PATHS);
    assertThat(words(result.at("/$defs/damage/properties/kind"))).isEqualTo(Verification.KINDS);
  }

  private void compareRecord(Class<?> type, JsonNode object, JsonNode root) {
    if (!compared.add(type)) {
      return;
    }
    List<String> names =
        Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).toList();
    assertThat(object.get("properties").propertyNames())
        .as(type.getName())
        .containsExactlyElementsOf(names);
    assertThat(words(object, "required")).as(type.getName()).isEqualTo(names);
    assertThat(object.get("additionalProperties").asBoolean(true)).as(type.getName()).isFalse();
    for (RecordComponent component : type.getRecordComponents()) {
      JsonNode property = object.get("properties").get(component.getName());
      String where = type.getSimpleName() + "." + component.getName();
      assertThat(property.has("description") || property.has("$ref")).as(where).isTrue();
      compareType(where, component.getGenericType(), isNullable(component), property, root);
    }
  }

  private void compareType(
      String where, Type type, boolean nullable, JsonNode schema, JsonNode root) {
    if (schema.has("$ref")) {
      assertThat(nullable).as(where).isFalse();
      followReference(where, type, schema.get("$ref").asString(), root);
    } else if (schema.has("anyOf")) {
      assertThat(nullable).as(where).isTrue();
      followReference(where, type, schema.at("/anyOf/0/$ref").asString(), root);
    } else if (schema.has("const")) {
      assertThat(type).as(where).isEqualTo(String.class);
    } else if (type instanceof Class<?> word && word.isEnum()) {
      assertThat(words(schema))
          .as(where)
          .isEqualTo(
              Arrays.stream(word.getEnumConstants())
                  .map(constant -> constant.toString().toLowerCase(Locale.ROOT))
                  .toList());
    } else if (type instanceof ParameterizedType container) {
      compareContainer(where, container, schema, root);
    } else {
      assertThat(schemaTypes(schema))
          .as(where)
          .isEqualTo(nullable ? List.of(SCALARS.get(type), "null") : List.of(SCALARS.get(type)));
    }
  }

  private void compareContainer(
      String where, ParameterizedType container, JsonNode schema, JsonNode root) {
    boolean list = container.getRawType() == List.class;
    assertThat(schemaTypes(schema)).as(where).isEqualTo(List.of(list ? "array" : "object"));
    Type element = container.getActualTypeArguments()[list ? 0 : 1];
    compareType(where, element, false, schema.get(list ? "items" : "additionalProperties"), root);
  }

  private void followReference(String where, Type type, String reference, JsonNode root) {
    Class<?> record =
        (Class<?>) (type instanceof ParameterizedType p ? p.getActualTypeArguments()[0] : type);
    String ofResult = result.get("$id").asString();
    if (record == RunResult.class) {
      assertThat(reference).as(where).isEqualTo(ofResult);
      compareRecord(record, result, result);
    } else if (reference.startsWith(ofResult)) {
      compareRecord(record, result.at(reference.substring(ofResult.length() + 1)), result);
    } else {
      compareRecord(record, root.at(reference.substring(1)), root);
    }
  }

  private static boolean isNullable(RecordComponent component) {
    return component.getType() == Optional.class
        || component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static List<String> schemaTypes(JsonNode schema) {
    JsonNode type = schema.get("type");
    return type.isArray() ? words(schema, "type") : List.of(type.asString());
  }

  private static List<String> words(JsonNode schema) {
    return words(schema, "enum");
  }

  private static List<String> words(JsonNode schema, String member) {
    List<String> words = new ArrayList<>();
    schema.get(member).forEach(word -> words.add(word.asString()));
    return words;
  }

  private static JsonNode parse(String resource) {
    return new JsonMapper().readTree(SchemaCheck.text(resource));
  }
}
