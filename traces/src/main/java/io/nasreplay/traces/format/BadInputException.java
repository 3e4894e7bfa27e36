package io.nasreplay.traces.format;

/**
 * The user's input is wrong: a trace, a workload, a parameter. Its message is ready to be shown:
 * the position, what is wrong and what is allowed, then the offending line with a caret.
 */
public final class BadInputException extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private static final int EXCERPT_CHARACTERS = 120;

  private final transient SourcePosition position;
  private final String problem;

  /**
   * An error at a position.
   *
   * @param position where
   * @param problem what is wrong and what is allowed, one sentence
   * @param line the text of the offending line; empty when there is none to show
   */
  public BadInputException(SourcePosition position, String problem, String line) {
    super(position + ": " + problem + excerpt(position, line));
    this.position = position;
    this.problem = problem;
  }

  /** An error without an excerpt. */
  public BadInputException(SourcePosition position, String problem) {
    this(position, problem, "");
  }

  /** Where it is. */
  public SourcePosition position() {
    return position;
  }

  /** What is wrong, without position and excerpt. */
  public String problem() {
    return problem;
  }

  private static String excerpt(SourcePosition position, String line) {
    if (line.isEmpty()) {
      return "";
    }
    int column = (int) Math.min(Math.max(position.column(), 1), line.length() + 1L);
    int from = Math.max(0, column - 1 - EXCERPT_CHARACTERS / 2);
    int to = Math.min(line.length(), from + EXCERPT_CHARACTERS);
    String shown = printable(line.substring(from, to));
    String caret = position.column() == 0 ? "" : "\n    " + " ".repeat(column - 1 - from) + "^";
    return "\n    " + shown + caret;
  }

  private static String printable(String text) {
    StringBuilder shown = new StringBuilder(text.length());
    text.chars().forEach(c -> shown.append(Character.isISOControl(c) ? '\uFFFD' : (char) c));
    return shown.toString();
  }
}
