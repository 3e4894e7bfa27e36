package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.stats.RunSummaries;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunJsonTest {
  private static final String SCHEMA = "nasreplay-run-1";

  @Test
  void resultsAndTheirSummaryAreOneDocument() {
    List<RunResult> results =
        List.of(
            SampleResults.scored(SampleResults.DIGEST, 100, true),
            SampleResults.scored(SampleResults.DIGEST, 110, true),
            SampleResults.scored("0".repeat(64), 0, false));
    String json = RunJson.write(results, RunSummaries.of(results), Optional.empty());

    assertThat(SchemaCheck.problems(SCHEMA, json)).isEmpty();
    assertThat(json).startsWith("{\n  \"schema\": \"nasreplay-run/1\",\n  \"results\": [\n    {\n");
    assertThat(RunJson.read(json).results()).isEqualTo(results);
    assertThat(RunJson.read(json).summary()).isEqualTo(RunSummaries.of(results));
  }

  @Test
  void noRunIsADocumentToo() {
    String json = RunJson.write(List.of(), List.of(), Optional.empty());

    assertThat(SchemaCheck.problems(SCHEMA, json)).isEmpty();
    assertThat(json)
        .isEqualTo(
            "{\n  \"schema\": \"nasreplay-run/1\",\n  \"results\": [],\n  \"summary\": [],\n  \"error\": null\n}\n");
  }

  @Test
  void anErrorIsPartOfTheDocument() {
    RunJson.Problem problem = new RunJson.Problem("environment", 3, "/mnt/nas: no such directory");
    String json = RunJson.write(List.of(), List.of(), Optional.of(problem));

    assertThat(SchemaCheck.problems(SCHEMA, json)).isEmpty();
    assertThat(RunJson.read(json).error()).contains(problem);
  }

  @Test
  void theSchemaReachesIntoTheResults() {
    String json = RunJson.write(List.of(SampleResults.full()), List.of(), Optional.empty());

    assertThat(SchemaCheck.problems(SCHEMA, json.replace("\"p999\":", "\"p9999\":"))).isNotEmpty();
  }

  @Test
  void anotherSchemaIsRefused() {
    assertThatThrownBy(
            () ->
                RunJson.read(
                    "{\"schema\": \"nasreplay-run/2\", \"results\": [], \"summary\": [], \"error\": null}"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("schema is \"nasreplay-run/2\"; allowed: nasreplay-run/1");
  }
}
