package io.nasreplay.generators.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.nasreplay.generators.catalogue.Catalogue;
import io.nasreplay.generators.workload.Certainty;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.model.ErrorCode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Holds the schema for editors equal to what the reader accepts. */
class SchemaTest {
  private static final String TEXT = resource(Workloads.class, "workload.schema.json");
  private static final JsonNode JSON = JsonMapper.shared().readTree(TEXT);
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(TEXT);

  @ParameterizedTest
  @EnumSource(Shape.class)
  void hasTheKeysOfEachMapping(Shape shape) {
    JsonNode definition = shape == Shape.WORKLOAD ? JSON : JSON.path("$defs").path(shape.word());
    assertThat(definition.path("properties").propertyNames())
        .as(shape.word())
        .containsExactlyInAnyOrderElementsOf(shape.keys());
    assertThat(texts(definition.path("required")))
        .containsExactlyInAnyOrderElementsOf(shape.required());
    assertThat(definition.path("additionalProperties").booleanValue()).isFalse();
  }

  @Test
  void hasTheStepsOfTheLanguage() {
    JsonNode mapping = JSON.at("/$defs/step/anyOf/1/properties");
    assertThat(mapping.propertyNames()).containsExactlyInAnyOrderElementsOf(StepParser.words());
    assertThat(JSON.at("/$defs/step/anyOf/0/const").asString()).isEqualTo("barrier");
  }

  @Test
  void hasTheWordsOfTheLanguage() {
    assertThat(texts(JSON.at("/$defs/expect/anyOf/0/enum")))
        .isEqualTo(Arrays.stream(ErrorCode.values()).map(Enum::name).toList());
    assertThat(texts(JSON.at("/$defs/parameter/properties/certainty/enum")))
        .isEqualTo(Certainty.tokens());
  }

  @ParameterizedTest
  @MethodSource("validDocuments")
  void acceptsWhatTheReaderAccepts(String yaml) {
    assertThat(problems(yaml)).isEmpty();
    read(yaml);
  }

  static Stream<String> validDocuments() {
    Stream<String> catalogue =
        Catalogue.standard().names().stream()
            .map(name -> resource(Catalogue.class, name + ".yaml"));
    Stream<String> document =
        LanguageDocument.examples().stream()
            .filter(example -> !example.result().equals("text"))
            .map(LanguageDocument.Example::yaml);
    return Stream.of(catalogue, document, examples()).flatMap(all -> all);
  }

  private static Stream<String> examples() {
    try (Stream<Path> files = Files.list(Path.of("..", "examples"))) {
      List<String> texts = new ArrayList<>();
      for (Path file :
          files
              .filter(f -> f.toString().endsWith(".yaml"))
              .filter(f -> !f.toString().endsWith("-suite.yaml"))
              .sorted()
              .toList()) {
        texts.add(Files.readString(file));
      }
      return texts.stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "name: t",
        "name: t\nstreams: []",
        "name: t\nstreams: [{name: s}]",
        "name: t\nstreams: [{name: s, steps: []}]",
        "name: t\ncolour: red\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nseed: -1\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nseed: one\nstreams: [{name: s, steps: [barrier]}]",
        "name: ''\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nparameters: [a]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nparameters: {i: 1}\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nparameters: {a-b: 1}\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nparameters: {a: {value: 1, certainty: sure}}\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nquick: [a]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nparameters: {a: 1}\nquick: {a: [1]}\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nparameters: {a: 1}\nquick: {a-b: 1}\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, size: 1B, exists: perhaps}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, size: {}}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, size: {lognormal: {median: 1B}}}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, count: 2, size: 1B, tree: {}}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, count: 2, size: 1B, tree: {fan-out: 2}}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, count: 2, size: 1B, tree: {levels: 2, files-per-directory: 9}}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nfiles: [{path: f, count: 2, size: 1B, tree: {fan-out: 2, levels: 2, files-per-directory: 9}}]\nstreams: [{name: s, steps: [barrier]}]",
        "name: t\nstreams: [{name: s, steps: [jump]}]",
        "name: t\nstreams: [{name: s, steps: [jump: f]}]",
        "name: t\nstreams: [{name: s, steps: [{open: f, close: f}]}]",
        "name: t\nstreams: [{name: s, steps: [read: f]}]",
        "name: t\nstreams: [{name: s, steps: [read: {path: f}]}]",
        "name: t\nstreams: [{name: s, steps: [read: {block: 4KiB}]}]",
        "name: t\nstreams: [{name: s, steps: [read: {path: f, set: g, block: 4KiB}]}]",
        "name: t\nstreams: [{name: s, steps: [read: {path: [], block: 4KiB}]}]",
        "name: t\nstreams: [{name: s, steps: [truncate: f]}]",
        "name: t\nstreams: [{name: s, steps: [copy: {to: f}]}]",
        "name: t\nstreams: [{name: s, steps: [transfer: {path: f, block: 1B, mix: {read: 1}}]}]",
        "name: t\nstreams: [{name: s, steps: [interleave: {stay: 1, steps: [stat: f]}]}]",
        "name: t\nstreams: [{name: s, steps: [choice: [{steps: [barrier]}]]}]",
        "name: t\nstreams: [{name: s, steps: [loop: {count: 3}]}]",
        "name: t\nstreams: [{name: s, steps: [think: {normal: 5ms}]}]"
      })
  void refusesWhatTheReaderRefuses(String yaml) {
    assertThat(problems(yaml)).as(yaml).isNotEmpty();
    assertThatThrownBy(() -> read(yaml)).as(yaml).isInstanceOf(BadInputException.class);
  }

  private static void read(String yaml) {
    Workloads.parse("test.yaml", yaml.getBytes(StandardCharsets.UTF_8));
  }

  private static List<com.networknt.schema.Error> problems(String yaml) {
    return SCHEMA.validate(yaml, InputFormat.YAML);
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(item -> texts.add(item.asString()));
    return texts;
  }

  private static String resource(Class<?> near, String name) {
    try (InputStream stream = near.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
