package io.nasreplay.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShowCommandTest {
  private static final String TRACE =
      """
      # nasreplay-trace: 1
      # name: small
      stream,op,path,to,flags,offset,length,count,stride,at_us,period_us,took_us,expect
      ,file,a.bin,,,,1048576,,,,,,
      0,stream,reader,,,,,2,,,,,
      0,open,a.bin,,r,,,,,,,,
      0,read,a.bin,,,0,4096,10,,,,,
      0,read,a.bin,,,524288,65536,,,2500000,,,
      0,close,a.bin,,,,,,,,,,
      1,stat,Con,,,,,,,,,,ENOENT
      """;

  @TempDir private Path folder;

  @Test
  void tellsWhatATraceFileConsistsOf() throws IOException {
    Invocation show = Invocation.of("show", traceFile().toString());

    assertThat(show.exitCode()).isZero();
    assertThat(show.err()).isEmpty();
    assertThat(show.out())
        .contains(
            "Operations      14\n",
            "Read            106,496 bytes (0.106 MB, 0.102 MiB)\n",
            "Sequential      81.8 % of reads and writes",
            "Working set     106,496 bytes",
            "Scheduled       2.50 s\n",
            "read     4 KiB          4,096     10  40,960  38.5 %\n",
            "0  reader      2          13  104 KiB  0 bytes      81.8 %\n",
            "Warnings        1: names that some targets cannot hold\n");
  }

  @Test
  void jsonHasTheSameNumbers() throws IOException {
    JsonDocument json =
        JsonDocument.parse(Invocation.of("show", traceFile().toString(), "--json").out());

    assertThat(json.at("schema")).isEqualTo("nasreplay-show/1");
    assertThat(json.at("bytesRead")).isEqualTo("106496");
    assertThat(json.at("profile.operations")).isEqualTo("14");
    assertThat(json.at("profile.blocks.1.lengthBytes")).isEqualTo("65536");
    assertThat(json.at("profile.digest")).matches("[0-9a-f]{64}");
    assertThat(json.at("warnings.0.kind")).isEqualTo("reserved_name");
  }

  @Test
  void ofManySizesTextListsTheMostUsed() throws IOException {
    StringBuilder trace = new StringBuilder(TRACE);
    for (int size = 1; size <= 40; size++) {
      trace.append("0,write,a.bin,,,0,%d,%d,,,,,%n".formatted(size * 1000, size));
    }
    Path file = Files.writeString(folder.resolve("sizes.trace.csv"), trace.toString());

    assertThat(Invocation.of("show", file.toString()).out())
        .containsPattern("write +39.1 KiB +40,000 +40 ")
        .containsPattern("write +10.7 KiB +11,000 +11 ")
        .contains("  and 12 more sizes, each used less\n")
        .doesNotContain(" 10,000 ");
    assertThat(
            JsonDocument.parse(Invocation.of("show", file.toString(), "--json").out())
                .size("profile.blocks"))
        .isEqualTo(42);
  }

  @Test
  void tellsTheParametersOfAWorkload() {
    assertThat(Invocation.of("show", "ixbt-read", "-p", "size=64MiB").out())
        .containsPattern("size +64MiB +given +bytes of all files together")
        .containsPattern("block +256KiB +derived +bytes of one operation")
        .contains("Source          ixbt.com");
  }

  @Test
  void linesFitAHundredColumnsButForTables() {
    assertThat(Invocation.of("show", "HDVideo_1Play").out().lines().limit(12))
        .allMatch(line -> line.length() <= Help.WIDTH_COLUMNS);
  }

  private Path traceFile() throws IOException {
    return Files.writeString(folder.resolve("small.trace.csv"), TRACE);
  }
}
