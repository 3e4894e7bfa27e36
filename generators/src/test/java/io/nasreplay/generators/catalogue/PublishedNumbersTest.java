package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.Lists;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.profile.BlockUse;
import io.nasreplay.traces.profile.StreamUse;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers that the sources print, against what a profile of the generated trace counts. */
class PublishedNumbersTest {
  private static final int KIB_256 = 256 * 1024;

  /** Intel NAS Performance Toolkit 1.7.1: files, bytes read and written, percent sequential. */
  @ParameterizedTest
  @CsvSource({
    "HDVideo_1Play, 1, 1300000000, 0, 99.5",
    "HDVideo_2Play, 2, 1400000000, 0, 18.1",
    "HDVideo_4Play, 4, 1240000000, 0, 9.6",
    "HDVideo_1Record, 1, 0, 1600000000, 99.9",
    "HDVideo_1Play_1Record, 2, 700000000, 700000000, 18",
  })
  void hdVideoTests(String name, int files, long read, long written, double percentSequential)
      throws IOException {
    TraceProfile profile = TraceProfile.of(GeneratedBytes.trace(name));
    assertThat(profile.filesTouched()).isEqualTo(files);
    assertThat((double) profile.bytesRead()).isCloseTo(read, within(0.005 * read));
    assertThat((double) profile.bytesWritten()).isCloseTo(written, within(0.005 * written));
    assertThat(profile.sequentiality().percent()).isCloseTo(percentSequential, within(0.5));
    assertThat(shareOf256KiB(profile)).isGreaterThan(0.99);
    assertThat(profile.streams()).hasSize(1);
  }

  private static double shareOf256KiB(TraceProfile profile) {
    long large =
        profile.blocks().stream()
            .filter(block -> block.lengthBytes() == KIB_256)
            .mapToLong(BlockUse::count)
            .sum();
    return (double) large / profile.sequentiality().transfers();
  }

  /** HDVideo_4Play: four videos of 310 MB each. */
  @ParameterizedTest
  @CsvSource("HDVideo_4Play, 310000000")
  void eachOfTheFourVideosHasItsSize(String name, long bytes) throws IOException {
    TraceProfile profile = TraceProfile.of(GeneratedBytes.trace(name));
    assertThat(profile.fileSet().files()).isEqualTo(4);
    assertThat(profile.fileSet().bytes()).isEqualTo(4 * bytes);
    assertThat(profile.workingSet().complete()).isTrue();
    assertThat((double) profile.workingSet().bytes()).isCloseTo(4.0 * bytes, within(40_000.0));
  }

  static Stream<List<Object>> sequentialFamily() {
    return Lists.<Object>cartesianProduct(
        List.of("ixbt-read", "ixbt-write", "ixbt-read-write"),
        List.of(1, 2, 4, 8, 16, 32),
        List.of(1, 2, 4, 8, 16, 32))
        .stream();
  }

  /** 1 to 32 GiB in all, over 1 to 32 streams, in blocks of 256 KiB. */
  @ParameterizedTest
  @MethodSource("sequentialFamily")
  void ixbtSequentialFamily(List<Object> entry) throws IOException {
    checkFamily(entry.get(0) + ",access=sequential", (int) entry.get(1), (int) entry.get(2));
  }

  @ParameterizedTest
  @CsvSource({
    "ixbt-read, 32, 1",
    "ixbt-read, 2, 32",
    "ixbt-write, 1, 1",
    "ixbt-write, 4, 8",
    "ixbt-read-write, 2, 1",
    "ixbt-read-write, 1, 16"
  })
  void ixbtRandomFamily(String name, int sizeGib, int streams) throws IOException {
    TraceProfile profile = checkFamily(name + ",access=random", sizeGib, streams);
    assertThat(profile.sequentiality().percent()).isLessThan(1.5);
    assertThat(profile.workingSet().bytes()).isEqualTo((long) sizeGib << 30);
  }

  private static TraceProfile checkFamily(String request, int sizeGib, int streams)
      throws IOException {
    TraceProfile profile =
        TraceProfile.of(
            GeneratedBytes.trace(request + ",size=" + sizeGib + "GiB,streams=" + streams));
    long bytes = (long) sizeGib << 30;
    boolean reads = request.startsWith("ixbt-read");
    boolean writes = !request.startsWith("ixbt-read,");
    int users = reads && writes ? 2 * streams : streams;
    assertThat(profile.bytesRead()).isEqualTo(!reads ? 0 : writes ? bytes / 2 : bytes);
    assertThat(profile.bytesWritten()).isEqualTo(bytes - profile.bytesRead());
    assertThat(profile.filesTouched()).isEqualTo(users);
    assertThat(profile.streams())
        .hasSize(users)
        .extracting(StreamUse::bytesRead, StreamUse::bytesWritten)
        .allMatch(t -> (long) t.toList().get(0) + (long) t.toList().get(1) == bytes / users);
    assertThat(profile.blocks())
        .allMatch(block -> block.lengthBytes() == KIB_256)
        .extracting(BlockUse::kind)
        .containsExactlyElementsOf(kinds(reads, writes));
    return profile;
  }

  private static List<OperationKind> kinds(boolean reads, boolean writes) {
    return Stream.of(OperationKind.READ, OperationKind.WRITE)
        .filter(kind -> kind == OperationKind.READ ? reads : writes)
        .toList();
  }
}
