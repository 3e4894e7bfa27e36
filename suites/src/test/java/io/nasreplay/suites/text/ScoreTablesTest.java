package io.nasreplay.suites.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.nasreplay.results.model.RunSummary.Interval;
import io.nasreplay.suites.score.SuiteScores;
import io.nasreplay.suites.score.SuiteScores.Cell;
import io.nasreplay.suites.score.SuiteScores.Column;
import io.nasreplay.suites.score.SuiteScores.Curve;
import io.nasreplay.suites.score.SuiteScores.Point;
import io.nasreplay.suites.score.SuiteScores.Row;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Score tables as golden files, the same in every locale. */
class ScoreTablesTest {
  private static final Locale BEFORE = Locale.getDefault();

  @AfterEach
  void restoreLocale() {
    Locale.setDefault(BEFORE);
  }

  @ParameterizedTest
  @CsvSource({"en-US", "de-DE", "ar-EG"})
  void tablesAreAsAgreedInEveryLocale(String locale) {
    Locale.setDefault(Locale.forLanguageTag(locale));

    assertThat(ScoreText.of(scores())).isEqualTo(golden("scores.txt"));
    assertThat(ScoreMarkdown.of(scores())).isEqualTo(golden("scores.md"));
    assertThat(ScoreCsv.of(scores())).isEqualTo(golden("scores.csv"));
    assertThat(ScoreCsv.naspt(scores(), "DS923")).isEqualTo(golden("naspt.csv"));
    assertThat(scores().json()).isEqualTo(golden("scores.json"));
  }

  @Test
  void jsonKeepsToItsSchema() {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(resource(SuiteScores.class, SuiteScores.SCHEMA_RESOURCE));

    assertThat(schema.validate(scores().json(), InputFormat.JSON)).isEmpty();
    assertThat(schema.validate("{\"schema\": \"nasreplay-suite/1\"}", InputFormat.JSON))
        .isNotEmpty();
  }

  @Test
  void namesCannotSteerATerminalOrBreakATable() {
    SuiteScores scores =
        new SuiteScores(
            SuiteScores.SCHEMA,
            "s\u001b[2J",
            "",
            false,
            true,
            0,
            0,
            null,
            List.of(new Column("a|b", "/t", Map.of())),
            List.of(),
            List.of(),
            Optional.empty());

    assertThat(ScoreText.of(scores)).doesNotContain("\u001b");
    assertThat(ScoreMarkdown.of(scores)).doesNotContain("\u001b").contains("a\\|b");
  }

  private static SuiteScores scores() {
    return new SuiteScores(
        SuiteScores.SCHEMA,
        "review",
        "A review",
        true,
        false,
        21,
        3,
        "results/review-1",
        List.of(
            new Column("DS923", "/mnt/ds923", Map.of("device", "DS923+")),
            new Column("TS464", "/mnt/ts464", Map.of())),
        List.of(
            row("HDVideo_1Play", "throughput", "MB/s", 112.04, 1234.5),
            row("4 KiB, random", "latency", "us", 96.25, null),
            row("streams", "search", "streams", 7.0, 12.0)),
        List.of(
            new Curve(
                "ixbt-read",
                "DS923",
                "streams",
                Map.of("access", "random"),
                "throughput",
                "MB/s",
                List.of(
                    new Point("1", 90.0, 0.8),
                    new Point("4", 112.5, 1.0),
                    new Point("32", null, null)),
                new Point("4", 112.5, 1.0))),
        Optional.empty());
  }

  private static Row row(String test, String measure, String unit, Double one, Double other) {
    return new Row(
        test,
        "workload",
        Map.of("size", "1GiB"),
        measure,
        unit,
        "mean",
        List.of(
            new Cell(
                "DS923",
                one,
                5,
                1,
                1,
                measure.equals("throughput") ? 2 : 0,
                one,
                one,
                one,
                0.8502940667792519,
                0.007589200881642734,
                new Interval(110.98422046939395, 113.09577953060607),
                ""),
            new Cell(
                "TS464",
                other,
                other == null ? 0 : 1,
                0,
                0,
                0,
                other,
                other,
                other,
                null,
                null,
                null,
                measure.equals("search") ? "the highest value tried; there may be more" : "")));
  }

  private static String golden(String name) {
    return resource(ScoreTablesTest.class, name);
  }

  private static String resource(Class<?> near, String name) {
    try (InputStream stream = near.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
