package io.nasreplay.traces.model;

/**
 * A row cannot be part of a trace because of the value in one of its columns. The message holds the
 * column's name, the value and what is allowed. Readers turn it into an error with a position.
 */
public final class InvalidRowException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final Column column;

  /**
   * A problem with one column.
   *
   * @param column the column whose value is wrong or missing
   * @param problem what is wrong and what is allowed, one sentence
   */
  public InvalidRowException(Column column, String problem) {
    super(problem);
    this.column = column;
  }

  /** The column whose value is wrong or missing. */
  public Column column() {
    return column;
  }

  /** What is wrong and what is allowed. */
  public String problem() {
    return String.valueOf(getMessage());
  }
}
