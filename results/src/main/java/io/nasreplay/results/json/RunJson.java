package io.nasreplay.results.json;

import io.nasreplay.results.model.RunResult;
import io.nasreplay.results.model.RunSummary;
import java.util.List;
import java.util.Optional;

/**
 * The machine output of a run command: all results and their summary in one document. The schema is
 * the resource {@value #SCHEMA_RESOURCE} next to this class.
 *
 * @param schema the schema of the document, {@value #SCHEMA}
 * @param results every run, in the order in which they ran
 * @param summary one entry per trace, in order of appearance
 * @param error what kept the command from doing all it was asked for; empty when nothing did
 */
public record RunJson(
    String schema, List<RunResult> results, List<RunSummary> summary, Optional<Problem> error) {
  /** The value of {@code schema}. */
  public static final String SCHEMA = "nasreplay-run/1";

  /** The JSON Schema (draft 2020-12) of what is written. */
  public static final String SCHEMA_RESOURCE = "nasreplay-run-1.schema.json";

  /**
   * What kept the command from doing all it was asked for.
   *
   * @param kind "bad-input", "environment", "interrupted" or "defect"
   * @param exitCode the command's exit code
   * @param message for the user
   */
  public record Problem(String kind, int exitCode, String message) {}

  public RunJson {
    if (!schema.equals(SCHEMA)) {
      throw new IllegalArgumentException("schema is \"" + schema + "\"; allowed: " + SCHEMA);
    }
    results = List.copyOf(results);
    summary = List.copyOf(summary);
  }

  /** The document as pretty-printed JSON that ends in a line feed. */
  public static String write(
      List<RunResult> results, List<RunSummary> summary, Optional<Problem> error) {
    return JsonMapping.write(new RunJson(SCHEMA, results, summary, error));
  }

  /**
   * The document that {@link #write} wrote.
   *
   * @throws IllegalArgumentException when the text is not such a document; the message names line,
   *     column and what is wrong
   */
  public static RunJson read(String json) {
    return JsonMapping.read(json, RunJson.class);
  }
}
