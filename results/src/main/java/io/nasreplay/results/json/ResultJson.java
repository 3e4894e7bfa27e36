package io.nasreplay.results.json;

import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

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

  /**
   * The run that a file holds. Reading is strict: every member of the schema must be there, and no
   * other. Members never change within a version of the schema, so that a file with other members
   * was written by a version with another schema, or damaged.
   *
   * @throws UnreadableResultException when the file holds no such document
   * @throws IOException when it cannot be read
   */
  public static RunResult read(Path file) throws IOException {
    try {
      return JsonMapping.read(file, Files.readString(file), RunResult.class, RunResult.SCHEMA);
    } catch (CharacterCodingException e) {
      throw new UnreadableResultException(file, "it is no text in UTF-8", e);
    }
  }
}
