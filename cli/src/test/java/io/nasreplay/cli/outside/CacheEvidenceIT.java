package io.nasreplay.cli.outside;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.nasreplay.cli.packaged.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a result says of the client's cache is what other programs and the kernel say of it. */
class CacheEvidenceIT {
  private static final long SET_BYTES = 32L << 20;
  private static final String READ_HALF_AND_ALL =
      """
      ,file,half.bin,,,,33554432,,,
      ,file,all.bin,,,,33554432,,,
      0,open,half.bin,,r,,,,,
      0,read,half.bin,,,0,262144,64,,
      0,close,half.bin,,,,,,,
      0,open,all.bin,,r,,,,,
      0,read,all.bin,,,0,262144,128,,
      0,close,all.bin,,,,,,,
      """;
  private static final String READ_AND_WRITE =
      """
      ,file,read.bin,,,,67108864,,,
      0,read,read.bin,,,0,262144,256,,
      0,open,made.bin,,w+create,,,,,
      0,write,made.bin,,,0,262144,256,,
      0,close,made.bin,,,,,,,
      """;

  @TempDir Path folder;
  private Path target;

  @BeforeEach
  void makeTarget() throws IOException {
    target = Files.createDirectory(folder.resolve("target"));
  }

  private List<String> arguments(String rows, String... options) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("run"));
    arguments.add(Trace.write(folder, rows).toString());
    arguments.addAll(List.of("--target", target.toString(), "--json"));
    arguments.addAll(List.of("--results", folder.resolve("results").toString()));
    arguments.addAll(Arrays.asList(options));
    return arguments;
  }

  private JsonNode run(String rows, String... options) throws IOException {
    Program.Outcome outcome = Program.jar(folder, arguments(rows, options).toArray(String[]::new));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    return Json.parse(outcome.out()).at("/results/0");
  }

  private static void assumeFincore() {
    try {
      Program.run(Path.of("."), Map.of(), List.of("fincore", "--version"));
    } catch (UncheckedIOException e) {
      assumeTrue(false, "fincore is not installed");
    }
  }

  private static void assumeNotInMemory(JsonNode result) {
    String type = result.at("/environment/target/fileSystem").asString();
    assumeTrue(!type.equals("tmpfs"), "the temporary folder is in memory");
  }

  /** Bytes in the cache, by name. */
  private static long fincore(Path file) {
    Program.Outcome outcome =
        Program.run(
            Path.of("."),
            Map.of(),
            List.of("fincore", "--bytes", "--noheadings", "--output", "RES", file.toString()));
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    return Long.parseLong(outcome.out().strip());
  }

  private static JsonNode file(JsonNode result, String path) {
    return StreamSupport.stream(result.at("/cache/files").spliterator(), false)
        .filter(file -> file.get("path").asString().equals(path))
        .findFirst()
        .orElseThrow();
  }

  private Path kept(String name) throws IOException {
    try (Stream<Path> found = Files.walk(target)) {
      return found.filter(path -> path.endsWith("files/" + name)).findFirst().orElseThrow();
    }
  }

  /** What is left in the cache after a run is there for others to see. */
  @Test
  void fincoreFindsEachFileAsResidentAsTheResultSays() throws IOException {
    assumeFincore();
    JsonNode result = run(READ_HALF_AND_ALL, "--keep");
    assumeNotInMemory(result);
    for (String name : List.of("half.bin", "all.bin")) {
      JsonNode file = file(result, name);
      assertThat(file.get("residentBytesBefore").asLong()).isZero();
      assertThat(file.get("residentBytesAfter").asLong()).isEqualTo(fincore(kept(name)));
      assertThat(file.get("sizeBytes").asLong()).isEqualTo(SET_BYTES);
    }
    assertThat(file(result, "all.bin").get("residentBytesAfter").asLong()).isEqualTo(SET_BYTES);
    assertThat(file(result, "half.bin").get("residentBytesAfter").asLong())
        .isBetween(SET_BYTES / 2, SET_BYTES - 1);
    assertThat(result.at("/cache/residentBytesAfter").asLong())
        .isEqualTo(fincore(kept("half.bin")) + fincore(kept("all.bin")));
  }

  /** The command runs after the eviction and before the clock. */
  @Test
  void fincoreFindsAWarmFileSetColdInModeFlushAndWarmInModeOs() throws IOException {
    assumeFincore();
    Path seen = folder.resolve("seen");
    String command =
        "fincore --bytes --noheadings --output RES " + target + "/*/files/*.bin >" + seen;
    JsonNode flush = run(READ_HALF_AND_ALL, "--cool-command", command);
    assumeNotInMemory(flush);
    assertThat(sum(seen)).isZero();
    assertThat(flush.at("/cache/residentBytesBefore").asLong(-1)).isZero();
    assertThat(flush.at("/cache/residentBytesFound").asLong()).isEqualTo(2 * SET_BYTES);
    assertThat(flush.at("/cache/verdicts").toString())
        .contains(
            "warm: evicted; 64 MiB of the file set was in the client's cache before, 0 bytes");

    JsonNode os = run(READ_HALF_AND_ALL, "--cache", "os", "--cool-command", command);
    assertThat(sum(seen)).isEqualTo(2 * SET_BYTES);
    assertThat(os.at("/cache/residentBytesBefore").asLong()).isEqualTo(2 * SET_BYTES);
  }

  private static long sum(Path lines) throws IOException {
    return Files.readAllLines(lines).stream().mapToLong(line -> Long.parseLong(line.strip())).sum();
  }

  /** Others can only add to what the device counts, so that shares are never too small. */
  @Test
  void theDeviceMovesAllInModeFlushAndHardlyAnythingInModeOs() throws IOException {
    long[] before = diskstats();
    JsonNode flush = run(READ_AND_WRITE);
    long[] after = diskstats();
    JsonNode moved = flush.at("/cache/moved");
    assumeTrue(
        moved.get("counter").asString().startsWith("block device"),
        "no block device under the temporary folder");
    assertThat(moved.get("traceBytesRead").asLong()).isEqualTo(64L << 20);
    assertThat(moved.get("readShare").asDouble()).isGreaterThanOrEqualTo(0.95);
    assertThat(moved.get("writtenShare").asDouble()).isGreaterThanOrEqualTo(0.95);
    assertThat(moved.get("bytesIn").asLong()).isLessThanOrEqualTo(after[0] - before[0]);
    assertThat(moved.get("bytesOut").asLong()).isLessThanOrEqualTo(after[1] - before[1]);
    assertThat(flush.at("/cache/aboveWire").asBoolean(true)).isFalse();

    JsonNode os = run(READ_AND_WRITE, "--cache", "os");
    assertThat(os.at("/cache/moved/readShare").asDouble(1)).isLessThan(0.95);
    assertThat(os.at("/cache/aboveWire").asBoolean()).isTrue();
    assertThat(os.at("/cache/verdicts/0").asString()).startsWith("served from the client's cache:");
    assertThat(os.get("notes").get(0).asString()).startsWith("above the wire: ");
  }

  /** Bytes read and written by all devices, with those that partitions repeat. */
  private static long[] diskstats() throws IOException {
    Path file = Path.of("/proc/diskstats");
    assumeTrue(Files.exists(file), "this system has no /proc/diskstats");
    long[] bytes = new long[2];
    for (String line : Files.readAllLines(file)) {
      String[] fields = line.strip().split("\\s+");
      bytes[0] += Long.parseLong(fields[5]) * 512;
      bytes[1] += Long.parseLong(fields[9]) * 512;
    }
    return bytes;
  }

  @Test
  void straceCountsAsManyReadsAndWritesAsTheResult() throws IOException {
    String whyNot = Strace.whyNot().orElse("");
    assumeTrue(whyNot.isEmpty(), whyNot);
    Strace.Observation observation =
        Strace.jar(folder, arguments(READ_AND_WRITE).toArray(String[]::new));
    JsonNode result = Json.parse(observation.outcome().out()).at("/results/0");
    List<String> calls =
        ReplayedCalls.of(observation).stream().flatMap(List::stream).map(FileCall::text).toList();
    for (JsonNode operation : result.get("operations")) {
      String kind = operation.get("op").asString();
      if (kind.equals("read") || kind.equals("write")) {
        assertThat(calls.stream().filter(call -> call.startsWith(kind + " ")))
            .as(kind)
            .hasSize(operation.get("count").asInt())
            .hasSize(256);
      }
    }
  }
}
