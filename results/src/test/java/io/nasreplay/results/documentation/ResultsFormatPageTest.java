package io.nasreplay.results.documentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.json.CheckJson;
import io.nasreplay.results.json.CompareJson;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.json.RunJson;
import io.nasreplay.results.model.Failures;
import io.nasreplay.results.model.LatencyNanos;
import io.nasreplay.results.model.OperationStatistics;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.SeriesPoint;
import io.nasreplay.results.model.StreamStatistics;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** docs/results-format.md says what the schemas and the writers say. */
class ResultsFormatPageTest {
  private static final Path PAGE = Path.of("..", "docs", "results-format.md");

  private final String page = read();

  @Test
  void theExampleIsWhatTheWriterWrites() {
    assertThat(block("json")).isEqualTo(ResultJson.write(SampleResults.full()));
  }

  @Test
  void everyFieldIsDescribedInTheSchemasWords() throws IOException {
    List<String> rows = new ArrayList<>();
    addRows(rows, schema(ResultJson.SCHEMA_RESOURCE));
    addRows(rows, schema(RunJson.SCHEMA_RESOURCE));
    addRows(rows, schema(CheckJson.SCHEMA_RESOURCE));
    addRows(rows, schema(CompareJson.SCHEMA_RESOURCE));

    SoftAssertions softly = new SoftAssertions();
    rows.forEach(row -> softly.assertThat(page).contains(row));
    softly.assertAll();
    long documented =
        page.lines().filter(line -> line.matches("\\| `[a-zA-Z0-9]+` \\|.*\\|.*\\|")).count();
    assertThat(documented).isEqualTo(rows.size());
  }

  @Test
  void theFiguresOfTheExampleHangTogetherAsThePageSays() {
    RunResult example = ResultJson.read(block("json"));
    var replay = example.replay();
    double bytes = replay.bytesRead() + replay.bytesWritten();

    assertThat(replay.elapsedSeconds() * example.throughput().withFlush().bytesPerSecond())
        .isCloseTo(bytes, within(1.0));
    assertThat(
            (replay.elapsedSeconds() - replay.flushSeconds())
                * example.throughput().withoutFlush().bytesPerSecond())
        .isCloseTo(bytes, within(1.0));
    assertThat(example.operations().stream().mapToLong(OperationStatistics::count).sum())
        .isEqualTo(example.streams().stream().mapToLong(StreamStatistics::operations).sum())
        .isEqualTo(example.series().stream().mapToLong(SeriesPoint::operations).sum())
        .isEqualTo(replay.operations());
    assertThat(example.errors().counts().stream().mapToLong(Failures.Count::count).sum())
        .isEqualTo(example.errors().total())
        .isEqualTo(replay.failedOperations());
  }

  @Test
  void theLatenciesOfTheExampleCanBeMeasured() {
    SoftAssertions softly = new SoftAssertions();
    for (OperationStatistics operation : ResultJson.read(block("json")).operations()) {
      LatencyNanos latency = Objects.requireNonNull(operation.latencyNanos());
      softly
          .assertThat(
              List.of(
                  latency.min(),
                  latency.p50(),
                  latency.p90(),
                  latency.p99(),
                  latency.p999(),
                  latency.max()))
          .as(operation.op())
          .isSorted();
      softly
          .assertThat(latency.mean())
          .as(operation.op())
          .isBetween((double) latency.min(), (double) latency.max());
    }
    softly.assertAll();
  }

  private static void addRows(List<String> rows, JsonNode schema) {
    addObject(rows, schema, schema);
    schema.get("$defs").forEach(definition -> addObject(rows, definition, schema));
  }

  private static void addObject(List<String> rows, JsonNode object, JsonNode root) {
    object
        .get("properties")
        .properties()
        .forEach(
            property ->
                rows.add(
                    "| `%s` | %s | %s |\n"
                        .formatted(
                            property.getKey(),
                            type(property.getValue()),
                            description(property.getValue(), root))));
  }

  private static String type(JsonNode property) {
    if (property.has("$ref")) {
      String name = definition(property);
      return "[`" + name + "`](#" + name.toLowerCase(Locale.ROOT) + ")";
    }
    if (property.has("anyOf")) {
      return type(property.at("/anyOf/0")) + " or null";
    }
    if (property.has("const")) {
      return '"' + property.get("const").asString() + '"';
    }
    if (property.has("enum")) {
      return joined(property.get("enum"), "\"", ", ");
    }
    JsonNode type = property.get("type");
    if (type.isArray()) {
      return joined(type, "", " or ");
    }
    return type.asString().equals("array")
        ? "array of " + type(property.get("items"))
        : type.asString();
  }

  private static String joined(JsonNode words, String quote, String separator) {
    return words
        .valueStream()
        .map(word -> quote + word.asString() + quote)
        .collect(Collectors.joining(separator));
  }

  private static String description(JsonNode property, JsonNode root) {
    JsonNode described =
        property.has("description") ? property : root.at("/$defs/" + definition(property));
    return described.get("description").asString();
  }

  private static String definition(JsonNode property) {
    String reference = property.get("$ref").asString();
    return reference.contains("#") ? reference.substring(reference.lastIndexOf('/') + 1) : "result";
  }

  private String block(String language) {
    int start = page.indexOf("```" + language + "\n") + language.length() + 4;
    return page.substring(start, page.indexOf("```", start));
  }

  private static JsonNode schema(String resource) throws IOException {
    try (InputStream in = ResultJson.class.getResourceAsStream(resource)) {
      return new JsonMapper().readTree(in);
    }
  }

  private static String read() {
    try {
      return Files.readString(PAGE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
