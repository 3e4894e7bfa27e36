package io.nasreplay.generators.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.nasreplay.generators.compile.TraceText;
import io.nasreplay.traces.model.OperationKind;
import io.nasreplay.traces.profile.BlockUse;
import io.nasreplay.traces.profile.KindUse;
import io.nasreplay.traces.profile.TraceProfile;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said of the tests with many kinds of operation, against what is generated. */
class CopiesAndDocumentsTest {
  private static final int KIB = 1024;

  /** NASPT: files, bytes read and written, percent sequential; within 1 % and half a point. */
  @ParameterizedTest
  @CsvSource({
    "OfficeProductivity, 600, 1400000000, 1400000000, 81",
    "FileCopyToNAS, 1, 0, 4000000000, 100",
    "FileCopyFromNAS, 1, 4000000000, 0, 100",
    "PhotoAlbum, 169, 1200000000, 0, 80",
  })
  void filesBytesAndOrder(String name, int files, long read, long written, double percent)
      throws IOException {
    TraceProfile profile = profile(name);
    assertThat(profile.filesTouched()).isEqualTo(files);
    assertThat((double) profile.bytesRead()).isCloseTo(read, within(0.01 * read));
    assertThat((double) profile.bytesWritten()).isCloseTo(written, within(0.01 * written));
    assertThat(profile.sequentiality().percent()).isCloseTo(percent, within(0.5));
  }

  /** NASPT: 98 files, 39 % sequential, 95 % writes, accesses of 1 to 4 KiB, writes to 64 KiB. */
  @Test
  void contentCreation() throws IOException {
    TraceProfile profile = profile("ContentCreation");
    assertThat(profile.filesTouched()).isEqualTo(98);
    assertThat(profile.sequentiality().percent()).isCloseTo(39, within(0.5));
    double writes = count(profile, OperationKind.WRITE);
    assertThat(100 * writes / profile.sequentiality().transfers()).isCloseTo(95, within(0.5));
    assertThat(largest(profile)).isEqualTo(64 * KIB);
    assertThat(share(profile, OperationKind.WRITE, 1 * KIB, 2 * KIB, 4 * KIB)).isGreaterThan(0.48);
  }

  /** NASPT: reads of 1 and 4 KiB, mostly 1 KiB writes. */
  @Test
  void officeProductivity() throws IOException {
    TraceProfile profile = profile("OfficeProductivity");
    assertThat(share(profile, OperationKind.READ, 1 * KIB, 4 * KIB)).isGreaterThan(0.99);
    assertThat(share(profile, OperationKind.WRITE, 1 * KIB)).isCloseTo(0.9, within(0.005));
    assertThat(largest(profile)).isEqualTo(4 * KIB);
  }

  /** NASPT: reads of many sizes. */
  @Test
  void photoAlbum() throws IOException {
    assertThat(profile("PhotoAlbum").blocks().stream().filter(use -> use.count() > 1000))
        .extracting(BlockUse::lengthBytes)
        .contains(512L, 1024L, 2048L, 4096L, 8192L, 16_384L, 32_768L, 65_536L);
  }

  /** NASPT: one large file in 64 KiB. */
  @ParameterizedTest
  @CsvSource({"FileCopyToNAS, WRITE", "FileCopyFromNAS, READ"})
  void fileCopy(String name, OperationKind kind) throws IOException {
    TraceProfile profile = profile(name);
    assertThat(share(profile, kind, 64 * KIB)).isGreaterThan(0.9999);
    assertThat(largest(profile)).isEqualTo(64 * KIB);
  }

  /** NASPT: 2,833 files, 247 MB, up to 64 KiB; create, open, close and stat dominate. */
  @ParameterizedTest
  @CsvSource({"DirectoryCopyToNAS, WRITE", "DirectoryCopyFromNAS, READ"})
  void directoryCopy(String name, OperationKind kind) throws IOException {
    TraceProfile profile = profile(name);
    assertThat(profile.filesTouched()).isEqualTo(2833);
    assertThat((double) profile.bytesRead() + profile.bytesWritten())
        .isCloseTo(247e6, within(0.01 * 247e6));
    assertThat(largest(profile)).isEqualTo(64 * KIB);
    assertThat(count(profile, OperationKind.OPEN)).isEqualTo(2833);
    assertThat(count(profile, OperationKind.CLOSE)).isEqualTo(2833);
    assertThat(count(profile, OperationKind.STAT)).isGreaterThanOrEqualTo(2833);
    assertThat(profile.operations()).isGreaterThan(2 * count(profile, kind));
  }

  /** "time cp": 10,240 files of 10 KB, 100 MB together; 1 file of 1 GB. */
  @ParameterizedTest
  @CsvSource({
    "cp-large-to, 1, 0, 1073741824, 131072",
    "cp-large-from, 1, 1073741824, 0, 131072",
    "cp-small-to, 10240, 0, 104857600, 10240",
    "cp-small-from, 10240, 104857600, 0, 10240",
  })
  void cpSet(String name, int files, long read, long written, long block) throws IOException {
    TraceProfile profile = profile(name);
    assertThat(profile.filesTouched()).isEqualTo(files);
    assertThat(profile.bytesRead()).isEqualTo(read);
    assertThat(profile.bytesWritten()).isEqualTo(written);
    assertThat(profile.blocks()).extracting(BlockUse::lengthBytes).containsOnly(block);
  }

  @Test
  void cpDeletesWithoutMovingAByte() throws IOException {
    TraceProfile profile = profile("cp-small-delete");
    assertThat(profile.fileSet().files()).isEqualTo(10_240);
    assertThat(profile.fileSet().bytes()).isEqualTo(104_857_600);
    assertThat(count(profile, OperationKind.DELETE)).isEqualTo(10_240);
    assertThat(profile.sequentiality().transfers()).isZero();
  }

  /** What strace shows of cp of coreutils 9.1, between two file systems, on the target's side. */
  @Test
  void cpIssuesWhatCpIssues() {
    assertThat(kinds("cp-large-to,size=256KiB")).containsExactly("stat", "open", "write", "close");
    assertThat(kinds("cp-small-to,files=2"))
        .containsExactly(
            "stat", "mkdir", "stat", "open", "write", "close", "open", "write", "close");
    assertThat(kinds("cp-small-from,files=1"))
        .containsExactly("stat", "list", "stat", "open", "read", "close");
    assertThat(kinds("cp-small-delete,files=2"))
        .containsExactly("stat", "list", "delete", "delete", "rmdir");
  }

  /** SmallNetBuilder: 38 files, 4,680,843,264 bytes, 10 KB to 1 GB each. */
  @ParameterizedTest
  @CsvSource({"snb-folder-to, WRITE", "snb-folder-from, READ"})
  void folderCopy(String name, OperationKind kind) throws IOException {
    TraceProfile profile = profile(name);
    assertThat(profile.filesTouched()).isEqualTo(38);
    assertThat(profile.bytesRead() + profile.bytesWritten()).isEqualTo(4_680_843_264L);
    assertThat(fileSizes(name, kind))
        .hasSize(38)
        .contains(10_000L, 1_000_000_000L)
        .allMatch(size -> size >= 10_000 && size <= 1_000_000_000);
  }

  /** The parts of a disk image as Time Machine makes it: bands of 8 MiB. */
  @Test
  void backupBandsAreOfEightMebibytes() {
    List<Long> new8 =
        fileSizes("backup-bands,bands=3,book=0", OperationKind.WRITE).stream()
            .filter(size -> size > KIB)
            .toList();
    assertThat(new8).hasSize(3).containsOnly(8_388_608L);
  }

  /** Every file of the backup is made durable, renamed into place and read back. */
  @Test
  void backupFilesAreMadeSafeAndReadBack() throws IOException {
    TraceProfile profile = profile("backup-small-files");
    assertThat(count(profile, OperationKind.FLUSH)).isEqualTo(4000);
    assertThat(count(profile, OperationKind.RENAME)).isEqualTo(4000);
    assertThat(profile.bytesRead()).isEqualTo(profile.bytesWritten());
  }

  @Test
  void virtualMachineMixesSmallBlocksAndFlushes() throws IOException {
    TraceProfile profile = profile("vm-image");
    assertThat(profile.blocks())
        .allMatch(use -> use.lengthBytes() <= 64 * KIB)
        .extracting(BlockUse::lengthBytes)
        .contains(4096L, 65_536L);
    double reads = count(profile, OperationKind.READ);
    assertThat(reads / profile.sequentiality().transfers()).isCloseTo(0.6, within(0.005));
    assertThat(count(profile, OperationKind.FLUSH)).isEqualTo(512);
  }

  @Test
  void familyHasFourUsersAndTheirPace() throws IOException {
    TraceProfile profile = profile("family-of-four");
    assertThat(profile.streams()).hasSize(4);
    // 1,200 MB of film at 40 Mbit/s are 4 minutes.
    assertThat(profile.scheduledMicros().orElseThrow()).isBetween(239_000_000L, 260_000_000L);
  }

  private static TraceProfile profile(String request) throws IOException {
    return TraceProfile.of(GeneratedBytes.trace(request));
  }

  private static List<String> kinds(String request) {
    return TraceText.operations(GeneratedBytes.trace(request)).stream()
        .map(row -> row.kind().token())
        .toList();
  }

  /** Bytes moved of each file. */
  private static Collection<Long> fileSizes(String request, OperationKind kind) {
    Map<?, Long> sizes =
        TraceText.operations(GeneratedBytes.trace(request)).stream()
            .filter(row -> row.kind() == kind)
            .collect(
                Collectors.groupingBy(
                    row -> row.requiredPath(), Collectors.summingLong(row -> row.transferBytes())));
    return sizes.values();
  }

  private static long count(TraceProfile profile, OperationKind kind) {
    return profile.kinds().stream()
        .filter(use -> use.kind() == kind)
        .mapToLong(KindUse::count)
        .sum();
  }

  private static long largest(TraceProfile profile) {
    return profile.blocks().stream().mapToLong(BlockUse::lengthBytes).max().orElse(0);
  }

  /** The share of these sizes in the operations of a kind. */
  private static double share(TraceProfile profile, OperationKind kind, long... lengthsBytes) {
    Set<Long> wanted = Arrays.stream(lengthsBytes).boxed().collect(Collectors.toUnmodifiableSet());
    Stream<BlockUse> uses =
        profile.blocks().stream()
            .filter(use -> use.kind() == kind && wanted.contains(use.lengthBytes()));
    return (double) uses.mapToLong(BlockUse::count).sum() / count(profile, kind);
  }
}
