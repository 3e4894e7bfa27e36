package io.nasreplay.results.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.nasreplay.results.SampleResults;
import io.nasreplay.results.json.ResultJson;
import io.nasreplay.results.json.UnreadableResultException;
import io.nasreplay.results.model.LatencyHistograms;
import io.nasreplay.results.model.OperationRecord;
import io.nasreplay.results.model.RunResult;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunReaderTest {
  private static final OperationRecord OPERATION =
      new OperationRecord(0, 0, "read", "a", 0, 4096, null, 1, 2, "ok");

  @TempDir private Path directory;

  @Test
  void aRunIsReadBackAsItWasWritten() throws IOException {
    for (RunResult result :
        List.of(
            SampleResults.full(),
            SampleResults.paced(),
            SampleResults.minimal(),
            SampleResults.allFailed())) {
      Path run = written(result);
      assertThat(RunReader.isRun(run)).isTrue();
      assertThat(RunReader.read(run)).isEqualTo(result);
      assertThat(RunReader.read(run.resolve("result.json"))).isEqualTo(result);
      assertThat(RunReader.latencies(run)).isEqualTo(latency());
      List<OperationRecord> operations = new ArrayList<>();
      RunReader.operations(run, operations::add);
      assertThat(operations).containsExactly(OPERATION);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "\"nasreplay-result/1\" | \"nasreplay-result/2\" | :2:13: schema is"
            + " \"nasreplay-result/2\"; allowed: nasreplay-result/1",
        "\"valid\": true, | \"valid\": true, \"extra\": 1, |  extra: there is no such member;"
            + " allowed: [schema,",
        "\"threads\": 5, | `` | options.threads: it is missing; allowed: a value",
        "\"threads\": 5, | \"threads\": null, | options.threads: ",
        "\"threads\": 5, | \"threads\": \"5\", | options.threads: ",
        "\"threads\": 5, | \"threads\": 5.5, | options.threads: ",
        "\"threads\": 5, | \"threads\": 5, \"threads\": 5, | uplicate ",
        "\"threads\": 5, | \"threads\": [], | options.threads: it is another kind of value; allowed:"
            + " a whole number",
        "\"valid\": true, | \"valid\": 1, | :4:12: valid: it is 1; allowed: true or false",
        "\"startedAt\": \"2026 | \"startedAt\": \"on 2026 | replay.startedAt: it is \"on 2026-",
        "\"notes\": [ | \"notes\": 7, \"z\": [ | notes: it is another kind of value; allowed: a list",
        "\"threads\": 5, | \"threads\": -5, | options: threads is -5; allowed: 0 or more",
        "\"ioPath\": \" | \"ioPath\": null, \"x\": \" | options.ioPath: it is null; allowed: a value",
      })
  void aFileThatIsNoResultIsRefusedWithItsPosition(String part, String changed, String message)
      throws IOException {
    Path file = written(SampleResults.full()).resolve("result.json");
    String text = Files.readString(file);
    assertThat(text).contains(part);
    Files.writeString(file, text.replace(part, changed));

    assertThatThrownBy(() -> RunReader.read(file))
        .isInstanceOf(UnreadableResultException.class)
        .hasMessageStartingWith(file + ":")
        .hasMessageContaining(message);
  }

  @Test
  void aResultThatIsCutAnywhereIsRefused() throws IOException {
    Path file = written(SampleResults.full()).resolve("result.json");
    byte[] whole = Files.readAllBytes(file);

    for (int length = 0; length < whole.length - 2; length += 37) {
      Files.write(file, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> RunReader.read(file))
          .as("%d bytes", length)
          .isInstanceOf(UnreadableResultException.class);
    }
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    assertThatThrownBy(() -> RunReader.read(file)).hasMessageContaining("cut short");
  }

  @Test
  void whateverIsDamagedOnlyTheOneErrorEscapes() throws IOException {
    Path file = written(SampleResults.full()).resolve("result.json");
    byte[] whole = Files.readAllBytes(file);
    SplittableRandom random = new SplittableRandom(7);
    String[] words = {
      "null", "-1", "1e999", "[]", "{}", "\"x\"", "true", "", "99999999999999999999"
    };

    for (int i = 0; i < 1500; i++) {
      byte[] damaged = i % 2 == 0 ? flipped(whole, random) : withWord(whole, random, words);
      Files.write(file, damaged);
      try {
        RunReader.read(file);
      } catch (UnreadableResultException e) {
        assertThat(e).hasMessageStartingWith(file + ":").hasMessageNotContaining("null:");
      }
    }
  }

  private static byte[] flipped(byte[] whole, SplittableRandom random) {
    byte[] damaged = whole.clone();
    damaged[random.nextInt(whole.length)] = (byte) random.nextInt(256);
    return damaged;
  }

  /** With the value of one member replaced. */
  private static byte[] withWord(byte[] whole, SplittableRandom random, String[] words) {
    String text = new String(whole, StandardCharsets.UTF_8);
    int colon = text.indexOf("\": ", random.nextInt(text.length() - 200)) + 3;
    int end = text.indexOf('\n', colon);
    String damaged =
        text.substring(0, colon)
            + words[random.nextInt(words.length)]
            + (text.charAt(end - 1) == ',' ? "," : "")
            + text.substring(end);
    return damaged.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void otherFilesAreRefusedByName() throws IOException {
    Path file = directory.resolve("result.json");
    for (String text : List.of("", "[]", "null", "7", "{}", "\"x\"", "{\"schema\": 7}", "junk")) {
      Files.writeString(file, text);
      assertThatThrownBy(() -> RunReader.read(file))
          .as(text)
          .isInstanceOf(UnreadableResultException.class)
          .hasMessageContaining(file.toString());
    }
    Files.write(file, new byte[] {'{', (byte) 0xff, '}'});
    assertThatThrownBy(() -> RunReader.read(file)).hasMessageEndingWith(": it is no text in UTF-8");
    assertThatThrownBy(() -> RunReader.read(directory.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aRunWithoutItsOtherFilesHasNone() throws IOException {
    Path file = directory.resolve("alone.json");
    Files.writeString(file, ResultJson.write(SampleResults.full()));

    assertThat(RunReader.read(file)).isEqualTo(SampleResults.full());
    assertThat(RunReader.latencies(file)).isEmpty();
    assertThat(RunReader.hasOperations(file)).isFalse();
    assertThatThrownBy(() -> RunReader.operations(file, operation -> {}))
        .isInstanceOf(NoSuchFileException.class);
  }

  @Test
  void aBrokenHistogramLogIsRefused() throws IOException {
    Path run = written(SampleResults.full());
    Path file = run.resolve("latency.hlog");
    String text = Files.readString(file);
    int last = text.indexOf("Tag=write");

    for (String broken :
        List.of(
            text.substring(0, text.length() - 20) + "\n",
            text.replace("Tag=write,", ""),
            text.replace("Tag=write", "Tag=read"),
            text.substring(0, last) + "Tag=write,1,\n",
            text + "junk\n")) {
      Files.writeString(file, broken);
      assertThatThrownBy(() -> RunReader.latencies(run))
          .as(broken)
          .isInstanceOf(UnreadableResultException.class)
          .hasMessageStartingWith(file + ": ");
    }
  }

  @Test
  void aBrokenLogOfOperationsIsRefused() throws IOException {
    Path run = written(SampleResults.full());
    Path file = run.resolve("ops.csv.zst");
    byte[] whole = Files.readAllBytes(file);

    for (byte[] broken :
        List.of(
            Arrays.copyOf(whole, whole.length - 3),
            "stream,operation".getBytes(StandardCharsets.UTF_8),
            new byte[0])) {
      Files.write(file, broken);
      assertThatThrownBy(() -> RunReader.operations(run, operation -> {}))
          .isInstanceOf(UnreadableResultException.class)
          .hasMessageStartingWith(file + ": ");
    }
  }

  private Path written(RunResult result) throws IOException {
    ResultFolder folder =
        ResultFolder.create(directory, result.trace().name(), SampleResults.STARTED_AT);
    try (OperationLogFile operations = folder.openOperationLog()) {
      operations.accept(OPERATION);
    }
    return folder.write(result, new LatencyHistograms(SampleResults.STARTED_AT, 12.5, latency()));
  }

  private static Map<String, Histogram> latency() {
    Histogram reads = new Histogram(1, 3_600_000_000_000L, 3);
    reads.recordValueWithCount(900, 10);
    Histogram writes = new Histogram(1, 3_600_000_000_000L, 3);
    writes.recordValue(12_000_000_000L);
    return Map.of("write", writes, "read", reads);
  }
}
