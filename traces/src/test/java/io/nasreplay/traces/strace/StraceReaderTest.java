package io.nasreplay.traces.strace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.traces.capture.CaptureReader;
import io.nasreplay.traces.capture.CapturedOperation;
import io.nasreplay.traces.capture.Tally;
import io.nasreplay.traces.format.BadInputException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines are made up in the layouts of strace 4 to 6. */
class StraceReaderTest {
  private static final String OPEN =
      "700 1700000000.100001 openat(AT_FDCWD</mnt/nas>, \"my dir/a.bin\","
          + " O_RDWR|O_CREAT|O_TRUNC|O_CLOEXEC, 0644) = 5</mnt/nas/my dir/a.bin> <0.000410>\n";

  private List<Tally.Item> dropped = List.of();
  private List<Tally.Item> guessed = List.of();

  @Test
  void eachCallIsAnOperation() throws IOException {
    assertThat(
            read(
                OPEN
                    + "700 1700000000.100500 write(5</mnt/nas/my dir/a.bin>, \"\"..., 65536) = 65536"
                    + " <0.000120>\n"
                    + "700 1700000000.100700 pwrite64(5</mnt/nas/my dir/a.bin>, \"\"..., 4096,"
                    + " 1048576) = 4096 <0.000090>\n"
                    + "700 1700000000.100900 lseek(5</mnt/nas/my dir/a.bin>, 0, SEEK_SET) = 0"
                    + " <0.000008>\n"
                    + "700 1700000000.101000 read(5</mnt/nas/my dir/a.bin>, \"\"..., 32768) = 32768"
                    + " <0.000300>\n"
                    + "700 1700000000.101200 fsync(5</mnt/nas/my dir/a.bin>) = 0 <0.020111>\n"
                    + "700 1700000000.121500 ftruncate(5</mnt/nas/my dir/a.bin>, 131072) = 0"
                    + " <0.000210>\n"
                    + "700 1700000000.121900 close(5</mnt/nas/my dir/a.bin>)         = 0"
                    + " <0.000400>\n"
                    + "700 1700000000.122400 mkdir(\"my dir/sub\", 0777) = 0 <0.000350>\n"
                    + "700 1700000000.122900 rename(\"my dir/a.bin\", \"my dir/sub/c.bin\") = 0"
                    + " <0.000500>\n"
                    + "700 1700000000.123500 newfstatat(AT_FDCWD</mnt/nas>, \"my dir/sub/c.bin\","
                    + " {st_mode=S_IFREG|0644, st_size=131072, ...}, 0) = 0 <0.000200>\n"
                    + "700 1700000000.123700 openat(AT_FDCWD</mnt/nas>, \"my dir\","
                    + " O_RDONLY|O_DIRECTORY) = 7</mnt/nas/my dir> <0.000200>\n"
                    + "700 1700000000.123800 getdents64(7</mnt/nas/my dir>, 0x55d0 /* 4 entries */,"
                    + " 32768) = 112 <0.000310>\n"
                    + "700 1700000000.123900 getdents64(7</mnt/nas/my dir>, 0x55d0 /* 0 entries */,"
                    + " 32768) = 0 <0.000310>\n"
                    + "700 1700000000.124200 openat(AT_FDCWD</mnt/nas>, \"nope\","
                    + " O_RDONLY|O_CLOEXEC) = -1 ENOENT (Datei oder Verzeichnis nicht gefunden)"
                    + " <0.000150>\n"
                    + "700 1700000000.124500 unlink(\"my dir/sub/c.bin\") = 0 <0.000600>\n"
                    + "700 1700000000.125200 +++ exited with 0 +++\n"))
        .containsExactly(
            "0 open /mnt/nas/my dir/a.bin rw+create+truncate",
            "0 write /mnt/nas/my dir/a.bin 0+65536",
            "0 write /mnt/nas/my dir/a.bin 1048576+4096",
            "0 read /mnt/nas/my dir/a.bin 0+32768",
            "0 flush /mnt/nas/my dir/a.bin",
            "0 truncate /mnt/nas/my dir/a.bin 131072",
            "0 close /mnt/nas/my dir/a.bin",
            "0 mkdir /mnt/nas/my dir/sub",
            "0 rename /mnt/nas/my dir/a.bin -> /mnt/nas/my dir/sub/c.bin",
            "0 stat /mnt/nas/my dir/sub/c.bin (131072)",
            "0 list /mnt/nas/my dir",
            "0 open /mnt/nas/nope r ENOENT",
            "0 delete /mnt/nas/my dir/sub/c.bin");
  }

  @Test
  void whatIsInterruptedByAnotherThreadStartsWithItsFirstHalf() throws IOException {
    List<CapturedOperation> operations =
        operations(
            "701 1700000000.101100 pread64(6</mnt/nas/b.bin>, \"\"..., 4096, 8192 <unfinished"
                + " ...>\n"
                + "700 1700000000.101200 fsync(5</mnt/nas/a.bin>) = 0 <0.020111>\n"
                + "701 1700000000.121400 <... pread64 resumed>) = 4096 <0.020290>\n");
    assertThat(operations)
        .extracting(StraceReaderTest::text)
        .last()
        .isEqualTo("0 read /mnt/nas/b.bin 8192+4096");
    assertThat(operations.get(1).atMicros()).isEqualTo(1_700_000_000_101_100L);
    assertThat(operations.get(1).tookMicros()).isEqualTo(20_290);
  }

  @Test
  void bytesAreThoseThatMovedAndTheEndOfTheFileComesShort() throws IOException {
    assertThat(
            read(
                OPEN
                    + "700 1.0 read(5</x>, \"\"..., 4096) = 100\n"
                    + "700 1.0 read(5</x>, \"\", 4096) = 0\n"))
        .endsWith(
            "0 read /mnt/nas/my dir/a.bin 0+100", "0 read /mnt/nas/my dir/a.bin 100+4096 SHORT");
  }

  @Test
  void duplicatesAndChildrenShareAnOffset() throws IOException {
    assertThat(
            read(
                OPEN
                    + "700 1.0 dup(5</mnt/nas/my dir/a.bin>) = 6</mnt/nas/my dir/a.bin>\n"
                    + "700 1.0 write(6</mnt/nas/my dir/a.bin>, \"\"..., 10) = 10\n"
                    + "700 1.0 clone(child_stack=NULL, flags=CLONE_CHILD_CLEARTID|SIGCHLD) = 701\n"
                    + "701 1.0 write(5</mnt/nas/my dir/a.bin>, \"\"..., 20) = 20\n"
                    + "700 1.0 close(5</mnt/nas/my dir/a.bin>) = 0\n"
                    + "700 1.0 write(6</mnt/nas/my dir/a.bin>, \"\"..., 5) = 5\n"
                    + "700 1.0 close(6</mnt/nas/my dir/a.bin>) = 0\n"
                    + "701 1.0 +++ exited with 0 +++\n"))
        .containsExactly(
            "0 open /mnt/nas/my dir/a.bin rw+create+truncate",
            "0 write /mnt/nas/my dir/a.bin 0+10",
            "1 write /mnt/nas/my dir/a.bin 10+20",
            "0 write /mnt/nas/my dir/a.bin 30+5",
            "0 close /mnt/nas/my dir/a.bin");
    assertThat(dropped).extracting(Tally.Item::reason).contains(OpenCalls.DUPLICATE);
    assertThat(guessed).extracting(Tally.Item::reason).contains(OpenCalls.EXIT);
  }

  @Test
  void aChildMayRunBeforeItsParentKnows() throws IOException {
    assertThat(
            read(
                OPEN
                    + "700 1.0 vfork( <unfinished ...>\n"
                    + "701 1.0 read(5</mnt/nas/my dir/a.bin>, \"\"..., 10) = 10\n"
                    + "700 1.0 <... vfork resumed>) = 701\n"
                    + "700 1.0 read(5</mnt/nas/my dir/a.bin>, \"\"..., 10) = 10\n"))
        .endsWith("1 read /mnt/nas/my dir/a.bin 0+10", "0 read /mnt/nas/my dir/a.bin 10+10");
  }

  @Test
  void appendsVectorsAndCopiesMoveTheOffsetToo() throws IOException {
    assertThat(
            read(
                "7 1.0 openat(AT_FDCWD</n>, \"l\", O_WRONLY|O_CREAT|O_APPEND, 0600) = 3</n/l>\n"
                    + "7 1.0 writev(3</n/l>, [{iov_base=\"\"..., iov_len=6},"
                    + " {iov_base=\"\"..., iov_len=4}], 2) = 10\n"
                    + "7 1.0 openat(AT_FDCWD</n>, \"s\", O_RDONLY) = 4</n/s>\n"
                    + "7 1.0 preadv2(4</n/s>, [{iov_base=\"\"..., iov_len=8}], 1, 16, 0) = 8\n"
                    + "7 1.0 sendfile(3</n/l>, 4</n/s>, [0] => [4096], 4096) = 4096\n"
                    + "7 1.0 copy_file_range(4</n/s>, NULL, 3</n/l>, NULL, 100, 0) = 100\n"))
        .containsExactly(
            "0 open /n/l w+create+append",
            "0 write /n/l 0+10",
            "0 open /n/s r",
            "0 read /n/s 16+8",
            "0 read /n/s 0+4096",
            "0 write /n/l 10+4096",
            "0 read /n/s 0+100",
            "0 write /n/l 4106+100");
  }

  @Test
  void namesInOctalWithBlanksQuotesAndBrackets() throws IOException {
    assertThat(
            read(
                "7 1.0 openat(AT_FDCWD</n>, \"\\303\\251 \\\"q\\\" (1) = 2 > <b\", O_RDONLY) ="
                    + " 3</n/\\303\\251 \\\"q\\\" (1) = 2 \\76 \\74b>\n"
                    + "7 1.0 read(3</n/\\303\\251 \\\"q\\\" (1) = 2 \\76 \\74b>, \"\"..., 9) = 9\n"
                    + "7 1.0 stat(\"/n/\\377\\t\", {st_mode=S_IFREG|0644, st_size=3, ...}) = 0\n"))
        .containsExactly(
            "0 open /n/é \"q\" (1) = 2 > <b r",
            "0 read /n/é \"q\" (1) = 2 > <b 0+9",
            "0 stat /n/%FF\t (3)");
  }

  @Test
  void relativeNamesFollowTheWorkingDirectory() throws IOException {
    assertThat(
            read(
                "7 1.0 mkdir(\"nowhere\", 0777) = 0\n"
                    + "7 1.0 chdir(\"/n/d\") = 0\n"
                    + "7 1.0 unlink(\"a\") = 0\n"
                    + "7 1.0 openat(AT_FDCWD</n/d>, \"e\", O_RDONLY|O_DIRECTORY) = 3</n/d/e>\n"
                    + "7 1.0 fchdir(3</n/d/e>) = 0\n"
                    + "7 1.0 rmdir(\"../f\") = 0\n"
                    + "7 1.0 unlinkat(3</n/d/e>, \"g\", 0) = 0\n"
                    + "7 1.0 unlinkat(3</n/d/e>, \"h\", AT_REMOVEDIR) = -1 ENOTEMPTY (Directory"
                    + " not empty)\n"))
        .containsExactly(
            "0 delete /n/d/a",
            "0 rmdir /n/d/e/../f",
            "0 delete /n/d/e/g",
            "0 rmdir /n/d/e/h" + " ENOTEMPTY");
    assertThat(dropped).extracting(Tally.Item::reason).contains(Session.NOWHERE);
  }

  @Test
  void openFilesFollowRenames() throws IOException {
    assertThat(
            read(
                "7 1.0 openat(AT_FDCWD</n>, \"d/a\", O_RDONLY) = 3</n/d/a>\n"
                    + "7 1.0 rename(\"/n/d\", \"/n/e\") = 0\n"
                    + "7 1.0 read(3</n/e/a>, \"\"..., 9) = 9\n"
                    + "7 1.0 unlink(\"/n/e/a\") = 0\n"
                    + "7 1.0 close(3</n/e/a>(deleted)) = 0\n"))
        .endsWith("0 read /n/e/a 0+9", "0 delete /n/e/a", "0 close /n/e/a");
  }

  @Test
  void olderLayoutsAreRead() throws IOException {
    assertThat(
            read(
                "[pid  700] 23:59:59.900000 execve(\"/bin/x\", [\"x\"], [/* 38 vars */]) = 0\n"
                    + "[pid  700] 23:59:59.999000 open(\"/n/a\", O_RDONLY) = 3\n"
                    + "[pid  700] 00:00:00.001000 read(3,  <unfinished ...>\n"
                    + "[pid  701] 00:00:00.001500 --- SIGCHLD {si_signo=SIGCHLD} ---\n"
                    + "[pid  700] 00:00:00.002000 <... read resumed> \"\"..., 4096) = 4096\n"
                    + "[pid  700] 00:00:00.003000 read(3, 0x7f, 4096) = ? ERESTARTSYS (To be"
                    + " restarted)\n"))
        .containsExactly("0 open /n/a r", "0 read /n/a 0+4096");
    assertThat(dropped).extracting(Tally.Item::reason).contains(StraceReader.NOT_RETURNED);
  }

  @Test
  void midnightDoesNotTurnTimeBack() throws IOException {
    List<CapturedOperation> operations =
        operations(
            "7 23:59:59.999000 stat(\"/n/a\", {st_mode=S_IFREG|0644, st_size=1, ...}) = 0\n"
                + "7 00:00:00.001000 stat(\"/n/a\", {st_mode=S_IFREG|0644, st_size=1, ...}) = 0\n");
    assertThat(operations.get(1).atMicros() - operations.get(0).atMicros()).isEqualTo(2_000);
  }

  @Test
  void threadsShareDescriptorsAndProgramsCloseThem() throws IOException {
    assertThat(
            read(
                OPEN
                    + "700 1.0 clone3({flags=CLONE_VM|CLONE_FS|CLONE_FILES|CLONE_THREAD}, 88) ="
                    + " 701\n"
                    + "701 1.0 close(5</mnt/nas/my dir/a.bin>) = 0\n"
                    + "700 1.0 read(5, \"\"..., 4) = -1 EBADF (Bad file descriptor)\n"
                    + OPEN
                    + "700 1.0 execve(\"/bin/x\", [\"x\"], 0x7ff /* 3 vars */) = 0\n"))
        .containsExactly(
            "0 open /mnt/nas/my dir/a.bin rw+create+truncate",
            "0 close /mnt/nas/my dir/a.bin",
            "0 open /mnt/nas/my dir/a.bin rw+create+truncate",
            "0 close /mnt/nas/my dir/a.bin");
    assertThat(guessed)
        .extracting(Tally.Item::reason)
        .contains(Session.OTHER_CLOSED, OpenCalls.EXEC);
  }

  @Test
  void linesThatAreNoCallsAreCounted() throws IOException {
    assertThat(read(OPEN + "rubbish\n700 1.0 close(5</mnt/nas/my")).hasSize(1);
    assertThat(dropped)
        .contains(new Tally.Item(StraceReader.UNREADABLE, 2, List.of("line 2", "line 3")));
  }

  @Test
  void aFileWithoutAnyCallIsRefused() {
    assertThatThrownBy(() -> read("hello\nworld\n"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("there is no call in it");
  }

  @Test
  void itIsRecognisedByItsLines() {
    StraceFormat format = new StraceFormat();
    assertThat(format.isFormatOf(OPEN.lines().toList())).isTrue();
    assertThat(format.isFormatOf(List.of("[pid 7] close(3) = 0"))).isTrue();
    assertThat(format.isFormatOf(List.of("close(3)                = 0"))).isTrue();
    assertThat(format.isFormatOf(List.of("fio version 3 iolog", "1 a add"))).isFalse();
  }

  private List<String> read(String log) throws IOException {
    return operations(log).stream().map(StraceReaderTest::text).toList();
  }

  private List<CapturedOperation> operations(String log) throws IOException {
    List<CapturedOperation> operations = new ArrayList<>();
    try (CaptureReader reader =
        new StraceFormat()
            .open("log", new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)))) {
      for (CapturedOperation o = reader.next(); o != null; o = reader.next()) {
        operations.add(o);
      }
      dropped = reader.tally().dropped();
      guessed = reader.tally().guessed();
    }
    return operations;
  }

  private static String text(CapturedOperation operation) {
    StringBuilder text =
        new StringBuilder(operation.streamId() + " " + operation.kind().token())
            .append(' ')
            .append(operation.path());
    if (operation.to() != null) {
      text.append(" -> ").append(operation.to());
    }
    if (operation.flags() != null) {
      text.append(' ').append(operation.flags());
    }
    if (operation.kind().isTransfer()) {
      text.append(' ').append(operation.offsetBytes()).append('+').append(operation.lengthBytes());
    } else if (operation.lengthBytes() > 0) {
      text.append(' ').append(operation.lengthBytes());
    }
    if (operation.outcome() != null) {
      text.append(' ').append(operation.outcome());
    }
    if (operation.found().sizeBytes() >= 0) {
      text.append(" (").append(operation.found().sizeBytes()).append(')');
    }
    return text.toString();
  }
}
