package io.nasreplay.results.json;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file of a result is broken, or is something else. Its message is ready to be shown: the path,
 * line and column where they are known, what is wrong and what is allowed.
 */
public final class UnreadableResultException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Path path;
  private final int line;
  private final int column;
  private final String problem;

  /**
   * An error at a position.
   *
   * @param path the file
   * @param line from 1; 0 when there is none
   * @param column from 1; 0 when there is none
   * @param problem what is wrong and what is allowed
   * @param cause what told it; null for this program itself
   */
  public UnreadableResultException(
      Path path, int line, int column, String problem, @Nullable Throwable cause) {
    super(position(path, line, column) + problem, cause);
    this.path = path;
    this.line = line;
    this.column = column;
    this.problem = problem;
  }

  /** An error of the whole file. */
  public UnreadableResultException(Path path, String problem, @Nullable Throwable cause) {
    this(path, 0, 0, problem, cause);
  }

  /** The file. */
  public Path path() {
    return path;
  }

  /** The line, from 1; 0 when there is none. */
  public int line() {
    return line;
  }

  /** The column, from 1; 0 when there is none. */
  public int column() {
    return column;
  }

  /** What is wrong, without the position. */
  public String problem() {
    return problem;
  }

  private static String position(Path path, int line, int column) {
    return path + (line > 0 ? ":" + line + ":" + column : "") + ": ";
  }
}
