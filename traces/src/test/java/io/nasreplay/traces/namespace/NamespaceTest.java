package io.nasreplay.traces.namespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.TraceText;
import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.format.TraceSource;
import io.nasreplay.traces.model.TracePath;
import io.nasreplay.traces.model.TraceRow;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows are given in short form, separated by {@code ;} with blanks between op, path and so on. */
class NamespaceTest {
  private static final String COLUMNS = "stream,op,path,to,flags,offset,length,expect";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dir d; file d/f 5; 0 read d/f 0 1; 0 list d",
        "file d/e/f 5; 0 stat d/e; 0 mkdir d/e/g; 0 rmdir d/e/g",
        "file d/f 5; dir d",
        "file a 1; 0 open a r; 1 open a rw; 0 close a; 1 write a 0 5; 1 close a",
        "file a 1; 0 read a 0 1; 0 write a 0 1; 0 close a",
        "file a 1; 0 open a r; 0 open a w; 0 write a 0 1; 0 close a; 0 read a 0 1",
        "0 open new w+create; 0 write new 0 5; 0 close new; 1 read new 0 5",
        "file a 1; 0 open a rw; 0 rename a b; 0 write b 0 1; 0 close b",
        "file d/a 1; 0 open d/a rw; 1 rename d e; 0 write e/a 0 1; 0 close e/a",
        "file a 1; 0 open a rw; 1 delete a; 0 write a 0 1; 0 close a",
        "file a 1; 0 open a r; 0 delete a; 0 open a w+new; 0 close a; 0 close a",
        "file a 1; 0 open a r; 0 delete a; 0 open a w+new; 0 delete a; 0 close a; 0 close a",
        "file a 1; file b 2; 0 rename a b; 0 read b 0 1; 0 open a w+create",
        "file a 1; 0 copy a b; 0 delete a; 0 copy b a; 0 rename a a",
        "dir d; 0 rename d e; 0 mkdir d; 0 rmdir e",
        "0 stat none ENOENT; 0 mkdir x/y ENOENT; 0 open none r ENOENT; 0 close none EBADF",
        "file a 1; 0 open a w+new EEXIST; 0 delete a; 0 delete a ENOENT",
        "file a 1; 0 flush a; 0 truncate a 9; 0 open a r; 0 flush a",
        "0 barrier; 1 barrier; 0 mkdir d; 0 barrier"
      })
  void traceThatCanBeReplayedIsAccepted(String rows) throws IOException {
    assertThat(readAll(rows)).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 mkdir d; file f 1        | dir, file or stream row after an operation",
        "0 barrier; 0 stream p      | dir, file or stream row after an operation",
        "0 stat x ENOENT; dir d     | dir, file or stream row after an operation",
        "file a 1; file a 1         | path \"a\" is set up twice",
        "dir a; dir a               | path \"a\" is set up twice",
        "0 stream p; 0 stream q     | stream 0 has two stream rows",
        "dir a; file a 1            | path \"a\" is both a file and a directory",
        "file a 1; dir a            | path \"a\" is both a file and a directory",
        "file a 1; file a/b 1       | path \"a\" is both a file and a directory",
        "file a/b 1; file a 1       | path \"a\" is both a file and a directory",
        "0 read a 0 1               | path \"a\" is undeclared: read needs it to exist",
        "0 write a 0 1              | path \"a\" is undeclared: write needs it to exist",
        "0 open a r                 | path \"a\" is undeclared: open needs it to exist",
        "0 open a w+truncate        | path \"a\" is undeclared: open needs it to exist",
        "0 delete a                 | path \"a\" is undeclared",
        "0 rename a b               | path \"a\" is undeclared",
        "0 list a                   | path \"a\" is undeclared",
        "file a 1; 0 delete a; 0 stat a             | path \"a\" is undeclared",
        "file a 1; 0 rename a b; 0 stat a           | path \"a\" is undeclared",
        "file d/a 1; 0 rename d e; 0 stat d/a       | path \"d/a\" is undeclared",
        "file a 1; 0 delete a ENOENT; 0 mkdir a     | mkdir makes \"a\", which exists",
        "0 open a w+create ENOSPC; 0 write a 0 1    | path \"a\" is undeclared",
        "file a 1; 0 open a r EACCES; 0 close a     | close of \"a\", which stream 0 has not open",
        "dir d; 0 read d 0 1        | read of the directory \"d\"; allowed: a file",
        "dir d; 0 write d 0 1       | write of the directory \"d\"",
        "dir d; 0 flush d           | flush of the directory \"d\"",
        "dir d; 0 truncate d 1      | truncate of the directory \"d\"",
        "dir d; 0 open d r          | open of the directory \"d\"",
        "dir d; 0 open d w+create   | open of the directory \"d\"",
        "dir d; 0 delete d          | delete of the directory \"d\"",
        "dir d; 0 copy d e          | copy of the directory \"d\"",
        "file a 1; 0 rmdir a        | rmdir of the file \"a\"; allowed: a directory",
        "file a 1; 0 list a         | list of the file \"a\"",
        "file d/a 1; 0 rmdir d      | rmdir of \"d\", which is not empty",
        "file a 1; 0 close a        | close of \"a\", which stream 0 has not open",
        "file a 1; 1 open a r; 0 close a                | which stream 0 has not open",
        "file a 1; 0 open a r; 0 close a; 0 close a     | which stream 0 has not open",
        "file a 1; 0 open a r; 0 rename a b; 0 close a  | which stream 0 has not open",
        "file a 1; 0 read a 0 1; 0 delete a; 0 close a  | which stream 0 has not open",
        "file a 1; 0 open a r; 1 delete a; 1 read a 0 1 | path \"a\" is undeclared",
        "file a 1; 0 open a r; 0 write a 0 1 | write of \"a\", which stream 0 opened last with flags r",
        "file a 1; 0 open a w; 0 read a 0 1  | read of \"a\", which stream 0 opened last with flags w",
        "file a 1; 0 open a r; 0 truncate a 0| truncate of \"a\", which stream 0 opened last with",
        "file a 1; 0 open a w+new   | open makes \"a\", which exists",
        "0 mkdir x/y                | path is \"x/y\", but \"x\" does not exist",
        "file a 1; 0 mkdir a/b      | path is \"a/b\", but \"a\" is a file",
        "0 open x/y w+create        | path is \"x/y\", but \"x\" does not exist",
        "file a 1; 0 rename a x/b   | to is \"x/b\", but \"x\" does not exist",
        "file a 1; 0 copy a x/b     | to is \"x/b\", but \"x\" does not exist",
        "file a 1; 0 copy a a       | the copied file itself",
        "dir d; 0 rename d d/e      | inside the renamed directory",
        "dir d; 0 rename d d/e/f    | to is \"d/e/f\", but \"d/e\" does not exist",
        "dir d; file a 1; 0 rename a d | rename makes \"d\", which exists and cannot be replaced",
        "dir d; file a 1; 0 rename d a | rename makes \"a\", which exists and cannot be replaced",
        "dir d; file a 1; 0 copy a d   | copy makes \"d\", which exists and cannot be replaced",
        "file a 9223372036854775807; file b 1 | takes the file set beyond 2^63 - 1 bytes",
        "file a 9223372036854775807; 0 copy a b | takes all files together beyond 2^63 - 1 bytes"
      })
  void traceThatCannotBeReplayedIsRefusedAtTheLastRow(String rows, String problem) {
    int line = rows.split(";").length + 2;
    assertThatThrownBy(() -> readAll(rows))
        .isInstanceOfSatisfying(
            BadInputException.class,
            error -> {
              assertThat(error.problem()).contains(problem).contains("allowed: ");
              assertThat(error.position().line()).isEqualTo(line);
              assertThat(error.position().column()).isPositive();
            });
  }

  @Test
  void sizesFollowWritesTruncatesCopiesAndAppends() throws IOException {
    Namespace namespace =
        applied(
            "file a 100; file b 7; 0 write a 50 10; 0 write a 190 10; 0 truncate b 1000; 0 copy a c;"
                + " 0 open a w+append; 0 write a 0 5; 0 open b w+truncate; 0 mkdir d; 0 rename c b");

    assertThat(sizeOf(namespace, "a")).isEqualTo(205);
    assertThat(sizeOf(namespace, "b")).isEqualTo(200);
    assertThat(namespace.totalBytes()).isEqualTo(405);
    assertThat(namespace.files()).isEqualTo(2);
    assertThat(namespace.directories()).isEqualTo(1);
    assertThat(namespace.find(new TracePath("c"))).isEmpty();
  }

  private static long sizeOf(Namespace namespace, String path) {
    return namespace.find(new TracePath(path)).orElseThrow().lengthBytes();
  }

  private static Namespace applied(String rows) throws IOException {
    Namespace namespace = new Namespace();
    try (TraceReader reader = source(rows).open()) {
      for (TraceRow row = reader.next(); row != null; row = reader.next()) {
        namespace.apply(row);
      }
    }
    return namespace;
  }

  private static long readAll(String rows) throws IOException {
    long count = 0;
    try (TraceReader reader = source(rows).open()) {
      while (reader.next() != null) {
        count++;
      }
    }
    return count;
  }

  private static TraceSource source(String rows) {
    StringBuilder text = new StringBuilder();
    for (String row : rows.split(";")) {
      text.append(full(row.strip().split(" "))).append('\n');
    }
    return TraceText.source("# nasreplay-trace: 1\n" + COLUMNS + "\n" + text);
  }

  private static String full(String[] words) {
    return switch (words[0]) {
      case "dir" -> ",dir," + words[1] + ",,,,,";
      case "file" -> ",file," + words[1] + ",,,," + words[2] + ",";
      default -> operation(words);
    };
  }

  private static String operation(String[] words) {
    int own =
        switch (words[1]) {
          case "read", "write" -> 5;
          case "open", "rename", "copy", "truncate" -> 4;
          case "barrier" -> 2;
          default -> 3;
        };
    String expect = words.length > own ? words[own] : "";
    String start = words[0] + "," + words[1] + ",";
    return switch (words[1]) {
      case "barrier" -> start + ",,,,," + expect;
      case "read", "write" -> start + words[2] + ",,," + words[3] + "," + words[4] + "," + expect;
      case "open" -> start + words[2] + ",," + words[3] + ",,," + expect;
      case "rename", "copy" -> start + words[2] + "," + words[3] + ",,,," + expect;
      case "truncate" -> start + words[2] + ",,,," + words[3] + "," + expect;
      default -> start + words[2] + ",,,,," + expect;
    };
  }
}
