package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.github.luben.zstd.ZstdInputStream;
import io.nasreplay.cli.packaged.Program;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The figures of one run agree with its trace, with its log of operations and with each other. */
class ResultAgreementIT {
  private static final String ROWS =
      """
      ,file,read.bin,,,,67108864,,,
      ,file,both.bin,,,,8388608,,,
      0,stream,reader,,,,,,,
      1,stream,deep,,,,,4,,
      2,stream,writer,,,,,,,
      0,open,read.bin,,r,,,,,
      0,read,read.bin,,,0,16384,4096,,
      0,read,read.bin,,,67107864,2000,,,SHORT
      0,close,read.bin,,,,,,,
      1,read,both.bin,,,0,4096,2048,,
      1,write,both.bin,,,0,8192,1024,,
      1,read,both.bin,,,8384512,4096,1000,-4096,
      2,stat,missing,,,,,,,ENOENT
      2,open,made.bin,,w+create,,,,,
      2,write,made.bin,,,0,65536,300,,
      2,write,made.bin,,,7,5000,777,,
      2,flush,made.bin,,,,,,,
      2,close,made.bin,,,,,,,
      """;
  private static final long READS = 4096 + 1 + 2048 + 1000;
  private static final long WRITES = 1024 + 300 + 777;
  private static final long OTHERS = 2 + 1 + 1 + 1 + 1;
  private static final long READ_ASKED = 4096L * 16_384 + 2000 + 3048L * 4096;
  private static final long READ = READ_ASKED - 1000;
  private static final long WRITTEN = 1024L * 8192 + 300L * 65_536 + 777L * 5000;

  @TempDir static Path folder;
  private static JsonNode result;
  private static JsonNode printed;
  private static List<Logged> log;

  /** A line of the log of operations. */
  private record Logged(
      int stream, String op, long lengthBytes, long startNanos, long tookNanos, String outcome) {
    static Logged parse(String line) {
      String[] fields = line.split(",", -1);
      return new Logged(
          Integer.parseInt(fields[0]),
          fields[2],
          Long.parseLong(fields[5]),
          Long.parseLong(fields[7]),
          Long.parseLong(fields[8]),
          fields[9]);
    }

    double endSeconds() {
      return (startNanos + tookNanos) / 1e9;
    }
  }

  @BeforeAll
  static void run() throws IOException {
    Path trace = Trace.write(folder, ROWS);
    Path target = Files.createDirectory(folder.resolve("target"));
    Path results = folder.resolve("results");
    Program.Outcome outcome =
        Program.jar(
            folder,
            "run",
            trace.toString(),
            "--target",
            target.toString(),
            "--results",
            results.toString(),
            "--json",
            "--log-ops",
            "--verify");
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    printed = Json.parse(outcome.out());
    Path resultFolder = Json.onlyResultFolder(results);
    result = Json.result(resultFolder);
    log = readLog(resultFolder.resolve("ops.csv.zst"));
  }

  private static List<Logged> readLog(Path file) throws IOException {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new ZstdInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
      assertThat(lines.readLine())
          .isEqualTo(
              "stream,operation,op,path,offset_bytes,length_bytes,intended_start_ns,start_ns,"
                  + "duration_ns,outcome");
      return lines.lines().map(Logged::parse).toList();
    }
  }

  private static long sum(String array, ToLongFunction<JsonNode> value) {
    return StreamSupport.stream(result.get(array).spliterator(), false).mapToLong(value).sum();
  }

  private static JsonNode operation(String kind) {
    return StreamSupport.stream(result.get("operations").spliterator(), false)
        .filter(node -> node.get("op").asString().equals(kind))
        .findFirst()
        .orElseThrow();
  }

  private static long number(String path) {
    return result.at(path).asLong();
  }

  private static double fraction(String path) {
    return result.at(path).asDouble();
  }

  @Test
  void whatIsPrintedIsWhatIsStored() {
    assertThat(printed.get("results").get(0)).isEqualTo(result);
    assertThat(result.get("valid").asBoolean()).as(result.get("reasons").toString()).isTrue();
  }

  @Test
  void operationsAreThoseOfTheTraceHoweverTheyAreCounted() {
    long operations = READS + WRITES + OTHERS;
    assertThat(number("/trace/operations")).isEqualTo(operations);
    assertThat(number("/replay/operations")).isEqualTo(operations);
    assertThat(sum("operations", node -> node.get("count").asLong())).isEqualTo(operations);
    assertThat(sum("streams", node -> node.get("operations").asLong())).isEqualTo(operations);
    assertThat(sum("series", node -> node.get("operations").asLong())).isEqualTo(operations);
    assertThat(log).hasSize((int) operations);
    assertThat(operation("read").get("count").asLong()).isEqualTo(READS);
    assertThat(operation("write").get("count").asLong()).isEqualTo(WRITES);
    assertThat(number("/replay/failedOperations")).isZero();
    assertThat(number("/replay/expectedFailures")).isEqualTo(2);
    assertThat(result.at("/replay/completed").asBoolean()).isTrue();
  }

  @Test
  void bytesAreThoseOfTheTraceHoweverTheyAreCounted() {
    assertThat(number("/trace/bytesRead")).isEqualTo(READ_ASKED);
    assertThat(number("/trace/bytesWritten")).isEqualTo(WRITTEN);
    assertThat(number("/replay/bytesRead")).isEqualTo(READ);
    assertThat(number("/replay/bytesWritten")).isEqualTo(WRITTEN);
    assertThat(operation("read").get("bytes").asLong()).isEqualTo(READ);
    assertThat(operation("write").get("bytes").asLong()).isEqualTo(WRITTEN);
    for (String array : List.of("streams", "series")) {
      assertThat(sum(array, node -> node.get("bytesRead").asLong())).isEqualTo(READ);
      assertThat(sum(array, node -> node.get("bytesWritten").asLong())).isEqualTo(WRITTEN);
    }
    assertThat(number("/trace/fileSetBytes")).isEqualTo(67_108_864 + 8_388_608);
    assertThat(number("/verification/bytes")).isEqualTo(67_108_864 + 8_388_608 + 19_660_800);
    assertThat(result.at("/verification/intact").asBoolean()).isTrue();
  }

  @Test
  void throughputIsBytesOverTime() {
    double withFlush = fraction("/replay/elapsedSeconds");
    double withoutFlush = withFlush - fraction("/replay/flushSeconds");
    assertThat(fraction("/throughput/withFlush/bytesPerSecond") * withFlush)
        .isCloseTo(READ + WRITTEN, within((READ + WRITTEN) * 1e-6));
    assertThat(fraction("/throughput/withoutFlush/bytesPerSecond") * withoutFlush)
        .isCloseTo(READ + WRITTEN, within((READ + WRITTEN) * 1e-6));
    result
        .get("streams")
        .forEach(
            stream ->
                assertThat(
                        stream.get("bytesPerSecond").asDouble()
                            * stream.get("endSeconds").asDouble())
                    .isCloseTo(
                        stream.get("bytesRead").asLong() + stream.get("bytesWritten").asLong(),
                        within(1000.0)));
  }

  @Test
  void theLastOperationOfTheLogEndsWhenTheReplayDoes() {
    double end = log.stream().mapToDouble(Logged::endSeconds).max().orElseThrow();
    double elapsed = fraction("/replay/elapsedSeconds") - fraction("/replay/flushSeconds");
    assertThat(elapsed).isCloseTo(end, within(1e-6));
    for (JsonNode stream : result.get("streams")) {
      int id = stream.get("id").asInt();
      double streamEnd =
          log.stream()
              .filter(line -> line.stream() == id)
              .mapToDouble(Logged::endSeconds)
              .max()
              .orElseThrow();
      assertThat(stream.get("endSeconds").asDouble()).isCloseTo(streamEnd, within(1e-6));
    }
    for (JsonNode phase : result.get("phases")) {
      if (phase.get("phase").asString().equals("replay")) {
        assertThat(phase.get("elapsedSeconds").asDouble()).isCloseTo(elapsed, within(1e-6));
      }
    }
  }

  @Test
  void eachSecondOfTheSeriesHoldsWhatTheLogSaysEndedInIt() {
    for (JsonNode point : result.get("series")) {
      double from = point.get("startSeconds").asDouble();
      double to = from + point.get("lengthSeconds").asDouble() + 1e-9;
      long ended =
          log.stream().filter(line -> line.endSeconds() >= from && line.endSeconds() < to).count();
      assertThat(point.get("operations").asLong()).isCloseTo(ended, within(2L));
    }
  }

  @Test
  void thePlateauIsWhatMovedWhileAllStreamsWereActive() {
    double from = 0;
    double to = Double.MAX_VALUE;
    for (JsonNode stream : result.get("streams")) {
      from = Math.max(from, stream.get("startSeconds").asDouble());
      to = Math.min(to, stream.get("endSeconds").asDouble());
    }
    double start = from;
    double end = to;
    long bytes =
        log.stream()
            .filter(line -> line.op().equals("read") || line.op().equals("write"))
            .filter(line -> line.endSeconds() > start && line.endSeconds() <= end)
            .mapToLong(Logged::lengthBytes)
            .sum();
    assertThat(fraction("/throughput/plateau/bytesPerSecond"))
        .isCloseTo(bytes / (end - start), within(0.05 * bytes / (end - start)));
  }

  @Test
  void latenciesAreThoseOfTheLog() {
    for (String kind : List.of("read", "write", "open", "close", "stat", "flush")) {
      long[] sorted =
          log.stream()
              .filter(line -> line.op().equals(kind))
              .mapToLong(Logged::tookNanos)
              .sorted()
              .toArray();
      JsonNode latency = operation(kind).get("latencyNanos");
      assertThat(latency.get("min").asLong()).as(kind).isEqualTo(sorted[0]);
      assertThat(latency.get("max").asLong()).as(kind).isEqualTo(sorted[sorted.length - 1]);
      double mean = java.util.Arrays.stream(sorted).average().orElseThrow();
      assertThat(latency.get("mean").asDouble()).as(kind).isCloseTo(mean, within(mean * 1e-6));
      assertPercentile(latency, "p50", sorted, 0.5);
      assertPercentile(latency, "p90", sorted, 0.9);
      assertPercentile(latency, "p99", sorted, 0.99);
      assertPercentile(latency, "p999", sorted, 0.999);
    }
  }

  /** The smallest value that so many are not above; a histogram of 3 digits is within 0.1 %. */
  private static void assertPercentile(JsonNode latency, String name, long[] sorted, double part) {
    long exact = sorted[(int) Math.ceil(part * sorted.length) - 1];
    assertThat(latency.get(name).asLong()).as(name).isCloseTo(exact, within(1 + exact / 1000));
  }
}
