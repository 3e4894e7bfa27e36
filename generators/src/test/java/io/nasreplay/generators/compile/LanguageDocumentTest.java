package io.nasreplay.generators.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.generators.yaml.LanguageDocument;
import io.nasreplay.generators.yaml.Workloads;
import io.nasreplay.traces.csv.CsvTraceWriter;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.io.Traces;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LanguageDocumentTest {
  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleDoesWhatThePageSays(LanguageDocument.Example example) throws IOException {
    switch (example.result()) {
      case "text" ->
          assertThatThrownBy(() -> csv("wrong.yaml", example.yaml()))
              .isInstanceOf(BadInputException.class)
              .hasMessage(example.text().stripTrailing());
      case "csv" -> assertThat(csv("example.yaml", example.yaml())).isEqualTo(example.text());
      default -> assertThat(csv("example.yaml", example.yaml())).isNotEmpty();
    }
  }

  static List<LanguageDocument.Example> examples() {
    return LanguageDocument.examples();
  }

  private static String csv(String source, String yaml) throws IOException {
    WorkloadTrace trace =
        WorkloadTrace.of(
            Workloads.parse(source, yaml.getBytes(StandardCharsets.UTF_8)),
            Map.of(),
            OptionalLong.empty());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TraceReader reader = trace.open();
        CsvTraceWriter writer = new CsvTraceWriter(bytes, reader.header())) {
      Traces.copy(reader, writer);
    }
    return bytes
        .toString(StandardCharsets.UTF_8)
        .lines()
        .filter(line -> !line.startsWith("#"))
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
