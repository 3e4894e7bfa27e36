package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.results.SampleResults;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckJsonTest {
  private static final CheckJson CHECK =
      new CheckJson(
          CheckJson.SCHEMA,
          "/mnt/nas",
          new CheckJson.Needs(1, 2, 3),
          SampleResults.full().environment(),
          null,
          List.of("eth0 is wireless"),
          List.of());

  @Test
  void whatIsWrittenFitsTheSchemaAndIsReadAgain() {
    assertThat(SchemaCheck.problems("nasreplay-check-1", CHECK.write())).isEmpty();
    assertThat(CheckJson.read(CHECK.write())).isEqualTo(CHECK);
  }

  @Test
  void everythingUnknownFitsTheSchemaToo() {
    CheckJson unknown =
        new CheckJson(
            CheckJson.SCHEMA,
            "/mnt/nas",
            new CheckJson.Needs(0, 0, 0),
            SampleResults.minimal().environment(),
            "EINVAL",
            List.of(),
            List.of());
    assertThat(SchemaCheck.problems("nasreplay-check-1", unknown.write())).isEmpty();
  }

  @Test
  void theSchemaRefusesWhatIsMissing() {
    String broken = CHECK.write().replace("\"mtuBytes\"", "\"mtu\"");
    assertThat(SchemaCheck.problems("nasreplay-check-1", broken)).isNotEmpty();
    assertThatThrownBy(() -> CheckJson.read(CHECK.write().replace("check/1", "check/2")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("schema is \"nasreplay-check/2\"");
  }
}
