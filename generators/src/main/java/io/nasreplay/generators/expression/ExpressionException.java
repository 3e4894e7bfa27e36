package io.nasreplay.generators.expression;

/**
 * A value of a workload is wrong. The message says what is wrong and what is allowed; the position
 * is added by whoever read the text.
 */
public final class ExpressionException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String problem;
  private final int offset;

  /** A problem of a whole text. */
  public ExpressionException(String problem) {
    this(problem, 0);
  }

  /**
   * A problem at a place in a text.
   *
   * @param problem what is wrong and what is allowed
   * @param offset where, in characters from the start of the text, 0 or more
   */
  public ExpressionException(String problem, int offset) {
    super(problem);
    this.problem = problem;
    this.offset = offset;
  }

  /** What is wrong and what is allowed: the message. */
  public String problem() {
    return problem;
  }

  /** Where in the text it is, in characters from its start. */
  public int offset() {
    return offset;
  }

  ExpressionException shifted(int characters) {
    return new ExpressionException(problem, offset + characters);
  }
}
