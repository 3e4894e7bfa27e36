package io.nasreplay.traces.strace;

import io.nasreplay.traces.model.ErrorCode;
import io.nasreplay.traces.model.OperationRow;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * One call that has returned: its name, arguments and what came of it, as places in the bytes of
 * its line. Used again for each line. Not thread-safe.
 */
final class Call {
  private static final int MAX_ARGUMENTS = 16;

  /** Positions of arguments; those behind the last that fits are of no call that is of interest. */
  private final int[] starts = new int[MAX_ARGUMENTS];

  private final int[] ends = new int[MAX_ARGUMENTS];

  private byte[] bytes = new byte[0];
  private int limit;
  private int at;
  private int nameStart;
  private int nameEnd;
  private int arguments;
  private long result;
  private boolean failed;
  private @Nullable ErrorCode error;
  private int resultPathStart;
  private int resultPathEnd;
  private long tookMicros;
  private boolean unknownResult;

  /**
   * Takes a call apart.
   *
   * @return false when it is not a call that has returned: its bytes are cut off, or its result is
   *     unknown
   */
  boolean parse(byte[] newBytes, int start, int end) {
    unknownResult = false;
    bytes = newBytes;
    limit = end;
    at = start;
    return parseName() && parseArguments() && parseResult();
  }

  private boolean parseName() {
    nameStart = at;
    while (at < limit && bytes[at] != '(') {
      at++;
    }
    nameEnd = at++;
    return nameEnd > nameStart && at <= limit;
  }

  /** Up to the bracket that closes the call, outside of texts, paths and structures. */
  private boolean parseArguments() {
    arguments = 0;
    int depth = 0;
    int start = skipBlanks(at);
    at = start;
    while (at < limit) {
      byte c = bytes[at];
      if (c == '"') {
        at = endOfText(at);
        continue;
      }
      if (c == '<') {
        at = endOfPath(at);
        continue;
      }
      if (c == '(' || c == '[' || c == '{') {
        depth++;
      } else if (depth > 0 && (c == ')' || c == ']' || c == '}')) {
        depth--;
      } else if (depth == 0 && (c == ',' || c == ')')) {
        addArgument(start, at);
        start = skipBlanks(at + 1);
        if (c == ')') {
          at++;
          return true;
        }
      }
      at++;
    }
    return false;
  }

  private void addArgument(int start, int end) {
    int trimmed = end;
    while (trimmed > start && bytes[trimmed - 1] == ' ') {
      trimmed--;
    }
    if (arguments < MAX_ARGUMENTS && trimmed > start) {
      starts[arguments] = start;
      ends[arguments] = trimmed;
      arguments++;
    }
  }

  /** Behind the quote that ends a text. */
  private int endOfText(int quote) {
    int i = quote + 1;
    while (i < limit && bytes[i] != '"') {
      i += bytes[i] == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, limit);
  }

  /** Behind what ends a path in angle brackets, in which strace writes these as numbers. */
  private int endOfPath(int bracket) {
    int i = bracket + 1;
    while (i < limit && bytes[i] != '>') {
      i += bytes[i] == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, limit);
  }

  private int skipBlanks(int from) {
    int i = from;
    while (i < limit && bytes[i] == ' ') {
      i++;
    }
    return i;
  }

  /**
   * {@code = 5</path> <0.000410>} or {@code = -1 ENOENT (No such file or directory) <0.000150>}.
   */
  private boolean parseResult() {
    at = skipBlanks(at);
    if (at >= limit || bytes[at] != '=') {
      return false;
    }
    at = skipBlanks(at + 1);
    // A call that a signal interrupts is made again: it shows as "?" or as one that restarts.
    unknownResult = at < limit && bytes[at] == '?';
    int start = at;
    boolean negative = at < limit && bytes[at] == '-';
    at += negative ? 1 : 0;
    result = number();
    if (at == start + (negative ? 1 : 0)) {
      return false;
    }
    result = negative ? -result : result;
    parseError(negative);
    parseResultPath();
    parseDuration();
    return true;
  }

  private long number() {
    if (at + 1 < limit && bytes[at] == '0' && bytes[at + 1] == 'x') {
      at += 2;
      return digits(16);
    }
    return digits(10);
  }

  private long digits(int base) {
    long value = 0;
    while (at < limit && Character.digit(bytes[at], base) >= 0) {
      value = value * base + Character.digit(bytes[at], base);
      at++;
    }
    return value;
  }

  private void parseError(boolean negative) {
    error = null;
    failed = negative;
    int start = skipBlanks(at);
    int end = start;
    while (end < limit && bytes[end] >= 'A' && bytes[end] <= 'Z') {
      end++;
    }
    if (negative && end > start) {
      error = Errors.of(ascii(start, end));
    }
  }

  private void parseResultPath() {
    resultPathStart = at;
    resultPathEnd = at;
    if (!failed && at < limit && bytes[at] == '<') {
      at = endOfPath(at);
      resultPathStart++;
      resultPathEnd = at - 1;
    }
  }

  /** The last thing of the line: seconds in angle brackets. */
  private void parseDuration() {
    tookMicros = OperationRow.NOT_RECORDED;
    int open = limit - 1;
    if (open < at || bytes[open] != '>') {
      return;
    }
    while (open > at && bytes[open] != '<') {
      open--;
    }
    at = open + 1;
    tookMicros = micros();
  }

  /** Seconds with six digits behind the point. */
  private long micros() {
    long seconds = digits(10);
    if (at >= limit || bytes[at] != '.') {
      return OperationRow.NOT_RECORDED;
    }
    int point = at++;
    long fraction = digits(10);
    return at == point + 7 ? seconds * 1_000_000 + fraction : OperationRow.NOT_RECORDED;
  }

  /** The name of the call. */
  String name() {
    return ascii(nameStart, nameEnd);
  }

  /** Whether it ended without a result, as the last call of a process does. */
  boolean isUnknownResult() {
    return unknownResult;
  }

  int arguments() {
    return arguments;
  }

  /** Whether an argument is there. */
  boolean has(int argument) {
    return argument < arguments;
  }

  /** What it returned; an error when {@link #failed}. */
  long result() {
    return result;
  }

  boolean failed() {
    return failed;
  }

  /** The error in which it ended; null when it succeeded. */
  @Nullable ErrorCode error() {
    return failed && error == null ? ErrorCode.EOTHER : error;
  }

  /** How long it took; not recorded without {@code -T}. */
  long tookMicros() {
    return tookMicros;
  }

  /** The path of the descriptor that it returned; null without {@code -y}. */
  @Nullable String resultPath() {
    return resultPathEnd > resultPathStart
        ? Escapes.decoded(bytes, resultPathStart, resultPathEnd)
        : null;
  }

  /** An argument that is a number, also in front of a path; -1 when it is none. */
  long number(int argument) {
    if (!has(argument)) {
      return -1;
    }
    at = starts[argument];
    int digitsFrom = at;
    long value = number();
    return at == digitsFrom ? -1 : value;
  }

  /** A number in square brackets, as of {@code [4096]} and {@code [0] => [4096]}; -1 without. */
  long pointedAt(int argument) {
    if (!has(argument) || bytes[starts[argument]] != '[') {
      return -1;
    }
    at = starts[argument] + 1;
    int from = at;
    long value = number();
    return at == from ? -1 : value;
  }

  /** The path in angle brackets of a descriptor; null when there is none. */
  @Nullable String pathOf(int argument) {
    if (!has(argument)) {
      return null;
    }
    int open = starts[argument];
    while (open < ends[argument] && bytes[open] != '<') {
      open++;
    }
    return open + 1 < ends[argument] ? Escapes.decoded(bytes, open + 1, endOfPath(open) - 1) : null;
  }

  /** A text in quotes; null when the argument is none. */
  @Nullable String text(int argument) {
    if (!has(argument) || bytes[starts[argument]] != '"') {
      return null;
    }
    int start = starts[argument];
    return Escapes.decoded(bytes, start + 1, endOfText(start) - 1);
  }

  /** An argument as it stands there; empty when it is missing. */
  String raw(int argument) {
    return has(argument) ? ascii(starts[argument], ends[argument]) : "";
  }

  /** Whether a descriptor stands for the working directory. */
  boolean isWorkingDirectory(int argument) {
    return raw(argument).startsWith("AT_FDCWD");
  }

  /** Whether a word stands in an argument. */
  boolean mentions(int argument, String word) {
    return raw(argument).contains(word);
  }

  /** The number behind {@code key=} in an argument; -1 when there is none. */
  long field(int argument, String key) {
    String raw = raw(argument);
    int found = raw.indexOf(key + "=");
    if (found < 0) {
      return -1;
    }
    at = starts[argument] + found + key.length() + 1;
    int from = at;
    long value = number();
    return at == from ? -1 : value;
  }

  private String ascii(int start, int end) {
    return new String(bytes, start, end - start, StandardCharsets.ISO_8859_1);
  }

  /** The bytes of a call that has begun and not returned, for {@link #parse} with the rest. */
  static byte[] joined(byte[] begun, byte[] bytes, int start, int end) {
    byte[] whole = Arrays.copyOf(begun, begun.length + end - start);
    System.arraycopy(bytes, start, whole, begun.length, end - start);
    return whole;
  }
}
