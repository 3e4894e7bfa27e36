package io.nasreplay.suites.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.nasreplay.engine.api.CacheMode;
import io.nasreplay.engine.api.TimingMode;
import io.nasreplay.results.model.Measure;
import io.nasreplay.suites.catalogue.SuiteCatalogue;
import io.nasreplay.suites.model.Order;
import io.nasreplay.traces.format.BadInputException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
class SuiteSchemaTest {
  private static final String TEXT = resource(Suites.class, "suite.schema.json");
  private static final JsonNode JSON = JsonMapper.shared().readTree(TEXT);
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(TEXT);

  @ParameterizedTest
  @EnumSource(SuiteShape.class)
  void hasTheKeysOfEachMapping(SuiteShape shape) {
    JsonNode definition = shape == SuiteShape.SUITE ? JSON : JSON.path("$defs").path(shape.word());
    assertThat(definition.path("properties").propertyNames())
        .as(shape.word())
        .containsExactlyInAnyOrderElementsOf(shape.keys());
    assertThat(texts(definition.path("required")))
        .containsExactlyInAnyOrderElementsOf(shape.required());
    assertThat(definition.path("additionalProperties").booleanValue()).isFalse();
  }

  @Test
  void hasTheWordsOfTheLanguage() {
    assertThat(texts(JSON.at("/$defs/measure/enum"))).isEqualTo(Measure.tokens());
    assertThat(JSON.at("/$defs/search/properties/accept/properties").propertyNames())
        .containsExactlyInAnyOrderElementsOf(Measure.tokens());
    assertThat(texts(JSON.at("/properties/order/enum"))).isEqualTo(Order.tokens());
    assertThat(texts(JSON.at("/properties/cache/enum"))).isEqualTo(CacheMode.tokens());
    assertThat(texts(JSON.at("/properties/timing/enum"))).isEqualTo(TimingMode.tokens());
  }

  @ParameterizedTest
  @MethodSource("validDocuments")
  void acceptsWhatTheReaderAccepts(String yaml) {
    assertThat(problems(yaml)).isEmpty();
    read(yaml);
  }

  static Stream<String> validDocuments() {
    Stream<String> shipped =
        SuiteCatalogue.standard().names().stream()
            .map(name -> resource(SuiteCatalogue.class, name + ".yaml"));
    return Stream.of(shipped, SuiteDocument.suites().stream(), SuiteDocument.examples().stream())
        .flatMap(all -> all);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "name: s",
        "tests: [a]",
        "name: s\ntests: []",
        "name: s\ntests: [[a]]",
        "name: s\ntests: [{}]",
        "name: s\ntests: [a]\ncolour: red",
        "name: s\ntests: [a]\nruns: 0",
        "name: s\ntests: [a]\nruns: -1",
        "name: s\ntests: [a]\nruns: many",
        "name: s\ntests: [a]\nwarm-up: -1",
        "name: s\ntests: [a]\nrepeats: 0",
        "name: s\ntests: [a]\npause: ''",
        "name: s\ntests: [a]\ncache: dirct",
        "name: s\ntests: [a]\ntiming: fast",
        "name: s\ntests: [a]\norder: mixed",
        "name: s\ntests: [a]\nfile-sets: both",
        "name: s\ntests: [a]\nstatistic: average",
        "name: s\ntests: [a]\nstatistic: mean of best 0",
        "name: s\ntests: [a]\nmeasures: []",
        "name: s\ntests: [a]\nmeasures: iops",
        "name: s\ntests: [a]\nuntil: {ci95: 5%}",
        "name: s\ntests: [a]\nuntil: {ci95: 5%, at-most: 1}",
        "name: s\ntests: [a]\nsteady: {window: 1}",
        "name: s\ntests: [a]\nsteady: 5",
        "name: s\ntests: [a]\nparameters: [a]",
        "name: s\ntests: [a]\ntargets: []",
        "name: s\ntests: [a]\ntargets: [{path: /a}]",
        "name: s\ntests: [a]\ntargets: [{name: A, labels: x}]",
        "name: s\ntests: [a]\nhooks: []",
        "name: s\ntests: [a]\nhooks: [{timeout: 5s}]",
        "name: s\ntests: [a]\nquick: {tests: [b]}",
        "name: s\ntests: [{workload: a, matrix: {}}]",
        "name: s\ntests: [{workload: a, matrix: {n: []}}]",
        "name: s\ntests: [{workload: a, matrix: {n: 1}}]",
        "name: s\ntests: [{workload: a, matrix: {n: [1, 1]}}]",
        "name: s\ntests: [{workload: a, matrix: {n: {from: 1, to: 2}}}]",
        "name: s\ntests: [{workload: a, matrix: {n: {from: 1, to: 2, step: 0}}}]",
        "name: s\ntests: [{workload: a, search: {parameter: n, from: 1, to: 4}}]",
        "name: s\ntests: [{workload: a, search: {parameter: n, from: 0, to: 4, accept: {time: 1}}}]",
        "name: s\ntests: [{workload: a, search: {parameter: n, from: 1, to: 4, accept: {}}}]",
        "name: s\ntests: [{workload: a, search: {parameter: n, from: 1, to: 4, accept: {x: 1}}}]",
        "name: s\ntests: [{workload: a, search: {parameter: n, from: 1, to: 4, accept: {time: 1, files: 1}}}]"
      })
  void refusesWhatTheReaderRefuses(String yaml) {
    assertThat(problems(yaml)).as(yaml).isNotEmpty();
    assertThatThrownBy(() -> read(yaml)).as(yaml).isInstanceOf(BadInputException.class);
  }

  private static void read(String yaml) {
    Suites.parse("test.yaml", yaml.getBytes(StandardCharsets.UTF_8));
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
