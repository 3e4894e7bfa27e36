package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The kernel sees on the run folder, while the clock runs, what the trace says and no more. */
class ReplayedCallsIT {
  @TempDir Path folder;
  private Path target;

  @BeforeAll
  static void straceWorks() {
    String whyNot = Strace.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
  }

  @BeforeEach
  void makeTarget() throws IOException {
    target = Files.createDirectory(folder.resolve("target"));
  }

  private List<List<FileCall>> replay(String rows) throws IOException {
    return replay(Trace.write(folder, rows));
  }

  private List<List<FileCall>> replay(Path trace) throws IOException {
    Strace.Observation observation =
        Strace.jar(
            folder,
            "run",
            trace.toString(),
            "--target",
            target.toString(),
            "--results",
            folder.resolve("results").toString(),
            "--json");
    assertThat(observation.outcome().exitCode()).as(observation.outcome().err()).isZero();
    assertThat(Listing.of(target)).isEmpty();
    return ReplayedCalls.of(observation);
  }

  private static List<String> texts(List<FileCall> calls) {
    return calls.stream().map(FileCall::text).toList();
  }

  /**
   * The calls without what Java adds when it truncates and lists: it asks an open file for size and
   * position, which looks up no name, and closes a directory through two descriptors.
   */
  private static List<String> withoutJavasOwn(List<FileCall> calls) {
    List<String> texts = new ArrayList<>();
    for (String text : texts(calls)) {
      boolean ofDescriptor = text.startsWith("fstat ") || text.startsWith("lseek ");
      boolean again = text.startsWith("close ") && text.equals(last(texts));
      if (!ofDescriptor && !again) {
        texts.add(text);
      }
    }
    return texts;
  }

  /** What a thread did after all that was expected of it: its part of the flush. */
  private static List<String> after(List<String> expected, List<String> calls) {
    assertThat(calls).startsWith(expected.toArray(String[]::new));
    return calls.subList(expected.size(), calls.size());
  }

  private static String last(List<String> texts) {
    return texts.isEmpty() ? "" : texts.get(texts.size() - 1);
  }

  private static List<String> repeat(int count, LongFunction<String> line) {
    return LongStream.range(0, count).mapToObj(line).toList();
  }

  private static List<String> lines(Object... parts) {
    List<String> all = new ArrayList<>();
    for (Object part : parts) {
      if (part instanceof List<?> list) {
        list.forEach(line -> all.add((String) line));
      } else {
        all.add((String) part);
      }
    }
    return all;
  }

  @Test
  void everyKindOfOperationOfAStreamIsOneCallInTheOrderOfTheTrace() throws IOException {
    List<List<FileCall>> all =
        replay(
            """
            ,dir,d,,,,,,,
            ,file,d/old.bin,,,,65536,,,
            ,file,r.bin,,,,2097152,,,
            ,file,deep.bin,,,,1048576,,,
            2,stream,deep,,,,,4,,
            2,open,deep.bin,,r,,,,,
            2,read,deep.bin,,,0,8192,64,16384,
            2,close,deep.bin,,,,,,,
            0,stat,nothing,,,,,,,ENOENT
            0,open,nothing,,r,,,,,ENOENT
            0,open,new.bin,,rw+create,,,,,
            0,write,new.bin,,,0,4096,10,,
            0,read,new.bin,,,4096,8192,,,
            0,flush,new.bin,,,,,,,
            0,truncate,new.bin,,,,10000,,,
            0,truncate,new.bin,,,,100000,,,
            0,write,new.bin,,,98304,1000,,,
            0,close,new.bin,,,,,,,
            0,mkdir,made,,,,,,,
            0,mkdir,made,,,,,,,EEXIST
            0,rename,new.bin,made/renamed.bin,,,,,,
            0,copy,d/old.bin,made/copy.bin,,,,,,
            0,list,made,,,,,,,
            0,stat,made/renamed.bin,,,,,,,
            0,open,log.txt,,w+new+append,,,,,
            0,write,log.txt,,,,100,3,,
            0,close,log.txt,,,,,,,
            0,open,log.txt,,w+truncate+sync,,,,,
            0,write,log.txt,,,5,10,,,
            0,close,log.txt,,,,,,,
            1,read,r.bin,,,983040,65536,16,-65536,
            1,read,r.bin,,,0,4096,8,131072,
            0,barrier,,,,,,,,
            1,barrier,,,,,,,,
            1,read,d/old.bin,,,1,777,,,
            1,read,d/old.bin,,,60000,10000,,,SHORT
            0,delete,made/copy.bin,,,,,,,
            0,delete,made/renamed.bin,,,,,,,
            0,rmdir,made,,,,,,,
            """);

    List<FileCall> first = beginningWith("stat nothing ENOENT", all);
    List<FileCall> second = beginningWith("open r.bin O_RDONLY", all);
    Map<Boolean, List<String>> others =
        all.stream()
            .filter(calls -> calls != first && calls != second)
            .flatMap(calls -> texts(calls).stream())
            .collect(Collectors.partitioningBy(text -> text.contains("deep.bin")));
    assertThat(others.get(true))
        .containsExactlyInAnyOrderElementsOf(
            lines(
                "open deep.bin O_RDONLY",
                repeat(64, i -> "read deep.bin 8192 bytes at " + 16_384 * i),
                "close deep.bin"));
    List<String> flushed = new ArrayList<>(others.get(false));
    flushed.addAll(
        after(
            lines(
                "stat nothing ENOENT",
                "open nothing O_RDONLY ENOENT",
                "open new.bin O_CREAT|O_RDWR",
                repeat(10, i -> "write new.bin 4096 bytes at " + 4096 * i),
                "read new.bin 8192 bytes at 4096",
                "fsync new.bin",
                "truncate new.bin to 10000",
                "truncate new.bin to 100000",
                "write new.bin 1000 bytes at 98304",
                "close new.bin",
                "mkdir made",
                "mkdir made EEXIST",
                "rename new.bin to made/renamed.bin",
                "open d/old.bin O_RDONLY",
                "open made/copy.bin O_CREAT|O_TRUNC|O_WRONLY",
                "read d/old.bin 1048576 bytes at 0 = 65536",
                "read d/old.bin 983040 bytes at 65536 = 0",
                "write made/copy.bin 65536 bytes at 0",
                "close made/copy.bin",
                "close d/old.bin",
                "open made O_RDONLY",
                "entries made",
                "entries made",
                "close made",
                "stat made/renamed.bin",
                "open log.txt O_APPEND|O_CREAT|O_EXCL|O_WRONLY",
                repeat(3, i -> "write log.txt 100 bytes at " + 100 * i),
                "close log.txt",
                "open log.txt O_SYNC|O_TRUNC|O_WRONLY",
                "write log.txt 10 bytes at 5",
                "close log.txt",
                "unlink made/copy.bin",
                "unlink made/renamed.bin",
                "rmdir made"),
            withoutJavasOwn(first)));
    flushed.addAll(
        after(
            lines(
                "open r.bin O_RDONLY",
                repeat(16, i -> "read r.bin 65536 bytes at " + (983_040 - 65_536 * i)),
                repeat(8, i -> "read r.bin 4096 bytes at " + 131_072 * i),
                "open d/old.bin O_RDONLY",
                "read d/old.bin 777 bytes at 1",
                "read d/old.bin 10000 bytes at 60000 = 5536",
                "read d/old.bin 4464 bytes at 65536 = 0"),
            texts(second)));
    assertThat(flushed).containsExactly("open log.txt O_WRONLY", "fsync log.txt", "close log.txt");
  }

  private static List<FileCall> beginningWith(String text, List<List<FileCall>> threads) {
    return threads.stream()
        .filter(calls -> !calls.isEmpty() && calls.get(0).text().equals(text))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no thread begins with: " + text));
  }

  @Test
  void aDeepStreamMovesEachBlockOnceAndWaitsAtEachFence() throws IOException {
    List<List<FileCall>> threads =
        replay(
            """
            ,file,deep.bin,,,,4194304,,,
            0,stream,deep,,,,,4,,
            0,open,deep.bin,,rw,,,,,
            0,write,deep.bin,,,0,16384,64,,
            0,read,deep.bin,,,4128768,65536,,,
            0,flush,deep.bin,,,,,,,
            0,read,deep.bin,,,1048576,8192,32,16384,
            0,stat,deep.bin,,,,,,,
            0,write,deep.bin,,,2097152,4096,8,-4096,
            0,close,deep.bin,,,,,,,
            """);

    assertThat(threads).hasSizeLessThanOrEqualTo(4);
    List<FileCall> calls =
        threads.stream()
            .flatMap(List::stream)
            .sorted(Comparator.comparingDouble(call -> call.call().startSeconds()))
            .toList();
    List<String> texts = texts(calls);
    assertThat(texts.get(0)).isEqualTo("open deep.bin O_RDWR");
    assertThat(texts.subList(1, 66))
        .containsExactlyInAnyOrderElementsOf(
            lines(
                repeat(64, i -> "write deep.bin 16384 bytes at " + 16_384 * i),
                "read deep.bin 65536 bytes at 4128768"));
    assertThat(texts.get(66)).isEqualTo("fsync deep.bin");
    assertThat(texts.subList(67, 99))
        .containsExactlyInAnyOrderElementsOf(
            repeat(32, i -> "read deep.bin 8192 bytes at " + (1_048_576 + 16_384 * i)));
    assertThat(texts.get(99)).isEqualTo("stat deep.bin");
    assertThat(texts.subList(100, 108))
        .containsExactlyInAnyOrderElementsOf(
            repeat(8, i -> "write deep.bin 4096 bytes at " + (2_097_152 - 4096 * i)));
    assertThat(texts.subList(108, texts.size()))
        .containsExactly(
            "close deep.bin", "open deep.bin O_WRONLY", "fsync deep.bin", "close deep.bin");
    for (int fence : new int[] {0, 66, 99, 108}) {
      assertIsFence(calls, fence);
    }
  }

  /** Nothing else is under way while a fence is. */
  private static void assertIsFence(List<FileCall> calls, int fence) {
    KernelCall call = calls.get(fence).call();
    for (int i = 0; i < calls.size(); i++) {
      KernelCall other = calls.get(i).call();
      if (i < fence) {
        assertThat(other.endSeconds()).isLessThanOrEqualTo(call.startSeconds());
      } else if (i > fence) {
        assertThat(other.startSeconds()).isGreaterThanOrEqualTo(call.endSeconds());
      }
    }
  }

  @Test
  void aRandomTraceIsDoneStreamByStreamToTheLetter() throws IOException {
    SplittableRandom random = new SplittableRandom(5);
    StringBuilder rows = new StringBuilder();
    List<List<String>> expected = new ArrayList<>();
    for (int stream = 0; stream < 5; stream++) {
      rows.append(",file,f").append(stream).append(".bin,,,,3000000,,,\n");
    }
    for (int stream = 0; stream < 5; stream++) {
      rows.append(stream + ",open,f" + stream + ".bin,,rw,,,,,\n");
      expected.add(new ArrayList<>(List.of("open f" + stream + ".bin O_RDWR")));
    }
    for (int i = 0; i < 600; i++) {
      int stream = random.nextInt(5);
      String op = random.nextBoolean() ? "read" : "write";
      int offset = random.nextInt(2_900_000);
      int length = 1 + random.nextInt(50_000);
      rows.append(stream + "," + op + ",f" + stream + ".bin,,," + offset + "," + length + ",,,\n");
      expected.get(stream).add(op + " f" + stream + ".bin " + length + " bytes at " + offset);
    }

    List<List<FileCall>> threads = replay(rows.toString());

    assertThat(threads).hasSize(5);
    List<String> flushed = new ArrayList<>();
    for (int stream = 0; stream < 5; stream++) {
      flushed.addAll(after(expected.get(stream), texts(threads.get(stream))));
    }
    assertThat(flushed)
        .containsExactlyInAnyOrderElementsOf(
            lines(
                repeat(5, stream -> "fsync f" + stream + ".bin"),
                repeat(5, stream -> "close f" + stream + ".bin")));
  }

  @Test
  void aGeneratedRandomReadTakesEachBlockExactlyOnce() throws IOException {
    Path trace = folder.resolve("generated.trace.csv");
    String[] generate = {
      "generate",
      "ixbt-read",
      "-p",
      "size=8MiB",
      "-p",
      "streams=4",
      "-p",
      "block=4KiB",
      "-p",
      "access=random",
      "-o",
      trace.toString()
    };
    assertThat(Program.jar(folder, generate).exitCode()).isZero();

    List<List<FileCall>> threads = replay(trace);

    assertThat(threads).hasSize(4);
    List<String> reads =
        threads.stream()
            .flatMap(List::stream)
            .map(FileCall::text)
            .filter(text -> text.startsWith("read "))
            .toList();
    assertThat(reads).hasSize(2048).doesNotHaveDuplicates();
    assertThat(reads).allMatch(text -> text.matches("read \\S+ 4096 bytes at \\d+"));
    assertThat(threads).allMatch(calls -> isShuffled(calls));
  }

  private static boolean isShuffled(List<FileCall> calls) {
    List<Long> offsets =
        calls.stream()
            .filter(call -> call.text().startsWith("read "))
            .map(call -> call.call().number(3))
            .toList();
    return offsets.size() == 512
        && offsets.stream().allMatch(offset -> offset % 4096 == 0 && offset < 2 << 20)
        && !offsets.stream().sorted().toList().equals(offsets);
  }
}
