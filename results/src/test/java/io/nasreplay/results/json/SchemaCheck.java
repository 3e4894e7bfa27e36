package io.nasreplay.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The shipped schemas, and a validator that is not ours. */
public final class SchemaCheck {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(
          SpecificationVersion.DRAFT_2020_12,
          builder ->
              builder.schemas(
                  Map.of(
                      "urn:nasreplay:schema:nasreplay-result-1",
                      text(ResultJson.SCHEMA_RESOURCE),
                      "urn:nasreplay:schema:nasreplay-run-1",
                      text(RunJson.SCHEMA_RESOURCE),
                      "urn:nasreplay:schema:nasreplay-check-1",
                      text(CheckJson.SCHEMA_RESOURCE),
                      "urn:nasreplay:schema:nasreplay-compare-1",
                      text(CompareJson.SCHEMA_RESOURCE))));

  private SchemaCheck() {}

  /** What is wrong with a document, in words. */
  public static List<String> problems(String schemaName, String json) {
    Schema schema = REGISTRY.getSchema(SchemaLocation.of("urn:nasreplay:schema:" + schemaName));
    return schema
        .validate(
            json,
            InputFormat.JSON,
            context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)))
        .stream()
        .map(Object::toString)
        .toList();
  }

  static String text(String resource) {
    try (InputStream in = ResultJson.class.getResourceAsStream(resource)) {
      assertThat(in).as(resource).isNotNull();
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
