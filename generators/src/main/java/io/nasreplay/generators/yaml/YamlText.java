package io.nasreplay.generators.yaml;

import io.nasreplay.generators.workload.Mark;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.SourcePosition;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/** The text of a YAML file: decoded, and known line by line for error messages. Immutable. */
public final class YamlText {
  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final Pattern DOCUMENT_START = Pattern.compile("---(?:\\s|$)");

  private final String source;
  private final String kind;
  private final String text;
  private final List<String> lines;

  private YamlText(String source, String kind, String text) {
    this.source = source;
    this.kind = kind;
    this.text = text;
    this.lines = text.lines().toList();
  }

  /**
   * Decodes a file; line ends become LF and a byte order mark is dropped, so that the same workload
   * is the same on every operating system.
   *
   * @param source what messages call the file
   * @param kind what it holds, for messages: workload, suite
   * @throws BadInputException when it is empty or not UTF-8
   */
  public static YamlText of(String source, String kind, byte[] utf8) {
    String decoded = decode(source, kind, utf8);
    String unmarked = decoded.indexOf(BYTE_ORDER_MARK) == 0 ? decoded.substring(1) : decoded;
    YamlText text = new YamlText(source, kind, unmarked.replace("\r\n", "\n"));
    if (text.text.isBlank()) {
      throw new BadInputException(
          SourcePosition.whole(source), "the file is empty; a " + kind + " is required");
    }
    return text;
  }

  /** What messages call the file. */
  String source() {
    return source;
  }

  /** What the file holds, for messages. */
  String kind() {
    return kind;
  }

  /** The characters, with line ends as LF. */
  public String text() {
    return text;
  }

  /** The mark of a line and column, both counted from 0. */
  Mark mark(int lineIndex, int columnIndex) {
    String line = lineIndex < lines.size() ? lines.get(lineIndex) : "";
    return new Mark(new SourcePosition(source, lineIndex + 1L, columnIndex + 1L), line);
  }

  /** The mark of a character, counted from 0. */
  Mark markOfCharacter(int index) {
    String before = text.substring(0, Math.min(index, text.length()));
    int line = (int) before.chars().filter(c -> c == '\n').count();
    return mark(line, before.length() - (before.lastIndexOf('\n') + 1));
  }

  /** The mark of the last marker of a document's start, {@code ---}, up to a line. */
  Mark markOfDocument(int lineIndex) {
    int line = Math.min(lineIndex, lines.size() - 1);
    while (line > 0 && !DOCUMENT_START.matcher(lines.get(line)).lookingAt()) {
      line--;
    }
    return mark(line, 0);
  }

  private static String decode(String source, String kind, byte[] utf8) {
    ByteBuffer bytes = ByteBuffer.wrap(utf8);
    CharBuffer characters = CharBuffer.allocate(utf8.length + 1);
    CoderResult result =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .decode(bytes, characters, true);
    String decoded = characters.flip().toString();
    if (result.isError()) {
      throw new YamlText(source, kind, decoded + "\uFFFD")
          .markOfCharacter(decoded.length())
          .error("the bytes from here on are not UTF-8; a " + kind + " is UTF-8 text");
    }
    return decoded;
  }
}
