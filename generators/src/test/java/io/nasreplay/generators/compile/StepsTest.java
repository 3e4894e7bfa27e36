package io.nasreplay.generators.compile;

import static io.nasreplay.generators.compile.TraceText.lines;
import static io.nasreplay.generators.compile.TraceText.operationLines;
import static io.nasreplay.generators.compile.TraceText.trace;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What each kind of step becomes in a trace. */
class StepsTest {
  private static List<String> steps(String files, String steps) {
    return operationLines(
        trace("name: t\n" + files + "streams:\n  - name: s\n    steps:\n" + steps.indent(6)));
  }

  private static List<String> steps(String steps) {
    return steps("files: [{path: f, size: 10KiB}]\n", steps);
  }

  @Test
  void callsBecomeOneOperationEach() {
    assertThat(
            steps(
                """
                - mkdir: d
                - open: {path: d/a, flags: rw+create}
                - write: {path: d/a, block: 4KiB, total: 8KiB}
                - flush: d/a
                - truncate: {path: d/a, size: 5KiB}
                - close: d/a
                - rename: {path: d/a, to: d/b}
                - copy: {path: d/b, to: c}
                - stat: {path: nothing, expect: ENOENT}
                - list: d
                - delete: d/b
                - rmdir: d
                - barrier
                - open: f
                - close: f
                """))
        .containsExactly(
            "0 mkdir d",
            "0 open d/a rw+create",
            "0 write d/a 0+4096 x2 by 4096",
            "0 flush d/a",
            "0 truncate d/a 5120",
            "0 close d/a",
            "0 rename d/a -> d/b",
            "0 copy d/b -> c",
            "0 stat nothing expect ENOENT",
            "0 list d",
            "0 delete d/b",
            "0 rmdir d",
            "0 barrier",
            "0 open f r",
            "0 close f");
  }

  @Test
  void readsTheWholeFileWithAShortLastBlock() {
    assertThat(steps("- read: {path: f, block: 4KiB}"))
        .containsExactly("0 read f 0+4096 x2 by 4096", "0 read f 8192+2048");
  }

  @Test
  void totalBeyondTheEndStartsAgain() {
    assertThat(steps("- read: {path: f, block: 5KiB, total: 25KiB}"))
        .containsExactly(
            "0 read f 0+5120 x2 by 5120", "0 read f 0+5120 x2 by 5120", "0 read f 0+5120");
  }

  @Test
  void offsetAndSpanChooseAPart() {
    assertThat(steps("- read: {path: f, block: 1KiB, offset: 2KiB, span: 4KiB}"))
        .containsExactly("0 read f 2048+1024 x4 by 1024");
    assertThat(steps("- read: {path: f, block: 1KiB, offset: 2KiB, span: 2KiB, total: 3KiB}"))
        .containsExactly("0 read f 2048+1024 x2 by 1024", "0 read f 2048+1024");
  }

  @Test
  void reverseWalksBackwards() {
    assertThat(steps("- read: {path: f, block: 2KiB, order: reverse}"))
        .containsExactly("0 read f 8192+2048 x5 by -2048");
  }

  @Test
  void butterflyTakesBothEndsByTurns() {
    assertThat(steps("- read: {path: f, block: 2KiB, order: butterfly}"))
        .containsExactly(
            "0 read f 0+2048",
            "0 read f 8192+2048",
            "0 read f 2048+2048",
            "0 read f 6144+2048",
            "0 read f 4096+2048");
  }

  @Test
  void aLoopTakesItsNumbersInAnyOrder() {
    String loop = "- loop: {count: 5, as: k, order: %s, steps: [{stat: 'd/${k}'}]}";
    String files = "files: [{path: 'd/${i}', count: 5, size: 1KiB}]\n";
    assertThat(steps(files, String.format(java.util.Locale.ROOT, loop, "butterfly")))
        .containsExactly("0 stat d/0", "0 stat d/4", "0 stat d/1", "0 stat d/3", "0 stat d/2");
    assertThat(steps(files, String.format(java.util.Locale.ROOT, loop, "random")))
        .containsExactlyInAnyOrder(
            "0 stat d/0", "0 stat d/1", "0 stat d/2", "0 stat d/3", "0 stat d/4");
  }

  @Test
  void stridedTakesEveryNthBlockInEachPass() {
    assertThat(steps("- read: {path: f, block: 1KiB, order: strided, stride: 3KiB}"))
        .containsExactly(
            "0 read f 0+1024 x4 by 3072",
            "0 read f 1024+1024 x3 by 3072",
            "0 read f 2048+1024 x3 by 3072");
  }

  @Test
  void randomVisitsEachBlockOnce() {
    List<String> lines = steps("- read: {path: f, block: 1KiB, order: random}");
    assertThat(lines).hasSizeLessThanOrEqualTo(10).doesNotHaveDuplicates();
    assertThat(lines).isNotEqualTo(steps("- read: {path: f, block: 1KiB}"));
  }

  @Test
  void drawnOrdersStayInTheFile() {
    String files = "files: [{path: f, size: 100KiB}]\n";
    for (String order : List.of("random-with-replacement", "zipf, exponent: 1.2")) {
      List<String> lines =
          steps(files, "- read: {path: f, block: 1KiB, total: 1000KiB, order: " + order + "}");
      assertThat(lines).hasSizeGreaterThan(300).allMatch(line -> line.startsWith("0 read f "));
      assertThat(lines.stream().distinct().count()).isLessThan(lines.size());
    }
  }

  @Test
  void writesOfANewFileFillTheTotal() {
    assertThat(
            steps(
                "- open: {path: n, flags: w+create}\n- write: {path: n, block: 4KiB, total: 9KiB}"))
        .containsExactly("0 open n w+create", "0 write n 0+4096 x2 by 4096", "0 write n 8192+1024");
  }

  @Test
  void appendsStartAtTheEndAndAreNotCutThere() {
    assertThat(
            steps(
                """
                - open: {path: f, flags: w+append}
                - write: {path: f, block: 4KiB, total: 42KiB}
                - close: f
                """))
        .containsExactly(
            "0 open f w+append",
            "0 write f 10240+4096 x10 by 4096",
            "0 write f 51200+2048",
            "0 close f");
  }

  @Test
  void readsBetweenAppendsKeepToTheirPart() {
    List<String> lines =
        steps(
            """
            - open: {path: f, flags: rw+append}
            - transfer: {path: f, block: 4KiB, total: 400KiB, order: random, mix: {read: 1, write: 1}}
            - close: f
            """);
    List<String> writes = lines.stream().filter(line -> line.contains(" write ")).toList();
    assertThat(writes).first().asString().startsWith("0 write f 10240+4096");
    // The total may cut the last one.
    assertThat(writes.subList(0, writes.size() - 1)).allMatch(line -> line.contains("+4096"));
    assertThat(lines)
        .filteredOn(line -> line.contains(" read "))
        .isNotEmpty()
        .allMatch(line -> line.matches("0 read f (0|4096|8192)[+].*"));
  }

  @Test
  void expectedShortReadsMayReachBeyondTheEnd() {
    assertThat(steps("- read: {path: f, block: 4KiB, offset: 20KiB, total: 8KiB, expect: SHORT}"))
        .containsExactly("0 read f 20480+4096 x2 by 4096 expect SHORT");
  }

  @Test
  void aTotalThatEndsWithinTheFileMayHaveALongerSpan() {
    assertThat(steps("- read: {path: f, block: 4KiB, span: 40KiB, total: 8KiB}"))
        .containsExactly("0 read f 0+4096 x2 by 4096");
  }

  @Test
  void readsSeeWhatWasWrittenBefore() {
    assertThat(
            steps(
                """
                - open: {path: n, flags: rw+create}
                - write: {path: n, block: 4KiB, total: 8KiB}
                - read: {path: n, block: 2KiB}
                """))
        .endsWith("0 read n 0+2048 x4 by 2048");
  }

  @Test
  void weightedBlocksKeepTheirShares() {
    List<String> lines =
        steps(
            "files: [{path: f, size: 10MiB}]\n",
            "- read: {path: f, block: {1KiB: 3, 4KiB: 1}, order: random, total: 7MiB}");
    long small = lines.stream().filter(line -> line.contains("+1024")).count();
    long large = lines.stream().filter(line -> line.contains("+4096")).count();
    assertThat((double) small / large).isBetween(2.7, 3.3);
  }

  @Test
  void blocksOfARangeAreWithinIt() {
    assertThat(steps("- read: {path: f, block: 1000B..1100B}"))
        .hasSizeBetween(10, 11)
        .first()
        .asString()
        .matches("0 read f 0\\+1[01]\\d\\d");
  }

  @Test
  void mixDrawsTheKindOfEachOperation() {
    List<String> lines =
        steps(
            "files: [{path: f, size: 4MiB}]\n",
            "- transfer: {path: f, block: 1KiB, order: random, mix: {read: 70, write: 30}}");
    long reads = lines.stream().filter(line -> line.startsWith("0 read")).count();
    assertThat((double) reads / lines.size()).isBetween(0.67, 0.73);
    assertThat(lines).anyMatch(line -> line.startsWith("0 write"));
  }

  @Test
  void severalFilesFollowEachOtherUnlessTheyInterleave() {
    String files = "files: [{path: a, size: 2KiB}, {path: b, size: 3KiB}]\n";
    assertThat(steps(files, "- read: {path: [a, b], block: 1KiB}"))
        .containsExactly("0 read a 0+1024 x2 by 1024", "0 read b 0+1024 x3 by 1024");
    assertThat(steps(files, "- read: {path: [a, b], block: 1KiB, stay: 0}"))
        .containsExactly(
            "0 read b 0+1024",
            "0 read a 0+1024",
            "0 read b 1024+1024",
            "0 read a 1024+1024",
            "0 read b 2048+1024");
  }

  @Test
  void aTotalOverSeveralFilesIsSharedInProportionToTheirSizes() {
    String files = "files: [{path: a, size: 20KiB}, {path: b, size: 60KiB}]\n";
    assertThat(steps(files, "- read: {path: [a, b], block: 1KiB, total: 8KiB}"))
        .containsExactly("0 read a 0+1024 x2 by 1024", "0 read b 0+1024 x6 by 1024");
  }

  @Test
  void interleaveTakesTurnsBetweenTransfers() {
    assertThat(
            steps(
                """
                - open: {path: n, flags: w+create}
                - interleave:
                    stay: 0%
                    steps:
                      - read: {path: f, block: 5KiB}
                      - write: {path: n, block: 5KiB, total: 10KiB}
                """))
        .hasSize(5)
        .contains("0 read f 0+5120", "0 read f 5120+5120", "0 write n 5120+5120");
  }

  @Test
  void loopsCountTheirTurns() {
    assertThat(
            steps(
                """
                - loop:
                    count: 3
                    as: k
                    steps:
                      - open: {path: "n${k}", flags: w+new}
                      - close: n${k}
                """))
        .containsExactly(
            "0 open n0 w+new",
            "0 close n0",
            "0 open n1 w+new",
            "0 close n1",
            "0 open n2 w+new",
            "0 close n2");
  }

  @Test
  void choicesKeepTheirShares() {
    List<String> lines =
        steps(
            """
            - loop:
                count: 1000
                steps:
                  - choice:
                      - {weight: 80, steps: [stat: f]}
                      - {weight: 20, steps: [list: d]}
            """
                .replace("list: d", "flush: f"));
    assertThat(lines).hasSize(1000);
    assertThat(lines.stream().filter("0 stat f"::equals).count()).isBetween(760L, 840L);
  }

  @Test
  void fileSetsHaveSizesAndAShape() {
    assertThat(
            lines(
                trace(
                    """
                    name: t
                    files:
                      - {directory: empty}
                      - {path: photos, count: 4, size: 1KiB..2KiB, tree: {fan-out: 2, levels: 1}}
                      - {path: mail, count: 5, size: 1B, tree: {files-per-directory: 2}}
                      - {path: "v${i}.ts", count: 2, size: 5B}
                      - {path: docs, count: 2, size: {lognormal: {median: 8KiB, sigma: 1, max: 1MiB}}}
                    streams: [{name: s, steps: [stat: empty]}]
                    """)))
        .anyMatch("dir empty"::equals)
        .anyMatch("dir photos/d0"::equals)
        .anyMatch(
            line -> line.matches("file photos/d1/f3.bin 1\\d\\d\\d|file photos/d1/f3.bin 20\\d\\d"))
        .containsSubsequence("dir mail/d0", "dir mail/d1", "dir mail/d2")
        .containsSubsequence(
            "file mail/d0/f0.bin 1", "file mail/d0/f1.bin 1", "file mail/d2/f4.bin 1")
        .anyMatch("file v1.ts 5"::equals)
        .anyMatch(line -> line.matches("file docs/f1.bin \\d+"))
        .endsWith("0 stat empty");
  }

  @Test
  void copiesOfAFileSetMakeWhatACopyingProgramDoes() {
    String files = "files: [{name: set, path: \"s/f${i}\", count: 2, size: 6KiB, exists: %s}]\n";
    assertThat(steps(files.formatted("false"), "- copy-to: {set: set, block: 4KiB}"))
        .startsWith(
            "0 mkdir s",
            "0 open s/f0 w+create+truncate",
            "0 write s/f0 0+4096",
            "0 write s/f0 4096+2048",
            "0 close s/f0")
        .hasSize(9);
    assertThat(steps(files.formatted("true"), "- copy-from: {set: set, block: 4KiB}"))
        .startsWith(
            "0 list s",
            "0 stat s/f0",
            "0 open s/f0 r",
            "0 read s/f0 0+4096",
            "0 read s/f0 4096+2048",
            "0 close s/f0")
        .hasSize(11);
    assertThat(steps(files.formatted("true"), "- copy: {set: set, to: x/y}"))
        .containsExactly(
            "0 mkdir x",
            "0 mkdir x/y",
            "0 mkdir x/y/s",
            "0 copy s/f0 -> x/y/s/f0",
            "0 copy s/f1 -> x/y/s/f1");
  }
}
