package io.nasreplay.results.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.csv.OperationLogReader;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.OperationRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramLogReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultFolderTest {
  private static final Instant STARTED_AT = Instant.parse("2026-11-30T22:15:00.250Z");
  private static final String NAME = "HDVideo_1Play-20261130T221500Z-";

  @TempDir Path directory;

  @Test
  void aValidRunKeepsTheFoldersName() throws IOException {
    ResultFolder folder = create("HDVideo_1Play");
    Path written = folder.write(SampleResults.full(), latency());

    assertThat(written).isEqualTo(directory.resolve("results").resolve(NAME + "1"));
    assertThat(names(written)).containsExactly("latency.hlog", "result.json");
    assertThat(ResultJson.read(Files.readString(written.resolve("result.json"))))
        .isEqualTo(SampleResults.full());
  }

  @Test
  void anInvalidRunIsMarkedInTheFoldersName() throws IOException {
    ResultFolder folder = create("HDVideo_1Play");
    Path written = folder.write(SampleResults.allFailed(), latency());

    assertThat(written).isEqualTo(directory.resolve("results").resolve(NAME + "1-INVALID"));
    assertThat(names(written)).containsExactly("latency.hlog", "result.json");
    assertThat(names(directory.resolve("results"))).containsExactly(NAME + "1-INVALID");
  }

  @Test
  void nothingThatExistsIsOverwritten() throws IOException {
    create("HDVideo_1Play").write(SampleResults.allFailed(), latency());
    create("HDVideo_1Play").write(SampleResults.full(), latency());
    Path third = create("HDVideo_1Play").write(SampleResults.allFailed(), latency());

    assertThat(third.getFileName()).hasToString(NAME + "3-INVALID");
    assertThat(names(directory.resolve("results")))
        .containsExactly(NAME + "1-INVALID", NAME + "2", NAME + "3-INVALID");
  }

  @ParameterizedTest
  @CsvSource({
    "../../etc/passwd, _._.._etc_passwd",
    "a b\u00e9:c, a_b__c",
    "-rf, _rf",
    "'', trace",
  })
  void aTraceNameIsOnlyEverOneHarmlessComponent(String traceName, String plain) throws IOException {
    Path path = create(traceName).path();

    assertThat(path.getParent()).isEqualTo(directory.resolve("results"));
    assertThat(path.getFileName()).hasToString(plain + "-20261130T221500Z-1");
  }

  @Test
  void aVeryLongTraceNameIsCut() throws IOException {
    assertThat(create("n".repeat(5000)).path().getFileName().toString()).hasSize(100 + 19);
  }

  @Test
  void theOperationLogAppearsWhenItIsComplete() throws IOException {
    OperationRecord operation = new OperationRecord(0, 0, "read", "a", 0, 4096, null, 1, 2, "ok");
    ResultFolder folder = create("t");
    Path log = folder.path().resolve("ops.csv.zst");
    try (OperationLogFile operations = folder.openOperationLog()) {
      operations.accept(operation);
      assertThat(log).doesNotExist();
    }

    List<OperationRecord> read = new ArrayList<>();
    OperationLogReader.read(Files.newInputStream(log), read::add);
    assertThat(read).containsExactly(operation);
    assertThat(names(folder.path())).containsExactly("ops.csv.zst");
  }

  @Test
  void anOperationLogThatCannotBeWrittenIsNamedAndLeavesNoFile() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "needs a device that is always full");
    ResultFolder folder = create("t");
    Files.createSymbolicLink(folder.path().resolve(".ops.csv.zst.part"), full);
    OperationLogFile operations = folder.openOperationLog();
    operations.accept(new OperationRecord(0, 0, "read", "a", 0, 4096, null, 1, 2, "ok"));

    assertThatThrownBy(operations::close)
        .isInstanceOf(IOException.class)
        .hasMessageContaining(folder.path().resolve("ops.csv.zst").toString())
        .hasMessageContaining("No space left");
    assertThat(names(folder.path())).isEmpty();
    operations.close();
  }

  @Test
  void theLatencyLogIsReadBackByTheLibrary() throws IOException {
    Path written = create("t").write(SampleResults.full(), latency());
    Map<String, Histogram> expected = latency().byOperation();
    List<String> tags = new ArrayList<>();
    try (HistogramLogReader reader =
        new HistogramLogReader(written.resolve("latency.hlog").toFile())) {
      while (reader.hasNext()) {
        Histogram read = (Histogram) reader.nextIntervalHistogram();
        tags.add(read.getTag());
        assertThat(read).isEqualTo(expected.get(read.getTag()));
        assertThat(read.getStartTimeStamp()).isEqualTo(STARTED_AT.toEpochMilli());
        assertThat(read.getEndTimeStamp()).isEqualTo(STARTED_AT.toEpochMilli() + 12_500);
      }
      assertThat(reader.getStartTimeSec()).isCloseTo(STARTED_AT.toEpochMilli() / 1e3, within(1e-3));
    }
    assertThat(tags).containsExactly("read", "write");
  }

  @Test
  void theLatencyLogDoesNotDependOnTheTimeZone() {
    TimeZone before = TimeZone.getDefault();
    try {
      TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kolkata"));
      String text = new String(LatencyLog.of(latency()), StandardCharsets.UTF_8);
      assertThat(text)
          .startsWith(
              """
              #[nasreplay latency by kind of operation, values in nanoseconds]
              #[Histogram log format version 1.3]
              #[StartTime: 1796076900.250 (seconds since epoch), 2026-11-30T22:15:00.250Z]
              "StartTimestamp","Interval_Length","Interval_Max","Interval_Compressed_Histogram"
              Tag=read,1796076900.250,12.500,""");
    } finally {
      TimeZone.setDefault(before);
    }
  }

  @Test
  void theDocumentationShowsHowTheLatencyLogBegins() throws IOException {
    String text = new String(LatencyLog.of(latency()), StandardCharsets.UTF_8);
    String head = text.substring(0, text.indexOf("Tag="));

    assertThat(Files.readString(Path.of("..", "docs", "results-format.md"))).contains(head);
  }

  @Test
  void aDirectoryThatIsAFileIsNamedInTheError() throws IOException {
    Path file = Files.writeString(directory.resolve("results"), "");

    assertThatThrownBy(() -> ResultFolder.create(file, "t", STARTED_AT))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void aFolderThatIsGoneIsNamedInTheError() throws IOException {
    ResultFolder folder = create("t");
    Files.delete(folder.path());

    assertThatThrownBy(() -> folder.write(SampleResults.full(), latency()))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(folder.path().toString());
  }

  @Test
  void aFullDiskIsNamedInTheErrorAndLeavesNoFile() throws IOException {
    Path full = Path.of("/dev/full");
    assumeTrue(Files.isWritable(full), "needs a device that is always full");
    Path target = directory.resolve("result.json");
    Files.createSymbolicLink(directory.resolve(".result.json.part"), full);

    assertThatThrownBy(() -> DurableFile.write(target, new byte[10]))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(target.toString())
        .hasMessageContaining("No space left");
    assertThat(names(directory)).isEmpty();
  }

  private ResultFolder create(String traceName) throws IOException {
    return ResultFolder.create(directory.resolve("results"), traceName, STARTED_AT);
  }

  private static LatencyHistograms latency() {
    Histogram reads = new Histogram(1, 3_600_000_000_000L, 3);
    reads.recordValueWithCount(900, 10);
    reads.recordValue(85_000_000);
    Histogram writes = new Histogram(1, 3_600_000_000_000L, 3);
    writes.recordValue(12_000_000_000L);
    return new LatencyHistograms(STARTED_AT, 12.5, Map.of("write", writes, "read", reads));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void aTrialLeavesEverythingAsItWas() throws IOException {
    ResultFolder.tryOut(directory.resolve("a/../b"));
    ResultFolder.tryOut(directory);

    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void aTrialTellsWhatIsInTheWayAndRemovesWhatItMade() throws IOException {
    Path file = Files.createFile(directory.resolve("file"));

    assertThatThrownBy(() -> ResultFolder.tryOut(file))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("is a file, not a directory");
    assertThatThrownBy(() -> ResultFolder.tryOut(file.resolve("a/b")))
        .isInstanceOf(IOException.class);
    assertThat(directory).isDirectoryContaining(file::equals);
    assertThat(directory.toFile().list()).hasSize(1);
  }

  @Test
  void trialsAndFoldersOfRunsAtTheSameTimeDoNotDisturbEachOther() {
    Path results = directory.resolve("results");

    IntStream.range(0, 200)
        .parallel()
        .forEach(
            run -> {
              try {
                ResultFolder.tryOut(results);
                if (run % 10 == 0) {
                  ResultFolder.create(results, "trace", Instant.EPOCH);
                }
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });

    assertThat(results.toFile().list()).hasSize(20);
  }
}
