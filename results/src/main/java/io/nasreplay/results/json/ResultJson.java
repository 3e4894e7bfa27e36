package io.nasreplay.results.json;

import io.nasreplay.results.model.RunResult;

/**
 * {@code result.json}: one run, in the schema {@value RunResult#SCHEMA}. The schema is the resource
 * {@value #SCHEMA_RESOURCE} next to this class. Stateless and thread-safe.
 */
public final class ResultJson {
  /** The JSON Schema (draft 2020-12) of what is written. */
  public static final String SCHEMA_RESOURCE = "nasreplay-result-1.schema.json";

  private ResultJson() {}

  /** The run as pretty-printed JSON that ends in a line feed. */
  public static String write(RunResult result) {
    return JsonMapping.write(result);
  }

  /**
   * The run that {@link #write} wrote.
   *
   * @throws IllegalArgumentException when the text is not such a document; the message names line,
   *     column and what is wrong
   */
  public static RunResult read(String json) {
    return JsonMapping.read(json, RunResult.class);
  }
}
