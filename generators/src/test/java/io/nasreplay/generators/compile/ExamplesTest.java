package io.nasreplay.generators.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.nasreplay.generators.yaml.Workloads;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.io.Compression;
import io.nasreplay.traces.io.Traces;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.profile.KindUse;
import io.nasreplay.traces.profile.ProfileBuilder;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every example is generated, and does what its comments say. */
class ExamplesTest {
  private static final Path FOLDER = Path.of("..", "examples");

  static List<Path> workloads() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(ExamplesTest::isWorkload).sorted().toList();
    }
  }

  private static boolean isWorkload(Path file) {
    try {
      return file.toString().endsWith(".yaml") && Files.readString(file).contains("\nstreams:");
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private static WorkloadTrace trace(Path file, Map<String, String> parameters) throws IOException {
    return WorkloadTrace.of(
        Workloads.parse(file.toString(), Files.readAllBytes(file)),
        parameters,
        OptionalLong.empty());
  }

  private static WorkloadTrace trace(String name) throws IOException {
    return trace(FOLDER.resolve(name), Map.of());
  }

  private static TraceProfile profile(String name) throws IOException {
    return TraceProfile.of(trace(name));
  }

  private static long count(TraceProfile profile, OperationKind kind) {
    return profile.kinds().stream()
        .filter(use -> use.kind() == kind)
        .mapToLong(KindUse::count)
        .sum();
  }

  private static long[] offsets(WorkloadTrace trace) {
    return TraceText.operations(trace).stream()
        .filter(row -> row.kind().isTransfer())
        .flatMapToLong(row -> LongStream.range(0, row.count()).map(row::offsetBytesOf))
        .toArray();
  }

  @Test
  void thereAreEight() throws IOException {
    assertThat(workloads())
        .extracting(file -> file.getFileName().toString().substring(0, 2))
        .startsWith("01", "02", "03", "04", "05", "06", "07", "08");
  }

  @ParameterizedTest
  @MethodSource("workloads")
  void isExplainedAndCanBeReadBack(Path file) throws IOException {
    assertThat(Files.readString(file)).startsWith("# ").contains("examples/" + file.getFileName());
    WorkloadTrace trace = trace(file, Map.of());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (TraceReader rows = trace.open();
        var writer = Traces.writer(bytes, rows.header(), Compression.NONE)) {
      Traces.copy(rows, writer);
    }
    ProfileBuilder readBack = new ProfileBuilder();
    try (TraceReader rows =
        Traces.read("generated", new ByteArrayInputStream(bytes.toByteArray()))) {
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        readBack.accept(row);
      }
    }
    assertThat(readBack.build()).isEqualTo(TraceProfile.of(trace));
  }

  @Test
  void helloReadsOneFileInOrder() throws IOException {
    assertThat(TraceText.lines(trace("01-hello.yaml")))
        .containsExactly(
            "file hello.bin 67108864",
            "stream 0 reader depth 1",
            "0 open hello.bin r",
            "0 read hello.bin 0+262144 x256 by 262144",
            "0 close hello.bin");
  }

  @Test
  void blockSizesFollowTheTable() throws IOException {
    TraceProfile profile = profile("02-block-sizes.yaml");
    assertThat(count(profile, OperationKind.WRITE)).isEqualTo(256);
    assertThat(profile.bytesRead()).isEqualTo(48 << 20);
    double of4k = blocks(profile, 4096);
    assertThat(of4k / blocks(profile, 16_384)).isBetween(1.8, 2.2);
    assertThat(of4k / blocks(profile, 65_536)).isBetween(5.0, 7.2);
    Path file = FOLDER.resolve("02-block-sizes.yaml");
    assertThat(
            TraceProfile.of(trace(file, Map.of("size", "1GiB", "block", "64KiB"))).bytesWritten())
        .isEqualTo(1 << 30);
  }

  private static long blocks(TraceProfile profile, long lengthBytes) {
    return profile.blocks().stream()
        .filter(b -> b.lengthBytes() == lengthBytes && b.kind() == OperationKind.READ)
        .mapToLong(b -> b.count())
        .sum();
  }

  @Test
  void mixIsSeventyToThirtyAndVisitsEachBlockOnce() throws IOException {
    TraceProfile profile = profile("03-mix-70-30.yaml");
    assertThat(count(profile, OperationKind.READ) / 8192.0).isBetween(0.685, 0.715);
    assertThat(offsets(trace("03-mix-70-30.yaml"))).hasSize(8192).doesNotHaveDuplicates();
  }

  @Test
  void queueDepthExampleHasFourOrders() throws IOException {
    assertThat(profile("04-random-4k-queue-depth.yaml").streams().get(0).depth()).isEqualTo(32);
    long[] offsets = offsets(trace("04-random-4k-queue-depth.yaml"));
    assertThat(offsets).hasSize(4096 + 1024 + 1024 + 4096);
    assertThat(LongStream.of(offsets).limit(4096).distinct().count()).isEqualTo(4096);
    assertThat(LongStream.of(offsets).skip(4096).limit(1024).distinct().count())
        .as("1024 draws of 4096: 4096 (1 - e^-0.25) = 906 different ones expected")
        .isBetween(870L, 940L);
    assertThat(LongStream.of(offsets).skip(5120).limit(1024).distinct().count()).isLessThan(700);
    assertThat(LongStream.of(offsets).skip(6144).limit(3)).containsExactly(0L, 65_536L, 131_072L);
    assertThat(LongStream.of(offsets).skip(6144).distinct().count()).isEqualTo(4096);
  }

  @Test
  void playersStayOnAFileForAFifthOfTheirReads() throws IOException {
    List<OperationRow> rows =
        TraceText.operations(trace("05-interleaved-files.yaml")).stream()
            .filter(row -> row.streamId() == 2)
            .toList();
    int barrier =
        rows.indexOf(
            rows.stream().filter(r -> r.kind() == OperationKind.BARRIER).findFirst().orElseThrow());
    long reads = rows.subList(0, barrier).stream().mapToLong(OperationRow::count).sum();
    assertThat(reads).isEqualTo(3 * 128);
    assertThat((reads - barrier) / (double) reads)
        .as("operations beyond the first of a row stay")
        .isBetween(0.18, 0.22);
    Path file = FOLDER.resolve("05-interleaved-files.yaml");
    assertThat(TraceProfile.of(trace(file, Map.of("players", "16"))).streams()).hasSize(16);
  }

  @Test
  void copiesMoveEveryFileOnceEachWay() throws IOException {
    TraceProfile profile = profile("06-file-set-copy.yaml");
    assertThat(count(profile, OperationKind.OPEN)).isEqualTo(400);
    assertThat(count(profile, OperationKind.CLOSE)).isEqualTo(400);
    assertThat(count(profile, OperationKind.COPY)).isEqualTo(200);
    assertThat(profile.fileSet().files()).isEqualTo(200);
    assertThat(profile.bytesRead()).isEqualTo(profile.fileSet().bytes());
    assertThat(profile.growth().bytes())
        .isEqualTo(profile.bytesWritten() + profile.fileSet().bytes());
  }

  @Test
  void pacesAndThinkTimesAreInTheTrace() throws IOException {
    List<String> lines = TraceText.operationLines(trace("07-think-time-and-pace.yaml"));
    assertThat(lines)
        .contains(
            "0 write camera.raw 0+100000 x500 by 100000 @0 every 40000",
            "1 read film.ts 0+125000 x96 by 125000 @0 every 200000");
    assertThat(lines.stream().filter(line -> line.startsWith("2 stat")))
        .hasSize(20)
        .allMatch(line -> line.contains(" @"));
  }

  @Test
  void choicesAreTakenInProportionAndStatsAreExpectedToFail() throws IOException {
    Path file = FOLDER.resolve("08-loops-and-choices.yaml");
    TraceProfile profile = TraceProfile.of(trace(file, Map.of("turns", "1000")));
    assertThat(count(profile, OperationKind.STAT)).isEqualTo(1000);
    assertThat(count(profile, OperationKind.RENAME)).isBetween(160L, 240L);
    assertThat(count(profile, OperationKind.MKDIR)).isBetween(70L, 130L);
    assertThat(TraceText.operationLines(trace("08-loops-and-choices.yaml")))
        .filteredOn(line -> line.contains("stat"))
        .containsOnly("0 stat documents/lock.tmp expect ENOENT");
  }
}
