package io.nasreplay.results.json;

import io.nasreplay.results.compare.Comparison;

/**
 * The machine output of a compare command, in the schema {@value Comparison#SCHEMA}. The schema is
 * the resource {@value #SCHEMA_RESOURCE} next to this class. Stateless and thread-safe.
 */
public final class CompareJson {
  /** The JSON Schema (draft 2020-12) of what is written. */
  public static final String SCHEMA_RESOURCE = "nasreplay-compare-1.schema.json";

  private CompareJson() {}

  /** The comparison as pretty-printed JSON that ends in a line feed. */
  public static String write(Comparison comparison) {
    return JsonMapping.write(comparison);
  }
}
