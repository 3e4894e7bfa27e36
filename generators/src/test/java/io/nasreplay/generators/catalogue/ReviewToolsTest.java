package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.traces.format.BadInputException;
import io.nasreplay.traces.format.TraceReader;
import io.nasreplay.traces.model.FileRow;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.model.OperationRow;
import io.nasreplay.traces.model.TraceRow;
import io.nasreplay.traces.profile.BlockUse;
import io.nasreplay.traces.profile.StreamUse;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the tools that reviewers use, against the numbers that the tools' sources print. */
class ReviewToolsTest {
  private static TraceProfile profile(String request) throws IOException {
    return TraceProfile.of(GeneratedBytes.trace(request));
  }

  private static List<OperationRow> transfers(String request) throws IOException {
    List<OperationRow> transfers = new ArrayList<>();
    try (TraceReader rows = GeneratedBytes.trace(request).open()) {
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        if (row instanceof OperationRow operation && operation.kind().isTransfer()) {
          transfers.add(operation);
        }
      }
    }
    return transfers;
  }

  /** The profiles of versions 6, 7 and 8, NVMe, peak and real world; each test stands once. */
  @ParameterizedTest
  @CsvSource({
    "CrystalDiskMark_SEQ, 1MiB, 1048576, 8, 1",
    "CrystalDiskMark_SEQ, 1MiB, 1048576, 1, 1",
    "CrystalDiskMark_SEQ, 128KiB, 131072, 32, 1",
    "CrystalDiskMark_RND, 4KiB, 4096, 32, 1",
    "CrystalDiskMark_RND, 4KiB, 4096, 1, 1",
    "CrystalDiskMark_RND, 4KiB, 4096, 8, 8",
    "CrystalDiskMark_RND, 4KiB, 4096, 32, 16"
  })
  void crystalDiskMark(String name, String block, long blockBytes, int depth, int threads)
      throws IOException {
    String test = name + ",block=" + block + ",depth=" + depth + ",threads=" + threads;
    for (String read : List.of("100%", "0%", "70%")) {
      TraceProfile profile = profile(test + ",size=64MiB,total=256MiB,read=" + read);

      assertThat(profile.fileSet().files()).isEqualTo(1);
      assertThat(profile.fileSet().bytes()).isEqualTo(67_108_864);
      assertThat(profile.filesTouched()).isEqualTo(1);
      assertThat(profile.blocks()).extracting(BlockUse::lengthBytes).containsOnly(blockBytes);
      assertThat(profile.streams())
          .hasSize(threads)
          .extracting(StreamUse::depth)
          .containsOnly(depth);
      assertThat(profile.bytesRead() + profile.bytesWritten()).isEqualTo(268_435_456);
      assertThat(profile.growth().bytes()).isZero();
      assertThatMixIs(profile, read);
    }
  }

  private static void assertThatMixIs(TraceProfile profile, String read) {
    double percent = 100.0 * profile.bytesRead() / (profile.bytesRead() + profile.bytesWritten());
    double wanted = Double.parseDouble(read.replace("%", ""));
    // Drawn per operation, as diskspd does: 256 operations of 1 MiB spread by 2.9 points.
    double spread = wanted == 70 ? 300 / Math.sqrt(profile.sequentiality().transfers()) * 0.46 : 0;
    assertThat(percent).isCloseTo(wanted, within(spread));
  }

  @Test
  void defaultsAreTheFirstTestsOfVersion8() throws IOException {
    TraceProfile sequential = profile("CrystalDiskMark_SEQ");
    assertThat(sequential.fileSet().bytes()).isEqualTo(1_073_741_824);
    assertThat(sequential.streams().get(0).depth()).isEqualTo(8);
    assertThat(sequential.largestTransferBytes()).isEqualTo(1_048_576);
    TraceProfile random = profile("CrystalDiskMark_RND");
    assertThat(random.streams().get(0).depth()).isEqualTo(32);
    assertThat(random.largestTransferBytes()).isEqualTo(4_096);
  }

  @Test
  void aReadTestOpensForReadingOnly() throws IOException {
    assertThat(openFlags("CrystalDiskMark_SEQ")).isEqualTo("r");
    assertThat(openFlags("CrystalDiskMark_SEQ,read=70%")).isEqualTo("rw");
    assertThat(openFlags("CrystalDiskMark_SEQ,read=0%")).isEqualTo("rw");
  }

  private static String openFlags(String request) throws IOException {
    try (TraceReader rows = GeneratedBytes.trace(request).open()) {
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        if (row instanceof OperationRow operation && operation.kind() == OperationKind.OPEN) {
          return String.valueOf(operation.flags());
        }
      }
    }
    throw new AssertionError("nothing is opened");
  }

  @Test
  void sequentialThreadsEachGoThroughTheWholeFileAgainAndAgain() throws IOException {
    List<OperationRow> rows = transfers("CrystalDiskMark_SEQ,size=16MiB,total=64MiB,threads=2");
    assertThat(rows)
        .hasSize(4)
        .allMatch(row -> row.offsetBytes() == 0 && row.count() == 16)
        .extracting(OperationRow::streamId)
        .containsExactly(0, 0, 1, 1);
  }

  /** 16,384 draws among 4,096 blocks: each has 4 on average, and 1.8 % have none. */
  @Test
  void randomBlocksAreDrawnFromTheWholeFileWithRepetition() throws IOException {
    int[] visits = new int[4_096];
    for (OperationRow row : transfers("CrystalDiskMark_RND,size=16MiB,total=64MiB")) {
      for (long i = 0; i < row.count(); i++) {
        assertThat(row.offsetBytesOf(i) % 4_096).isZero();
        visits[(int) (row.offsetBytesOf(i) / 4_096)]++;
      }
    }
    long never = java.util.Arrays.stream(visits).filter(count -> count == 0).count();
    assertThat(never).isBetween(40L, 115L);
    assertThat(java.util.Arrays.stream(visits).max().orElseThrow()).isBetween(9, 20);
  }

  @ParameterizedTest
  @CsvSource({
    "AmorphousDiskMark_SEQ, 1048576, 8",
    "AmorphousDiskMark_SEQ, 1048576, 1",
    "AmorphousDiskMark_RND, 4096, 64",
    "AmorphousDiskMark_RND, 4096, 1"
  })
  void amorphousDiskMark(String name, long blockBytes, int depth) throws IOException {
    for (String read : List.of("100%", "0%")) {
      TraceProfile profile =
          profile(name + ",depth=" + depth + ",size=64MiB,total=64MiB,read=" + read);

      assertThat(profile.blocks()).extracting(BlockUse::lengthBytes).containsExactly(blockBytes);
      assertThat(profile.streams()).extracting(StreamUse::depth).containsExactly(depth);
      assertThat(profile.fileSet().files()).isEqualTo(1);
      assertThat(read.equals("100%") ? profile.bytesRead() : profile.bytesWritten())
          .isEqualTo(67_108_864);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Xbench_SEQ, 4KiB, 4096",
    "Xbench_SEQ, 256KiB, 262144",
    "Xbench_RND, 4KiB, 4096",
    "Xbench_RND, 256KiB, 262144"
  })
  void xbench(String name, String block, long blockBytes) throws IOException {
    for (String read : List.of("100%", "0%")) {
      TraceProfile profile = profile(name + ",block=" + block + ",size=64MiB,read=" + read);

      assertThat(profile.blocks()).extracting(BlockUse::lengthBytes).containsExactly(blockBytes);
      assertThat(profile.streams()).extracting(StreamUse::depth).containsExactly(1);
      assertThat(profile.workingSet().bytes()).isEqualTo(67_108_864);
      assertThat(read.equals("100%") ? profile.bytesRead() : profile.bytesWritten())
          .isEqualTo(67_108_864);
      double percent = profile.sequentiality().percent();
      assertThat(percent)
          .isBetween(name.equals("Xbench_SEQ") ? 99.0 : 0.0, percent < 2 ? 2 : 100.0);
    }
  }

  /** Bytes per frame as published. */
  @ParameterizedTest
  @CsvSource({
    "1080p, 8-bit, 4147200",
    "1080p, 10-bit, 5529600",
    "UHD, 8-bit, 16588800",
    "UHD, 10-bit, 22118400",
    "4K, 8-bit, 17694720",
    "4K, 10-bit, 23777280",
    "5K, 8-bit, 27648000",
    "5K, 10-bit, 36979200"
  })
  void frames(String resolution, String format, long frameBytes) throws IOException {
    String picture = ",size=256MB,resolution=" + resolution + ",format=" + format;
    long frames = 256_000_000 / frameBytes;
    for (String name : List.of("AJA_Write", "AJA_Read", "FrameFiles_Write", "FrameFiles_Read")) {
      TraceProfile profile = profile(name + picture);

      assertThat(profile.blocks()).extracting(BlockUse::lengthBytes).containsExactly(frameBytes);
      assertThat(profile.sequentiality().transfers()).isEqualTo(frames);
      assertThat(name.endsWith("Write") ? profile.bytesWritten() : profile.bytesRead())
          .isEqualTo(frames * frameBytes);
      assertThat(profile.filesTouched()).isEqualTo(name.startsWith("AJA") ? 1 : frames);
      assertThat(profile.fileSet().bytes())
          .isEqualTo(name.endsWith("Write") ? 0 : frames * frameBytes);
      assertThat(profile.streams()).extracting(StreamUse::depth).containsExactly(1);
    }
  }

  @Test
  void picturesOfOtherSizesAreTaken() throws IOException {
    TraceProfile profile = profile("AJA_Write,width=720,height=486,format=8-bit,size=70MB");
    assertThat(profile.largestTransferBytes()).isEqualTo(720 * 486 * 2);
  }

  @Test
  void anUnknownResolutionIsAnsweredWithThoseThereAre() {
    assertThatThrownBy(() -> profile("AJA_Write,resolution=8K"))
        .isInstanceOf(BadInputException.class)
        .hasMessageContaining("unknown choice \"8K\"")
        .hasMessageContaining("1080p, UHD, 4K, 5K");
  }

  /** 1, 10, 2, 9, 3, 8 ... in frames. */
  @ParameterizedTest
  @CsvSource({"AJA_Write", "AJA_Read", "FrameFiles_Write", "FrameFiles_Read"})
  void butterflyGoesFromBothEndsToTheMiddle(String name) throws IOException {
    assertThat(frameNumbers(name, "butterfly")).containsExactly(1, 10, 2, 9, 3, 8, 4, 7, 5, 6);
    assertThat(frameNumbers(name, "sequential")).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(frameNumbers(name, "random"))
        .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
        .isNotEqualTo(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  }

  private static List<Integer> frameNumbers(String name, String order) throws IOException {
    List<Integer> numbers = new ArrayList<>();
    for (OperationRow row : transfers(name + ",size=55.3MB,rate=24fps,order=" + order)) {
      String path = row.requiredPath().toString();
      for (long i = 0; i < row.count(); i++) {
        numbers.add(
            path.startsWith("frames/f")
                ? Integer.parseInt(path.substring(8, 14)) + 1
                : (int) (row.offsetBytesOf(i) / 5_529_600) + 1);
      }
    }
    return numbers;
  }

  @ParameterizedTest
  @CsvSource({"AJA_Write", "FrameFiles_Read"})
  void framesAreDueAtTheirRate(String name) throws IOException {
    TraceProfile profile = profile(name + ",size=1GB,rate=50fps");
    assertThat(profile.scheduledMicros().orElseThrow()).isEqualTo(179 * 20_000L);
  }

  @Test
  void aFrameTestOfOneFilePerFrameHasTheirFiles() throws IOException {
    try (TraceReader rows = GeneratedBytes.trace("FrameFiles_Read,size=256MB").open()) {
      List<FileRow> files = new ArrayList<>();
      for (TraceRow row = rows.next(); row != null; row = rows.next()) {
        if (row instanceof FileRow file) {
          files.add(file);
        }
      }
      assertThat(files).hasSize(46).allMatch(file -> file.lengthBytes() == 5_529_600);
    }
  }
}
