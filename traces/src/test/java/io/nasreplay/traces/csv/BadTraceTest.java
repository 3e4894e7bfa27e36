package io.nasreplay.traces.csv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.nasreplay.traces.TraceText;
import io.nasreplay.traces.format.BadInputException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadTraceTest {
  private static final String FIRST = "# nasreplay-trace: 1\n";
  private static final String COLUMNS = "stream,op,path,length,offset,count,stride,flags,expect\n";
  private static final String NUMBER_TO_MAX =
      "; allowed: a whole number from 0 to 9223372036854775807";

  @Test
  void unknownColumnIsNamedWithWhatWasMeant() {
    assertMessage(
        FIRST + "stream,op,path,ofset\n",
        """
        t.csv:2:16: unknown column "ofset"; did you mean "offset"? allowed: stream, op, path, to, \
        flags, offset, length, count, stride, at_us, period_us, took_us, expect
            stream,op,path,ofset
                           ^""");
  }

  @Test
  void columnThatStandsTwiceIsRefused() {
    assertMessage(
        FIRST + "stream,op,path,op\n",
        """
        t.csv:2:16: column "op" stands twice; allowed: each column once
            stream,op,path,op
                           ^""");
  }

  @Test
  void missingColumnIsNamed() {
    assertProblem(FIRST + "stream,op\n", 2, 1, "column \"path\" is missing; needed: op and path");
    assertProblem(FIRST + "op,path\nread,a\n", 3, 1, "stream is missing; read needs it");
    assertProblem(FIRST + "stream,op,path\n0,read,a\n", 3, 1, "length is missing; read needs it");
  }

  @Test
  void unknownOpIsNamedWithWhatWasMeant() {
    assertMessage(
        FIRST + "stream,op,path\n0,raed,a\n",
        """
        t.csv:3:3: unknown op "raed"; did you mean "read"? allowed: dir, file, stream, open, close, \
        read, write, flush, truncate, mkdir, rmdir, delete, rename, stat, list, copy, barrier
            0,raed,a
              ^""");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0,open,a,,,,,x,       | 14 | flags are \"x\"; allowed: r, w or rw, then any of +create",
        "0,open,a,,,,,w+creat, | 14 | flags are \"w+creat\"; allowed",
        "0,open,a,,,,,r+create,| 14 | flags are \"r+create\"; allowed with r: no option",
        "0,open,a,,,,,,        |  14 | flags is missing; open needs it",
        "0,stat,a,,,,,r,       | 14 | flags is \"r\"; stat takes no flags",
        "0,stat,a,,,,,,ENOEN   | 15 | unknown error in expect \"ENOEN\"; did you mean \"ENOENT\"?",
        "0,rename,a,,,,,,      |  1 | to is missing; rename needs it",
        "0,barrier,a,,,,,,     | 11 | path is \"a\"; barrier takes no path",
        "0,open,a,,,2,,r,      | 12 | count is 2 for open; allowed: 1 (only read and write repeat)",
        "0,read,a,1073741825,,,,, | 10 | length is 1073741825; allowed: 0 to 1073741824",
        "0,read,a,8,0,3,-8,,   | 12 | offset of the last repeat is -16; allowed: 0 or more",
        "0,read,a,8,9223372036854775800,,,, | 12 | reach beyond 2^63 - 1 bytes",
        "0,read,a,8,,0,,,      | 13 | count is \"0\"; allowed: a whole number from 1 to",
        "65536,read,a,8,,,,,   | 1 | stream is \"65536\"; allowed: a whole number from 0 to 65535",
        ",read,a,8,,,,,        |  1 | stream is missing; read needs it",
        "0,dir,d,,,,,,         |  1 | stream is \"0\"; dir takes no stream",
        "0,stream,p,,,1025,,,  | 14 | count is \"1025\"; allowed: a whole number from 1 to 1024",
        "0,stream,,,,,,,       | 10 | path (stream name) is empty",
        ",file,f,,,,,,         |  9 | length is missing; file needs it"
      })
  void valueThatItsRowCannotHaveIsShownWithItsPlace(String row, int column, String problem) {
    assertProblem(FIRST + COLUMNS + row + "\n", 3, column, problem);
  }

  @ParameterizedTest
  @CsvSource({
    "-1",
    "9223372036854775808",
    "99999999999999999999999",
    "1e3",
    "4k",
    "+1",
    "١",
    "0x1",
    "-",
    "'1 '"
  })
  void numberThatIsNoneIsRefused(String text) {
    assertProblem(
        FIRST + COLUMNS + "0,read,a," + text + ",,,,,\n",
        3,
        10,
        "length is \"" + text + "\"" + NUMBER_TO_MAX);
    assertProblem(
        FIRST + COLUMNS + "0,read,a,1," + text + ",,,,\n",
        3,
        12,
        "offset is \"" + text + "\"" + NUMBER_TO_MAX);
  }

  @Test
  void largestNumbersAreRead() throws IOException {
    assertThat(TraceText.readAll(FIRST + COLUMNS + ",file,a,9223372036854775807,,,,,\n"))
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/etc/passwd | allowed: a relative path, without a leading \"/\"",
        "../a        | allowed: no \".\" or \"..\" component",
        "a/../b      | allowed: no \".\" or \"..\" component",
        "a/.         | allowed: no \".\" or \"..\" component",
        "a//b        | allowed: no empty component",
        "a/          | allowed: no empty component"
      })
  void pathThatLeavesTheTraceIsRefused(String path, String allowed) {
    assertProblem(
        FIRST + COLUMNS + ",file," + path + ",1,,,,,\n",
        3,
        7,
        "path is \"" + path + "\"; " + allowed);
  }

  @Test
  void nulInPathIsRefused() {
    assertProblem(
        FIRST + COLUMNS + ",file,a\0b,1,,,,,\n",
        3,
        7,
        "path contains NUL at character 2; NUL is not allowed");
  }

  @Test
  void operationOnUndeclaredFileIsRefused() {
    assertMessage(
        FIRST + COLUMNS + ",file,b,1,,,,,\n0,read,\"a\",1,,,,,\n",
        """
        t.csv:4:8: path "a" is undeclared: read needs it to exist; allowed: a path that is set up (a \
        dir or file row, files: of a workload) or that an earlier operation makes (open with \
        +create, mkdir), or an error in expect
            0,read,"a",1,,,,,
                   ^""");
  }

  @Test
  void rowWithTooManyOrTooFewFieldsIsRefused() {
    assertProblem(
        FIRST + "stream,op,path\n0,stat\n",
        3,
        7,
        "the row has 2 fields; allowed: 3, as in the header row");
    assertProblem(FIRST + "stream,op,path\n0,stat,a,b\n", 3, 10, "the row has 4 fields");
    assertProblem(FIRST + "stream,op,path\n\n", 3, 1, "the row has 1 field;");
  }

  @Test
  void commentAfterTheHeaderRowIsRefused() {
    assertProblem(FIRST + COLUMNS + "# remark\n", 3, 1, "comment line after the header row");
  }

  @Test
  void emptyFileIsRefused() {
    assertMessage(
        "",
        "t.csv: the file is empty; allowed: a trace, whose first line is \"# nasreplay-trace: 1\"");
  }

  @Test
  void fileWithoutHeaderRowIsRefused() {
    assertProblem(FIRST, 1, 0, "the trace ends before its header row");
  }

  @Test
  void anotherFirstLineIsRefused() {
    assertProblem(
        "stream,op\n", 1, 1, "not a trace; allowed as first line: \"# nasreplay-trace: 1\"");
    assertProblem("# name: x\n" + FIRST, 1, 1, "not a trace");
  }

  @Test
  void unknownVersionIsRefused() {
    assertProblem("# nasreplay-trace: 2\n", 1, 19, "trace format version is \"2\"; allowed: 1");
  }

  @Test
  void metadataGivenTwiceIsRefused() {
    assertProblem(FIRST + "# a: 1\n# a: 2\n", 3, 3, "metadata \"a\" is given twice");
    assertProblem(FIRST + FIRST, 2, 3, "metadata \"nasreplay-trace\" is given twice");
  }

  @Test
  void lastLineWithoutLineEndIsCutOff() {
    assertProblem(
        FIRST + COLUMNS + ",file,a,1048576,,,,,\n0,read,a,10",
        4,
        12,
        "the last line is cut off: it has no line end");
    assertProblem(FIRST + "stream,op,pa", 2, 13, "the last line is cut off");
  }

  @Test
  void quotesThatDoNotMatchAreRefused() {
    assertProblem(
        FIRST + COLUMNS + ",file,a,1,,,,,\n0,stat,\"a,,,,,,\n",
        4,
        8,
        "a quoted field is not closed, or text follows its closing quote");
    assertProblem(FIRST + COLUMNS + "0,stat,\"a\"b,,,,,,\n", 3, 8, "a quoted field is not closed");
  }

  @Test
  void rowThatNeverEndsIsRefusedBeforeItFillsTheMemory() {
    assertProblem(
        FIRST + COLUMNS + "0,stat,\"" + "a\n".repeat(1_000_000),
        3,
        8,
        "a row is longer than 65536 characters, or a quote is not closed");
    assertProblem("# " + "a".repeat(1_000_000), 1, 1, "a row is longer than 65536 characters");
  }

  @Test
  void errorAfterLineBreakInQuotesNamesTheRealLine() {
    assertMessage(
        FIRST + COLUMNS + ",file,\"two\nlines\",x,,,,,\n",
        """
        t.csv:4:8: length is "x"; allowed: a whole number from 0 to 9223372036854775807
            lines",x,,,,,
                   ^""");
  }

  @Test
  void bytesThatAreNotUtf8AreNamedWithTheirPlace() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write((FIRST + COLUMNS + ",file,é").getBytes(StandardCharsets.UTF_8));
    bytes.write(0xE9);
    bytes.write(",1,,,,,\n".getBytes(StandardCharsets.UTF_8));

    assertThatThrownBy(() -> TraceText.readAll(bytes.toByteArray()))
        .isInstanceOf(BadInputException.class)
        .hasMessage(
            "t.csv:3:8: byte "
                + (FIRST.length() + COLUMNS.length() + 9)
                + " of the text (0xe9) is not UTF-8; allowed: a text in UTF-8\n    ,file,é\n"
                + "           ^");
  }

  @Test
  void errorFarInsideALongTraceNamesItsLine() {
    StringBuilder text = new StringBuilder(FIRST + COLUMNS + ",file,a,1,,,,,\n");
    for (int i = 0; i < 50_000; i++) {
      text.append("0,read,a,1,").append(i).append(",,,,\n");
    }
    text.append("0,read,a,1,-5,,,,\n");

    assertProblem(text.toString(), 50_004, 12, "offset is \"-5\"" + NUMBER_TO_MAX);
    assertThat(catchBad(text.toString()).getMessage()).contains("\n    0,read,a,1,-5,,,,\n");
  }

  private static void assertProblem(String text, long line, long column, String problem) {
    BadInputException error = catchBad(text);
    assertThat(error.problem()).contains(problem);
    assertThat(error.position().line()).isEqualTo(line);
    assertThat(error.position().column()).isEqualTo(column);
  }

  private static void assertMessage(String text, String message) {
    assertThat(catchBad(text)).hasMessage(message);
  }

  private static BadInputException catchBad(String text) {
    return catchThrowableOfType(BadInputException.class, () -> TraceText.readAll(text));
  }
}
