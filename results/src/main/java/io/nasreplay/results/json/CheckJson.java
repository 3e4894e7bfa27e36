package io.nasreplay.results.json;

import io.nasreplay.results.model.EnvironmentFacts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The machine output of a check command. The schema is the resource {@value #SCHEMA_RESOURCE} next
 * to this class.
 *
 * @param schema the schema of the document, {@value #SCHEMA}
 * @param target the directory that was named
 * @param needs what the run would need of it
 * @param environment what was found, as in a result
 * @param directRefusal why direct I/O cannot be done there; null when it can
 * @param advice what may make a run's figures mean something else than the reader thinks
 * @param remarks what the settings that were found cost or change
 */
public record CheckJson(
    String schema,
    String target,
    Needs needs,
    EnvironmentFacts environment,
    @Nullable String directRefusal,
    List<String> advice,
    List<String> remarks) {
  /** The value of {@code schema}. */
  public static final String SCHEMA = "nasreplay-check/1";

  /** The JSON Schema (draft 2020-12) of what is written. */
  public static final String SCHEMA_RESOURCE = "nasreplay-check-1.schema.json";

  /**
   * What the run would need of its target; all 0 when no trace was named.
   *
   * @param bytes space for the file set and what the trace adds to it
   * @param inodes files and directories that it makes
   * @param workingSetBytes distinct bytes that its reads and writes touch
   */
  public record Needs(long bytes, long inodes, long workingSetBytes) {}

  public CheckJson {
    if (!schema.equals(SCHEMA)) {
      throw new IllegalArgumentException("schema is \"" + schema + "\"; allowed: " + SCHEMA);
    }
    advice = List.copyOf(advice);
    remarks = List.copyOf(remarks);
  }

  /** The document as pretty-printed JSON that ends in a line feed. */
  public String write() {
    return JsonMapping.write(this);
  }

  /**
   * The document that {@link #write} wrote.
   *
   * @throws IllegalArgumentException when the text is not such a document; the message names line,
   *     column and what is wrong
   */
  public static CheckJson read(String json) {
    return JsonMapping.read(json, CheckJson.class);
  }
}
