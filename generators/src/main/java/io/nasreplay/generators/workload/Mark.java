package io.nasreplay.generators.workload;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;

/**
 * Where something of a workload stands, with the line's text for error messages.
 *
 * @param position the source, line and column
 * @param line the text of the line; empty when there is none to show
 */
public record Mark(SourcePosition position, String line) {
  /** A mark without a line, for what was not read from a file: a parameter of the command line. */
  public static Mark whole(String source) {
    return new Mark(SourcePosition.whole(source), "");
  }

  /** A place so many characters into the value that stands here. */
  public Mark into(int characters) {
    int index = (int) position.column() - 1;
    boolean quoted = index >= 0 && index < line.length() && "'\"".indexOf(line.charAt(index)) >= 0;
    long column = position.column() + characters + (quoted ? 1 : 0);
    boolean inLine = characters > 0 && column <= line.length();
    return inLine
        ? new Mark(new SourcePosition(position.source(), position.line(), column), line)
        : this;
  }

  /**
   * The error to throw for what stands here; the problem says what is wrong and what is allowed.
   */
  public BadInputException error(String problem) {
    return new BadInputException(position, problem, line);
  }
}
